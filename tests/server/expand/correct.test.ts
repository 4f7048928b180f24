import { sql } from 'kysely'
import { moduleDifferences } from '../../../server/differences'
import { checkBooks } from '../../../server/ledger/check-books'
import { balancesOf } from '../../../server/ledger/wallet'
import { addCorrection } from '../../../server/modules/corrections/service'
import type { Caller } from '../../../server/http/caller'
import type { TestDatabase, TestDeps } from '../../support/database/database'
import { testDatabase, testDeps } from '../../support/database/database'
import { buySlots, capacityOf, expandFaults, holder, openRound, work } from '../../support/city/expand'
import { addRice, clientNo, payFor, smallCity, valueOf } from '../../support/city/small-city'
import { answerAsk } from '../../support/admin/second'

let database: TestDatabase
let deps: TestDeps
let round: Awaited<ReturnType<typeof openRound>>
let buyer: Caller

beforeEach(async () => {
  database = await testDatabase()
  deps = testDeps(database.db)
  await smallCity(deps.db)
  round = await openRound(deps)
  buyer = await holder(deps, 128)
})
afterEach(() => database.close())

const differences = () => moduleDifferences(deps.db)

async function bought(count = 3) {
  const slots = valueOf(await buySlots(deps, buyer, round, count))
  valueOf(await payFor(deps, buyer, slots.payNo))
  return slots
}

/** One operator proposes to reverse the payment of a purchase, the other confirms it. */
async function correct(expandId: number) {
  const { txn_id: txnId } = await deps.db
    .selectFrom('txn')
    .select('txn_id')
    .where('ref_type', '=', 'expand')
    .where('ref_id', '=', expandId)
    .executeTakeFirstOrThrow()
  valueOf(await addCorrection(deps, round.one, { clientNo: clientNo(), txnId, reason: '买错了区块' }))
  return answerAsk(deps, round.other, 'approve', { kind: 'correction', refId: txnId })
}

it('takes wrongly bought slots back together with their money, and puts the units back', async () => {
  const { expandId } = await bought()
  expect((await correct(expandId)).ok).toBe(true)
  expect(await capacityOf(deps, buyer)).toEqual({ capacity: 3, ver: 3 })
  expect(await balancesOf(deps.db, buyer.userId)).toMatchObject({ available: 100_000, frozen: 0 })
  const [left] = await deps.db.selectFrom('expand_round').select('left_count').execute()
  expect(left?.left_count).toBe(120)
  const [pay] = await deps.db.selectFrom('pay_order').select('state').where('biz_id', '=', expandId).execute()
  expect(pay?.state).toBe('paid')
  await bought(1)
  expect([
    ...(await expandFaults(deps, 3)).filter((fault) => !fault.startsWith('treasury')),
    ...(await differences()),
  ]).toEqual([])
  expect((await checkBooks(deps.db)).differences).toEqual([])
})

it('keeps slots that are in use, and the money with them', async () => {
  const { expandId } = await bought()
  for (let listings = 0; listings < 5; listings++) await addRice(deps, buyer, {})
  expect(await correct(expandId)).toMatchObject({ ok: false, error: { reason: 'LIMIT', data: { busy: 2 } } })
  expect(await capacityOf(deps, buyer)).toMatchObject({ capacity: 6 })
  expect(await balancesOf(deps.db, buyer.userId)).toMatchObject({ available: 96_030 })
  expect(await differences()).toEqual([])
})

it('keeps slots of a block that somebody else owns now', async () => {
  const { expandId } = await bought()
  const next = await holder(deps, 129)
  await deps.db
    .updateTable('block')
    .set({ owner_user_id: next.userId })
    .where('block_id', '=', buyer.blockId ?? 0)
    .execute()
  expect(await correct(expandId)).toMatchObject({ ok: false, error: { reason: 'CLOSED' } })
})

it.each([
  ['a place that is neither sold nor left', `update expand_round set left_count = left_count - 1`],
  ['a slot that nobody bought', `update block set capacity = capacity + 1 where block_no = 128`],
  ['slots that were never paid for', `update slot_purchase set amount = amount + 1`],
  ['a payment whose slots were forgotten', `update slot_purchase set state = 'closed', ended_act = 'cancel'`],
  ['a round whose end nobody waits for', `update job set done_at = 1 where kind = 'closeRound'`],
])('is told with the books: %s', async (_what, change) => {
  await bought()
  expect(await differences()).toEqual([])
  await sql.raw(change).execute(deps.db)
  expect((await differences()).length).toBeGreaterThan(0)
})

it('is told with the books: a purchase that would wait for its money for ever', async () => {
  await buySlots(deps, buyer, round, 1)
  expect(await differences()).toEqual([])
  await sql.raw(`delete from job where kind = 'closeUnpaidSlots'`).execute(deps.db)
  expect(await differences()).toHaveLength(1)
})

it('finds nothing to tell when a round is over', async () => {
  await bought()
  deps.clock.forward(11 * 86_400_000)
  await work(deps)
  expect(await differences()).toEqual([])
})
