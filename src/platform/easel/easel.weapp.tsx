import { Canvas } from '@tarojs/components'
import Taro from '@tarojs/taro'
import { faceName, loadFace } from '../canvas/face'
import { isGivenUp, says } from '../privacy/given-up'
import { loaded, facesAfter } from './arrival'
import type { Easel, EaselDoor, EaselPaper, KeepEnd, Photo } from './types'
import { quality } from './types'

const font = `'${faceName}', 'PingFang SC', 'HarmonyOS Sans SC', 'MiSans', sans-serif`

interface CanvasPhoto extends Photo {
  src: string
  onload: () => void
  onerror: () => void
}

interface PhotoPaper extends EaselPaper {
  readonly drawImage: (image: CanvasPhoto, ...places: readonly number[]) => void
}

interface CanvasNode {
  width: number
  height: number
  readonly getContext: (kind: '2d') => PhotoPaper
  readonly createImage: () => CanvasPhoto
}

/** The sizes are said, because those of the platform's own choice are larger by the phone's pixel ratio. */
function fileOf(node: CanvasNode): Promise<string | undefined> {
  const { width, height } = node
  const wish = { x: 0, y: 0, width, height, destWidth: width, destHeight: height, fileType: 'jpg', quality } as const
  // The canvas itself, which the types do not know.
  return Taro.canvasToTempFilePath({ ...wish, canvas: node as unknown as Taro.Canvas }).then(
    ({ tempFilePath }) => tempFilePath,
    () => undefined,
  )
}

async function easelOf(node: CanvasNode): Promise<Easel> {
  await facesAfter(loadFace())
  const paper = node.getContext('2d')
  const photos = new Map<Photo, CanvasPhoto>()
  return {
    paper,
    font,
    resize: (width, height) => Object.assign(node, { width, height }),
    load: async (url) => {
      const image = await loaded(node.createImage(), url)
      if (image) photos.set(image, image)
      return image
    },
    drawPhoto: (photo, part, into) => {
      const image = photos.get(photo)
      if (image) paper.drawImage(image, part.x, part.y, part.w, part.h, into.x, into.y, into.w, into.h)
    },
    finish: () => fileOf(node),
  }
}

/** What it says when the album is closed to the app. */
const closed = /fail:? ?auth/

const endOf = (failure: unknown): KeepEnd =>
  isGivenUp(failure) ? 'given up' : says(failure, closed) ? 'denied' : 'failed'

const albumScope = 'scope.writePhotosAlbum'

/** A mini-program draws on an element of the page, out of sight, and keeps pictures in the phone's album. */
export const easel: EaselDoor = {
  Ground: ({ id, className }) => <Canvas id={id} canvasId={id} type='2d' className={className} />,
  open: (id) =>
    new Promise((resolve) => {
      // The element is on the page once what was drawn has been sent there.
      Taro.nextTick(() => {
        Taro.createSelectorQuery()
          .select(`#${id}`)
          .fields({ node: true, size: true })
          .exec(([found]: readonly ({ readonly node?: CanvasNode } | null)[]) =>
            resolve(found?.node ? easelOf(found.node) : undefined),
          )
      })
    }),
  way: 'album',
  keep: (filePath) => Taro.saveImageToPhotosAlbum({ filePath }).then(() => 'done', endOf),
  openSettings: () =>
    Taro.openSetting({}).then(
      ({ authSetting }) => Reflect.get(authSetting, albumScope) === true,
      () => false,
    ),
  release: () => undefined,
}
