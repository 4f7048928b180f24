import { device } from '@/platform/device/device'
import { easel } from '@/platform/easel/easel'
import type { Easel } from '@/platform/easel/types'

// A browser's easel, with a canvas that draws nothing and photos that come when a test says so.

class GivenPhoto {
  static readonly asked: GivenPhoto[] = []
  crossOrigin: string | null = null
  src = ''
  naturalWidth = 40
  naturalHeight = 30
  onload = (): void => undefined
  onerror = (): void => undefined

  constructor() {
    GivenPhoto.asked.push(this)
  }
}

const drawn: unknown[][] = []
const freed: string[] = []
let blobOf = (): Blob | null => new Blob(['a picture'])
const { Image, URL } = globalThis
const fonts = { load: () => Promise.reject(new Error('no such face')) }

beforeEach(() => {
  GivenPhoto.asked.length = 0
  drawn.length = 0
  freed.length = 0
  blobOf = () => new Blob(['a picture'])
  Object.assign(globalThis, { Image: GivenPhoto })
  Object.assign(URL, { createObjectURL: () => 'blob:made', revokeObjectURL: (url: string) => freed.push(url) })
  Object.assign(document, { fonts })
  const paper = { drawImage: (...places: unknown[]) => drawn.push(places) }
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(paper as never)
  jest.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((give) => give(blobOf()))
})
afterEach(() => {
  jest.restoreAllMocks()
  jest.useRealTimers()
  Object.assign(globalThis, { Image })
})

async function opened(): Promise<Easel> {
  const found = await easel.open('')
  if (!found) throw new Error('no easel')
  return found
}

it('is none where a browser has no canvas', async () => {
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
  expect(await easel.open('')).toBeUndefined()
})

it('asks for a photo with CORS, so that the canvas stays readable, and draws the wanted part of it', async () => {
  const { load, drawPhoto } = await opened()
  const coming = load('https://pic.example.com/a.jpg')
  const [asked] = GivenPhoto.asked
  expect(asked).toMatchObject({ crossOrigin: 'anonymous', src: 'https://pic.example.com/a.jpg' })
  asked?.onload()
  const photo = await coming
  if (!photo) throw new Error('no photo')
  expect(photo).toEqual({ width: 40, height: 30 })
  drawPhoto(photo, { x: 1, y: 2, w: 3, h: 4 }, { x: 5, y: 6, w: 7, h: 8 })
  drawPhoto({ width: 40, height: 30 }, { x: 0, y: 0, w: 1, h: 1 }, { x: 0, y: 0, w: 1, h: 1 })
  expect(drawn).toEqual([[asked, 1, 2, 3, 4, 5, 6, 7, 8]])
})

it('goes without faces that do not come, and not before they are late', async () => {
  Object.assign(document, { fonts: { load: () => new Promise(() => undefined) } })
  jest.useFakeTimers()
  let isOpen = false
  const opening = easel.open('').then(() => (isOpen = true))
  await jest.advanceTimersByTimeAsync(1_999)
  expect(isOpen).toBe(false)
  await jest.advanceTimersByTimeAsync(1)
  await opening
  expect(isOpen).toBe(true)
})

it('goes without a photo that fails, and without one that does not come', async () => {
  const { load } = await opened()
  const failing = load('https://pic.example.com/a.jpg')
  GivenPhoto.asked[0]?.onerror()
  expect(await failing).toBeUndefined()
  jest.useFakeTimers()
  const late = load('https://pic.example.com/b.jpg')
  jest.advanceTimersByTime(8_000)
  expect(await late).toBeUndefined()
})

it('gives the picture itself where only a finger keeps it, as in WeChat', async () => {
  jest.replaceProperty(device, 'platform', 'messenger')
  jest.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockReturnValue('data:image/jpeg;base64,AA==')
  const { finish } = await opened()
  expect(await finish()).toBe('data:image/jpeg;base64,AA==')
})

it('makes a file, and none when the browser gives none or refuses', async () => {
  const { finish } = await opened()
  expect(await finish()).toBe('blob:made')
  blobOf = () => null
  expect(await finish()).toBeUndefined()
  blobOf = () => {
    throw new DOMException('tainted', 'SecurityError')
  }
  expect(await finish()).toBeUndefined()
})

it('keeps a file as a download under its name, and frees it', async () => {
  const clicked: (readonly [string, string])[] = []
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    clicked.push([this.href, this.download])
  })
  expect(await easel.keep('blob:made', 'menpai-3021.jpg')).toBe('done')
  expect(clicked).toEqual([['blob:made', 'menpai-3021.jpg']])
  expect(document.querySelector('a')).toBeNull()
  easel.release('blob:made')
  expect(freed).toEqual(['blob:made'])
  expect(await easel.openSettings()).toBe(false)
})
