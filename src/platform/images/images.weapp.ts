import Taro from '@tarojs/taro'
import { err, ok } from '@contract/result'
import { isGivenUp } from '../privacy/given-up'
import { isCleaned } from './cleaned-path'
import type { Images, PickedImage } from './types'

const lastPart = (path: string) => path.slice(path.lastIndexOf('/') + 1)

const picked = (path: string, sizeBytes: number): PickedImage => ({ localUrl: path, name: lastPart(path), sizeBytes })

/** Pictures in the mini-program. See `types.ts`. */
export const images: Images = {
  pick: (count) =>
    Taro.chooseMedia({ count, mediaType: ['image'], sourceType: ['album', 'camera'], sizeType: ['compressed'] }).then(
      ({ tempFiles }) => ok(tempFiles.map((file) => picked(file.tempFilePath, file.size))),
      (failure: unknown) => (isGivenUp(failure) ? ok([]) : err('no-access')),
    ),
  release: ({ localUrl }) => {
    if (isCleaned(Taro.env.USER_DATA_PATH, localUrl))
      Taro.getFileSystemManager().unlink({ filePath: localUrl, fail: () => undefined })
  },
  preview: (urls, at) => {
    void Taro.previewImage({ urls: [...urls], current: urls[at] ?? '' }).catch(() => undefined)
    return true
  },
}
