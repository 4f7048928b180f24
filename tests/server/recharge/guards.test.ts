import { dayStart } from '@contract/hours'
import { setSwitch } from '../../support/admin/access'
import { rechargePayer } from '../../../server/modules/recharge/payer'
import { lock } from '../../../server/modules/recharge/store'
import type { Caller } from '../../../server/http/caller'
import type { Tx } from '../../../server/db/schema'
import type { TestDatabase, TestDeps } from '../../support/database/database'
import { areaId, emptyCity, resident } from '../../support/city/small-city'
import { inPassing, plant } from '../../support/database/in-passing'

let database: TestDatabase
let deps: TestDeps
let payer: Caller
beforeAll(async () => {
  ;({ database, deps } = await emptyCity())
  payer = { ...(await resident(deps, 128)), platform: 'browser' }
})
afterAll(() => database.close())

const id = 5
const recharge = async (tx: Tx, row: object = {}, expireAt = deps.clock.now() + 1) => {
  await plant(tx, 'pay_order', { pay_no: 'P5', state: 'unpaid', expire_at: expireAt })
  const own = { user_id: payer.userId, area_id: areaId, state: 'created', ver: 2 } as const
  await plant(tx, 'recharge', { recharge_id: id, pay_no: 'P5', ...own, ...row })
}

describe('a recharge begins to be paid', () => {
  const refused = ({
    row = {},
    by = payer,
    ver = 2,
    expireAt = undefined as number | undefined,
    halted = false,
  } = {}) =>
    inPassing(deps.db, async (tx) => {
      await recharge(tx, row, expireAt)
      if (halted) await tx.updateTable('area').set({ halted_at: 1, halted_reason: '演练' }).execute()
      return rechargePayer.refusalOf(tx, deps, by, { clientNo: 'a', id, ver })
    })

  it('by whose it is, in the version that was seen', async () => {
    expect(await refused()).toBeUndefined()
    expect((await refused({ by: { ...payer, userId: 1 } }))?.reason).toBe('NOT_FOUND')
    expect(await refused({ ver: 1 })).toEqual({ reason: 'MOVED', data: { ver: 2 } })
    const absent = inPassing(deps.db, (tx) => rechargePayer.refusalOf(tx, deps, payer, { clientNo: 'a', id, ver: 2 }))
    expect((await absent)?.reason).toBe('NOT_FOUND')
  })
  it('while it is unpaid: a closed one is closed, another one has moved on', async () => {
    expect((await refused({ row: { state: 'closed' } }))?.reason).toBe('CLOSED')
    expect((await refused({ row: { state: 'paid' } }))?.reason).toBe('MOVED')
  })
  it('until its deadline and not at it', async () => {
    expect((await refused({ expireAt: deps.clock.now() }))?.reason).toBe('EXPIRED')
  })
  it('in opening hours', async () => {
    const now = deps.clock.at
    const seven = dayStart(now) + 7 * 3_600_000
    deps.clock.at = seven - 1
    expect(await refused()).toMatchObject({ reason: 'BEFORE_OPEN', data: { openAt: seven } })
    deps.clock.at = now
  })
  it('neither while trading is halted, nor while recharging is switched off', async () => {
    expect((await refused({ halted: true }))?.reason).toBe('HALT')
    await setSwitch(deps.db, areaId, { name: 'recharge', platform: 'browser', on: false })
    expect(await refused()).toEqual({ reason: 'NO_RIGHT', msg: '这里暂不能充值', data: { enabled: false } })
    await setSwitch(deps.db, areaId, { name: 'recharge', platform: 'browser', on: true })
  })
})

it('a recharge is found to be locked with the deadline of its pay order, and none that is not there', async () => {
  const found = await inPassing(deps.db, async (tx) => {
    await recharge(tx, {}, 77)
    return [(await lock(tx, id))?.expire_at, await lock(tx, 6)]
  })
  expect(found).toEqual([77, undefined])
})
