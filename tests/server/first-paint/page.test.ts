import { createHash } from 'node:crypto'
import { brotliDecompressSync } from 'node:zlib'
import { paintedPage } from '../../../server/first-paint/page'
import { areaId } from '../../support/server/server'
import type { DrawnCity } from './drawn-city'
import { dataIn, drawnCity, hostile, plain, sheet } from './drawn-city'

describe('a page as the server draws it', () => {
  let city: DrawnCity
  beforeAll(async () => {
    city = await drawnCity()
  })
  afterAll(() => city.close())

  const titlesIn = (html: string) =>
    Object.entries(dataIn(html).answers)
      .filter(([name]) => name.startsWith('/bctSale/list '))
      .flatMap(([, outcome]) => (outcome as { value: { data: { title: string }[] } }).value.data)
      .map(({ title }) => title)

  it.each(['/', '/pages/index/index'])('has the rows as markup and as data at %s', async (url) => {
    const { body, headers } = await city.get(url)
    expect(city.seen.failure).toBeUndefined()
    expect(body).toContain('>北郊大米</div>')
    expect(titlesIn(body)).toContain('北郊大米')
    expect(dataIn(body).config.areaId).toBe(areaId)
    expect(headers).toMatchObject({ 'cache-control': 'no-cache', 'content-type': 'text/html; charset=utf-8' })
  })

  it('brings its sheets along, under the addresses that the app would ask for', async () => {
    const { body } = await city.get()
    expect(body).toContain(`<style data-href="/css/app.1.css">${sheet}</style>`)
    expect(body).toContain('<style data-href="/css/home.1.css">.home{}</style>')
    expect(body).not.toContain('rel="stylesheet"')
  })

  it('asks for scripts after all that is painted', async () => {
    const { body } = await city.get()
    expect(body).not.toMatch(/<script [^>]*src=|rel="preload"/)
    expect(body).toContain('var scripts = ["/js/home.1.js","/js/app.1.js"]')
  })

  it('shows a title that is markup as the text it is', async () => {
    const { body } = await city.get()
    expect(body).not.toContain('<script>alert')
    expect(body).not.toContain('<img src=x')
    expect(body).toContain('&lt;script&gt;alert(1)')
    expect(titlesIn(body)).toContain(hostile)
  })

  it('runs only the scripts that it names by their content', async () => {
    const { body, headers } = await city.get()
    const scripts = [...body.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, script = '']) => script)
    expect(scripts).toHaveLength(1)
    for (const script of scripts)
      expect(headers['content-security-policy']).toContain(createHash('sha256').update(script).digest('base64'))
  })

  it('opens a listing by a link before the app runs', async () => {
    const { body } = await city.get()
    for (const saleId of [60, 61]) expect(body).toContain(`<a href="/pages/index/salePay?saleId=${saleId}"`)
  })

  it('is not made of a page that names no sheet, where it would have no place for its script', async () => {
    const data = dataIn((await city.get()).body)
    const parts = { main: '.main', board: '.board', row: '.row', guide: '.guide' }
    const head = { title: '', words: '' }
    const drawing = { markup: '', data, parts, tabs: '', tabStyle: '', head, isMissing: false, isUnnamed: false }
    const fail = () => {
      throw new Error('nothing is drawn')
    }
    const studio = { artist: fail, close: () => undefined }
    const none = { scriptsOf: () => [], sheetsOf: () => [], studio, addressOf: String }
    const build = { html: '<html><head></head><body></body></html>', ...none }
    const place = { basePath: '', page: '/', isPrivate: false, addressOf: String }
    expect(() => paintedPage(build, '/', drawing, place)).toThrow('no style sheet')
  })

  it('has a title, words, an address of its own and a card for messengers', async () => {
    const { body, headers } = await city.get('/?from=singlemessage')
    expect(body).toContain('<title>门牌社区</title>')
    expect(body).toMatch(/<meta name="description" content="测试城[^"<>]+">/)
    expect(body).toContain('<link rel="canonical" href="https://menpai.test/">')
    expect(body).toContain('<meta property="og:title" content="门牌社区">')
    expect(body).toContain('<meta property="og:url" content="https://menpai.test/">')
    expect(headers['x-robots-tag']).toBeUndefined()
  })

  it('stands for itself where nobody shares it', async () => {
    const { body, headers } = await city.get('/pages/index/buy')
    expect(body).toContain('<link rel="canonical" href="https://menpai.test/pages/index/buy">')
    expect(headers['x-robots-tag']).toBeUndefined()
  })

  it.each([
    '/pages/user/notice',
    '/pages/user/order?id=1',
    '/pages/index/salePay?orderId=5',
    '/pages/wallet/money',
    '/pages/vote/info',
  ])('is not listed where it is somebody’s own: %s', async (url) => {
    const { body, headers } = await city.get(url)
    expect(body).not.toContain('canonical')
    expect(headers['x-robots-tag']).toBe('noindex')
  })

  it.each(['/pages/index/salePay?saleId=99999', '/pages/vote/info?id=99999'])(
    'says 404 with the app’s page where a thing is not there: %s',
    async (url) => {
      const { statusCode, body, headers } = await city.get(url)
      expect([statusCode, headers['x-robots-tag']]).toEqual([404, 'noindex'])
      expect(body).toContain('id="first-paint"')
      expect(body).toContain('未找到')
    },
  )

  it('draws a board with its tab, and none for an address that is no number', async () => {
    const { body } = await city.get('/pages/index/buy')
    expect(body).toContain('<title>卖出 · 门牌社区</title>')
    expect(/<div aria-current>.*?<\/div>/.exec(body)?.[0]).toContain('卖出')
    expect((await city.get('/pages/index/salePay?saleId=x')).body).toBe(plain)
  })

  it('has the line for guests, and hides it from who has put it away', async () => {
    const { body } = await city.get()
    expect(body).toContain('凭门牌买卖')
    const [, line = ''] = /\[data-guide=away\] \.([\w-]+)\{display:none\}/.exec(body) ?? []
    // The description of the page says it first.
    const [, drawn = ''] = body.split(`<div class="${line}">`)
    expect(drawn.slice(0, drawn.indexOf('凭门牌买卖'))).toMatch(/^<div [^>]+><svg .*<div [^>]+>$/)
    expect(body).toContain("if (kept('guideAway')) look.guide = 'away'")
  })

  it('is compressed for who can read it', async () => {
    const { rawPayload, headers } = await city.get('/', 'gzip, br')
    expect(headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(rawPayload).toString()).toContain('北郊大米')
    expect((await city.get('/', 'br;q=0, gzip')).headers['content-encoding']).toBe('gzip')
  })

  it('is the plain page when the database is away', async () => {
    await city.server.deps.db.destroy()
    const { body, statusCode, headers } = await city.get('/', 'identity', 'other.test')
    expect([statusCode, body, headers['x-robots-tag']]).toEqual([200, plain, undefined])
    expect(city.seen.failure).toBeDefined()
  })
})
