import { sql } from 'kysely'
import { smsCode } from '@contract/limits'
import { rememberDevice } from '../../../server/modules/session/device-store'
import { codeRefusal } from '../../../server/modules/session/people/code-limits'
import type { SharedLimit } from '../../../server/sms/counts'
import { messageCounter, usedUpCounter } from '../../../server/sms/counts'
import type { TestServer } from '../../support/server/server'
import { areaId, mobileOf, settle, signedIn, testServer } from '../../support/server/server'
import { signedClient, signedHeaders } from '../../support/server/signed-client'
import { loggingApp } from '../../support/server/written-log'
import { noCodes } from './no-codes'

let server: TestServer
beforeEach(async () => {
  server = await testServer({ movableClock: true, trustedProxies: 1 })
})
afterEach(() => server.close())

const usedUp = async (limit: SharedLimit) => {
  const { values } = await usedUpCounter.get()
  return values.find(({ labels }) => labels.limit === limit)?.value ?? 0
}

let made = 0
const newMobile = () => `139${String(++made).padStart(8, '0')}`

/** Asks for a code from an address, on a new device unless one is named; 'sent' or why not. */
async function ask({
  from,
  mobile = newMobile(),
  ak = `device-${++made}`,
}: {
  from: string
  mobile?: string
  ak?: string
}) {
  const { body } = await server.app.inject({
    method: 'POST',
    url: '/api/sms/send',
    headers: {
      ...signedHeaders({ ak, now: server.now }),
      'content-type': 'application/x-www-form-urlencoded',
      'x-forwarded-for': from,
    },
    payload: new URLSearchParams({ mobile, purpose: 'login' }).toString(),
  })
  const { code, data } = JSON.parse(body) as { code: number; data: { reason?: string } }
  return code === 200 ? 'sent' : String(data.reason)
}
const codeIn = async (mobile: string) => {
  const { messages } = (await signedClient(server.app, { now: server.now }).form('/admin/smsOutbox', {})).data
  return /\d{6}/.exec(messages.find((message) => message.mobile === mobile)?.text ?? '')?.[0] ?? ''
}
/** As if this many codes had been sent to others, from other addresses. */
const sentToOthers = (count: number, agoMs: number) =>
  sql`insert into sms_code (sms_id, mobile, purpose, code_hash, ak, address, created_at, expires_at, tries)
    select n, '137' || lpad(n::text, 8, '0'), 'login', '', 'other-' || n, 'other-' || n, ${server.now() - agoMs}, 0, 0
    from generate_series(1, ${count}::int) as n`.execute(server.deps.db)

describe('codes that one address asks for', () => {
  it('are twenty within an hour, however many devices and numbers it invents, and others are not hurt', async () => {
    const flood = await Promise.all(Array.from({ length: 60 }, () => ask({ from: '203.0.113.9' })))
    expect(flood.filter((outcome) => outcome === 'sent')).toHaveLength(smsCode.strangers.hereInHour)
    expect(flood.filter((outcome) => outcome === 'LIMIT')).toHaveLength(60 - smsCode.strangers.hereInHour)
    expect(await ask({ from: '198.51.100.7' })).toBe('sent')
    server.clock.forward(3_600_000 - 1)
    expect(await ask({ from: '203.0.113.9' })).toBe('LIMIT')
    server.clock.forward(1)
    expect(await ask({ from: '203.0.113.9' })).toBe('sent')
  })

  it('are sixty on one day', async () => {
    const hour = async () => {
      const outcomes = []
      for (let n = 0; n < smsCode.strangers.hereInHour; n++) outcomes.push(await ask({ from: '203.0.113.9' }))
      server.clock.forward(3_600_000)
      return outcomes.filter((outcome) => outcome === 'sent').length
    }
    expect([await hour(), await hour(), await hour(), await hour()]).toEqual([20, 20, 20, 0])
    server.clock.forward(12 * 3_600_000)
    expect(await ask({ from: '203.0.113.9' })).toBe('sent')
  })

  it('are five to one number, so that nobody there uses up its ten', async () => {
    const mobile = newMobile()
    const outcomes = []
    for (let n = 0; n < 7; n++) {
      outcomes.push(await ask({ from: '203.0.113.9', mobile }))
      server.clock.forward(smsCode.againMs)
    }
    expect(outcomes).toEqual(['sent', 'sent', 'sent', 'sent', 'sent', 'LIMIT', 'LIMIT'])
    expect(await ask({ from: '198.51.100.7', mobile })).toBe('sent')
  })
})

describe('somebody who is after the codes of another', () => {
  it('keeps a new device of the owner waiting for an hour, not for the day', async () => {
    const mobile = newMobile()
    for (const from of ['203.0.113.1', '203.0.113.2'])
      for (let n = 0; n < 5; n++) {
        expect(await ask({ from, mobile })).toBe('sent')
        server.clock.forward(smsCode.againMs)
      }
    expect(await ask({ from: '198.51.100.7', mobile })).toBe('LIMIT')
    server.clock.forward(3_600_000 - 10 * smsCode.againMs)
    expect(await ask({ from: '198.51.100.7', mobile })).toBe('sent')
  })

  it('from wherever he calls, sends no more than thirty a day to a number', async () => {
    const mobile = newMobile()
    const outcomes = []
    for (let n = 0; n < 40; n++) {
      outcomes.push(await ask({ from: `203.0.113.${n}`, mobile }))
      server.clock.forward(10 * smsCode.againMs)
    }
    expect(outcomes.filter((outcome) => outcome === 'sent')).toHaveLength(30)
  })

  it('cannot use up the ten of a number for a device that its owner signed in on, nor make it wait', async () => {
    await settle(server, 8)
    const own = await signedIn(server, 8)
    const mobile = mobileOf(8)
    for (let n = 0; n < 12; n++) {
      await ask({ from: `203.0.113.${n}`, mobile })
      server.clock.forward(smsCode.againMs)
    }
    expect(await ask({ from: '203.0.113.99', mobile })).toBe('LIMIT')
    expect(await ask({ from: '198.51.100.7', mobile, ak: own.ak })).toBe('sent')
    expect(await ask({ from: '198.51.100.7', mobile, ak: own.ak })).toBe('COOLDOWN')
  })

  it('cannot try it, nor burn it by wrong tries, nor replace it by a newer one', async () => {
    await settle(server, 8)
    const own = signedClient(server.app, { ak: 'own', now: server.now })
    const thief = signedClient(server.app, { ak: 'thief', now: server.now })
    expect(await ask({ from: '198.51.100.7', mobile: mobileOf(8), ak: own.ak })).toBe('sent')
    const code = await codeIn(mobileOf(8))
    const wish = { areaId, mobile: mobileOf(8) }
    for (let n = 0; n < smsCode.tries + 1; n++)
      expect((await thief.form('/sms/login', { ...wish, code: '000000' })).data).toMatchObject({ left: 0 })
    expect((await thief.form('/sms/login', { ...wish, code })).reason).toBe('WRONG_PASSWORD')
    server.clock.forward(smsCode.againMs)
    expect(await ask({ from: '203.0.113.9', mobile: mobileOf(8), ak: thief.ak })).toBe('sent')
    expect((await own.form('/sms/login', { ...wish, code })).code).toBe(200)
  })
})

describe('one resident with many known devices', () => {
  /** Asks for one code each from one address on several devices that a block's owner signed in on; how many were sent. */
  const askOnMany = async (blockNo: number, from: string, devices = 10) => {
    const owner = await settle(server, blockNo)
    let sent = 0
    for (let n = 0; n < devices; n++) {
      const ak = `own-${blockNo}-${n}`
      await rememberDevice(server.deps.db, { ...owner, ak }, server.now())
      if ((await ask({ from, mobile: mobileOf(blockNo), ak })) === 'sent') sent++
      server.clock.forward(1)
    }
    return sent
  }

  it('gets ten codes an hour and twenty a day on all of them, and leaves those of others', async () => {
    await settle(server, 9)
    const other = await signedIn(server, 9)
    expect(await askOnMany(8, '203.0.113.9', 14)).toBe(10)
    server.clock.forward(3_600_000)
    for (let n = 0; n < 4; n++) await ask({ from: '203.0.113.9', mobile: mobileOf(8), ak: `own-8-${n + 4}` })
    server.clock.forward(3_600_000)
    const more = []
    for (let n = 4; n < 14; n++) more.push(await ask({ from: '203.0.113.9', mobile: mobileOf(8), ak: `own-8-${n}` }))
    expect(more.filter((outcome) => outcome === 'sent')).toHaveLength(6)
    expect(await ask({ from: '203.0.113.9', mobile: mobileOf(9), ak: other.ak })).toBe('sent')
  })

  it('shares a measure of known devices with the others of its address, sixty an hour', async () => {
    const sent = []
    for (let blockNo = 10; blockNo < 17; blockNo++) sent.push(await askOnMany(blockNo, '203.0.113.9'))
    expect(sent).toEqual([10, 10, 10, 10, 10, 10, 0])
    expect(await askOnMany(17, '198.51.100.7', 1)).toBe(1)
    expect(await ask({ from: '203.0.113.9' })).toBe('sent')
  })
})

describe('all codes together', () => {
  it('stop for strangers at the limit of an hour and of a day, with one alarm to each operator', async () => {
    const { userId } = await settle(server, 12)
    await server.deps.db.updateTable('user_account').set({ is_admin: true }).where('user_id', '=', userId).execute()
    const operator = await signedIn(server, 12)
    await sentToOthers(smsCode.perHour - 1, 1)
    expect(await ask({ from: '198.51.100.7' })).toBe('sent')
    expect(await ask({ from: '198.51.100.7' })).toBe('LIMIT')
    expect(await ask({ from: '198.51.100.8' })).toBe('LIMIT')
    const { data } = (await operator.form('/bctNotice/list', {})).data
    expect(data.filter(({ kind }) => kind === 'smsLimit')).toHaveLength(1)
    expect(await ask({ from: '198.51.100.7', mobile: mobileOf(12), ak: operator.ak })).toBe('sent')
    const { values } = await messageCounter.get()
    expect(values.find(({ labels }) => labels.outcome === 'refused')?.value).toBeGreaterThanOrEqual(2)
  })

  it.each([
    ['hour', smsCode.perHour, 1],
    ['day', smsCode.perDay, 3_600_001],
  ] as const)(
    'leave one line in the log and a number for an alarm when those of the %s are used up',
    async (limit, most, ago) => {
      const { app, lines } = loggingApp(server.deps)
      await sentToOthers(most, ago)
      const before = await usedUp(limit)
      const client = signedClient(app, { now: server.now })
      for (const mobile of [newMobile(), newMobile(), newMobile()])
        expect((await client.form('/sms/send', { mobile, purpose: 'login' })).reason).toBe('LIMIT')
      expect(lines().filter((line) => 'smsUsedUp' in line)).toMatchObject([{ level: 50, smsUsedUp: { limit, most } }])
      expect((await usedUp(limit)) - before).toBe(3)
      await app.close()
    },
  )

  it('wait a minute after the newest one, to the millisecond', () => {
    for (const isKnown of [false, true]) {
      expect(codeRefusal({ ...noCodes, newest: 1_000 }, isKnown, 60_999)).toMatchObject({
        reason: 'COOLDOWN',
        data: { until: 61_000 },
      })
      expect(codeRefusal({ ...noCodes, newest: 1_000 }, isKnown, 61_000)).toBeUndefined()
    }
  })

  it.each([
    ['byDevice', 20, 20],
    ['toNumberByOne', 5, 10],
    ['toNumberInHour', 10, 10],
    ['toNumberToday', 30, 20],
    ['hereInHour', 20, 60],
    ['hereToday', 60, 180],
    ['inHour', 600, 600],
    ['today', 5_000, 5_000],
  ] as const)('%s: strangers get %s, known devices %s', (name, strangers, known) => {
    for (const [isKnown, most] of [
      [false, strangers],
      [true, known],
    ] as const) {
      expect(codeRefusal({ ...noCodes, [name]: most }, isKnown, 0)?.reason).toBe('LIMIT')
      expect(codeRefusal({ ...noCodes, [name]: most - 1 }, isKnown, 0)).toBeUndefined()
    }
  })
})
