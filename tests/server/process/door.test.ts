/** @jest-environment node */
import * as v from 'valibot'
import { demoAreaId as areaId, demoPassword } from '../../../demo/residents'
import { cityFolder } from '../../support/server/city-folder'
import type { ServerProcess } from '../../support/server/process'
import { removeDataFolder, startServer } from '../../support/server/process'
import type { RawAnswer, RawRequest } from '../../support/server/process-call'
import { contentTypes, envelopeOf } from '../../support/server/process-call'
import { signedHeaders } from '../../support/server/signed-client'

const minuteMs = 60_000
const guest = { ak: 'door-device' }

let folder: string
let server: ServerProcess

beforeAll(async () => {
  folder = await cityFolder()
  server = await startServer(folder)
})
afterAll(async () => {
  await server.stop()
  await removeDataFolder(folder)
})

/** What no answer may show: where our code lies, its stack, its database. */
const inside = /\bat \S+ ?\(|\n\s+at |node_modules|\/server\/|\.ts\b|postgres|select |stack/i

/** An answer as it must be: HTTP 200, an envelope with our clock, nothing of our inside. */
function decent(answer: RawAnswer) {
  expect(answer.text).not.toMatch(inside)
  const envelope = envelopeOf(answer)
  const { code, msg, data, time } = envelope
  expect(JSON.parse(answer.text)).toEqual({ code, msg, data, time })
  expect([200, 401, 500]).toContain(code)
  // Only a success needs no words.
  expect(msg !== '').toBe(code !== 200)
  expect(Math.abs(time - server.now())).toBeLessThan(5_000)
  return envelope
}

/** A good request to ask which areas have block 7777777, which nobody has, with parts replaced. */
const asking = (spoilt: Partial<RawRequest> = {}, byMs = 0): RawRequest => ({
  path: '/api/block/check',
  body: 'blockNo=7777777',
  ...spoilt,
  headers: {
    ...signedHeaders({ ...guest, now: () => server.now() + byMs }),
    'content-type': contentTypes.form,
    ...spoilt.headers,
  },
})
const ask = async (spoilt: Partial<RawRequest> = {}, byMs = 0) => decent(await server.raw(asking(spoilt, byMs)))

describe('at the door', () => {
  it('a good request is answered', async () => {
    expect(await ask()).toMatchObject({ code: 200, data: { areas: [] } })
  })

  it.each([
    ['made up', { s: 'f'.repeat(32) }],
    ['for another device', { ak: 'somebody-else' }],
    ['empty', { s: '' }],
    ['of wild signs', { a: "' or 1=1--", ak: '../../etc/passwd' }],
  ])('a signature that is %s is refused', async (_what, headers) => {
    expect(await ask({ headers })).toMatchObject({ code: 500, reason: 'SIGN' })
  })

  it('a request that was heard before is refused', async () => {
    const request = asking()
    expect(decent(await server.raw(request)).code).toBe(200)
    expect(decent(await server.raw(request))).toMatchObject({ code: 500, reason: 'SIGN' })
  })

  it.each([
    ['slow', -6],
    ['fast', 6],
  ])('a device whose clock is %s hears the right time', async (_what, minutes) => {
    const answer = await ask({}, minutes * minuteMs)
    expect(answer).toMatchObject({ code: 500, reason: 'CLOCK' })
    const { time } = v.parse(v.strictObject({ reason: v.literal('CLOCK'), time: v.number() }), answer.data)
    expect(Math.abs(time - answer.time)).toBeLessThan(1_000)
  })

  it('a wrong founder password is refused, and so is one that nobody can decrypt', async () => {
    const wrong = await server.encrypted('0000000000000000')
    for (const password of [wrong, 'not encrypted', '@@@@']) {
      const answer = await server.call('/block/login', { areaId, blockNo: 91, password }, guest)
      expect(answer).toMatchObject({ code: 500, reason: 'WRONG_PASSWORD' })
    }
    expect((await server.signIn(91, demoPassword(91))).token).not.toBe('')
  })

  it('a session that nobody has is over', async () => {
    const headers = signedHeaders({ ...guest, token: 'made-up', userId: 1, now: () => server.now() })
    expect((await ask({ headers })).code).toBe(401)
  })
})

describe('garbage', () => {
  it.each<[string, Partial<RawRequest>]>([
    ['no body', { body: '' }],
    ['JSON where a form belongs', { body: '{"blockNo":7}', headers: { 'content-type': contentTypes.json } }],
    ['broken JSON', { path: '/api/bctSale/take', body: '{"a":', headers: { 'content-type': contentTypes.json } }],
    ['bytes', { body: Uint8Array.from([0, 255, 254, 128]) }],
    ['a type nobody knows', { headers: { 'content-type': 'application/x-nothing' } }],
    ['a type that is none', { headers: { 'content-type': 'nonsense' } }],
    ['a number too large', { body: `blockNo=${'9'.repeat(40)}` }],
    ['a list for a number', { body: 'blockNo=1&blockNo=2' }],
    ['a megabyte', { body: `blockNo=${'7'.repeat(1_000_000)}` }],
    ['a poisoned prototype', { body: '{"__proto__":{"a":1}}', headers: { 'content-type': contentTypes.json } }],
  ])('%s is refused as a wrong form', async (_what, spoilt) => {
    expect(await ask(spoilt)).toMatchObject({ code: 500, reason: 'FORM' })
  })

  it('a text that the database cannot keep is refused as a wrong form', async () => {
    const who = await server.signIn(94, demoPassword(94))
    const answer = await server.call('/bctPay/check', { payNo: 'P\u0000' }, who)
    expect(answer).toMatchObject({ code: 500, reason: 'FORM' })
  })

  it.each<[string, Partial<RawRequest>]>([
    ['a call nobody knows', { path: '/api/nothing/here' }],
    ['the same under the old prefix', { path: '/index.php/api/nothing' }],
    ['the bare prefix', { path: '/api' }],
    ['a way up', { path: '/api/..%2f..%2fpackage.json' }],
    ['a broken escape', { path: '/api/%zz' }],
    ['a long address', { path: `/api/${'x'.repeat(3_000)}` }],
    ['another method', { method: 'PUT' }],
  ])('%s is not found', async (_what, spoilt) => {
    expect(await ask(spoilt)).toMatchObject({ code: 500, reason: 'NOT_FOUND' })
  })

  it('leaves the server well', async () => {
    expect((await server.raw({ path: '/healthz', method: 'GET' })).status).toBe(200)
    expect((await ask()).code).toBe(200)
    // A job that a busy database did not answer in time says so with its path; nothing else has one.
    expect(server.printed().replaceAll(/^A job failed:.*\n(?:\s.*\n|\n)*/gm, '')).not.toMatch(/at .*node_modules/)
  })
})
