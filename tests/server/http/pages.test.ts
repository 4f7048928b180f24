import { createHash } from 'node:crypto'
import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { buildApp } from '../../../server/app'
import type { Config } from '../../../server/config/config'
import { wechatSettings } from '../../../server/wechat/account'
import type { TestServer } from '../../support/server/server'
import { testServer } from '../../support/server/server'

describe('the served H5 app', () => {
  const dist = mkdtempSync(path.join(os.tmpdir(), 'menpai-dist-'))
  const h5Dir = path.join(dist, 'h5')
  let server: TestServer
  let app: FastifyInstance
  beforeAll(async () => {
    mkdirSync(path.join(h5Dir, 'js'), { recursive: true })
    mkdirSync(path.join(dist, 'first-paint'))
    const files = {
      '/': [],
      '/pages/user/money': ['js/1.0123abcd.js', 'css/1.0123abcd.css'],
      '/pages/index/salePay': [],
    }
    writeFileSync(path.join(dist, 'first-paint/pages.json'), JSON.stringify(files))
    const build = '<meta name="build" content="b1"/>'
    writeFileSync(path.join(h5Dir, 'index.html'), `<!doctype html>${build}<script>void 0</script><div id="app"></div>`)
    writeFileSync(path.join(h5Dir, 'js/app.0123abcd.js'), 'void 0')
    server = await testServer()
    app = buildApp(server.deps, [], { h5Dir })
    await app.ready()
  })
  afterAll(async () => {
    await app.close()
    await server.close()
    rmSync(dist, { recursive: true })
  })

  const get = (url: string, accept = 'text/html') => app.inject({ method: 'GET', url, headers: { accept } })

  it('lets a browser keep what has a hash in its name', async () => {
    const { headers, body } = await get('/js/app.0123abcd.js', '*/*')
    expect(body).toBe('void 0')
    expect(headers['cache-control']).toContain('immutable')
  })

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

  it.each(['/nope/xyz', '/pages/user/nothing?id=1', '/pages/user/money/more'])(
    'answers %s, which no page has, with 404 and the page that says so',
    async (url) => {
      const response = await get(url)
      expect(response.statusCode).toBe(404)
      expect(response.body).toContain('id="app"')
      expect(response.headers['cache-control']).toBe('no-cache')
      expect(response.headers['content-security-policy']).toContain("object-src 'none'")
    },
  )

  it('names the files that this page needs besides those of all pages, and no page’s for another address', async () => {
    const hints = '</js/1.0123abcd.js>; rel=preload; as=script, </css/1.0123abcd.css>; rel=preload; as=style'
    expect((await get('/pages/user/money?tab=1')).headers.link).toBe(hints)
    for (const url of ['/', '/pages/user/nothing', '/constructor', '//'])
      expect((await get(url)).headers).not.toHaveProperty('link')
  })

  it('runs the script written into it and the messenger’s, and no other', async () => {
    const policy = (await get('/')).headers['content-security-policy']
    const hash = createHash('sha256').update('void 0').digest('base64')
    const messenger = `${wechatSettings(server.deps.config)?.hosts.open}/open/js/jweixin-1.6.0.js`
    expect(policy).toContain(`script-src 'self' 'sha256-${hash}' ${messenger};`)
    expect(policy).not.toContain("script-src 'self' 'unsafe-inline'")
  })

  it('has the market edition below the trade edition, with a page of its own, and only where it is built', async () => {
    const marketDir = path.join(dist, 'market/h5')
    mkdirSync(path.join(marketDir, 'js'), { recursive: true })
    writeFileSync(path.join(marketDir, 'index.html'), '<!doctype html><p>market</p><div id="app"></div>')
    writeFileSync(path.join(marketDir, 'js/app.89abcdef.js'), 'void 1')
    mkdirSync(path.join(dist, 'market/first-paint'), { recursive: true })
    writeFileSync(path.join(dist, 'market/first-paint/pages.json'), JSON.stringify({ '/': ['js/home.89abcdef.js'] }))
    const both = buildApp({ ...server.deps, config: { ...server.deps.config, marketDir } }, [], { h5Dir })
    const see = async (url: string) =>
      (await both.inject({ method: 'GET', url, headers: { accept: 'text/html' } })).body
    for (const url of ['/market/', '/market/pages/cart/index', '/market/pages/user/index'])
      expect(await see(url)).toContain('<p>market</p>')
    for (const url of ['/', '/pages/cart/index']) expect(await see(url)).not.toContain('<p>market</p>')
    expect(JSON.parse(await see('/market/manifest.webmanifest'))).toMatchObject({ name: '门牌区块市场', scope: './' })
    expect(JSON.parse(await see('/manifest.webmanifest'))).toMatchObject({ name: '门牌社区' })
    const home = await both.inject({ method: 'GET', url: '/market/', headers: { accept: 'text/html' } })
    expect(home.headers.link).toBe('</market/js/home.89abcdef.js>; rel=preload; as=script')
    expect(home.headers['content-security-policy']).toContain("default-src 'self'")
    expect(await see('/market/js/app.89abcdef.js')).toBe('void 1')
    await both.close()
    expect((await get('/market/')).body).not.toContain('<p>market</p>')
  })

  it('shows pictures of the store and calls it, and nothing and nobody else', async () => {
    const rules = (policy: string) =>
      Object.fromEntries(
        policy.split('; ').map((rule) => [rule.split(' ')[0] ?? '', rule.slice(rule.indexOf(' ') + 1)] as const),
      )
    const policyOf = async (config: Partial<Config>) => {
      const other = buildApp({ ...server.deps, config: { ...server.deps.config, ...config } }, [], { h5Dir })
      const { headers } = await other.inject({
        method: 'GET',
        url: '/pages/user/money',
        headers: { accept: 'text/html' },
      })
      await other.close()
      return rules(String(headers['content-security-policy']))
    }
    const asBuilt = {
      'base-uri': "'none'",
      'form-action': "'self'",
      'object-src': "'none'",
      'frame-ancestors': "'self'",
    }
    expect(await policyOf({ storePort: 4321, gatewayPort: 4322 })).toMatchObject({
      ...asBuilt,
      'img-src': "'self' *:4321 data: blob:",
      'connect-src': "'self' *:4321 http://127.0.0.1:4322 blob:",
    })
    const mode = 'production' as const
    expect(await policyOf({ mode, storeUrl: 'https://pictures.example/below' })).toMatchObject({
      ...asBuilt,
      'default-src': "'self'",
      'img-src': "'self' https://pictures.example data: blob:",
      'connect-src': "'self' https://pictures.example blob:",
      'font-src': "'self' data:",
    })
    const qiniu = { accessKey: 'a', secretKey: 's', bucket: 'b', region: 'SCN' as const, domain: 'https://cdn.example' }
    expect(await policyOf({ mode, qiniu })).toMatchObject({
      'img-src': "'self' https://cdn.example data: blob:",
      'connect-src': "'self' https://up-z2.qiniup.com blob:",
    })
  })

  it('is not what a missing script or picture gets', async () => {
    expect((await get('/js/gone.12345678.js', '*/*')).statusCode).toBe(404)
    expect((await get('/demo/gone.svg', 'image/*')).statusCode).toBe(404)
    expect((await get('/..%2f..%2fpackage.json', '*/*')).body).not.toContain('menpai')
  })

  it('tells which build it is, so that an older one sees it', async () => {
    const response = await get('/build.json', '*/*')
    expect(response.json()).toEqual({ build: 'b1', files: ['js/app.0123abcd.js'] })
    expect(response.headers['cache-control']).toBe('no-store')
  })

  it('can be installed: a manifest whose icons are there, and a service worker that is asked for anew', async () => {
    const manifest = await get('/manifest.webmanifest', '*/*')
    expect(manifest.headers['content-type']).toContain('application/manifest+json')
    const { icons, start_url: start } = manifest.json<{ icons: { src: string; sizes: string }[]; start_url: string }>()
    expect(start).toBe('./')
    expect(icons.map(({ sizes }) => sizes)).toEqual(['192x192', '512x512', '512x512'])
    for (const { src } of icons) {
      const { statusCode, rawPayload } = await get(`/${src}`, 'image/*')
      expect([statusCode, rawPayload.subarray(1, 4).toString()]).toEqual([200, 'PNG'])
    }
    const worker = await get('/service-worker.js', '*/*')
    expect(worker.headers).toMatchObject({
      'cache-control': 'no-cache',
      'content-type': 'text/javascript; charset=utf-8',
    })
    expect((await get('/offline.html')).headers['content-security-policy']).toContain("default-src 'none'")
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
