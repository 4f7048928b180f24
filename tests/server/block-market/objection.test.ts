import { setTimeout as sleep } from 'node:timers/promises'
import type { HandoverAdminAct } from '@contract/block/transitions'
import { dayMs } from '@contract/durations'
import { verify } from '@node-rs/argon2'
import { transact } from '../../../server/db/transact'
import { balancesOf } from '../../../server/ledger/wallet'
import { fen } from '@contract/money'
import { post } from '../../../server/ledger/post'
import { actByStaff, listForStaff } from '../../../server/modules/block-market/handover/admin'
import { readHandover } from '../../../server/modules/block-market/handover/info'
import { object } from '../../../server/modules/block-market/handover/objection'
import { readSale } from '../../../server/modules/market/sales/service'
import { readIncome } from '../../../server/modules/wallet/holds'
import type { Caller } from '../../../server/http/caller'
import * as market from '../../support/city/block-market'
import { blockOf, buy, inBlockMarket, newcomer, work } from '../../support/city/block-market'
import type { TestDeps } from '../../support/database/database'
import { approve, voteRow } from '../../support/city/fund'
import { noticeKinds, reasons, refusalOf, times, won } from '../../support/city/outcomes'
import { areaId, clientNo, operators, payFor, resident, rice, valueOf } from '../../support/city/small-city'
import { asOperator } from '../../support/admin/as-operator'
import { answerAsk, thenSeen } from '../../support/admin/second'

let deps: TestDeps
let owner: Caller
let buyer: Caller
let orderId: number
let one: number
let other: number

inBlockMarket((fresh) => {
  deps = fresh
})

beforeEach(async () => {
  owner = await market.seller(deps, 560)
  buyer = await newcomer(deps, 100_000)
  const cart = valueOf(await buy(deps, buyer, [owner.blockId]))
  valueOf(await payFor(deps, buyer, cart.payNo))
  orderId = cart.orders[0]?.orderId ?? 0
  ;[one = 0, other = 0] = await operators(deps)
})

const text = '密码被别人拿走，不是我转让的。'
const objectTo = (ver = 1, by = owner) => object(deps, by.userId, { clientNo: clientNo(), orderId, ver, text })
const act = (by: number, what: HandoverAdminAct, ver: number) =>
  actByStaff(deps, asOperator(by), { clientNo: clientNo(), orderId, ver, act: what, reason: '登录记录可疑' })
/** A second one undoes the sale, or one of them takes the ask back. */
const answer = (by: number, what: 'approve' | 'refuse') =>
  thenSeen(answerAsk(deps, by, what, { kind: 'undo', refId: orderId }), async () => {
    const { data } = valueOf(await listForStaff(deps, asOperator(by), { tab: 'all', page: 1, size: 15 }))
    return data.find((row) => row.orderId === orderId)
  })
const balance = async (key: string) =>
  (await deps.db.selectFrom('account').select('balance').where('key', '=', key).executeTakeFirst())?.balance ?? 0

it('the seller objects once, within a day: the block is frozen, its listings stand still, the money stays held', async () => {
  const sale = await rice(deps, { ...buyer, blockId: owner.blockId })
  expect(refusalOf(await objectTo(1, buyer))).toMatchObject({ reason: 'NO_RIGHT', msg: '只有卖家能申诉' })
  expect(refusalOf(await objectTo(1, await newcomer(deps)))).toMatchObject({ reason: 'NOT_FOUND' })
  expect(refusalOf(await objectTo(2))).toMatchObject({ reason: 'MOVED', data: { handover: { ver: 1, state: 'held' } } })
  expect((await blockOf(deps, owner.blockId)).state).toBe(1)
  const seen = valueOf(await objectTo())
  const decideBy = deps.clock.now() + dayMs
  expect(seen).toMatchObject({ state: 'objected', releaseAt: null, objection: { text, decideBy }, acts: [] })
  expect((await blockOf(deps, owner.blockId)).state).toBe(9)
  expect(valueOf(await readSale(deps, 0, sale.saleId)).state).toBe('paused')
  expect(valueOf(await readIncome(deps, owner.userId, {})).releases).toMatchObject([{ until: null }])
  expect(refusalOf(await objectTo(2))).toMatchObject({ reason: 'CLOSED' })
  deps.clock.forward(10 * dayMs)
  await work(deps)
  expect(await balancesOf(deps.db, owner.userId)).toMatchObject({ frozen: 28_512, income: 0 })
  expect(await noticeKinds(deps, one)).toEqual(['handoverCase', 'handoverLate'])
  expect(await noticeKinds(deps, buyer.userId)).toEqual(['blockBought', 'handoverObjected'])
})

it('the end of the day is an instant: at the last millisecond, and no later', async () => {
  deps.clock.forward(dayMs)
  expect(refusalOf(await objectTo())).toMatchObject({ reason: 'CLOSED', msg: '申诉期限已过' })
  deps.clock.forward(-1)
  expect((await objectTo()).ok).toBe(true)
  deps.clock.forward(dayMs - 1)
  await work(deps)
  expect(await noticeKinds(deps, one)).toEqual(['handoverCase'])
  deps.clock.forward(1)
  await work(deps)
  expect(await noticeKinds(deps, one)).toEqual(['handoverCase', 'handoverLate'])
})

it('an operator upholds the sale: the seller has the money, the buyer the use of the block', async () => {
  valueOf(await objectTo())
  expect(valueOf(await listForStaff(deps, asOperator(one), { tab: 'open', page: 1, size: 15 })).data).toMatchObject([
    { orderId, buyer: '新人', seller: '居民560', acts: ['uphold', 'askUndo'], undo: null },
  ])
  expect(valueOf(await act(one, 'uphold', 2))).toMatchObject({
    state: 'done',
    decision: { text: '登录记录可疑' },
    acts: [],
  })
  expect(await balancesOf(deps.db, owner.userId)).toEqual({ available: 0, frozen: 0, income: 28_512 })
  expect(await blockOf(deps, owner.blockId)).toMatchObject({ state: 1, owner_user_id: buyer.userId })
  expect(valueOf(await listForStaff(deps, asOperator(one), { tab: 'open', page: 1, size: 15 })).data).toEqual([])
  expect(valueOf(await listForStaff(deps, asOperator(one), { tab: 'decided', page: 1, size: 15 })).total).toBe(1)
  expect(refusalOf(await act(other, 'uphold', 3))).toMatchObject({ reason: 'CLOSED' })
})

it('two operators undo it: every fen is back, the block too, with a new password for the seller alone', async () => {
  const before = await blockOf(deps, owner.blockId)
  valueOf(await objectTo())
  expect(refusalOf(await answer(one, 'approve'))).toMatchObject({ reason: 'CLOSED' })
  const asked = valueOf(await act(one, 'askUndo', 2))
  expect(asked).toMatchObject({ undo: { askedBy: '周琪' }, acts: ['uphold'] })
  expect(refusalOf(await answer(one, 'approve'))).toMatchObject({ reason: 'OWN' })
  expect(refusalOf(await act(other, 'askUndo', asked.ver))).toMatchObject({ reason: 'CLOSED' })
  expect(valueOf(await answer(other, 'approve'))).toMatchObject({ state: 'undone', acts: [] })
  expect(await balancesOf(deps.db, buyer.userId)).toEqual({ available: 100_000, frozen: 0, income: 0 })
  expect(await balancesOf(deps.db, owner.userId)).toEqual({ available: 0, frozen: 0, income: 0 })
  expect([await balance('platform:fee'), await balance(`area:${areaId}:fund`)]).toEqual([0, 0])
  expect(await balance('platform:promo')).toBe(0)
  const after = await blockOf(deps, owner.blockId)
  expect(after).toMatchObject({ state: 1, owner_user_id: owner.userId, transfer_price: null })
  expect(after.held_since).toBeLessThan(deps.clock.now() + 1)
  expect(after.founder_hash).not.toBe(before.founder_hash)
  expect(refusalOf(await readHandover(deps, buyer.userId, orderId, true))).toMatchObject({ reason: 'NO_RIGHT' })
  const { password = '' } = valueOf(await readHandover(deps, owner.userId, orderId, true)) as { password?: string }
  expect(await verify(after.founder_hash ?? '', password)).toBe(true)
  expect(valueOf(await readIncome(deps, owner.userId, {})).sources).toEqual([])
  const { state } = await deps.db.selectFrom('block_order').select('state').executeTakeFirstOrThrow()
  expect(state).toBe('refunded')
  expect((await market.offer(deps, owner)).ok).toBe(true)
  await work(deps)
})

it('a fund that has spent its share pays nothing: the platform does, and operators hear of it', async () => {
  const spent = { type: 'carried', refType: 'area', refId: areaId, reference: '', memo: '支出' } as const
  const transfer = { from: `area:${areaId}:fund`, to: 'gateway:test', amount: fen(86) } as const
  valueOf(await transact(deps.db, (tx) => post(tx, deps, spent, [transfer])))
  valueOf(await objectTo())
  valueOf(await act(one, 'askUndo', 2))
  valueOf(await answer(other, 'approve'))
  expect(await balancesOf(deps.db, buyer.userId)).toMatchObject({ available: 100_000 })
  expect([await balance('platform:promo'), await balance(`area:${areaId}:fund`)]).toEqual([-86, 0])
  expect(await noticeKinds(deps, other)).toEqual(['handoverCase', 'handoverPaid'])
})

it.each(['asked for by an open vote', 'promised to a passed one'] as const)(
  'a fund whose share is %s keeps it: the platform pays that part back',
  async (how) => {
    const payee = await resident(deps, 91, 0)
    if (how === 'promised to a passed one') valueOf(await approve(deps, payee, 86))
    else await voteRow(deps, payee, 86, 'open')
    valueOf(await objectTo())
    valueOf(await act(one, 'askUndo', 2))
    valueOf(await answer(other, 'approve'))
    expect(await balancesOf(deps.db, buyer.userId)).toMatchObject({ available: 100_000 })
    expect([await balance('platform:promo'), await balance(`area:${areaId}:fund`)]).toEqual([-86, 86])
  },
)

it('who is a party decides nothing, and a wish to undo can be taken back', async () => {
  valueOf(await objectTo())
  expect(refusalOf(await act(owner.userId, 'uphold', 2))).toMatchObject({ reason: 'OWN' })
  expect(refusalOf(await act(buyer.userId, 'askUndo', 2))).toMatchObject({ reason: 'OWN' })
  valueOf(await act(one, 'askUndo', 2))
  const back = valueOf(await answer(one, 'refuse'))
  expect(back).toMatchObject({ undo: null, acts: ['uphold', 'askUndo'] })
  expect(refusalOf(await answer(other, 'approve'))).toMatchObject({ reason: 'CLOSED' })
  expect(
    refusalOf(
      await actByStaff(deps, asOperator(one), {
        clientNo: clientNo(),
        orderId: 404,
        ver: 1,
        act: 'uphold',
        reason: '没有',
      }),
    ),
  ).toMatchObject({ reason: 'NOT_FOUND' })
})

/** Runs something while a transaction of the test has the handover, so that whoever wants it meets there. */
async function whileTaken(run: () => Promise<unknown>): Promise<void> {
  const taken = await deps.db.startTransaction().execute()
  await taken.selectFrom('handover').selectAll().forUpdate().execute()
  await run()
  await taken.commit().execute()
}

it.each([
  ['objects before the last instant', false],
  ['comes when it is over', true],
])('R16: a seller who %s has the objection or the money, never both', async (_, isLate) => {
  deps.clock.forward(dayMs - 1)
  let all: readonly Promise<unknown>[] = []
  await whileTaken(async () => {
    const tries = Array.from({ length: 18 }, () => objectTo())
    await sleep(400)
    if (isLate) deps.clock.forward(1)
    all = [...tries, work(deps), work(deps)]
    await sleep(400)
  })
  const results = await Promise.all(all.slice(0, 18) as ReturnType<typeof objectTo>[])
  await Promise.all(all)
  deps.clock.forward(isLate ? 0 : 1)
  await work(deps)
  expect(won(results)).toHaveLength(isLate ? 0 : 1)
  const { state } = await deps.db.selectFrom('handover').select('state').executeTakeFirstOrThrow()
  const { frozen, income } = await balancesOf(deps.db, owner.userId)
  expect([state, frozen, income]).toEqual(isLate ? ['done', 0, 28_512] : ['objected', 28_512, 0])
})

it('of twenty decisions at once one counts, and the sale is upheld or undone, never both', async () => {
  valueOf(await objectTo())
  const asked = valueOf(await act(one, 'askUndo', 2))
  const results = await times(20, (at) => (at % 2 === 0 ? answer(other, 'approve') : act(other, 'uphold', asked.ver)))
  expect(won(results)).toHaveLength(1)
  // Who looks for the ask after it was decided finds that nothing waits.
  for (const reason of reasons(results)) expect(['MOVED', 'CLOSED']).toContain(reason)
})
