import { ok } from '@contract/result'
import { takeFirstSiteAtom } from '@/lib/session/site'
import SharePicturePage from '@/pages/share/index'
import { easel } from '@/platform/easel/easel'
import type { Easel, EaselPaper, KeepEnd, KeepWay } from '@/platform/easel/types'
import { images } from '@/platform/images/images'
import { prompt } from '@/platform/prompt/prompt'
import { item, sale } from '../../support/app/market'
import { givenSite } from '../../support/app/site'
import type { Network } from '../../support/app/trade-api'
import { lost, refused } from '../../support/app/trade-api'
import { byRole } from '../support/press'
import { leave, press, settle, text, visit } from '../support/trade-page'

const nothing = () => undefined

/** An easel on which nothing is seen: the texts that were written, the photos that were asked for, and what the platform answers. */
const seen = {
  texts: [] as string[],
  photos: [] as string[],
  isPhotoThere: true,
  files: [] as (string | undefined)[],
  isOpen: true,
  freed: [] as string[],
  kept: [] as string[],
  end: (): Promise<KeepEnd> => Promise.resolve('done'),
  isAllowed: false,
}

const paper = {
  ...Object.fromEntries(
    ['setTransform', 'fillRect', 'strokeRect', 'beginPath', 'closePath', 'rect', 'moveTo', 'lineTo', 'stroke'].map(
      (name) => [name, nothing],
    ),
  ),
  save: nothing,
  restore: nothing,
  clip: nothing,
  fillText: (words: string) => seen.texts.push(words),
  measureText: (words: string) => ({ width: words.length * 20 }),
} as unknown as EaselPaper

const drawn: Easel = {
  paper,
  font: 'sans-serif',
  resize: nothing,
  load: (url) => {
    seen.photos.push(url)
    return Promise.resolve(seen.isPhotoThere ? { width: 800, height: 600 } : undefined)
  },
  drawPhoto: () => seen.texts.push('a photo'),
  finish: () => Promise.resolve(seen.files.shift()),
}

/** The way in which the platform lets a picture leave. */
const keepBy = (way: KeepWay) => void jest.replaceProperty(easel, 'way', way)

function giveEasel() {
  Object.assign(seen, {
    texts: [],
    photos: [],
    isPhotoThere: true,
    files: ['blob:1', 'blob:2'],
    isOpen: true,
    freed: [],
    kept: [],
    end: () => Promise.resolve('done'),
    isAllowed: false,
  })
  keepBy('download')
  jest.spyOn(easel, 'open').mockImplementation(() => Promise.resolve(seen.isOpen ? drawn : undefined))
  jest.spyOn(easel, 'keep').mockImplementation((url, name) => {
    seen.kept.push(`${url} ${name}`)
    return seen.end()
  })
  jest.spyOn(easel, 'openSettings').mockImplementation(() => Promise.resolve(seen.isAllowed))
  jest.spyOn(easel, 'release').mockImplementation((url) => void seen.freed.push(url))
}

beforeEach(giveEasel)
afterEach(leave)

const listing = (more: Parameters<typeof sale>[0] = {}): Network => ({
  '/index/config': () => ok({ ...givenSite, imageBase: 'https://pic.example.com' }),
  '/area/info': () =>
    ok({ areaId: 3253, name: '测试城', residents: 9, isOpen: true, opensAt: 0, closesAt: 0, notice: null }),
  '/bctSale/info': () =>
    ok({
      ...sale(more),
      item: item(),
      sellerBlockId: 302,
      sellerStats: { residentDays: 214, done: 86, late: 0, score: null, reviews: 0 },
      firstPurchase: false,
    }),
})

const open = (network: Network = listing(), params: Readonly<Record<string, string>> = { of: 'sale', id: '60' }) =>
  visit(SharePicturePage, {
    network,
    params,
    who: null,
    prepare: ({ set }) => set(takeFirstSiteAtom, { ...givenSite, imageBase: 'https://pic.example.com' }),
  })

const picture = () => document.querySelector('img[src^="blob:"]')

const spoken =
  '分享图片：出售，北郊农场 当季新米，6.80 元/ 千克，还剩 12.5 千克，当面 · 北门，区块 3021，测试城，附二维码'

describe('the picture of a listing', () => {
  it('is drawn for a guest, and said in words to who does not see it', async () => {
    await open()
    expect(picture()?.getAttribute('src')).toBe('blob:1')
    expect(picture()?.getAttribute('alt')).toBe(spoken)
    expect(seen.texts.join('')).toContain('¥6.80')
    expect(seen.texts).toContain('测试城')
    expect(text()).toContain('长按图片，可保存或发送给朋友')
  })

  it('has its photo, or says that it did not come', async () => {
    await open(listing({ thumbs: 'file/u2/a.jpg' }))
    expect(seen.photos).toEqual(['https://pic.example.com/file/u2/a.jpg'])
    expect(seen.texts).toContain('a photo')
    expect(text()).not.toContain('照片加载失败')
    leave()
    giveEasel()
    seen.isPhotoThere = false
    await open(listing({ thumbs: 'file/u2/a.jpg' }))
    expect(seen.texts).not.toContain('a photo')
    expect(picture()).not.toBeNull()
    expect(text()).toContain('照片加载失败，图片未带照片。')
  })

  it('is without the name of its city when that cannot be read', async () => {
    await open({ ...listing(), '/area/info': lost })
    expect(picture()).not.toBeNull()
    expect(seen.texts).not.toContain('测试城')
  })

  it('waits without a picture, and its button says why', async () => {
    let arrive = (): void => undefined
    const { '/bctSale/info': info = lost } = listing()
    const network: Network = {
      ...listing(),
      '/bctSale/info': async (input) => {
        await new Promise<void>((resolve) => (arrive = resolve))
        return info(input)
      },
    }
    await open(network)
    expect(picture()).toBeNull()
    arrive()
    await settle()
    expect(picture()).not.toBeNull()
  })

  it('can be read again when the answer was lost', async () => {
    let isLost = true
    const { '/bctSale/info': info = lost } = listing()
    await open({ ...listing(), '/bctSale/info': (input) => (isLost ? lost() : info(input)) })
    expect(picture()).toBeNull()
    isLost = false
    await press(byRole('button', '重试'))
    expect(picture()).not.toBeNull()
  })

  it('can be drawn again when the platform made no file', async () => {
    seen.files = [undefined, 'blob:2']
    await open()
    expect(text()).toContain('图片生成失败')
    await press(byRole('button', '重新生成'))
    expect(picture()?.getAttribute('src')).toBe('blob:2')
  })

  it('says so where nothing can be drawn', async () => {
    seen.isOpen = false
    await open()
    expect(text()).toContain('图片生成失败')
    expect(text()).toContain('链接不受影响，可以直接复制。')
    expect(byRole('button', '复制链接')).not.toBeNull()
  })

  it.each([
    ['that is gone', { ...listing(), '/bctSale/info': () => refused('NOT_FOUND') }],
    ['that is not on sale any more', listing({ state: 'off' })],
  ] as const)('is not made of one %s', async (_, network) => {
    const { opened } = await open(network)
    expect(picture()).toBeNull()
    expect(seen.texts).toEqual([])
    expect(text()).toContain('内容不存在或已结束')
    await press(byRole('button', '回首页'))
    expect(opened).toEqual(['/pages/index/index'])
  })

  it.each([{ of: 'fund', id: '60' }, { of: 'sale', id: 'x' }, {}])('is not made for the address %j', async (params) => {
    await open(listing(), params)
    expect(text()).toContain('内容不存在或已结束')
  })

  it('is freed when the page is left', async () => {
    await open()
    leave()
    expect(seen.freed).toEqual(['blob:1'])
  })
})

describe('keeping the picture', () => {
  it('is a download in a browser, under a name of its own', async () => {
    const toast = jest.spyOn(prompt, 'toast').mockImplementation(() => undefined)
    await open()
    await press(byRole('button', '保存图片'))
    expect(seen.kept).toEqual(['blob:1 menpai-3021.jpg'])
    expect(toast).toHaveBeenCalledWith('已开始下载', expect.any(Number))
  })

  it('is a finger alone in WeChat’s browser', async () => {
    keepBy('press')
    await open()
    expect(text()).toContain('长按图片，保存或发送给朋友')
    expect(text()).not.toContain('保存图片')
    byRole('button', '复制链接')
  })

  it('runs once for two taps', async () => {
    keepBy('album')
    let answer = (_: KeepEnd): void => undefined
    seen.end = () => new Promise((resolve) => (answer = resolve))
    await open()
    const key = byRole('button', '保存到相册')
    await press(key)
    await press(key)
    expect(seen.kept).toHaveLength(1)
    expect(text()).toContain('保存中')
    answer('done')
    await settle()
    expect(text()).not.toContain('保存中')
  })

  it('leads to the settings when the album is closed to the app, and says what comes next', async () => {
    const toast = jest.spyOn(prompt, 'toast').mockImplementation(() => undefined)
    keepBy('album')
    seen.end = () => Promise.resolve('denied')
    await open()
    await press(byRole('button', '保存到相册'))
    expect(text()).toContain('未获得相册权限，图片未保存。')
    await press(byRole('button', '去设置'))
    expect(text()).toContain('未获得相册权限')
    seen.isAllowed = true
    await press(byRole('button', '去设置'))
    expect(text()).not.toContain('未获得相册权限')
    expect(toast).toHaveBeenCalledWith('已允许，请再点一次保存', expect.any(Number))
  })

  it('says when it failed, and nothing when the person said no', async () => {
    keepBy('album')
    seen.end = () => Promise.resolve('failed')
    await open()
    await press(byRole('button', '保存到相册'))
    expect(text()).toContain('保存失败，可以点图片放大，再长按保存')
    seen.end = () => Promise.resolve('given up')
    await press(byRole('button', '保存到相册'))
    expect(text()).not.toContain('保存失败')
  })

  it('shows the picture full-screen in the mini-program', async () => {
    const shown = jest.spyOn(images, 'preview').mockReturnValue(true)
    keepBy('album')
    await open()
    await press(byRole('img', spoken))
    expect(shown).toHaveBeenCalledWith(['blob:1'], 0)
  })
})
