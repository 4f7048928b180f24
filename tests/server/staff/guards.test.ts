import type { Tx } from '../../../server/db/schema'
import type { StaffCaller } from '../../../server/http/staff/staff-caller'
import { addStaff } from '../../../server/modules/staff/accounts'
import { accountRefusal, accountTaken } from '../../../server/modules/staff/approval-acts'
import { lock, lockSealed } from '../../../server/modules/staff/store'
import type { TestDatabase, TestDeps } from '../../support/database/database'
import { areaId, clientNo, emptyCity } from '../../support/city/small-city'
import { inPassing, plant } from '../../support/database/in-passing'

let database: TestDatabase
let deps: TestDeps
beforeAll(async () => {
  ;({ database, deps } = await emptyCity())
  await deps.db.transaction().execute((tx) => plant(tx, 'user_account', { user_id: administrator.userId }))
})
afterAll(() => database.close())

const passing = <T>(ask: (tx: Tx) => Promise<T>) => inPassing(deps.db, ask)
const [staffId, own, another] = [7, 501, 502]
const colleague = (tx: Tx, row: object = {}) =>
  plant(tx, 'staff', { staff_id: staffId, user_id: own, is_resident: true, ver: 1, ...row })

/** Something that somebody asked for under an account. */
const ask = (tx: Tx, state: 'waiting' | 'approved', by: object) =>
  plant(tx, 'approval', { kind: 'withdraw', state, asked_by: 1, expires_at: deps.clock.now() + 1, ...by })

describe('an account becomes somebody’s own', () => {
  const refused = (
    account: number | null,
    more: (tx: Tx) => Promise<unknown> = () => Promise.resolve(),
    row: object = {},
  ) =>
    passing(async (tx) => {
      await colleague(tx, row)
      await more(tx)
      return accountRefusal(tx, deps, account, await lock(tx, staffId))
    })

  it('when nobody else of staff has it', async () => {
    expect(await refused(another)).toBeUndefined()
    const taken = (tx: Tx) => plant(tx, 'staff', { staff_id: 8, user_id: another, is_resident: true })
    expect(await refused(another, taken)).toBe(accountTaken)
    expect(await refused(own)).toBeUndefined()
    const none = passing(async (tx) => {
      await colleague(tx)
      return [
        await accountRefusal(tx, deps, own),
        await accountRefusal(tx, deps, null),
        await accountRefusal(tx, deps, another),
      ]
    })
    expect(await none).toEqual([accountTaken, undefined, undefined])
  })
  it('not while something waits that was asked for under the account of now', async () => {
    const waits = (tx: Tx) => ask(tx, 'waiting', { asked_by: own })
    expect((await refused(another, waits))?.reason).toBe('FORM')
    expect((await refused(null, waits))?.reason).toBe('FORM')
    expect(await refused(own, waits)).toBeUndefined()
  })
  it('and stays who signed with it', async () => {
    for (const by of [{ asked_by: own }, { decided_by: own }]) {
      const signed = (tx: Tx) => ask(tx, 'approved', by)
      expect((await refused(another, signed))?.reason).toBe('FORM')
      expect((await refused(null, signed))?.reason).toBe('FORM')
      expect(await refused(own, signed)).toBeUndefined()
    }
    const made = (tx: Tx) => ask(tx, 'approved', { asked_by: own })
    expect(await refused(another, made, { is_resident: false })).toBeUndefined()
  })
  it('of whom the account is no resident’s, by none as before', async () => {
    const waits = (tx: Tx) => ask(tx, 'waiting', { asked_by: own })
    expect(await refused(null, waits, { is_resident: false })).toBeUndefined()
    expect((await refused(another, waits, { is_resident: false }))?.reason).toBe('FORM')
  })
})

const administrator: StaffCaller = {
  staffId: 1,
  name: '周琪',
  userId: 1,
  roles: ['administrator'],
  areas: null,
  sessionId: 1,
  state: 'active',
  freshUntil: 0,
  endsAt: 0,
}

describe('somebody new is asked for', () => {
  const asking = async (areas: number[] | null) => {
    const wish = {
      clientNo: clientNo(),
      name: `新人${clientNo()}`,
      roles: ['operator' as const],
      areas,
      account: null,
      reason: '新员工入职',
    }
    const answer = await addStaff(deps, administrator, wish)
    return answer.ok ? 'asked' : answer.error.data
  }
  it('for areas that are there, everywhere, and twice the same', async () => {
    const words = { fields: { areas: '请重选城市' } }
    expect(await asking([areaId, areaId + 1])).toEqual(words)
    expect([await asking(null), await asking([areaId]), await asking([areaId, areaId])]).toEqual([
      'asked',
      'asked',
      'asked',
    ])
  })
})

it('a colleague is found to be locked, and none that is not there; all with an authenticator, in order', async () => {
  const found = await passing(async (tx) => {
    await colleague(tx, { totp_sealed: 'b' })
    await plant(tx, 'staff', { staff_id: 5, user_id: 6, totp_sealed: 'a' })
    await plant(tx, 'staff', { staff_id: 9, user_id: 8, totp_sealed: null })
    return [
      (await lock(tx, staffId))?.staff_id,
      await lock(tx, 1),
      (await lockSealed(tx)).map((row) => row.totp_sealed),
    ]
  })
  expect(found).toEqual([staffId, undefined, ['a', 'b']])
})
