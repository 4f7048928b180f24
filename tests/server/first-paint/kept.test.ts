import { writeFileSync } from 'node:fs'
import path from 'node:path'
import type { GuestCall } from '../../../server/first-paint/guest-calls'
import type { DrawnCity } from './drawn-city'
import { drawnCity, plain } from './drawn-city'

const asked = { protocol: 'https', hostname: 'menpai.test' }
const withData = { html: expect.stringContaining('first-data') as string }

describe('a page that the server has drawn', () => {
  let city: DrawnCity
  beforeAll(async () => {
    city = await drawnCity()
  })
  afterAll(() => city.close())

  it('is read once in two seconds however often it is asked for', async () => {
    await city.get()
    const before = city.seen.reads
    city.seen.titles = ['后来的米']
    expect((await city.get()).body).not.toContain('后来的米')
    expect(city.seen.reads).toBe(before)
    city.server.clock.forward(2001)
    expect((await city.get()).body).toContain('后来的米')
    expect(city.seen.reads).toBe(before + 1)
  })

  it('is drawn again only when an answer has changed, or after ten seconds', async () => {
    const pages = city.anew(city.call)
    const visit = () => pages.painted('/', asked)
    const first = await visit()
    const before = city.seen.reads
    for (let turn = 1; turn <= 3; turn += 1) {
      city.server.clock.forward(2001)
      expect((await visit()) === first).toBe(true)
      expect(city.seen.reads).toBe(before + turn)
    }
    city.server.clock.forward(2001)
    const later = await visit()
    expect(later === first).toBe(false)
    expect(later).toMatchObject(withData)
    city.seen.titles = ['再后来的米']
    city.server.clock.forward(2001)
    expect(await visit()).toMatchObject({ html: expect.stringContaining('再后来的米') as string })
    expect(city.seen.reads).toBe(before + 5)
  })

  it('takes at most 3 ms of the processor for a visit that finds it kept', async () => {
    await city.get('/', 'br')
    const spent: number[] = []
    for (let at = 0; at < 100; at += 1) {
      const before = process.cpuUsage()
      await city.get('/', 'br')
      const { user, system } = process.cpuUsage(before)
      spent.push((user + system) / 1000)
    }
    expect(spent.sort((a, b) => a - b)[50]).toBeLessThan(3)
  })

  it('is one page under every name that a caller makes up, where the pictures have an address of their own', async () => {
    const deps = { ...city.server.deps, config: { ...city.server.deps.config, storeUrl: 'https://pic.menpai.test' } }
    const { painted: pages } = city.anew(city.call, deps)
    const before = city.seen.reads
    const names = Array.from({ length: 12 }, (_none, at) => `made-up-${at}.test`)
    const drawn = await Promise.all(names.map((hostname) => pages('/', { protocol: 'https', hostname })))
    expect(new Set(drawn).size).toBe(1)
    expect(drawn[0]).toMatchObject(withData)
    expect(city.seen.reads).toBe(before + 1)
  })

  it('is drawn in advance: who comes first finds it', async () => {
    const { painted: pages, warmUp } = city.anew(city.call)
    const before = city.seen.reads
    await warmUp(asked)
    const drawn = city.seen.reads
    expect(drawn).toBeGreaterThan(before)
    expect(await pages('/', asked)).toMatchObject(withData)
    expect(city.seen.reads).toBe(drawn)
  })

  it('is drawn once at a time, however long that takes', async () => {
    let goOn = () => {}
    const held = new Promise<void>((resolve) => (goOn = resolve))
    const slow: GuestCall = async (...given) => {
      await held
      return city.call(...given)
    }
    const { painted: pages } = city.anew(slow)
    const before = city.seen.reads
    const first = pages('/', asked)
    city.server.clock.forward(2001)
    const second = pages('/', asked)
    goOn()
    expect(await second).toBe(await first)
    expect(city.seen.reads).toBe(before + 1)
  })

  it('is drawn beside three others, and the fifth waits for another visit', async () => {
    const waiting: (() => void)[] = []
    const { painted: pages } = city.anew(async (...given) => {
      if (given[2] === '/index/config') await new Promise<void>((resolve) => waiting.push(resolve))
      return city.call(...given)
    })
    const drawing = [1, 2, 3, 4].map((saleId) => pages(`/pages/index/salePay?saleId=${saleId}`, asked))
    while (waiting.length < drawing.length) await new Promise(setImmediate)
    expect(await pages('/pages/index/salePay?saleId=5', asked)).toBe('notNow')
    waiting.splice(0).forEach((goOn) => goOn())
    for (const page of await Promise.all(drawing)) expect(page).toMatchObject({ status: 404 })
  })

  it('is never made of two builds when one replaces the other between two visits', async () => {
    const before = (await city.get()).body
    writeFileSync(path.join(city.dist, 'first-paint/pages.json'), JSON.stringify({ '/': ['js/home.2.js'] }))
    writeFileSync(path.join(city.h5Dir, 'css/app.2.css'), '.second{}')
    city.server.clock.forward(2001)
    const meanwhile = (await city.get()).body
    for (const page of [before, meanwhile]) {
      expect(page).toContain('"/js/home.1.js","/js/app.1.js"')
      expect(page).not.toMatch(/app\.2|home\.2|second/)
    }
    writeFileSync(path.join(city.h5Dir, 'index.html'), plain.replaceAll('app.1', 'app.2'))
    const after = (await city.get()).body
    expect(after).toContain('"/js/home.2.js","/js/app.2.js"')
    expect(after).toContain('<style data-href="/css/app.2.css">.second{}</style>')
    expect(after).not.toMatch(/app\.1|home\.1/)
    writeFileSync(path.join(city.h5Dir, 'index.html'), plain)
  })
})
