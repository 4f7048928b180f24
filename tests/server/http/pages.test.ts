import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { h5Dir } from '../../../server/http/h5'
import type { TestServer } from '../../support/server'
import { testServer } from '../../support/server'

describe('the served H5 app', () => {
  let server: TestServer
  let isOurs = false
  beforeAll(async () => {
    isOurs = !existsSync(path.join(h5Dir, 'index.html'))
    if (isOurs) {
      mkdirSync(path.join(h5Dir, 'js'), { recursive: true })
      writeFileSync(path.join(h5Dir, 'index.html'), '<!doctype html><div id="app"></div>')
    }
    server = await testServer()
  })
  afterAll(async () => {
    if (isOurs) rmSync(h5Dir, { recursive: true })
    await server.close()
  })

  const get = (url: string, accept = 'text/html') => server.app.inject({ method: 'GET', url, headers: { accept } })

  it.each(['/', '/pages/user/money?tab=1', '/pages/index/salePay'])(
    'answers %s with its page, never cached',
    async (url) => {
      const response = await get(url)
      expect(response.statusCode).toBe(200)
      expect(response.body).toContain('id="app"')
      expect(response.headers['cache-control']).toBe('no-cache')
      expect(response.headers['x-content-type-options']).toBe('nosniff')
      expect(response.headers['content-security-policy']).toContain("object-src 'none'")
    },
  )

  it('is not what a missing script or picture gets', async () => {
    expect((await get('/js/gone.12345678.js', '*/*')).statusCode).toBe(404)
    expect((await get('/demo/gone.svg', 'image/*')).statusCode).toBe(404)
    expect((await get('/..%2f..%2fpackage.json', '*/*')).body).not.toContain('menpai')
  })

  it('leaves the API its envelope even when a page is asked for', async () => {
    const response = await get('/api/nothing')
    expect([response.statusCode, response.json<{ code: number }>().code]).toEqual([200, 500])
  })
})

describe('the health addresses', () => {
  it('tell apart a living process, a ready one and one without its database', async () => {
    const server = await testServer()
    const status = async (url: string) => (await server.app.inject({ method: 'GET', url })).statusCode
    expect([await status('/healthz'), await status('/readyz')]).toEqual([200, 200])
    await server.deps.db.destroy()
    expect([await status('/healthz'), await status('/readyz')]).toEqual([200, 503])
    await server.close()
  })
})
