import { approvalActs } from '../../../server/approvals'
import { ownAffair, ownProposal } from '../../../server/modules/audit/open/own'
import { personRefusal } from '../../../server/modules/approvals/endings'
import { approve, refuse } from '../../../server/modules/approvals/service'
import { lock, lockWaiting } from '../../../server/modules/approvals/store'
import { payloadHash } from '../../../server/modules/approvals/rules'
import type { StaffPerson } from '../../../server/http/staff/staff-caller'
import type { TestDatabase, TestDeps } from '../../support/database/database'
import { testDatabase, testDeps } from '../../support/database/database'
import { inPassing, plant } from '../../support/database/in-passing'
import { clientNo } from '../../support/city/small-city'

let database: TestDatabase
let deps: TestDeps
beforeAll(async () => {
  database = await testDatabase()
  deps = testDeps(database.db)
  await database.db.transaction().execute(async (tx) => {
    await plant(tx, 'area', { area_id: 77 })
    for (const userId of [asker, other]) await plant(tx, 'user_account', { user_id: userId })
  })
})
afterAll(() => database.close())

const [asker, other] = [501, 502]
/** Who gets the money of a withdrawal that is asked about. */
const payeeOf = (approvalId: number) => 1_000 + approvalId
const withdrawalOf = (approvalId: number) => 2_000 + approvalId

/** A withdrawal that `asker` asks to approve. */
async function asked(approvalId: number): Promise<{ id: number; ver: number; payloadHash: string }> {
  const bound = {
    kind: 'withdraw',
    refType: 'withdraw',
    refId: withdrawalOf(approvalId),
    refVer: 5,
    payload: {},
  } as const
  await database.db.transaction().execute(async (tx) => {
    const row = {
      withdraw_id: bound.refId,
      withdraw_no: `W${approvalId}`,
      ver: 5,
      user_id: payeeOf(approvalId),
      state: 'applied',
    } as const
    await plant(tx, 'withdrawal', row)
    await plant(tx, 'approval', {
      approval_id: approvalId,
      ver: 1,
      kind: 'withdraw',
      ref_type: 'withdraw',
      ref_id: bound.refId,
      ref_ver: 5,
      area_id: 77,
      payload: '{}',
      payload_hash: payloadHash(bound),
      state: 'waiting',
      asked_by: asker,
      expires_at: deps.clock.now() + 1_000,
    })
  })
  return { id: approvalId, ver: 1, payloadHash: payloadHash(bound) }
}

const finance = (userId: number, more: Partial<StaffPerson> = {}): StaffPerson => ({
  userId,
  roles: ['finance'],
  areas: null,
  ...more,
})

const reasonOf = async (answer: ReturnType<typeof refuse>) => {
  const result = await answer
  return result.ok ? result.value.state : result.error.reason
}

describe('what waits for a second person', () => {
  let next = 0
  const approving = async (staff: (approvalId: number) => StaffPerson) => {
    const wish = await asked((next += 1))
    return reasonOf(approve(deps, approvalActs, staff(wish.id), { clientNo: clientNo(), reason: '看过', ...wish }))
  }
  const refusing = async (staff: (approvalId: number) => StaffPerson) => {
    const { id, ver } = await asked((next += 1))
    return reasonOf(refuse(deps, approvalActs, staff(id), { clientNo: clientNo(), reason: '看过', id, ver }))
  }
  const payee = (approvalId: number) => finance(payeeOf(approvalId))

  it('is approved neither by who asked nor by whose it is', async () => {
    expect(await approving(() => finance(asker))).toBe('OWN')
    expect(await approving(payee)).toBe('OWN')
  })

  it('is neither approved nor refused with a role that reads it only', async () => {
    const reader = () => finance(other, { roles: ['auditor'] })
    expect([await approving(reader), await refusing(reader)]).toEqual(['NO_RIGHT', 'NO_RIGHT'])
  })

  it('is refused by another one, not by whose it is, and taken back by who asked', async () => {
    expect(await refusing(payee)).toBe('OWN')
    expect(await refusing(() => finance(other))).toBe('refused')
    expect(await refusing(() => finance(asker))).toBe('refused')
  })

  it('is another one’s for whoever neither asked nor has it', async () => {
    const { id } = await asked((next += 1))
    const of = (userId: number) =>
      inPassing(database.db, async (tx) => {
        const row = await lock(tx, id)
        return row && personRefusal(tx, approvalActs.withdraw, row, { userId })
      })
    expect(await of(asker)).toBe(ownProposal)
    expect(await of(payeeOf(id))).toBe(ownAffair)
    expect(await of(other)).toBeUndefined()
  })

  it('is found while it waits and its time is not over', async () => {
    const { id } = await asked((next += 1))
    const thing = { kind: 'withdraw', refType: 'withdraw', refId: withdrawalOf(id) } as const
    const at = (now: number) => inPassing(database.db, async (tx) => (await lockWaiting(tx, thing, now))?.approval_id)
    const expires = deps.clock.now() + 1_000
    expect([await at(expires - 1), await at(expires)]).toEqual([id, undefined])
    expect(await inPassing(database.db, async (tx) => (await lock(tx, id))?.approval_id)).toBe(id)
    expect(await inPassing(database.db, (tx) => lock(tx, id + 1_000))).toBeUndefined()
  })
})
