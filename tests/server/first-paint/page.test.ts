import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import rateLimit from '@fastify/rate-limit'
import Fastify from 'fastify'
import type { FirstData } from '@contract/first-data'
import { bundleFirstPaint } from '../../../config/first-paint/bundle'
import { modules } from '../../../server/app'
import { firstPaintPages } from '../../../server/first-paint/first-paint'
import type { GuestCall } from '../../../server/first-paint/guest-calls'
import { guestCalls } from '../../../server/first-paint/guest-calls'
import { paintedPage } from '../../../server/first-paint/page'
import { serveH5 } from '../../../server/http/pages/h5'
import { item, sale } from '../../support/app/market'
import type { TestServer } from '../../support/server/server'
import { areaId, testServer } from '../../support/server/server'

const plain =
  '<!doctype html><html><head><script defer="defer" src="/js/app.1.js"></script><link href="/css/app.1.css" rel="stylesheet"><title>门牌社区</title></head><body><div id="app"></div></body></html>'
const face = '@font-face{font-family:Plate;src:url(data:font/woff2;base64,d09GMg==) format("woff2")}'
const sheet = `:root{--paper:#fff}${face}.i{display:block}`
const hostile = '</script><script>alert(1)</script><img src=x onerror=alert(2)> $& $1'

/** A busy machine is no reason for the plain page. */
const patienceMs = 60_000

describe('a page as the server draws it', () => {
  const dist = mkdtempSync(path.join(os.tmpdir(), 'menpai-paint-'))
  const h5Dir = path.join(dist, 'h5')
  const app = Fastify()
  let server: TestServer
  let titles = ['北郊大米', hostile]
  let reads = 0
  let failure: unknown
  let real: GuestCall
  /** Answers from the database, with listings that are there for the test. */
  const call: GuestCall = async (asked, kind, path, text) => {
    if (path === '/index/config') reads += 1
    if (path !== '/bctSale/list') return real(asked, kind, path, text)
    const data = titles.map((title, at) => sale({ saleId: 60 + at, title }))
    const board = { data, items: [item()], pinned: [], current_page: 1, last_page: 1, per_page: 15, total: data.length }
    return { code: 200, msg: '', data: board, time: server.now() }
  }

  beforeAll(async () => {
    for (const folder of ['h5/css', 'first-paint']) mkdirSync(path.join(dist, folder), { recursive: true })
    writeFileSync(path.join(h5Dir, 'index.html'), plain)
    writeFileSync(path.join(h5Dir, 'css/app.1.css'), sheet)
    writeFileSync(path.join(h5Dir, 'css/home.1.css'), '.home{}')
    const own = ['/pages/index/salePay', '/pages/user/notice', '/pages/vote/info', '/pages/index/buy']
    const files = { '/': ['js/home.1.js', 'css/home.1.css'], ...Object.fromEntries(own.map((page) => [page, []])) }
    writeFileSync(path.join(dist, 'first-paint/pages.json'), JSON.stringify(files))
    const constants = {
      BASE_PATH: '"/"',
      API_ORIGIN: '""',
      SIGN_SECRET_A: '""',
      SIGN_SECRET_B: '""',
      EDITION: '"trade"',
    }
    await bundleFirstPaint(path.join(dist, 'first-paint/drawing.cjs'), 'trade', constants)
    server = await testServer()
    const deps = { ...server.deps, config: { ...server.deps.config, publicUrl: 'https://menpai.test' } }
    real = guestCalls(modules, server.deps)
    const onFailure = (cause: unknown) => void (failure = cause)
    const { painted } = firstPaintPages({ deps, h5Dir, basePath: '', call, onFailure, patienceMs })
    const elsewhere = { scripts: [], pictures: [], calls: [] }
    app.register(rateLimit, { global: false })
    serveH5(app, { h5Dir, basePath: '', withDemo: false, elsewhere, painted })
    await app.ready()
  })
  afterAll(async () => {
    await app.close()
    await server.close().catch(() => undefined)
    rmSync(dist, { recursive: true })
  })

  const anew = (call: GuestCall, deps = server.deps) =>
    firstPaintPages({ deps, h5Dir, basePath: '', call, patienceMs, onFailure: () => {} })
  const asked = { protocol: 'https', hostname: 'menpai.test' }
  const withData = { html: expect.stringContaining('first-data') as string }
  const get = (url = '/', encoding = 'identity', host = 'menpai.test') =>
    app.inject({ method: 'GET', url, headers: { accept: 'text/html', 'accept-encoding': encoding, host } })
  const dataIn = (html: string) =>
    JSON.parse(/<script type="application\/json" id="first-data">([^<]*)<\/script>/.exec(html)?.[1] ?? '') as FirstData
  const titlesIn = (html: string) =>
    Object.entries(dataIn(html).answers)
      .filter(([name]) => name.startsWith('/bctSale/list '))
      .flatMap(([, outcome]) => (outcome as { value: { data: { title: string }[] } }).value.data)
      .map(({ title }) => title)

  it.each(['/', '/pages/index/index'])('has the rows as markup and as data at %s', async (url) => {
    const { body, headers } = await get(url)
    expect(failure).toBeUndefined()
    expect(body).toContain('>北郊大米</div>')
    expect(titlesIn(body)).toContain('北郊大米')
    expect(dataIn(body).config.areaId).toBe(areaId)
    expect(headers).toMatchObject({ 'cache-control': 'no-cache', 'content-type': 'text/html; charset=utf-8' })
  })

  it('brings its sheets along, under the addresses that the app would ask for', async () => {
    const { body } = await get()
    expect(body).toContain(`<style data-href="/css/app.1.css">${sheet}</style>`)
    expect(body).toContain('<style data-href="/css/home.1.css">.home{}</style>')
    expect(body).not.toContain('rel="stylesheet"')
  })

  it('asks for scripts after all that is painted', async () => {
    const { body } = await get()
    expect(body).not.toMatch(/<script [^>]*src=|rel="preload"/)
    expect(body).toContain('var scripts = ["/js/home.1.js","/js/app.1.js"]')
  })

  it('shows a title that is markup as the text it is', async () => {
    const { body } = await get()
    expect(body).not.toContain('<script>alert')
    expect(body).not.toContain('<img src=x')
    expect(body).toContain('&lt;script&gt;alert(1)')
    expect(titlesIn(body)).toContain(hostile)
  })

  it('runs only the scripts that it names by their content', async () => {
    const { body, headers } = await get()
    const scripts = [...body.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, script = '']) => script)
    expect(scripts).toHaveLength(1)
    for (const script of scripts)
      expect(headers['content-security-policy']).toContain(createHash('sha256').update(script).digest('base64'))
  })

  it('opens a listing by a link before the app runs', async () => {
    const { body } = await get()
    for (const saleId of [60, 61]) expect(body).toContain(`<a href="/pages/index/salePay?saleId=${saleId}"`)
  })

  it('is not made of a page that names no sheet, where it would have no place for its script', async () => {
    const data = dataIn((await get()).body)
    const parts = { main: '.main', board: '.board', row: '.row' }
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
    const { body, headers } = await get('/?from=singlemessage')
    expect(body).toContain('<title>门牌社区</title>')
    expect(body).toMatch(/<meta name="description" content="测试城[^"<>]+">/)
    expect(body).toContain('<link rel="canonical" href="https://menpai.test/">')
    expect(body).toContain('<meta property="og:title" content="门牌社区">')
    expect(body).toContain('<meta property="og:url" content="https://menpai.test/">')
    expect(headers['x-robots-tag']).toBeUndefined()
  })

  it('stands for itself where nobody shares it', async () => {
    const { body, headers } = await get('/pages/index/buy')
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
    const { body, headers } = await get(url)
    expect(body).not.toContain('canonical')
    expect(headers['x-robots-tag']).toBe('noindex')
  })

  it.each(['/pages/index/salePay?saleId=99999', '/pages/vote/info?id=99999'])(
    'says 404 with the app’s page where a thing is not there: %s',
    async (url) => {
      const { statusCode, body, headers } = await get(url)
      expect([statusCode, headers['x-robots-tag']]).toEqual([404, 'noindex'])
      expect(body).toContain('id="first-paint"')
      expect(body).toContain('未找到')
    },
  )

  it('draws a board with its tab, and none for an address that is no number', async () => {
    const { body } = await get('/pages/index/buy')
    expect(body).toContain('<title>卖出 · 门牌社区</title>')
    expect(/<div aria-current>.*?<\/div>/.exec(body)?.[0]).toContain('卖出')
    expect((await get('/pages/index/salePay?saleId=x')).body).toBe(plain)
  })

  it('is compressed for who can read it', async () => {
    const { rawPayload, headers } = await get('/', 'gzip, br')
    expect(headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(rawPayload).toString()).toContain('北郊大米')
    expect((await get('/', 'br;q=0, gzip')).headers['content-encoding']).toBe('gzip')
  })

  it('is read once in two seconds however often it is asked for', async () => {
    const before = reads
    titles = ['后来的米']
    expect((await get()).body).not.toContain('后来的米')
    expect(reads).toBe(before)
    server.clock.forward(2001)
    expect((await get()).body).toContain('后来的米')
    expect(reads).toBe(before + 1)
  })

  it('takes at most 3 ms of the processor for a visit that finds it kept', async () => {
    await get('/', 'br')
    const spent: number[] = []
    for (let at = 0; at < 100; at += 1) {
      const before = process.cpuUsage()
      await get('/', 'br')
      const { user, system } = process.cpuUsage(before)
      spent.push((user + system) / 1000)
    }
    expect(spent.sort((a, b) => a - b)[50]).toBeLessThan(3)
  })

  it('is one page under every name that a caller makes up, where the pictures have an address of their own', async () => {
    const deps = { ...server.deps, config: { ...server.deps.config, storeUrl: 'https://pic.menpai.test' } }
    const { painted: pages } = anew(call, deps)
    const before = reads
    const names = Array.from({ length: 12 }, (_none, at) => `made-up-${at}.test`)
    const drawn = await Promise.all(names.map((hostname) => pages('/', { protocol: 'https', hostname })))
    expect(new Set(drawn).size).toBe(1)
    expect(drawn[0]).toMatchObject(withData)
    expect(reads).toBe(before + 1)
  })

  it('is drawn in advance: who comes first finds it', async () => {
    const { painted: pages, warmUp } = anew(call)
    const before = reads
    await warmUp(asked)
    const drawn = reads
    expect(drawn).toBeGreaterThan(before)
    expect(await pages('/', asked)).toMatchObject(withData)
    expect(reads).toBe(drawn)
  })

  it('is drawn once at a time, however long that takes', async () => {
    let goOn = () => {}
    const held = new Promise<void>((resolve) => (goOn = resolve))
    const slow: GuestCall = async (...given) => {
      await held
      return call(...given)
    }
    const { painted: pages } = anew(slow)
    const before = reads
    const first = pages('/', asked)
    server.clock.forward(2001)
    const second = pages('/', asked)
    goOn()
    expect(await second).toBe(await first)
    expect(reads).toBe(before + 1)
  })

  it('is drawn beside three others, and the fifth waits for another visit', async () => {
    const waiting: (() => void)[] = []
    const { painted: pages } = anew(async (...given) => {
      if (given[2] === '/index/config') await new Promise<void>((resolve) => waiting.push(resolve))
      return call(...given)
    })
    const drawing = [1, 2, 3, 4].map((saleId) => pages(`/pages/index/salePay?saleId=${saleId}`, asked))
    while (waiting.length < drawing.length) await new Promise(setImmediate)
    expect(await pages('/pages/index/salePay?saleId=5', asked)).toBe('notNow')
    waiting.splice(0).forEach((goOn) => goOn())
    for (const page of await Promise.all(drawing)) expect(page).toMatchObject({ status: 404 })
  })

  it('is never made of two builds when one replaces the other between two visits', async () => {
    const before = (await get()).body
    writeFileSync(path.join(dist, 'first-paint/pages.json'), JSON.stringify({ '/': ['js/home.2.js'] }))
    writeFileSync(path.join(h5Dir, 'css/app.2.css'), '.second{}')
    server.clock.forward(2001)
    const meanwhile = (await get()).body
    for (const page of [before, meanwhile]) {
      expect(page).toContain('"/js/home.1.js","/js/app.1.js"')
      expect(page).not.toMatch(/app\.2|home\.2|second/)
    }
    writeFileSync(path.join(h5Dir, 'index.html'), plain.replaceAll('app.1', 'app.2'))
    const after = (await get()).body
    expect(after).toContain('"/js/home.2.js","/js/app.2.js"')
    expect(after).toContain('<style data-href="/css/app.2.css">.second{}</style>')
    expect(after).not.toMatch(/app\.1|home\.1/)
    writeFileSync(path.join(h5Dir, 'index.html'), plain)
  })

  it('is the plain page when the database is away', async () => {
    await server.deps.db.destroy()
    const { body, statusCode, headers } = await get('/', 'identity', 'other.test')
    expect([statusCode, body, headers['x-robots-tag']]).toEqual([200, plain, undefined])
    expect(failure).toBeDefined()
  })
})
