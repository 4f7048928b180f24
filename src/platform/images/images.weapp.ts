import Taro from '@tarojs/taro'
import { err, ok } from '@contract/result'
import { withoutTraces } from '@contract/uploads/traces/without-traces'
import { namedAs } from './named-as'
import { randomText } from '../random/random'
import { isGivenUp } from '../privacy/given-up'
import type { Images, PickedImage } from './types'

const lastPart = (path: string) => path.slice(path.lastIndexOf('/') + 1)

const picked = (path: string, sizeBytes: number): PickedImage => ({ localUrl: path, name: lastPart(path), sizeBytes })

/** Where cleaned pictures lie until they are sent. */
const ownFolder = () => Taro.env.USER_DATA_PATH ?? ''

const isOwn = (path: string) => path.startsWith(`${ownFolder()}/clean-`)

const readBytes = (filePath: string): Promise<Uint8Array> =>
  new Promise((resolve, reject) => {
    Taro.getFileSystemManager().readFile({
      filePath,
      success: ({ data }) => (typeof data === 'string' ? reject(new Error('text')) : resolve(new Uint8Array(data))),
      fail: reject,
    })
  })

const writeBytes = (filePath: string, { buffer }: { readonly buffer: ArrayBuffer }): Promise<void> =>
  new Promise((resolve, reject) => {
    Taro.getFileSystemManager().writeFile({ filePath, data: buffer, success: () => resolve(), fail: reject })
  })

async function cleaned(image: PickedImage): Promise<PickedImage | null> {
  const bytes = await readBytes(image.localUrl)
  const clean = withoutTraces(bytes)
  if (!clean) return null
  const name = namedAs(image.name, clean.extensions)
  if (clean.bytes.length === bytes.length && name === image.name) return image
  const path = `${ownFolder()}/clean-${randomText(10)}-${name}`
  await writeBytes(path, new Uint8Array(clean.bytes))
  return { localUrl: path, name, sizeBytes: clean.bytes.length }
}

/** Pictures in the mini-program. See `types.ts`. */
export const images: Images = {
  pick: (count) =>
    Taro.chooseMedia({ count, mediaType: ['image'], sourceType: ['album', 'camera'], sizeType: ['compressed'] }).then(
      ({ tempFiles }) => ok(tempFiles.map((file) => picked(file.tempFilePath, file.size))),
      (failure: unknown) => (isGivenUp(failure) ? ok([]) : err('no-access')),
    ),
  cleaned: (image) => cleaned(image).catch(() => null),
  release: ({ localUrl }) => {
    if (isOwn(localUrl)) Taro.getFileSystemManager().unlink({ filePath: localUrl, fail: () => undefined })
  },
  preview: (urls, at) => {
    void Taro.previewImage({ urls: [...urls], current: urls[at] ?? '' }).catch(() => undefined)
    return true
  },
}
