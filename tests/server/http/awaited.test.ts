import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { buildApp } from '../../../server/app'
import type { TestServer } from '../../support/server/server'
import { testServer } from '../../support/server/server'

describe('what is still being built', () => {
  const dist = mkdtempSync(path.join(os.tmpdir(), 'menpai-building-'))
  const folders = {
    trade: path.join(dist, 'h5'),
    market: path.join(dist, 'market/h5'),
    console: path.join(dist, 'console'),
  }
  let server: TestServer
  let app: FastifyInstance
  const appWith = async (given: { readonly awaitsBuilds?: true }) => {
    const deps = { ...server.deps, config: { ...server.deps.config, marketDir: folders.market, ...given } }
    const made = buildApp(deps, [], { h5Dir: folders.trade, consoleDir: folders.console })
    await made.ready()
    return made
  }
  const get = async (url: string, from = app) => {
    const { statusCode, body, headers } = await from.inject({ method: 'GET', url, headers: { accept: 'text/html' } })
    return { statusCode, body, headers }
  }
  /** Writes a build as its command does: the stamp last. */
  const build = (folder: string, name: string) => {
    mkdirSync(path.join(folder, 'assets'), { recursive: true })
    writeFileSync(path.join(folder, 'index.html'), `<!doctype html><base href="/console/"><p>${name}</p>`)
    writeFileSync(path.join(folder, 'assets/a.0123abcd.js'), 'void 0')
  }
  const finish = (folder: string) =>
    writeFileSync(path.join(path.dirname(folder), `.${path.basename(folder)}.stamp`), 'x')
  const until = async (url: string, status: number) => {
    for (let turn = 0; turn < 100 && (await get(url)).statusCode !== status; turn += 1) await sleep(50)
    return get(url)
  }

  beforeAll(async () => {
    server = await testServer()
    app = await appWith({ awaitsBuilds: true })
  })
  afterAll(async () => {
    await app.close()
    await server.close()
    rmSync(dist, { recursive: true })
  })

  it.each([
    '/',
    '/?a=1',
    '/pages/index/saleList',
    '/market',
    '/market/',
    '/market/pages/a/b',
    '/console/',
    '/console/x',
  ])('answers %s with a page that waits and that no one keeps', async (url) => {
    const { statusCode, body, headers } = await get(url)
    expect(statusCode).toBe(503)
    expect(body).toContain('正在构建')
    expect(headers['cache-control']).toBe('no-store')
    expect(headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-/)
  })

  it('keeps everything else as it is', async () => {
    expect((await get('/healthz')).statusCode).toBe(200)
    expect((await get('/marketing')).statusCode).toBe(404)
    expect((await get('/manifest.webmanifest')).statusCode).toBe(200)
  })

  it('waits where the files are there and the build has not ended', async () => {
    build(folders.trade, 'trade')
    await sleep(400)
    expect((await get('/')).statusCode).toBe(503)
  })

  it('serves each part as soon as its build has ended, and the others wait on', async () => {
    finish(folders.trade)
    expect((await until('/', 200)).body).toContain('trade')
    expect((await get('/market/')).statusCode).toBe(503)
    build(folders.market, 'market')
    finish(folders.market)
    expect((await until('/market/', 200)).body).toContain('market')
    expect((await get('/console/')).statusCode).toBe(503)
    build(folders.console, 'console')
    finish(folders.console)
    expect((await until('/console/', 200)).body).toContain('console')
    expect((await get('/console/assets/a.0123abcd.js')).body).toBe('void 0')
  })

  it('is what it always was for a server that was not told to wait', async () => {
    rmSync(folders.market, { recursive: true })
    const other = await appWith({})
    expect((await get('/market/', other)).statusCode).not.toBe(503)
    await other.close()
  })
})
