import type * as easelDoor from '@/platform/easel/easel'
import type { Easel } from '@/platform/easel/types'
import { draw, given, show } from './screen'
import { answers, fails, onBothSides, wx, type Side } from './world'

// An easel on both sides, with a canvas that draws nothing and photos that come when a test says so.

class GivenPhoto {
  static readonly asked: GivenPhoto[] = []
  crossOrigin: string | null = null
  src = ''
  naturalWidth = 40
  naturalHeight = 30
  width = 40
  height = 30
  onload = (): void => undefined
  onerror = (): void => undefined

  constructor() {
    GivenPhoto.asked.push(this)
  }
}

const drawn: unknown[][] = []
const freed: string[] = []
const { Image, URL } = globalThis
const paper = { drawImage: (...places: unknown[]) => drawn.push(places) }
/** What comes of a canvas: a file, none, or a refusal. */
let file: 'made' | 'none' | 'refused' = 'made'
let node = { width: 0, height: 0 }

function fromBrowser(give: (blob: Blob | null) => void): void {
  if (file === 'refused') throw new DOMException('tainted', 'SecurityError')
  give(file === 'made' ? new Blob(['a picture']) : null)
}

beforeEach(() => {
  GivenPhoto.asked.length = drawn.length = freed.length = 0
  file = 'made'
  Object.assign(globalThis, { Image: GivenPhoto })
  Object.assign(URL, { createObjectURL: () => 'blob:made', revokeObjectURL: (url: string) => freed.push(url) })
  Object.assign(document, { fonts: { load: () => Promise.reject(new Error('no such face')) } })
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(paper as never)
  jest.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(fromBrowser)
  wx.loadFontFace = fails('loadFontFace:fail')
  wx.canvasToTempFilePath = (asked: object) =>
    file === 'made' ? answers({ tempFilePath: 'wxfile://made.jpg' })(asked) : fails('canvasToTempFilePath:fail')(asked)
  node = Object.assign({ width: 0, height: 0 }, { getContext: () => paper, createImage: () => new GivenPhoto() })
})
afterEach(() => {
  Object.assign(globalThis, { Image })
  Reflect.deleteProperty(document, 'fonts')
})

const onScreen = (side: Side) => show(side, { easel: { left: 0, top: 0, width: 9, height: 9, node } })

async function opened({ easel }: typeof easelDoor, side: Side): Promise<Easel> {
  onScreen(side)
  const found = await easel.open('easel')
  if (!found) throw new Error('no easel')
  return found
}

onBothSides<typeof easelDoor>('platform/easel/easel', (open, side) => {
  const isMini = side === 'mini-program'
  const made = isMini ? 'wxfile://made.jpg' : 'blob:made'

  it('is none where nothing can be drawn', async () => {
    jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
    show(side, {})
    expect(await open().easel.open('easel')).toBeUndefined()
  })

  it('draws the element that it needs', () => {
    const { Ground } = open().easel
    const page = draw(<Ground id='easel' className='out' />)
    expect(isMini ? given('Canvas')['id'] : page.innerHTML).toBe(isMini ? 'easel' : '')
  })

  it('has the size that it is given', async () => {
    const created = jest.spyOn(document, 'createElement')
    const { resize } = await opened(open(), side)
    resize(1500, 900)
    const made: unknown = isMini ? node : created.mock.results.map(({ value }) => value as unknown).pop()
    expect(made).toMatchObject({ width: 1500, height: 900 })
  })

  it('draws the wanted part of a photo that has come, and of no other; a browser asks for it with CORS', async () => {
    const { load, drawPhoto } = await opened(open(), side)
    const coming = load('https://pic.example.com/a.jpg')
    const [asked] = GivenPhoto.asked
    expect(asked).toMatchObject({ crossOrigin: isMini ? null : 'anonymous', src: 'https://pic.example.com/a.jpg' })
    asked?.onload()
    const photo = await coming
    if (!photo) throw new Error('no photo')
    expect([photo.width, photo.height]).toEqual([40, 30])
    drawPhoto(photo, { x: 1, y: 2, w: 3, h: 4 }, { x: 5, y: 6, w: 7, h: 8 })
    drawPhoto({ width: 40, height: 30 }, { x: 0, y: 0, w: 1, h: 1 }, { x: 0, y: 0, w: 1, h: 1 })
    expect(drawn).toEqual([[asked, 1, 2, 3, 4, 5, 6, 7, 8]])
  })

  it('goes without faces that do not come, and not before they are late', async () => {
    Object.assign(document, { fonts: { load: () => new Promise(() => undefined) } })
    wx.loadFontFace = () => undefined
    onScreen(side)
    const { easel } = open()
    jest.useFakeTimers()
    let isOpen = false
    const opening = easel.open('easel').then(() => (isOpen = true))
    await jest.advanceTimersByTimeAsync(1_999)
    expect(isOpen).toBe(false)
    await jest.advanceTimersByTimeAsync(1)
    await opening
    expect(isOpen).toBe(true)
  })

  it('goes without a photo that fails, and without one that does not come', async () => {
    const { load } = await opened(open(), side)
    const failing = load('https://pic.example.com/a.jpg')
    GivenPhoto.asked[0]?.onerror()
    expect(await failing).toBeUndefined()
    jest.useFakeTimers()
    const late = load('https://pic.example.com/b.jpg')
    jest.advanceTimersByTime(8_000)
    expect(await late).toBeUndefined()
  })

  it('makes a file, and none when the platform gives none or refuses', async () => {
    const { finish } = await opened(open(), side)
    expect(await finish()).toBe(made)
    for (file of ['none', 'refused'] as const) expect(await finish()).toBeUndefined()
  })

  it('keeps a file under its name, and frees it where it takes room', async () => {
    const kept: unknown[] = []
    wx.saveImageToPhotosAlbum = ({ filePath, success }: { filePath: string; success: (answer: object) => void }) => {
      kept.push([filePath])
      success({})
    }
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      kept.push([this.href, this.download])
    })
    const { easel } = open()
    expect(easel.way).toBe(isMini ? 'album' : 'download')
    expect(await easel.keep(made, 'menpai-3021.jpg')).toBe('done')
    expect(kept).toEqual([isMini ? [made] : [made, 'menpai-3021.jpg']])
    expect(document.querySelector('a')).toBeNull()
    easel.release(made)
    expect(freed).toEqual(isMini ? [] : [made])
  })

  it.each([
    ['saveImageToPhotosAlbum:fail cancel', 'given up'],
    ['saveImageToPhotosAlbum:fail privacy permission is not authorized', 'given up'],
    ['saveImageToPhotosAlbum:fail auth deny', 'denied'],
    ['saveImageToPhotosAlbum:fail:auth denied', 'denied'],
    ['saveImageToPhotosAlbum:fail authorize no response', 'denied'],
    ['saveImageToPhotosAlbum:fail api scope is not declared in the privacy agreement', 'failed'],
    ['saveImageToPhotosAlbum:fail no such file', 'failed'],
  ])('a picture that an album did not take is told by what WeChat says: %s', async (errMsg, end) => {
    wx.saveImageToPhotosAlbum = fails(errMsg)
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
    expect(await open().easel.keep(made, 'a.jpg')).toBe(isMini ? end : 'done')
  })

  it('the settings are asked whether the album is open now; a browser has none', async () => {
    const { openSettings } = open().easel
    for (const isOpen of [true, false]) {
      wx.openSetting = answers({ authSetting: { 'scope.writePhotosAlbum': isOpen } })
      expect(await openSettings()).toBe(isMini && isOpen)
    }
    wx.openSetting = fails('openSetting:fail')
    expect(await openSettings()).toBe(false)
  })

  it('gives the picture itself where only a finger keeps it, as in WeChat’s browser', async () => {
    jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue('MicroMessenger')
    jest.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockReturnValue('data:image/jpeg;base64,AA==')
    const door = open()
    expect(door.easel.way).toBe(isMini ? 'album' : 'press')
    const { finish } = await opened(door, side)
    expect(await finish()).toBe(isMini ? made : 'data:image/jpeg;base64,AA==')
  })
})
