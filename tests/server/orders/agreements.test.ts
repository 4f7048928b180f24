import { runDue } from '../../../server/jobs/jobs'
import { balancesOf } from '../../../server/ledger/wallet'
import { orderJobs } from '../../../server/modules/orders/jobs'
import { listOrders, readOrder } from '../../../server/modules/orders/service'
import type { TestDeps } from '../../support/database/database'
import { partyAct, stepTo } from '../../support/city/order-steps'
import { booksOf, clientNo, inSmallCity, parties, valueOf } from '../../support/city/small-city'

const hour = 3_600_000
const day = 24 * hour

let deps: TestDeps

inSmallCity((fresh) => {
  deps = fresh
}, booksOf)

const work = () => runDue(deps, orderJobs(deps))
const times = <T>(count: number, run: () => Promise<T>) => Promise.all(Array.from({ length: count }, run))
const remindersOf = async (userId: number) =>
  deps.db
    .selectFrom('user_notice')
    .select('created_at')
    .where('user_id', '=', userId)
    .where('kind', '=', 'remindConfirm')
    .orderBy('notice_id')
    .execute()

it('cancels a paid order when the other agrees: everything back to the buyer', async () => {
  const { buyer, seller } = await parties(deps)
  const { id, ver } = await stepTo(deps, { buyer, seller }, 'paid')
  const asked = valueOf(await partyAct(deps, buyer, id, ver, 'askCancel', { text: '买错了' }))
  const at = deps.clock.now()
  expect(asked).toMatchObject({
    state: 'paid',
    cancelAsk: { by: 'buyer', text: '买错了', at, deadlineAt: at + 24 * hour },
    deadlineAt: at + 24 * hour,
  })
  expect(await partyAct(deps, buyer, id, ver + 1, 'agreeCancel')).toMatchObject({ error: { reason: 'NO_RIGHT' } })
  const agreed = valueOf(await partyAct(deps, seller, id, ver + 1, 'agreeCancel'))
  expect(agreed).toMatchObject({ state: 'refunded', cancelAsk: null, endedBy: { act: 'agreeCancel', by: 'seller' } })
  expect(await balancesOf(deps.db, buyer.userId)).toMatchObject({ available: 100_000, frozen: 0 })
})

it('goes on after a refused request, which may be made again; one waits at a time', async () => {
  const { buyer, seller } = await parties(deps)
  const { id, ver } = await stepTo(deps, { buyer, seller }, 'delivered')
  valueOf(await partyAct(deps, seller, id, ver, 'askCancel'))
  expect(await partyAct(deps, buyer, id, ver + 1, 'askCancel')).toMatchObject({ error: { reason: 'LIMIT' } })
  const denied = valueOf(await partyAct(deps, buyer, id, ver + 1, 'denyCancel'))
  expect(denied).toMatchObject({ state: 'delivered', cancelAsk: null, deadlineAt: deps.clock.now() + 72 * hour })
  expect(await partyAct(deps, buyer, id, ver + 2, 'denyCancel')).toMatchObject({ error: { reason: 'MOVED' } })
  expect((await partyAct(deps, seller, id, ver + 2, 'askCancel')).ok).toBe(true)
})

it('forgets a request after 24 hours, and takes no answer from then on', async () => {
  const { buyer, seller } = await parties(deps)
  const { id, ver } = await stepTo(deps, { buyer, seller }, 'delivered')
  valueOf(await partyAct(deps, seller, id, ver, 'askCancel'))
  deps.clock.forward(24 * hour)
  expect(await partyAct(deps, buyer, id, ver + 1, 'agreeCancel')).toMatchObject({ error: { reason: 'MOVED' } })
  await work()
  const lapsed = valueOf(await readOrder(deps, buyer.userId, id))
  expect(lapsed).toMatchObject({ state: 'delivered', cancelAsk: null })
  expect(lapsed.timeline.at(-1)).toMatchObject({ act: 'lapseCancel', by: 'timer' })
})

it('refunds once when twenty agree at the same time, and when two devices agree', async () => {
  const { buyer, seller } = await parties(deps)
  const { id, ver } = await stepTo(deps, { buyer, seller }, 'paid')
  valueOf(await partyAct(deps, buyer, id, ver, 'askCancel'))
  const results = await times(20, () => partyAct(deps, seller, id, ver + 1, 'agreeCancel'))
  expect(results.filter(({ ok }) => ok)).toHaveLength(1)
  expect(results.filter((result) => !result.ok && result.error.reason === 'MOVED')).toHaveLength(19)
  expect(await balancesOf(deps.db, buyer.userId)).toMatchObject({ available: 100_000, frozen: 0 })
  const no = clientNo()
  const again = await stepTo(deps, { buyer, seller }, 'paid')
  const repeats = await times(5, () => partyAct(deps, buyer, again.id, again.ver, 'askCancel', { text: '一次' }, no))
  expect(repeats).toEqual(repeats.map(() => repeats[0]))
  expect(valueOf(await readOrder(deps, buyer.userId, again.id)).ver).toBe(again.ver + 1)
})

it('grants more time once for the delivery and once for the confirmation', async () => {
  const { buyer, seller } = await parties(deps)
  const { id, ver } = await stepTo(deps, { buyer, seller }, 'paid')
  const at = deps.clock.now()
  expect(await partyAct(deps, seller, id, ver, 'extend')).toMatchObject({ error: { reason: 'NO_RIGHT' } })
  const more = valueOf(await partyAct(deps, buyer, id, ver, 'extend'))
  expect(more).toMatchObject({ deadlineAt: at + 48 * hour, extended: { deliver: true, confirm: false } })
  expect(await partyAct(deps, buyer, id, ver + 1, 'extend')).toMatchObject({ error: { reason: 'LIMIT' } })
  deps.clock.forward(47 * hour)
  await work()
  valueOf(await partyAct(deps, seller, id, ver + 1, 'deliver'))
  const later = valueOf(await partyAct(deps, seller, id, ver + 2, 'extend'))
  expect(later).toMatchObject({ deadlineAt: deps.clock.now() + 144 * hour, extended: { deliver: true, confirm: true } })
  deps.clock.forward(144 * hour)
  expect(await partyAct(deps, seller, id, ver + 3, 'extend')).toMatchObject({ error: { reason: 'EXPIRED' } })
  await work()
  expect(valueOf(await readOrder(deps, buyer.userId, id)).state).toBe('done')
})

it('reminds the buyer 48 and 2 hours before his confirmation happens by itself, also after more time', async () => {
  const { buyer, seller } = await parties(deps)
  const { id, ver } = await stepTo(deps, { buyer, seller }, 'delivered')
  const delivered = deps.clock.now()
  deps.clock.forward(24 * hour - 1)
  await work()
  expect(await remindersOf(buyer.userId)).toEqual([])
  deps.clock.forward(1)
  await work()
  valueOf(await partyAct(deps, seller, id, ver, 'extend'))
  for (let hours = 0; hours < 121; hours++) {
    deps.clock.forward(hour)
    await work()
  }
  const hours = (await remindersOf(buyer.userId)).map((row) => (row.created_at - delivered) / hour)
  expect(hours).toEqual([24, 96, 142])
})

it('shows a rating to the other once both have rated, or after seven days', async () => {
  const { buyer, seller } = await parties(deps)
  const { id, ver } = await stepTo(deps, { buyer, seller }, 'done')
  const until = deps.clock.now() + 7 * day
  valueOf(await partyAct(deps, buyer, id, ver, 'rate', { stars: 2, text: '有点湿' }))
  const sellers = async () => valueOf(await readOrder(deps, seller.userId, id))
  expect((await sellers()).ratings).toEqual({ mine: null, theirs: null, until })
  expect((await sellers()).timeline.at(-1)).toMatchObject({ act: 'rate', by: 'buyer', text: '' })
  expect(await partyAct(deps, buyer, id, ver + 1, 'rate')).toMatchObject({ error: { reason: 'LIMIT' } })
  const page = valueOf(await listOrders(deps, buyer.userId, { side: 'buy', tab: 'done', page: 1 }))
  expect(page.data[0]).toMatchObject({ acts: [], ratings: { mine: { stars: 2, text: '有点湿' }, theirs: null } })
  deps.clock.forward(7 * day)
  expect((await sellers()).ratings?.theirs).toEqual({ stars: 2, text: '有点湿' })
  expect(await partyAct(deps, seller, id, ver + 1, 'rate')).toMatchObject({ error: { reason: 'EXPIRED' } })
  const both = await stepTo(deps, { buyer, seller }, 'refunded')
  valueOf(await partyAct(deps, seller, both.id, both.ver, 'rate', { stars: 5, text: '' }))
  const rated = valueOf(await partyAct(deps, buyer, both.id, both.ver + 1, 'rate', { stars: 1, text: '' }))
  expect(rated.ratings).toMatchObject({ mine: { stars: 1 }, theirs: { stars: 5 } })
})

it('tells the seller how often he was late, and counts it', async () => {
  const { buyer, seller } = await parties(deps)
  await stepTo(deps, { buyer, seller }, 'paid')
  deps.clock.forward(24 * hour)
  await work()
  const late = await deps.db.selectFrom('user_notice').selectAll().where('kind', '=', 'late').execute()
  expect(late.map((row) => [row.user_id, row.content.includes('累计超时 1 次')])).toEqual([[seller.userId, true]])
})
