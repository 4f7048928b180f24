import { fen } from '@contract/money'
import { runDue } from '../../../server/jobs/jobs'
import { balancesOf } from '../../../server/ledger/wallet'
import type { Caller } from '../../../server/http/caller'
import { daysOf } from '../../../server/modules/market/item-store'
import { orderJobs } from '../../../server/modules/orders/jobs'
import { endsOf } from '../../../server/modules/orders/reviews/review-store'
import { readOrder } from '../../../server/modules/orders/service'
import { listHolds } from '../../../server/modules/wallet/holds'
import { listMoney } from '../../../server/modules/wallet/records'
import type { TestDeps } from '../../support/database/database'
import type { Parties, Step } from '../../support/city/order-steps'
import { judge, partyAct, stepTo } from '../../support/city/order-steps'
import { areaId, booksOf, clientNo, inSmallCity, parties, riceId, valueOf } from '../../support/city/small-city'

const hour = 3_600_000

let deps: TestDeps
let people: Parties

inSmallCity((fresh) => {
  deps = fresh
}, booksOf)
beforeEach(async () => {
  people = await parties(deps)
})

const ask = (by: Caller, { id, ver }: Step, amount: number, text = '少了两斤') =>
  partyAct(deps, by, id, ver, 'refundPart', { amount: fen(amount), text })
const delivered = () => stepTo(deps, people, 'delivered')
const after = ({ id, ver }: Step, steps = 1): Step => ({ id, ver: ver + steps })
const seen = async ({ id }: Step, { userId }: Caller = people.buyer) => valueOf(await readOrder(deps, userId, id))
const told = async ({ userId }: Caller) =>
  deps.db
    .selectFrom('user_notice')
    .select(['kind', 'title', 'content'])
    .where('user_id', '=', userId)
    .orderBy('notice_id', 'desc')
    .executeTakeFirst()

/** Every transfer of the newest transaction, in order. */
const newestTransfers = () =>
  deps.db
    .selectFrom('entry as e')
    .innerJoin('txn as t', 't.txn_id', 'e.txn_id')
    .innerJoin('account as f', 'f.account_id', 'e.from_account')
    .innerJoin('account as o', 'o.account_id', 'e.to_account')
    .select(['t.type', 't.memo', 'f.key as from', 'o.key as to', 'e.amount'])
    .where('t.txn_id', '=', (eb) => eb.selectFrom('txn').select(({ fn }) => fn.max<number>('txn_id').as('newest')))
    .orderBy('e.seq')
    .execute()

it('gives the buyer the part and the seller the rest less its fee, to the fen, and both see it', async () => {
  const { buyer, seller } = people
  const step = await delivered()
  const at = deps.clock.now()
  const open = valueOf(await ask(buyer, step, 1_000))
  const parts = { buyerAmount: 1_000, sellerAmount: 2_400, fee: 24 }
  expect(open).toMatchObject({
    state: 'delivered',
    deadlineAt: at + 72 * hour,
    partAsk: { by: 'buyer', text: '少了两斤', at, deadlineAt: at + 24 * hour, ...parts },
    agreed: null,
  })
  expect(open.timeline.at(-1)).toMatchObject({ act: 'refundPart', by: 'buyer', text: '退给买家 ¥10.00：少了两斤' })
  expect(await balancesOf(deps.db, buyer.userId)).toMatchObject({ available: 96_600, frozen: 3_400 })

  const agreed = valueOf(await partyAct(deps, seller, step.id, step.ver + 1, 'agreePart'))
  expect(agreed).toMatchObject({ state: 'done', partAsk: null, agreed: parts, deadlineAt: null, acts: ['rate'] })
  expect(agreed).toMatchObject({ endedBy: { act: 'agreePart', by: 'seller' }, pointsRow: { pointsAdd: 2 } })
  expect(await balancesOf(deps.db, buyer.userId)).toEqual({ available: 97_600, frozen: 0, income: 0 })
  expect(await balancesOf(deps.db, seller.userId)).toEqual({ available: 0, frozen: 0, income: 2_376 })
  const frozen = `user:${buyer.userId}:frozen`
  const cause = { type: 'order_part', memo: `协商退款 · ${agreed.title}`, from: frozen }
  expect(await newestTransfers()).toEqual([
    { ...cause, to: `user:${seller.userId}:income`, amount: 2_376 },
    { ...cause, to: 'platform:fee', amount: 17 },
    { ...cause, to: `area:${areaId}:fund`, amount: 7 },
    { ...cause, to: `user:${buyer.userId}:available`, amount: 1_000 },
  ])
  const { data } = valueOf(await listMoney(deps, buyer.userId, { kind: 'available', page: 1 }))
  expect(data[0]).toMatchObject({ amount: 1_000 })
})

it('counts as done for points and reputation, and sets no price', async () => {
  const { buyer, seller } = people
  const step = await delivered()
  valueOf(await ask(seller, step, 3_399))
  valueOf(await partyAct(deps, buyer, step.id, step.ver + 1, 'agreePart'))
  const points = await deps.db.selectFrom('points_entry').select(['user_id', 'points_add']).orderBy('user_id').execute()
  expect(points).toEqual([
    { user_id: buyer.userId, points_add: 2 },
    { user_id: seller.userId, points_add: 2 },
  ])
  const of = { user_id: seller.userId, area_id: areaId }
  expect(await endsOf(deps.db, of, deps.clock.now())).toMatchObject({ done: 1, late: 0, delivered: 1 })
  expect((await deps.db.selectFrom('item').select('last_price').executeTakeFirst())?.last_price).toBeNull()
  expect(await daysOf(deps.db, [riceId], 0)).toEqual([])
  expect(await balancesOf(deps.db, seller.userId)).toMatchObject({ income: 1 })
})

it('tells the other each time, with the amounts while it matters', async () => {
  const { buyer, seller } = people
  const step = await delivered()
  valueOf(await ask(buyer, step, 1_000))
  expect(await told(seller)).toMatchObject({ kind: 'refundPart', title: '128 提出协商退款' })
  expect((await told(seller))?.content).toMatch(/，卖家得 ¥24\.00，买家得 ¥10\.00。请在 .+ 前答复，超时订单照常进行。$/)
  valueOf(await partyAct(deps, seller, step.id, step.ver + 1, 'denyPart', { text: '发货前称过' }))
  expect(await told(buyer)).toMatchObject({ kind: 'denyPart', title: '3021 不同意协商退款' })
  expect((await told(buyer))?.content).toMatch(/照常进行。$/)
  valueOf(await ask(seller, after(step, 2), 500))
  valueOf(await partyAct(deps, seller, step.id, step.ver + 3, 'withdrawPart'))
  expect(await told(buyer)).toMatchObject({ kind: 'withdrawPart', title: '3021 撤回协商退款' })
  valueOf(await ask(seller, after(step, 4), 600))
  valueOf(await partyAct(deps, buyer, step.id, step.ver + 5, 'agreePart'))
  expect(await told(seller)).toMatchObject({ kind: 'agreePart', title: '128 同意协商退款' })
  expect((await told(seller))?.content).toMatch(/，卖家得 ¥28\.00，买家得 ¥6\.00。$/)
})

it('lapses after a day, which both are told, and the order goes on', async () => {
  const step = await delivered()
  valueOf(await ask(people.buyer, step, 1_000))
  deps.clock.forward(24 * hour - 1)
  await runDue(deps, orderJobs(deps))
  expect((await seen(step)).partAsk).not.toBeNull()
  deps.clock.forward(1)
  await runDue(deps, orderJobs(deps))
  const lapsed = await seen(step)
  expect(lapsed).toMatchObject({ state: 'delivered', partAsk: null })
  expect(lapsed.timeline.at(-1)).toMatchObject({ act: 'lapsePart', by: 'timer' })
  for (const one of [people.buyer, people.seller])
    expect(await told(one)).toMatchObject({ kind: 'lapsePart', title: '协商退款超时失效' })
})

it('takes an amount between one fen and all but one, twice from each side, one request at a time', async () => {
  const { buyer, seller } = people
  let step = await delivered()
  for (const amount of [0, 3_400, 3_401])
    expect(await ask(buyer, step, amount)).toMatchObject({
      error: { reason: 'FORM', data: { fields: { amount: '要大于 0，小于订单金额' } } },
    })
  valueOf(await ask(buyer, step, 1))
  step = after(step)
  expect(await ask(buyer, step, 2)).toMatchObject({ error: { reason: 'LIMIT', msg: '已有一个协商退款待答复' } })
  expect(await partyAct(deps, seller, step.id, step.ver, 'askCancel')).toMatchObject({ error: { reason: 'LIMIT' } })
  expect(await partyAct(deps, buyer, step.id, step.ver, 'agreePart')).toMatchObject({ error: { reason: 'NO_RIGHT' } })
  expect(await partyAct(deps, seller, step.id, step.ver, 'withdrawPart')).toMatchObject({
    error: { reason: 'NO_RIGHT' },
  })
  valueOf(await partyAct(deps, seller, step.id, step.ver, 'denyPart'))
  valueOf(await ask(buyer, after(step, 1), 3_399))
  valueOf(await partyAct(deps, buyer, step.id, step.ver + 2, 'withdrawPart'))
  expect(await ask(buyer, after(step, 3), 5)).toMatchObject({
    error: { reason: 'LIMIT', msg: '每方最多提出 2 次协商退款' },
  })
  const cancel = valueOf(await partyAct(deps, seller, step.id, step.ver + 3, 'askCancel'))
  expect(await ask(seller, { id: step.id, ver: cancel.ver }, 5)).toMatchObject({
    error: { reason: 'LIMIT', msg: '已有一个取消申请待答复' },
  })
})

it('ends with a dispute and with the confirmation; more time leaves it open', async () => {
  const { buyer, seller } = people
  const first = await delivered()
  valueOf(await ask(buyer, first, 1_000))
  expect(valueOf(await partyAct(deps, seller, first.id, first.ver + 1, 'extend')).partAsk).not.toBeNull()
  const disputed = valueOf(await partyAct(deps, buyer, first.id, first.ver + 2, 'dispute'))
  expect(disputed).toMatchObject({ state: 'dispute', partAsk: null })
  const back = valueOf(await partyAct(deps, buyer, first.id, first.ver + 3, 'undispute'))
  expect(back).toMatchObject({ state: 'delivered', partAsk: null })
  // Once disputed, the order goes the long way: the same postings.
  valueOf(await ask(seller, { id: first.id, ver: back.ver }, 1_000))
  valueOf(await partyAct(deps, buyer, first.id, back.ver + 1, 'agreePart'))
  expect(await newestTransfers()).toHaveLength(4)
  expect(await balancesOf(deps.db, seller.userId)).toMatchObject({ income: 2_376 })

  const second = await delivered()
  valueOf(await ask(buyer, second, 1_000))
  const confirmed = valueOf(await partyAct(deps, buyer, second.id, second.ver + 1, 'confirm'))
  expect(confirmed).toMatchObject({ state: 'done', partAsk: null, agreed: null, endedBy: { act: 'confirm' } })
})

it('is not for an order that is not delivered, nor for a stranger, nor for who judges', async () => {
  const paid = await stepTo(deps, people, 'paid')
  expect(await ask(people.buyer, paid, 1_000)).toMatchObject({ error: { reason: 'MOVED' } })
  const step = await delivered()
  const operator = await judge(deps, 'operator')
  expect(await ask(operator, step, 1_000)).toMatchObject({ error: { reason: 'NOT_FOUND' } })
  deps.clock.forward(72 * hour)
  expect(await ask(people.buyer, step, 1_000)).toMatchObject({ error: { reason: 'EXPIRED' } })
})

it('stands on the card of the frozen money: who answers, until when, what happens then', async () => {
  const step = await delivered()
  const card = async () => valueOf(await listHolds(deps, people.buyer.userId, { page: 1 })).data[0]
  valueOf(await ask(people.buyer, step, 1_000))
  expect(await card()).toMatchObject({
    stage: 'partAsked',
    turn: 'other',
    until: deps.clock.now() + 24 * hour,
    outcomes: [
      { when: '同意退一部分', then: '退回 10.00，其余放款' },
      { when: '到期未回复', then: '订单继续' },
    ],
  })
  valueOf(await partyAct(deps, people.buyer, step.id, step.ver + 1, 'withdrawPart'))
  expect(await card()).toMatchObject({ stage: 'receipt', turn: 'me' })
  valueOf(await ask(people.seller, after(step, 2), 1_000))
  expect(await card()).toMatchObject({ stage: 'partAsked', turn: 'me' })
  deps.clock.forward(24 * hour)
  expect(await card()).toMatchObject({ stage: 'receipt' })
})

it('repeats of one request are answered as the first, and twenty agree once', async () => {
  const { buyer, seller } = people
  const step = await delivered()
  const no = clientNo()
  const said = { amount: fen(1_000), text: '少了' }
  const repeats = await Promise.all(
    Array.from({ length: 20 }, () => partyAct(deps, buyer, step.id, step.ver, 'refundPart', said, no)),
  )
  expect(repeats).toEqual(repeats.map(() => repeats[0]))
  expect((await seen(step)).ver).toBe(step.ver + 1)
  const agreed = await Promise.all(
    Array.from({ length: 20 }, () => partyAct(deps, seller, step.id, step.ver + 1, 'agreePart')),
  )
  expect(agreed.filter(({ ok }) => ok)).toHaveLength(1)
  expect(agreed.filter((one) => !one.ok && one.error.reason === 'MOVED')).toHaveLength(19)
  expect(await balancesOf(deps.db, seller.userId)).toMatchObject({ income: 2_376 })
})

it('when both ask at once, one is heard', async () => {
  const { buyer, seller } = people
  const step = await delivered()
  const asked = await Promise.all(
    Array.from({ length: 20 }, (_, n) => ask(n % 2 === 0 ? buyer : seller, step, 100 + n)),
  )
  expect(asked.filter(({ ok }) => ok)).toHaveLength(1)
  expect(asked.filter((one) => !one.ok && one.error.reason === 'MOVED')).toHaveLength(19)
  const { partAsk, timeline } = await seen(step)
  expect(partAsk?.buyerAmount).toBeGreaterThanOrEqual(100)
  expect(timeline.filter(({ act }) => act === 'refundPart')).toHaveLength(1)
})

it.each(Array.from({ length: 6 }, (_, n) => n))(
  'agreeing, confirming, taking back, declining, a dispute and the timers at once: one wins, run %d',
  async (run) => {
    const { buyer, seller } = people
    const step = await delivered()
    valueOf(await ask(buyer, step, 1_000))
    const { id, ver } = after(step)
    // In half of the runs its time is over: then only what needs no open request may win.
    const isOver = run % 2 === 1
    if (isOver) deps.clock.forward(24 * hour)
    const tries = (['agreePart', 'confirm', 'withdrawPart', 'denyPart', 'dispute'] as const).flatMap((what) =>
      Array.from({ length: 4 }, () => {
        const by = what === 'agreePart' || what === 'denyPart' ? seller : buyer
        return async () => ({ what, ...(await partyAct(deps, by, id, ver, what)) })
      }),
    )
    const timers = Array.from({ length: 2 }, () => () => runDue(deps, orderJobs(deps)))
    const order = [...tries, ...timers].map((go, n) => ({ go, at: (n * 7 + run * 5) % 22 }))
    const results = await Promise.all(order.sort((a, b) => a.at - b.at).map(({ go }) => go()))
    const won = results.flatMap((one) => (typeof one === 'object' && one.ok ? [one.what] : []))
    const { state, timeline } = await seen(step)
    const lapsed = timeline.some(({ act }) => act === 'lapsePart')
    expect(won.length).toBe(lapsed ? 0 : 1)
    if (isOver) for (const what of won) expect(['confirm', 'dispute']).toContain(what)
    else expect(lapsed).toBe(false)
    const [what] = won
    const income = { agreePart: 2_376, confirm: 3_366, withdrawPart: 0, denyPart: 0, dispute: 0 }[what ?? 'denyPart']
    expect((await balancesOf(deps.db, seller.userId)).income).toBe(income)
    const ended = what === 'agreePart' || what === 'confirm'
    expect((await balancesOf(deps.db, buyer.userId)).frozen).toBe(ended ? 0 : 3_400)
    expect(state).toBe(ended ? 'done' : what === 'dispute' ? 'dispute' : 'delivered')
  },
)
