/** @jest-environment node */
import { callCountsOf } from '../../../server/http/limits/call-counts'
import type { Deps } from '../../../server/deps'
import type { TestServer } from '../../support/server/server'
import { testServer } from '../../support/server/server'
import { signedClient, signedHeaders } from '../../support/server/signed-client'
import { loggingApp } from '../../support/server/written-log'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

const crash = {
  kind: 'error',
  text: 'TypeError: x at common.js:1:2338',
  page: 'pages/index/salePay',
  version: '0.1.0',
} as const

function logging(deps: Deps = server.deps) {
  const { app, lines, log } = loggingApp(deps)
  return { app, log, told: () => lines().flatMap(({ crash }) => crash ?? []) }
}

it('a crash on a phone stands in the log, without what is private, whoever sends it', async () => {
  const { app, told, log } = logging()
  const phone = signedClient(app, { now: server.now })
  expect(await phone.form('/fault/tell', crash)).toMatchObject({ code: 200 })
  expect(told()).toEqual([crash])
  const hostile = '张三 13812345678 8842013399187720 token=kX2Zt9QmB0vTn4rLw8sYc1uPd6eHf3aGj5iNo7'
  expect(await phone.form('/fault/tell', { ...crash, text: hostile })).toMatchObject({ code: 200 })
  expect(log()).not.toMatch(/张三|1381234|8842013|kX2Zt/)
  await app.close()
})

it.each([
  ['pages/index/salePay', 'pages/index/salePay'],
  ['/shop/pages/wallet/money', 'pages/wallet/money'],
  ['/', '/'],
  ['', ''],
  ['13812345678', '…'],
  ['pages/user/13812345678', '…'],
  ['pages/zhang/san', '…'],
])('names a page that there is, and no other words of the caller: %j', async (page, kept) => {
  const { app, told } = logging()
  const phone = signedClient(app, { now: server.now })
  expect(await phone.form('/fault/tell', { ...crash, page })).toMatchObject({ code: 200 })
  expect(told()).toEqual([{ ...crash, page: kept }])
  await app.close()
})

it('what a form leaves out because it is empty is taken as empty: the text of a page that is not there', async () => {
  const { app, told } = logging()
  const { kind, version } = { ...crash, kind: 'page' as const }
  const phone = signedClient(app, { now: server.now })
  expect(await phone.form('/fault/tell', { kind, version })).toMatchObject({ code: 200 })
  expect(told()).toEqual([{ kind, text: '', page: '', version }])
  await app.close()
})

it.each([
  { kind: 'other' },
  { text: 'x'.repeat(1_001) },
  { page: 'pages/index?token=abc' },
  { version: '<script>' },
  { version: '13812345678' },
  { version: 'zhangsan' },
])('refuses %j', async (wrong) => {
  const { app, told } = logging()
  const input = { ...crash, ...wrong } as typeof crash
  expect(await signedClient(app, { now: server.now }).form('/fault/tell', input)).toMatchObject({ reason: 'FORM' })
  expect(told()).toEqual([])
  await app.close()
})

describe('who tells without end', () => {
  /** Reports from an address until it is refused; how often it was accepted. */
  const flood = async (told: ReturnType<typeof logging>, address: string, times = 12) => {
    const before = told.told().length
    for (let at = 0; at < times; at += 1)
      await told.app.inject({
        method: 'POST',
        url: '/api/fault/tell',
        remoteAddress: address,
        headers: {
          ...signedHeaders({ ak: address.replaceAll(/[.:]/g, '-'), now: server.now }),
          'content-type': 'application/x-www-form-urlencoded',
        },
        payload: new URLSearchParams(crash).toString(),
      })
    return told.told().length - before
  }

  it('is heard ten times in a minute; his neighbour is heard, too', async () => {
    const one = logging()
    expect([await flood(one, '10.1.0.1'), await flood(one, '10.1.0.1'), await flood(one, '10.1.0.2', 3)]).toEqual([
      10, 0, 3,
    ])
    await one.app.close()
  })

  it('is one address on all of an IPv6 line', async () => {
    const one = logging()
    expect([await flood(one, '2001:db8::1', 6), await flood(one, '2001:db8::2', 6)]).toEqual([6, 4])
    expect(await flood(one, '2001:db8:0:1::1', 3)).toBe(3)
    await one.app.close()
  })

  it('is not heard by another process either, once the processes have told one another', async () => {
    const db = server.deps.db.withTables<Record<never, never>>()
    const [one, other] = [logging(), logging({ ...server.deps, db })]
    await other.app.ready()
    const heardAgain = async (address: string) => {
      expect(await flood(one, address)).toBe(10)
      await callCountsOf(server.deps.db).share()
      // A process learns an address's count when it is called from there.
      await flood(other, address, 1)
      await callCountsOf(db).share()
      return flood(other, address)
    }
    // If a minute ends in between, the next attempt decides.
    const heard = [await heardAgain('10.1.0.3')]
    if (heard[0] !== 0) heard.push(await heardAgain('10.1.0.4'))
    expect(heard).toContain(0)
    await Promise.all([one.app.close(), other.app.close()])
  })
})
