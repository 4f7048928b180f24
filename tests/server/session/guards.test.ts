import { smsCode } from '@contract/limits'
import type { Tx } from '../../../server/db/schema'
import { lockKeys } from '../../../server/modules/session/lock'
import { coolingRefusal } from '../../../server/modules/session/open/cooling'
import { mobileRefusal } from '../../../server/modules/session/open/mobile'
import { codeRefusal, usedUpBy } from '../../../server/modules/session/people/code-limits'
import type { CodeCounts } from '../../../server/modules/session/people/code-store'
import { lockSession } from '../../../server/modules/session/people/proof-store'
import { proofRefusal } from '../../../server/modules/session/people/prove'
import type { TestDatabase, TestDeps } from '../../support/database/database'
import { testDatabase, testDeps } from '../../support/database/database'
import { inPassing, plant } from '../../support/database/in-passing'
import { noCodes } from '../accounts/no-codes'

let database: TestDatabase
let deps: TestDeps
beforeAll(async () => {
  database = await testDatabase()
  deps = testDeps(database.db)
})
afterAll(() => database.close())

const passing = <T>(ask: (tx: Tx) => Promise<T>) => inPassing(deps.db, ask)

describe('a code is sent', () => {
  const refused = (counts: Partial<CodeCounts>, isKnown = false, now = 1_000) =>
    codeRefusal({ ...noCodes, ...counts }, isKnown, now)
  const reaches = (most: Partial<CodeCounts>, isKnown: boolean) => {
    const below = Object.fromEntries(Object.entries(most).map(([name, count]) => [name, count - 1]))
    return [refused(below, isKnown), refused(most, isKnown)?.msg]
  }

  it('a while after the one before, and at once when there is none', () => {
    const until = 1_000 + smsCode.againMs
    expect(refused({ newest: 1_000 }, false, until - 1)).toMatchObject({ reason: 'COOLDOWN', data: { until } })
    expect(refused({ newest: 1_000 }, false, until)).toBeUndefined()
    expect(refused({}, false, 0)).toBeUndefined()
    expect(refused({}, false, smsCode.againMs - 1)).toBeUndefined()
  })
  it.each([true, false])('up to each limit of the day and of the hour; by a known device: %s', (isKnown) => {
    const { toNumberByOne, toNumberInHour, toNumberToday, hereInHour, hereToday } = isKnown
      ? smsCode.known
      : smsCode.strangers
    const words = {
      day: '今天的验证码已用完，请明天再试',
      number: '这个号码获取验证码太频繁，请稍后再试',
      here: '这个网络获取验证码太频繁，请稍后再试',
    }
    expect(reaches({ byDevice: smsCode.perDeviceAndDay }, isKnown)).toEqual([undefined, words.day])
    expect(reaches({ toNumberByOne }, isKnown)).toEqual([undefined, words.day])
    expect(reaches({ toNumberToday }, isKnown)).toEqual([undefined, words.day])
    expect(reaches({ toNumberInHour }, isKnown)).toEqual([undefined, words.number])
    expect(reaches({ hereInHour }, isKnown)).toEqual([undefined, words.here])
    expect(reaches({ hereToday }, isKnown)).toEqual([undefined, words.here])
  })
  it('up to the common limits, and which one was reached is known', () => {
    const by = (counts: Partial<CodeCounts>) => {
      const found = refused(counts)
      return found && usedUpBy(found)
    }
    expect([by({ today: smsCode.perDay - 1 }), by({ today: smsCode.perDay })]).toEqual([undefined, 'day'])
    expect([by({ inHour: smsCode.perHour - 1 }), by({ inHour: smsCode.perHour })]).toEqual([undefined, 'hour'])
  })
})

describe('how one signs in is changed', () => {
  const [userId, tokenId] = [501, 7]
  const refused = ({ mobile = '', founder = false, provenUntil = 0, blockId = 31, isThere = true } = {}) =>
    passing(async (tx) => {
      await plant(tx, 'user_account', { user_id: userId, mobile })
      await plant(tx, 'block', { block_id: 31, owner_user_id: userId, founder_hash: founder ? 'a' : null })
      if (isThere) await plant(tx, 'session_token', { token_id: tokenId, proven_until: provenUntil })
      return proofRefusal(tx, { userId, tokenId, blockId }, 1_000)
    })
  const unproven = { reason: 'NO_RIGHT', data: { need: 'proof' } }

  it('without a proof when none is possible yet', async () => {
    expect(await refused()).toBeUndefined()
  })
  it('with a proof of this session that lasts', async () => {
    for (const way of [{ mobile: '13900000001' }, { founder: true }]) {
      expect(await refused({ ...way, provenUntil: 1_001 })).toBeUndefined()
      expect(await refused({ ...way, provenUntil: 1_000 })).toMatchObject(unproven)
      expect(await refused({ ...way, isThere: false })).toMatchObject(unproven)
    }
  })
  it('not by who has a founder password alone and came without a block', async () => {
    expect((await refused({ founder: true, blockId: 0 }))?.reason).toBe('NO_BLOCK')
    expect(await refused({ founder: true, mobile: '13900000001', blockId: 0 })).toMatchObject(unproven)
  })
})

it('what needs a number is not for who has none', async () => {
  const refused = (mobile: string) =>
    passing(async (tx) => {
      await plant(tx, 'user_account', { user_id: 501, mobile })
      return mobileRefusal(tx, 501)
    })
  expect(await refused('13900000001')).toBeUndefined()
  expect(await refused('')).toMatchObject({ reason: 'NO_RIGHT', data: { next: 'bindMobile' } })
})

it('who changed how they sign in waits, and reads until when', () => {
  expect(coolingRefusal({ until: 77, text: '稍后' })).toEqual({ reason: 'COOLDOWN', data: { until: 77 }, msg: '稍后' })
})

it('wrong passwords lock the device and the block, of which a known device has a lock of its own', () => {
  const tried = { areaId: 3, blockNo: 128, ak: 'a' }
  expect(lockKeys({ ...tried, isKnown: false })).toEqual(['device:a', 'block:3:128'])
  expect(lockKeys({ ...tried, isKnown: true })).toEqual(['device:a', 'block:3:128:a'])
})

it('a session is found to be locked, and none that is not there', async () => {
  const found = await passing(async (tx) => {
    await plant(tx, 'session_token', { token_id: 7 })
    return [(await lockSession(tx, 7))?.token_id, await lockSession(tx, 8)]
  })
  expect(found).toEqual([7, undefined])
})
