/** @jest-environment node */
import type { Config } from '../../../server/config/config'
import { buildApp } from '../../../server/app'
import type { TestServer } from '../../support/server/server'
import { testServer } from '../../support/server/server'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

async function withSettings(config: Partial<Config>) {
  const app = buildApp({ ...server.deps, config: { ...server.deps.config, ...config } })
  await app.ready()
  const get = (url: string, headers = {}, remoteAddress = '127.0.0.1') =>
    app.inject({ method: 'GET', url, headers, remoteAddress }).then(({ statusCode, body }) => ({ statusCode, body }))
  return { get, close: () => app.close() }
}

describe('the description of the calls', () => {
  it('is there in development, within the measure of an address', async () => {
    const { get, close } = await withSettings({ docs: true, callsPerMinute: 4 })
    const answers: string[] = []
    for (let call = 0; call < 6; call++) answers.push((await get('/api/docs/json', {}, '10.1.0.1')).body.slice(0, 12))
    expect(answers.filter((text) => text.includes('openapi'))).toHaveLength(4)
    await close()
  })

  it('is not there where it was not asked for', async () => {
    const { get, close } = await withSettings({ docs: false })
    for (const url of ['/api/docs', '/api/docs/json', '/api/docs/yaml']) {
      expect((await get(url)).body).toContain('NOT_FOUND')
    }
    await close()
  })
})

it('the home page is made within the measure of an address', async () => {
  const { get, close } = await withSettings({ callsPerMinute: 4 })
  const codes: number[] = []
  for (let call = 0; call < 6; call++) codes.push((await get('/', {}, '10.1.0.2')).statusCode)
  expect(codes.slice(-2)).toEqual([429, 429])
  expect(codes.slice(0, 4)).not.toContain(429)
  await close()
})

describe('the figures', () => {
  it('are told to this machine in development', async () => {
    const { get, close } = await withSettings({})
    expect((await get('/metrics')).statusCode).toBe(200)
    expect((await get('/metrics', {}, '10.0.0.1')).statusCode).toBe(404)
    await close()
  })

  it('are told to nobody in production, though a proxy on this machine has its address', async () => {
    const { get, close } = await withSettings({ mode: 'production' })
    expect((await get('/metrics')).statusCode).toBe(404)
    await close()
  })

  it('are told to whoever knows the token, from anywhere', async () => {
    const { get, close } = await withSettings({ mode: 'production', metricsToken: 'a token of sixteen' })
    expect((await get('/metrics', { authorization: 'Bearer a token of sixteen' }, '10.0.0.1')).statusCode).toBe(200)
    for (const authorization of ['Bearer a token of sixteeN', 'a token of sixteen', 'Bearer é token of sixteen', ''])
      expect((await get('/metrics', { authorization })).statusCode).toBe(404)
    await close()
  })
})
