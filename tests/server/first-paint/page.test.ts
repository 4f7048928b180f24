import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import rateLimit from '@fastify/rate-limit'
import Fastify from 'fastify'
import type { FirstData } from '@contract/first-data'
import { bundleFirstPaint } from '../../../config/first-paint/bundle'
import { readFirstData } from '../../../server/first-paint/data'
import { firstPaintPages } from '../../../server/first-paint/first-paint'
import { paintedPage } from '../../../server/first-paint/page'
import { serveH5 } from '../../../server/http/pages/h5'
import { item, sale } from '../../support/app/market'
import type { TestServer } from '../../support/server/server'
import { areaId, testServer } from '../../support/server/server'

const plain =
  '<!doctype html><html><head><script defer="defer" src="/js/app.1.js"></script><link href="/css/app.1.css" rel="stylesheet"></head><body><div id="app"></div></body></html>'
const face = '@font-face{font-family:Plate;src:url(data:font/woff2;base64,d09GMg==) format("woff2")}'
const sheet = `:root{--paper:#fff}${face}.i{display:block}`
const hostile = '</script><script>alert(1)</script><img src=x onerror=alert(2)> $& $1'

describe('the buy home as the server sends it', () => {
  const dist = mkdtempSync(path.join(os.tmpdir(), 'menpai-paint-'))
  const h5Dir = path.join(dist, 'h5')
  const app = Fastify()
  let server: TestServer
  let titles = ['北郊大米', hostile]
  let reads = 0
  let failure: unknown

  /** The area from the database, with listings that are there for the test. */
  const read: typeof readFirstData = async (deps, asked) => {
    reads += 1
    const found = await readFirstData(deps, asked)
    const data = titles.map((title, at) => sale({ saleId: 60 + at, title }))
    return found && { ...found, board: { ...found.board, data, items: [item()], total: data.length } }
  }

  beforeAll(async () => {
    for (const folder of ['h5/css', 'first-paint']) mkdirSync(path.join(dist, folder), { recursive: true })
    writeFileSync(path.join(h5Dir, 'index.html'), plain)
    writeFileSync(path.join(h5Dir, 'css/app.1.css'), sheet)
    const files = { scripts: ['js/home.1.js'], styles: ['css/app.1.css'] }
    writeFileSync(path.join(dist, 'first-paint/files.json'), JSON.stringify(files))
    const constants = { BASE_PATH: '"/"', API_ORIGIN: '""', SIGN_SECRET_A: '""', SIGN_SECRET_B: '""' }
    await bundleFirstPaint(path.join(dist, 'first-paint/home.cjs'), constants)
    server = await testServer()
    const { deps } = server
    const onFailure = (cause: unknown) => void (failure = cause)
    const painted = firstPaintPages({ deps, h5Dir, basePath: '', read, onFailure })
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

  const get = (url = '/', encoding = 'identity', host = 'menpai.test') =>
    app.inject({ method: 'GET', url, headers: { accept: 'text/html', 'accept-encoding': encoding, host } })
  const dataIn = (html: string) =>
    JSON.parse(/<script type="application\/json" id="first-data">([^<]*)<\/script>/.exec(html)?.[1] ?? '') as FirstData
  const titlesIn = (html: string) => dataIn(html).board.data.map(({ title }) => title)

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
    const drawHome = () => ({ markup: '', parts, tabs: '', tabStyle: '' })
    const build = { html: '<html><head></head><body></body></html>', scripts: [], sheets: [], drawHome }
    expect(() => paintedPage(build, data, '')).toThrow('no style sheet')
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

  it('is one page under every name that a caller makes up, where the pictures have an address of their own', async () => {
    const deps = { ...server.deps, config: { ...server.deps.config, storeUrl: 'https://pic.menpai.test' } }
    const pages = firstPaintPages({ deps, h5Dir, basePath: '', read, onFailure: (cause) => void (failure = cause) })
    const before = reads
    const names = Array.from({ length: 12 }, (_none, at) => `made-up-${at}.test`)
    const drawn = await Promise.all(names.map((hostname) => pages({ protocol: 'https', hostname })))
    expect(new Set(drawn).size).toBe(1)
    expect(drawn[0]).toContain('first-data')
    expect(reads).toBe(before + 1)
  })

  it('is drawn once at a time, however long that takes', async () => {
    let goOn = () => {}
    const held = new Promise<void>((resolve) => (goOn = resolve))
    const slow: typeof readFirstData = async (deps, asked) => {
      await held
      return read(deps, asked)
    }
    const { deps } = server
    const pages = firstPaintPages({ deps, h5Dir, basePath: '', read: slow, onFailure: () => {} })
    const asked = { protocol: 'https', hostname: 'menpai.test' }
    const before = reads
    const first = pages(asked)
    server.clock.forward(2001)
    const second = pages(asked)
    goOn()
    expect(await second).toBe(await first)
    expect(reads).toBe(before + 1)
  })

  it('forgets the name that was asked for longest ago, and not all of them', async () => {
    const { deps } = server
    const pages = firstPaintPages({ deps, h5Dir, basePath: '', read, onFailure: () => {} })
    const ask = (hostname: string) => pages({ protocol: 'https', hostname })
    for (let at = 0; at < 9; at++) await ask(`name-${at}.test`)
    const before = reads
    for (let at = 1; at < 9; at++) await ask(`name-${at}.test`)
    expect(reads).toBe(before)
    await ask('name-0.test')
    expect(reads).toBe(before + 1)
  })

  it('is the plain page when the database is away', async () => {
    await server.deps.db.destroy()
    const { body, statusCode } = await get('/', 'identity', 'other.test')
    expect([statusCode, body]).toEqual([200, plain])
    expect(failure).toBeDefined()
  })
})
