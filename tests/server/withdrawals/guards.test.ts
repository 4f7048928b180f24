import { allCities } from '@contract/settings/all-cities'
import { credentials } from '@contract/limits'
import { fen } from '@contract/money'
import type { Caller } from '../../../server/http/caller'
import type { StaffPerson } from '../../../server/http/staff/staff-caller'
import { ownAffair } from '../../../server/modules/audit/open/own'
import { dayLimitOf } from '../../../server/modules/limits/open/day-limit'
import { thresholdOf } from '../../../server/modules/limits/open/thresholds'
import { settingsAt } from '../../../server/modules/settings/open/settings-at'
import { applyUnasked } from '../../../server/modules/withdrawals/apply'
import { stepByStaff } from '../../../server/modules/withdrawals/console/service'
import { isWithdrawalForTwo } from '../../../server/modules/withdrawals/for-two'
import { cancelWithdrawal } from '../../../server/modules/withdrawals/service'
import { lock, lockSealed } from '../../../server/modules/withdrawals/store'
import type { TestDatabase, TestDeps } from '../../support/database/database'
import { inPassing, plant } from '../../support/database/in-passing'
import { give } from '../../support/city/money'
import { areaId, clientNo, emptyCity, operators, resident, valueOf } from '../../support/city/small-city'

let database: TestDatabase
let deps: TestDeps
let caller: Caller
let clerkId: number
let blockNo = 100

beforeAll(async () => {
  ;({ database, deps } = await emptyCity())
  ;[clerkId = 0] = await operators(deps)
})
afterAll(() => database.close())
beforeEach(async () => {
  caller = await resident(deps, (blockNo += 1), 0)
  await give(deps, caller.userId, 'income', 10_000_000)
})

const payee = { name: '王小明', account: '6222021001123456789', bank: '工商银行' }
const applying = (amount: number, by = caller) =>
  applyUnasked(deps, by, { clientNo: clientNo(), amount: fen(amount), way: 'bank', payee })

describe('a withdrawal is asked for', () => {
  it('from the least amount on to what is left of the day', async () => {
    const now = deps.clock.now()
    const { withdrawLeast: min } = await settingsAt(deps.db, allCities, now)
    const dayLimit = await dayLimitOf(deps.db, caller.userId, 'withdraw', now)
    const refused = { reason: 'LIMIT', data: { min, dayLimit, dayLeft: dayLimit } }
    expect(await applying(min - 1)).toMatchObject({ ok: false, error: refused })
    expect(await applying(dayLimit + 1)).toMatchObject({ ok: false, error: refused })
    expect((await applying(dayLimit)).ok).toBe(true)
    const least = await resident(deps, (blockNo += 1), 0)
    await give(deps, least.userId, 'income', min)
    expect((await applying(min, least)).ok).toBe(true)
  })

  it('one at a time', async () => {
    const { withdrawId } = valueOf(await applying(20_000))
    expect(await applying(20_000)).toMatchObject({ error: { reason: 'LIMIT', data: { open: withdrawId } } })
  })

  it('not while a changed credential cools', async () => {
    const at = deps.clock.now()
    await database.db
      .transaction()
      .execute((tx) => plant(tx, 'credential_change', { user_id: caller.userId, what: 'mobile', at }))
    const until = at + credentials.coolMs
    expect(await applying(20_000)).toMatchObject({ error: { reason: 'COOLDOWN', data: { until } } })
  })
})

const reasonOf = async (answer: Promise<{ ok: true } | { ok: false; error: { reason: string } }>) => {
  const result = await answer
  return result.ok ? 'done' : result.error.reason
}

describe('a withdrawal that waits', () => {
  let applied: { withdrawId: number; ver: number }
  beforeEach(async () => {
    applied = valueOf(await applying(20_000))
  })

  const wish = () => ({ clientNo: clientNo(), id: applied.withdrawId, ver: applied.ver })
  const cancel = (userId: number) => reasonOf(cancelWithdrawal(deps, userId, wish()))
  const clerk = (more: Partial<StaffPerson> = {}): StaffPerson => ({
    userId: clerkId,
    roles: ['finance'],
    areas: null,
    ...more,
  })
  const step = (to: 'rejected' | 'paid', staff: StaffPerson) =>
    stepByStaff(deps, staff, '/admin/withdraw/reject', to, { ...wish(), reason: '收款人姓名与卡号不符' })

  it('is taken back by whose it is alone', async () => {
    expect(await cancel(caller.userId + 1)).toBe('NOT_FOUND')
    expect(await cancel(caller.userId)).toBe('done')
  })

  it('is not taken back once it was decided', async () => {
    expect((await step('rejected', clerk())).ok).toBe(true)
    applied = { ...applied, ver: applied.ver + 1 }
    expect(await cancel(caller.userId)).toBe('MOVED')
  })

  it('is decided in the areas of who decides alone', async () => {
    expect(await reasonOf(step('rejected', clerk({ areas: [areaId + 1] })))).toBe('NOT_FOUND')
    expect(await reasonOf(step('rejected', clerk({ areas: [areaId] })))).toBe('done')
  })

  it('is not decided by who gets it', async () => {
    expect(await step('rejected', clerk({ userId: caller.userId }))).toEqual({ ok: false, error: ownAffair })
  })

  it('is not paid before it was approved', async () => {
    expect(await reasonOf(step('paid', clerk()))).toBe('MOVED')
  })
})

describe('two persons approve', () => {
  const two = async (amount: number, earlier?: { amount: number; state: 'paid' | 'rejected'; userId?: number }) =>
    inPassing(deps.db, async (tx) => {
      const now = deps.clock.now()
      const row = { withdraw_no: 'W1', user_id: 41, state: 'applied', amount, created_at: now } as const
      await plant(tx, 'withdrawal', { withdraw_id: 2, ...row })
      if (earlier) {
        const { userId = 41, ...of } = earlier
        await plant(tx, 'withdrawal', { ...row, withdraw_id: 1, withdraw_no: 'W2', user_id: userId, ...of })
      }
      const locked = await lock(tx, 2)
      if (!locked) throw new Error('not locked')
      return isWithdrawalForTwo(tx, locked, now)
    })

  it('from the amount of two persons on, with what the person withdrew that day', async () => {
    const most = await thresholdOf(deps.db, 'withdrawTwo', deps.clock.now())
    expect([await two(most - 1), await two(most)]).toEqual([false, true])
    expect([await two(most - 10, { amount: 9, state: 'paid' })]).toEqual([false])
    expect([await two(most - 10, { amount: 10, state: 'paid' })]).toEqual([true])
    expect([await two(most - 10, { amount: 10, state: 'rejected' })]).toEqual([false])
    expect([await two(most - 10, { amount: 10, state: 'paid', userId: 42 })]).toEqual([false])
  })
})

it('sealed accounts are renewed some at a time, from the last one on', async () => {
  const ids = await inPassing(deps.db, async (tx) => {
    for (const id of [3, 1, 2])
      await plant(tx, 'withdrawal', { withdraw_id: id, withdraw_no: `S${id}`, user_id: 70 + id, state: 'applied' })
    return (await lockSealed(tx, 1, 1)).map(({ withdraw_id: id }) => id)
  })
  expect(ids).toEqual([2])
})
