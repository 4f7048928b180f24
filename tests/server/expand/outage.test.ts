import { fen } from '@contract/money'
import { deadlines } from '../../../server/deadlines'
import { beat, makeUpForOutage } from '../../../server/jobs/outage'
import { allOpenings } from '../../../server/modules/settings/open/opening-hours'
import { wakeOverdue } from '../../../server/jobs/lost'
import type { TestDatabase, TestDeps } from '../../support/database/database'
import { buySlots, adminAct, holder, openRound, planOf, work } from '../../support/city/expand'
import { addRound } from '../../../server/modules/expand/admin'
import { clientNo, inSmallCity, operators, payFor, valueOf } from '../../support/city/small-city'

const hourMs = 3_600_000

let deps: TestDeps
let database: TestDatabase

inSmallCity((fresh, own) => {
  deps = fresh
  database = own
})

const roundOf = (roundId: number) =>
  deps.db.selectFrom('expand_round').selectAll().where('round_id', '=', roundId).executeTakeFirstOrThrow()

it('an outage costs who has to pay nothing, moves the end of an open round, and no opening that was announced', async () => {
  const open = await openRound(deps)
  const [one = 0, other = 0] = await operators(deps)
  const later = { kind: 'plot' as const, roundNo: 5, tiers: [{ from: 1, to: 9, price: fen(9_900) }] }
  const draft = valueOf(await addRound(deps, one, { clientNo: clientNo(), ...planOf(deps, later) }))
  const planned = valueOf(await adminAct(deps, other, draft, 'approve'))
  const buyer = await holder(deps, 100)
  const bought = valueOf(await buySlots(deps, buyer, open))
  await beat(deps)
  deps.clock.forward(2 * hourMs)
  expect(await makeUpForOutage(database.url, deps.clock, deadlines, allOpenings)).toBe(2 * hourMs)
  expect((await roundOf(open.roundId)).close_at).toBe(open.closeAt + 2 * hourMs)
  expect((await roundOf(planned.roundId)).open_at).toBe(planned.openAt)
  await work(deps)
  expect((await roundOf(planned.roundId)).state).toBe('open')
  expect(valueOf(await payFor(deps, buyer, bought.payNo)).state).toBe('paid')
})

it('gives lost wake-ups of rounds and purchases back', async () => {
  const open = await openRound(deps)
  valueOf(await buySlots(deps, await holder(deps, 100), open))
  await deps.db.deleteFrom('job').execute()
  deps.clock.at = open.closeAt
  expect(await wakeOverdue(deps, deadlines)).toBe(2)
  await work(deps)
  expect((await roundOf(open.roundId)).state).toBe('archived')
  const rows = await deps.db.selectFrom('slot_purchase').select('state').execute()
  expect(rows).toEqual([{ state: 'closed' }])
})
