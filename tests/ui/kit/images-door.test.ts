import Taro from '@tarojs/taro'
import { cleanPicture } from '@/platform/images/cleaning'
import { images } from '@/platform/images/images'
import { images as weappImages } from '@/platform/images/images.weapp'

afterEach(() => jest.restoreAllMocks())

const picture = (name: string, type = 'image/jpeg') => new File(['abc'], name, { type })

/** What the browser's own window would do: the person picks these files, or leaves. */
function answerWith(files: readonly File[] | 'cancel'): void {
  jest.spyOn(HTMLInputElement.prototype, 'click').mockImplementation(function (this: HTMLInputElement) {
    if (files !== 'cancel') Object.defineProperty(this, 'files', { value: files })
    this.dispatchEvent(new Event(files === 'cancel' ? 'cancel' : 'change'))
  })
}

describe('in a browser', () => {
  beforeEach(() => {
    URL.createObjectURL = () => 'blob:1'
  })

  it('gives the picked pictures with what shows them, at most as many as asked for', async () => {
    answerWith([picture('a.jpg'), picture('b.png'), picture('c.jpg')])
    const picked = await images.pick(2)
    expect(picked).toMatchObject({
      ok: true,
      value: [
        { name: 'a.jpg', sizeBytes: 3, localUrl: 'blob:1' },
        { name: 'b.png', sizeBytes: 3 },
      ],
    })
  })

  it('leaves out nothing without a word: what is no picture is told when it is sent', async () => {
    jest.spyOn(globalThis, 'Image').mockImplementation(() => {
      const image = document.createElement('img')
      setTimeout(() => image.dispatchEvent(new Event('error')))
      return image
    })
    answerWith([picture('a.heic', ''), picture('b.pdf', 'application/pdf')])
    const picked = await images.pick(9)
    expect(picked).toMatchObject({ value: [{ name: 'a.heic' }, { name: 'b.pdf' }] })
    if (!picked.ok) throw new Error('no pictures')
    expect(await Promise.all(picked.value.map(cleanPicture))).toEqual([null, null])
  })

  it('gives nothing when the person leaves, and leaves nothing on the page', async () => {
    answerWith('cancel')
    expect(await images.pick(9)).toEqual({ ok: true, value: [] })
    expect(document.querySelector('input')).toBeNull()
  })

  it('has no full-screen view of its own', () => {
    expect(images.preview(['a'], 0)).toBe(false)
  })
})

describe('in the mini-program', () => {
  const refuse = (errMsg: string) =>
    Object.assign(Taro, { chooseMedia: () => Promise.reject(Object.assign(new Error(errMsg), { errMsg })) })

  it('asks album and camera for pictures only', async () => {
    const asked: object[] = []
    Object.assign(Taro, {
      chooseMedia: (options: object) => {
        asked.push(options)
        return Promise.resolve({ tempFiles: [{ tempFilePath: 'wxfile://tmp/a.jpg', size: 7 }] })
      },
    })
    expect(await weappImages.pick(3)).toEqual({
      ok: true,
      value: [{ localUrl: 'wxfile://tmp/a.jpg', name: 'a.jpg', sizeBytes: 7 }],
    })
    expect(asked).toMatchObject([{ count: 3, mediaType: ['image'], sourceType: ['album', 'camera'] }])
  })

  it('tells leaving from not being let in', async () => {
    refuse('chooseMedia:fail cancel')
    expect(await weappImages.pick(3)).toEqual({ ok: true, value: [] })
    refuse('chooseMedia:fail auth deny')
    expect(await weappImages.pick(3)).toEqual({ ok: false, error: 'no-access' })
  })

  it('shows pictures by the platform’s own screen', () => {
    const shown: object[] = []
    Object.assign(Taro, { previewImage: (options: object) => Promise.resolve(shown.push(options)) })
    expect(weappImages.preview(['a', 'b'], 1)).toBe(true)
    expect(shown).toEqual([{ urls: ['a', 'b'], current: 'b' }])
  })
})
