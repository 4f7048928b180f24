import Taro from '@tarojs/taro'
import { withoutTraces } from '@contract/uploads/traces/without-traces'
import { randomText } from '../random/random'
import { cleanedPath } from './cleaned-path'
import { namedAs } from './named-as'
import type { CleanPicture, PickedImage } from './types'

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
  const path = cleanedPath(Taro.env.USER_DATA_PATH, `${randomText(10)}-${name}`)
  await writeBytes(path, new Uint8Array(clean.bytes))
  return { localUrl: path, name, sizeBytes: clean.bytes.length }
}

/** See `types.ts`. */
export const cleanPicture: CleanPicture = (image) => cleaned(image).catch(() => null)
