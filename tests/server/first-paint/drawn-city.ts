import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import rateLimit from '@fastify/rate-limit'
import Fastify from 'fastify'
import type { FirstData } from '@contract/first-data'
import { bundleFirstPaint } from '../../../config/first-paint/bundle'
import { modules } from '../../../server/app'
import { firstPaintPages } from '../../../server/first-paint/first-paint'
import type { GuestCall } from '../../../server/first-paint/guest-calls'
import { guestCalls } from '../../../server/first-paint/guest-calls'
import { serveH5 } from '../../../server/http/pages/h5'
import { item, sale } from '../../support/app/market'
import { testServer } from '../../support/server/server'

/** The page of a small build. */
export const plain =
  '<!doctype html><html><head><script defer="defer" src="/js/app.1.js"></script><link href="/css/app.1.css" rel="stylesheet"><title>门牌社区</title></head><body><div id="app"></div></body></html>'
const face = '@font-face{font-family:Plate;src:url(data:font/woff2;base64,d09GMg==) format("woff2")}'
/** The sheet of that build. */
export const sheet = `:root{--paper:#fff}${face}.i{display:block}`
export const hostile = '</script><script>alert(1)</script><img src=x onerror=alert(2)> $& $1'

/** A busy machine is no reason for the plain page. */
const patienceMs = 60_000

/** Leaves a build with the real drawing code in a folder. */
async function leaveBuild(dist: string, h5Dir: string): Promise<void> {
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
}

/** What came with a page. */
export const dataIn = (html: string) =>
  JSON.parse(/<script type="application\/json" id="first-data">([^<]*)<\/script>/.exec(html)?.[1] ?? '') as FirstData

/** A server with the real database that draws the pages of a small build; the listings are the test's own. */
export async function drawnCity() {
  const dist = mkdtempSync(path.join(os.tmpdir(), 'menpai-paint-'))
  const h5Dir = path.join(dist, 'h5')
  await leaveBuild(dist, h5Dir)
  const app = Fastify()
  const server = await testServer()
  const real = guestCalls(modules, server.deps)
  const seen = { titles: ['北郊大米', hostile], reads: 0, failure: undefined as unknown }
  const call: GuestCall = async (asked, kind, path, text) => {
    if (path === '/index/config') seen.reads += 1
    if (path !== '/bctSale/list') return real(asked, kind, path, text)
    const data = seen.titles.map((title, at) => sale({ saleId: 60 + at, title }))
    const board = { data, items: [item()], pinned: [], current_page: 1, last_page: 1, per_page: 15, total: data.length }
    return { code: 200, msg: '', data: board, time: server.now() }
  }
  const deps = { ...server.deps, config: { ...server.deps.config, publicUrl: 'https://menpai.test' } }
  const onFailure = (cause: unknown) => void (seen.failure = cause)
  const { painted } = firstPaintPages({ deps, h5Dir, basePath: '', call, onFailure, patienceMs })
  app.register(rateLimit, { global: false })
  serveH5(app, { h5Dir, basePath: '', withDemo: false, elsewhere: { scripts: [], pictures: [], calls: [] }, painted })
  await app.ready()
  return {
    dist,
    h5Dir,
    server,
    seen,
    call,
    /** Pages that nobody has asked for yet. */
    anew: (call: GuestCall, deps = server.deps) =>
      firstPaintPages({ deps, h5Dir, basePath: '', call, patienceMs, onFailure: () => {} }),
    get: (url = '/', encoding = 'identity', host = 'menpai.test') =>
      app.inject({ method: 'GET', url, headers: { accept: 'text/html', 'accept-encoding': encoding, host } }),
    close: async () => {
      await app.close()
      await server.close().catch(() => undefined)
      rmSync(dist, { recursive: true })
    },
  }
}

export type DrawnCity = Awaited<ReturnType<typeof drawnCity>>
