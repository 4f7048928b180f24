/** @jest-environment node */
import { once } from 'node:events'
import { connect } from 'node:net'
import type { AddressInfo } from 'node:net'
import { signedHeaders } from '../../support/server/signed-client'
import type { TestServer } from '../../support/server/server'
import { testServer } from '../../support/server/server'

let server: TestServer

beforeAll(async () => {
  server = await testServer({ docs: true })
})
afterAll(() => server.close())

const api = { method: 'POST', url: '/api/area/list' } as const
const form = { 'content-type': 'application/x-www-form-urlencoded' }

/** A browser that guesses content types could run a text that somebody wrote as a script. */
describe('no answer’s type is guessed by a browser', () => {
  it.each([
    ['a call', () => server.app.inject({ ...api, headers: { ...form, ...signedHeaders({ ak: 'a', ...server }) } })],
    ['a call with a wrong signature', () => server.app.inject(api)],
    ['a call that cannot be read', () => server.app.inject({ ...api, headers: form, payload: 'a'.repeat(300_000) })],
    ['a call that nobody serves', () => server.app.inject({ ...api, url: '/api/gone' })],
    ['an address that nobody serves', () => server.app.inject({ method: 'GET', url: '/gone.js' })],
    ['the description of the calls', () => server.app.inject({ method: 'GET', url: '/api/docs/json' })],
    ['the readiness', () => server.app.inject({ method: 'GET', url: '/readyz' })],
    ['the figures', () => server.app.inject({ method: 'GET', url: '/metrics' })],
    [
      'the gateway’s message',
      () => server.app.inject({ method: 'POST', url: '/api/bctPay/notify', payload: '<xml/>' }),
    ],
    [
      'the tracking provider’s message',
      () => server.app.inject({ method: 'POST', url: '/api/bctOrder/parcelNews', headers: form, payload: 'sign=1' }),
    ],
    [
      'the messenger’s message',
      () => server.app.inject({ method: 'POST', url: '/api/wechat/push', payload: '<xml/>' }),
    ],
    ['the messenger’s handshake', () => server.app.inject({ method: 'GET', url: '/api/wechat/push?echostr=1' })],
    ['a question of a browser whether it may ask', () => server.app.inject({ ...api, method: 'OPTIONS' })],
    ['a picture of the demo city', () => server.app.inject({ method: 'GET', url: '/demo/gone.svg' })],
  ])('%s', async (_what, ask) => {
    expect((await ask()).headers['x-content-type-options']).toBe('nosniff')
  })

  it('an address that cannot be read', async () => {
    await server.app.listen({ port: 0 })
    for (const path of ['/%zz', '/api/%zz']) {
      const socket = connect((server.app.server.address() as AddressInfo).port)
      let answer = ''
      socket.on('data', (chunk) => (answer += String(chunk)))
      socket.end(`GET ${path} HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n`)
      await once(socket, 'close')
      expect(answer).toMatch(/x-content-type-options: nosniff/i)
    }
  })
})
