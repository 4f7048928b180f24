import { err, ok } from '@contract/result'
import type * as cleaningDoor from '@/platform/images/cleaning'
import type * as imagesDoor from '@/platform/images/images'
import type { PickedImage } from '@/platform/images/types'
import { fails, noting, onBothSides, wx } from './world'

const folder = 'wxfile://usr'

/** The person's pictures, and what the phone's window for them is answered: some of them, or nothing. */
function give(pictures: readonly { readonly name: string; readonly bytes: string }[]): unknown[] {
  const asked: unknown[] = []
  wx.chooseMedia =
    pictures.length > 0 ? noting(asked, { tempFiles: pictures.map(asTemporary) }) : fails('chooseMedia:fail cancel')
  jest.spyOn(HTMLInputElement.prototype, 'click').mockImplementation(function (this: HTMLInputElement) {
    asked.push({ accept: this.accept, multiple: this.multiple })
    const files = pictures.map(({ name, bytes }) => new File([bytes], name))
    if (files.length > 0) Object.defineProperty(this, 'files', { value: files })
    this.dispatchEvent(new Event(files.length > 0 ? 'change' : 'cancel'))
  })
  return asked
}
const asTemporary = ({ name, bytes }: { readonly name: string; readonly bytes: string }) => ({
  tempFilePath: `wxfile://tmp/${name}`,
  size: bytes.length,
})

const freed: string[] = []

beforeEach(() => {
  freed.length = 0
  Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: (url: string) => freed.push(url) })
  wx.env = { USER_DATA_PATH: folder }
})

onBothSides<typeof imagesDoor>('platform/images/images', (open, side) => {
  const isMini = side === 'mini-program'

  it('gives the picked pictures with what shows them', async () => {
    const asked = give([
      { name: 'a.jpg', bytes: 'abc' },
      { name: 'b.png', bytes: 'abcd' },
    ])
    const picked = await open().images.pick(2)
    expect(picked).toMatchObject(
      ok([
        { name: 'a.jpg', sizeBytes: 3, localUrl: isMini ? 'wxfile://tmp/a.jpg' : 'blob:1' },
        { name: 'b.png', sizeBytes: 4, localUrl: isMini ? 'wxfile://tmp/b.png' : 'blob:1' },
      ]),
    )
    expect(asked).toMatchObject([
      isMini
        ? { count: 2, mediaType: ['image'], sourceType: ['album', 'camera'] }
        : { accept: 'image/*', multiple: true },
    ])
  })

  it('gives nothing when the person leaves, and leaves nothing on the page', async () => {
    give([])
    expect(await open().images.pick(9)).toEqual(ok([]))
    expect(document.querySelector('input')).toBeNull()
  })

  it('tells leaving from not being let in', async () => {
    give([])
    wx.chooseMedia = fails('chooseMedia:fail auth deny')
    expect(await open().images.pick(3)).toEqual(isMini ? err('no-access') : ok([]))
  })

  it('frees what was picked; of a phone’s files the cleaned ones, which are ours', () => {
    wx.getFileSystemManager = () => ({ unlink: ({ filePath }: { filePath: string }) => freed.push(filePath) })
    const { images } = open()
    const cleaned = isMini ? `${folder}/clean-a.jpg` : 'blob:2'
    for (const localUrl of [isMini ? 'wxfile://tmp/a.jpg' : 'blob:1', cleaned])
      images.release({ localUrl, name: 'a.jpg', sizeBytes: 3 })
    expect(freed).toEqual(isMini ? [cleaned] : ['blob:1', 'blob:2'])
  })

  it('shows pictures by the platform’s own screen, or says that there is none', () => {
    const shown: unknown[] = []
    wx.previewImage = noting(shown)
    expect(open().images.preview(['a', 'b'], 1)).toBe(isMini)
    expect(shown).toEqual(isMini ? [{ urls: ['a', 'b'], current: 'b' }] : [])
  })
})

const segment = (mark: number, data: readonly number[]) => [0xff, mark, 0, data.length + 2, ...data]
const draws = [...segment(0xc0, [8, 0, 1, 0, 1, 1]), ...segment(0xda, [1]), 1, 2, 0xff, 0xd9]
const plain = Uint8Array.from([0xff, 0xd8, ...draws])
/** A comment: it may say anything. */
const telling = Uint8Array.from([0xff, 0xd8, ...segment(0xfe, [7, 7, 7]), ...draws])

onBothSides<typeof cleaningDoor>('platform/images/cleaning', (open, side) => {
  const isMini = side === 'mini-program'
  const written = new Map<string, Uint8Array>()

  /** A picture as it was picked here, with this content; `undefined`: its file has gone. */
  function picked(name: string, bytes: Uint8Array | undefined): PickedImage {
    wx.getFileSystemManager = () => ({
      readFile: ({ success, fail }: { success: (file: { data: ArrayBuffer }) => void; fail: (why: object) => void }) =>
        bytes ? success({ data: Uint8Array.from(bytes).buffer }) : fail({ errMsg: 'readFile:fail' }),
      writeFile: ({ filePath, data, success }: { filePath: string; data: ArrayBuffer; success: () => void }) => {
        written.set(filePath, new Uint8Array(data))
        success()
      },
    })
    globalThis.fetch = () => Promise.reject(new TypeError('no such file'))
    const content = Object.assign(new Blob([]), {
      arrayBuffer: () => Promise.resolve(Uint8Array.from(bytes ?? []).buffer),
    })
    return {
      localUrl: isMini ? `wxfile://tmp/${name}` : 'blob:1',
      name,
      sizeBytes: 9,
      ...(!isMini && bytes && { content }),
    }
  }

  it('gives the picture without what it says beside what it shows', async () => {
    const clean = await open().cleanPicture(picked('a.jpg', telling))
    expect(clean).toMatchObject({ name: 'a.jpg', sizeBytes: plain.length })
    if (isMini) expect([...written.values()]).toEqual([plain])
    expect(clean?.content?.size).toBe(isMini ? undefined : plain.length)
  })

  it('names a picture as its bytes deserve', async () => {
    expect(await open().cleanPicture(picked('a.heic', plain))).toMatchObject({ name: 'a.jpg', sizeBytes: plain.length })
  })

  it('gives none for what cannot be made a picture that everybody can see, and for a file that has gone', async () => {
    jest.spyOn(globalThis, 'Image').mockImplementation(() => {
      const image = document.createElement('img')
      setTimeout(() => image.dispatchEvent(new Event('error')))
      return image
    })
    const { cleanPicture } = open()
    for (const name of ['a.heic', 'b.pdf'])
      expect(await cleanPicture(picked(name, Uint8Array.from([1, 2, 3])))).toBeNull()
    expect(await cleanPicture(picked('a.jpg', undefined))).toBeNull()
  })
})
