/** @jest-environment node */
import type { TestServer } from '../../support/server/server'
import { settle, signedIn, testServer } from '../../support/server/server'
import { clientNo, riceId, riceIn } from '../../support/city/small-city'

let server: TestServer
let someone: Awaited<ReturnType<typeof signedIn>>

beforeAll(async () => {
  server = await testServer()
  await riceIn(server.deps.db)
  await settle(server, 128)
  someone = await signedIn(server, 128)
})
afterAll(() => server.close())

const bid = { itemId: riceId, content: '', delivery: 'meet', place: '北门', days: 7 } as const

/** What the fuzzer found, one case each. Our decision: docs/decisions/0097-strangers.md */
describe('what once was a mistake of ours', () => {
  it.each([
    ['price', { price: Number.MAX_SAFE_INTEGER, qty: 1_000_000 }],
    ['qty', { price: 1, qty: Number.MAX_SAFE_INTEGER }],
  ])('a bid whose %s makes no amount any more is a wrong form', async (field, wish) => {
    const answer = await someone.json('/bctBuy/add', { clientNo: clientNo(), ...bid, ...wish })
    expect(answer.reason).toBe('FORM')
    expect(Object.keys((answer.data as unknown as { fields: object }).fields)).toEqual([field])
  })

  it('five logs of one person at the same moment are written, and one of them scores', async () => {
    const texts = ['一', '二', '三', '四', '五']
    const answers = await Promise.all(
      texts.map((content) => someone.json('/log/add', { clientNo: clientNo(), content })),
    )
    expect(answers.map(({ code }) => code)).toEqual([200, 200, 200, 200, 200])
    expect(answers.filter(({ data }) => data.pointsRow?.pointsAdd === 5)).toHaveLength(1)
  })

  it.each([
    ['half a sign', '门\ud800'],
    ['NUL', '门\0'],
  ])('a text with %s is kept without it', async (_what, content) => {
    const answer = await someone.json('/log/add', { clientNo: clientNo(), content })
    expect(answer).toMatchObject({ code: 200, data: { log: { content: '门' } } })
  })
})
