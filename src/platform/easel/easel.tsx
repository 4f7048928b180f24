import { device } from '../device/device'
import { facesAfter, loaded } from './arrival'
import type { Easel, EaselDoor, Photo } from './types'
import { quality } from './types'

const font = "'Plate Num', -apple-system, 'PingFang SC', 'HarmonyOS Sans SC', 'MiSans', 'Noto Sans CJK SC', sans-serif"

const isMessenger = () => device.platform === 'messenger'

/** A canvas does not wait for the face of figures, so it is loaded before. */
const loadFaces = () =>
  facesAfter(Promise.all([500, 600].map((weight) => document.fonts.load(`${weight} 32px 'Plate Num'`, '0128¥'))))

/** Asked for with CORS: one that came without it would make the canvas unreadable. */
const loadPhoto = (url: string) => loaded(Object.assign(new Image(), { crossOrigin: 'anonymous' }), url)

/** The address holds the picture itself where only a finger keeps it: WeChat saves and sends no others for sure. */
const fileOf = (canvas: HTMLCanvasElement): Promise<string | undefined> =>
  new Promise((resolve) => {
    if (isMessenger()) return resolve(canvas.toDataURL('image/jpeg', quality))
    canvas.toBlob((blob) => resolve(blob === null ? undefined : URL.createObjectURL(blob)), 'image/jpeg', quality)
  })

async function open(): Promise<Easel | undefined> {
  const canvas = document.createElement('canvas')
  const paper = canvas.getContext('2d')
  if (!paper) return undefined
  await loadFaces()
  const photos = new Map<Photo, HTMLImageElement>()
  return {
    paper,
    font,
    resize: (width, height) => Object.assign(canvas, { width, height }),
    load: async (url) => {
      const image = await loadPhoto(url)
      if (!image) return undefined
      const photo = { width: image.naturalWidth, height: image.naturalHeight }
      photos.set(photo, image)
      return photo
    },
    drawPhoto: (photo, part, into) => {
      const image = photos.get(photo)
      if (image) paper.drawImage(image, part.x, part.y, part.w, part.h, into.x, into.y, into.w, into.h)
    },
    finish: () => fileOf(canvas).catch(() => undefined),
  }
}

/** In a browser the picture is an `img` that a finger keeps, and a download where there are any: WeChat's browser has none. */
export const easel: EaselDoor = {
  Ground: () => null,
  open,
  way: isMessenger() ? 'press' : 'download',
  keep: (url, name) => {
    const link = document.createElement('a')
    link.href = url
    link.download = name
    document.body.append(link)
    link.click()
    link.remove()
    return Promise.resolve('done')
  },
  openSettings: () => Promise.resolve(false),
  release: (url) => URL.revokeObjectURL(url),
}
