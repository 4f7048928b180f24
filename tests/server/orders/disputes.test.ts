import { fen } from '@contract/money'
import { courseText, disputeWaiting } from '@contract/orders/story'
import { runDue } from '../../../server/jobs/jobs'
import { balancesOf } from '../../../server/ledger/wallet'
import { listCases, readCase } from '../../../server/modules/orders/dispute/decide'
import { orderJobs } from '../../../server/modules/orders/jobs'
import { readOrder } from '../../../server/modules/orders/service'
import type { TestDeps } from '../../support/database/database'
import { decided, decideOn, judge, partyAct, stepTo } from '../../support/city/order-steps'
import { booksOf, inSmallCity, parties, payFor, resident, rice, takeRice, valueOf } from '../../support/city/small-city'

const hour = 3_600_000
const day = 24 * hour

let deps: TestDeps

inSmallCity((fresh) => {
  deps = fresh
}, booksOf)

const balance = async (key: string) =>
  (await deps.db.selectFrom('account').select('balance').where('key', '=', key).executeTakeFirst())?.balance ?? 0
const work = () => runDue(deps, orderJobs(deps))
const noticesOf = (userId: number) =>
  deps.db
    .selectFrom('user_notice')
    .select(['kind', 'content'])
    .where('user_id', '=', userId)
    .orderBy('notice_id')
    .execute()
const told = async (userId: number) => (await noticesOf(userId)).map(({ kind }) => kind)
const toldWords = async (userId: number) => (await noticesOf(userId)).map(({ content }) => content)

it('keeps the money frozen in a dispute and tells who may do what until when', async () => {
  const { buyer, seller } = await parties(deps)
  const arbiter = await judge(deps, 'arbiter')
  const { id } = await stepTo(deps, { buyer, seller }, 'dispute')
  const at = deps.clock.now()
  const seen = valueOf(await readOrder(deps, seller.userId, id))
  expect(seen).toMatchObject({
    state: 'dispute',
    deadlineAt: at + 15 * day,
    deadlineDoes: 'refundUndecided',
    turn: null,
  })
  expect(seen.dispute).toEqual({
    by: 'buyer',
    reason: 'damaged',
    state: 'open',
    text: '话',
    images: '',
    openedAt: at,
    evidenceUntil: at + 2 * day,
    decideBy: at + 7 * day,
    decision: null,
    appeal: null,
    evidence: [],
  })
  expect(await balancesOf(deps.db, buyer.userId)).toEqual({ available: 96_600, frozen: 3_400, income: 0 })
  expect(await told(arbiter.userId)).toEqual(['dispute'])
})

it('tells the other side of a dispute and of an appeal in the sentence that the order shows', async () => {
  const { buyer, seller } = await parties(deps)
  const arbiter = await judge(deps, 'arbiter')
  const { id, ver } = await stepTo(deps, { buyer, seller }, 'dispute')
  const newest = async () => (await toldWords(seller.userId)).at(-1)
  const shown = async () => {
    const order = valueOf(await readOrder(deps, seller.userId, id))
    const now = deps.clock.now()
    return courseText(order, disputeWaiting(order, now), now, '给买家')
  }
  expect(await newest()).toContain(`，${await shown()}。`)
  expect(await newest()).toMatch(/，举证到 [\d-]+ [\d:]+ → 市长最晚 [\d-]+ 裁定 → [\d-]+ 仍无人裁定则全额退给买家。/)
  deps.clock.forward(3 * day)
  const { ver: next } = valueOf(await decideOn(deps, arbiter, { id, ver }, 'release'))
  valueOf(await partyAct(deps, buyer, id, next, 'appeal'))
  expect(await newest()).toContain(`，${await shown()}。`)
  expect(await newest()).toMatch(/，平台最晚 [\d-]+ 裁定 → 仍未裁定则全额退给买家。/)
})

it('takes evidence of both for 48 hours, and a decision only afterwards', async () => {
  const { buyer, seller } = await parties(deps)
  const arbiter = await judge(deps, 'arbiter')
  const { id, ver } = await stepTo(deps, { buyer, seller }, 'dispute')
  const from = deps.clock.now() + 48 * hour
  valueOf(await partyAct(deps, buyer, id, ver, 'evidence', { text: '照片', images: 'a.jpg' }))
  deps.clock.forward(48 * hour - 1)
  valueOf(await partyAct(deps, seller, id, ver + 1, 'evidence', { text: '签收单' }))
  expect(await decideOn(deps, arbiter, { id, ver: ver + 2 }, 'refund')).toMatchObject({
    error: { reason: 'LIMIT', data: { from } },
  })
  deps.clock.forward(1)
  expect(await partyAct(deps, seller, id, ver + 2, 'evidence')).toMatchObject({ error: { reason: 'EXPIRED' } })
  const { evidence } = valueOf(await decideOn(deps, arbiter, { id, ver: ver + 2 }, 'refund')).dispute
  expect(evidence.map(({ by, text, images }) => [by, text, images])).toEqual([
    ['buyer', '照片', 'a.jpg'],
    ['seller', '签收单', ''],
  ])
})

it('splits after 24 hours: the seller pays the fee on his part, the rest goes back', async () => {
  const { buyer, seller } = await parties(deps)
  const arbiter = await judge(deps, 'arbiter')
  const { id } = await decided(deps, { buyer, seller }, arbiter, 'split', fen(1_000))
  const { dispute } = valueOf(await readOrder(deps, buyer.userId, id))
  expect(dispute?.decision).toMatchObject({
    kind: 'split',
    sellerAmount: 1_000,
    buyerAmount: 2_400,
    fee: 10,
    by: 'arbiter',
    reason: '证据充分',
    executesAt: deps.clock.now() + 24 * hour,
    acceptedBy: [],
  })
  deps.clock.forward(24 * hour - 1)
  await work()
  expect((await balancesOf(deps.db, seller.userId)).income).toBe(0)
  deps.clock.forward(1)
  await work()
  const ended = valueOf(await readOrder(deps, buyer.userId, id))
  expect(ended).toMatchObject({
    state: 'done',
    endedBy: { act: 'executeSplit', by: 'arbiter' },
    dispute: { state: 'executed' },
  })
  expect(await balancesOf(deps.db, seller.userId)).toEqual({ available: 0, frozen: 0, income: 990 })
  expect(await balancesOf(deps.db, buyer.userId)).toEqual({ available: 99_000, frozen: 0, income: 0 })
  expect([await balance('platform:fee'), await balance('area:3253:fund')]).toEqual([7, 3])
})

it('executes at once when both accept, and not before', async () => {
  const { buyer, seller } = await parties(deps)
  const arbiter = await judge(deps, 'arbiter')
  const { id, ver } = await decided(deps, { buyer, seller }, arbiter, 'release')
  const first = valueOf(await partyAct(deps, seller, id, ver, 'accept'))
  expect(first).toMatchObject({ state: 'dispute', dispute: { decision: { acceptedBy: ['seller'] } } })
  expect(await partyAct(deps, seller, id, ver + 1, 'accept')).toMatchObject({ error: { reason: 'LIMIT' } })
  expect(await partyAct(deps, seller, id, ver + 1, 'appeal')).toMatchObject({ error: { reason: 'LIMIT' } })
  expect(valueOf(await partyAct(deps, buyer, id, ver + 1, 'accept')).state).toBe('done')
  expect((await balancesOf(deps.db, seller.userId)).income).toBe(3_366)
})

it('takes one appeal, after which only the operator decides, at once and for good', async () => {
  const { buyer, seller } = await parties(deps)
  const [arbiter, operator] = [await judge(deps, 'arbiter'), await judge(deps, 'operator')]
  const { id, ver } = await decided(deps, { buyer, seller }, arbiter, 'release')
  const appealed = valueOf(await partyAct(deps, buyer, id, ver, 'appeal', { text: '货是坏的' }))
  expect(appealed.dispute).toMatchObject({ state: 'appealed', appeal: { by: 'buyer', text: '货是坏的' } })
  expect(await told(operator.userId)).toContain('appeal')
  expect(await partyAct(deps, seller, id, ver + 1, 'appeal')).toMatchObject({ error: { reason: 'MOVED' } })
  expect(await decideOn(deps, arbiter, { id, ver: ver + 1 }, 'release')).toMatchObject({
    error: { reason: 'NO_RIGHT' },
  })
  deps.clock.forward(24 * hour)
  await work()
  expect(valueOf(await readOrder(deps, buyer.userId, id)).state).toBe('dispute')
  const final = valueOf(await decideOn(deps, operator, { id, ver: ver + 1 }, 'refund'))
  expect(final).toMatchObject({
    state: 'refunded',
    endedBy: { act: 'executeRefund', by: 'operator' },
    mayDecide: false,
  })
  expect((await balancesOf(deps.db, buyer.userId)).available).toBe(100_000)
})

it('gives the operator seven days for a late appeal, then the money goes back', async () => {
  const { buyer, seller } = await parties(deps)
  const arbiter = await judge(deps, 'arbiter')
  const { id, ver } = await stepTo(deps, { buyer, seller }, 'dispute')
  deps.clock.forward(14 * day)
  const { ver: next } = valueOf(await decideOn(deps, arbiter, { id, ver }, 'release'))
  deps.clock.forward(23 * hour)
  valueOf(await partyAct(deps, buyer, id, next, 'appeal'))
  deps.clock.forward(7 * day - 1)
  await work()
  expect(valueOf(await readOrder(deps, buyer.userId, id)).state).toBe('dispute')
  deps.clock.forward(1)
  await work()
  expect(valueOf(await readOrder(deps, buyer.userId, id)).state).toBe('refunded')
})

it('alarms the operator after seven days and gives the money back after fifteen', async () => {
  const { buyer, seller } = await parties(deps)
  const operator = await judge(deps, 'operator')
  const { id } = await stepTo(deps, { buyer, seller }, 'dispute')
  deps.clock.forward(7 * day - 1)
  await work()
  expect(await told(operator.userId)).toEqual(['dispute'])
  deps.clock.forward(1)
  await work()
  expect(await told(operator.userId)).toEqual(['dispute', 'disputeLate'])
  deps.clock.forward(8 * day)
  await work()
  expect(valueOf(await readOrder(deps, seller.userId, id))).toMatchObject({
    state: 'refunded',
    endedBy: { act: 'refundUndecided', by: 'timer' },
    dispute: { state: 'lapsed' },
  })
  expect(await told(operator.userId)).toEqual(['dispute', 'disputeLate', 'undecided'])
})

it('lets only the opener take a dispute back, leaves 24 hours, and no second dispute of his', async () => {
  const { buyer, seller } = await parties(deps)
  const { id, ver } = await stepTo(deps, { buyer, seller }, 'dispute')
  expect(await partyAct(deps, seller, id, ver, 'undispute')).toMatchObject({ error: { reason: 'NO_RIGHT' } })
  const back = valueOf(await partyAct(deps, buyer, id, ver, 'undispute'))
  expect(back).toMatchObject({
    state: 'delivered',
    deadlineAt: deps.clock.now() + 24 * hour,
    dispute: { state: 'withdrawn' },
  })
  expect(await partyAct(deps, buyer, id, ver + 1, 'dispute')).toMatchObject({ error: { reason: 'LIMIT' } })
  expect(valueOf(await partyAct(deps, seller, id, ver + 1, 'dispute')).dispute).toMatchObject({
    by: 'seller',
    state: 'open',
  })
})

it('opens no dispute once the confirmation is due, whether or not the timer was there', async () => {
  const { buyer, seller } = await parties(deps)
  const { id, ver } = await stepTo(deps, { buyer, seller }, 'delivered')
  deps.clock.forward(72 * hour)
  expect(await partyAct(deps, buyer, id, ver, 'dispute')).toMatchObject({ error: { reason: 'EXPIRED' } })
  await work()
  expect(await partyAct(deps, buyer, id, ver + 1, 'dispute')).toMatchObject({ error: { reason: 'MOVED' } })
})

it('lets an arbiter decide up to 500.00 of his own area, and nobody his own case', async () => {
  const { buyer, seller } = await parties(deps)
  const [arbiter, stranger] = [await judge(deps, 'arbiter'), await resident(deps, 77)]
  await deps.db.insertInto('area').values({ area_id: 9, name: '九号城', sort: 2 }).execute()
  const elsewhere = await judge(deps, 'arbiter', 9)
  const step = await stepTo(deps, { buyer, seller }, 'dispute')
  const { saleId } = await rice(deps, seller, 1_000_000)
  const { orderId, payNo } = valueOf(await takeRice(deps, buyer, saleId, 740_000)) // 503.20
  valueOf(await payFor(deps, buyer, payNo))
  valueOf(await partyAct(deps, seller, orderId, 2, 'deliver'))
  valueOf(await partyAct(deps, buyer, orderId, 3, 'dispute'))
  deps.clock.forward(48 * hour)
  const reason = async (result: ReturnType<typeof decideOn>) => {
    const { ok, ...rest } = await result
    return ok ? 'ok' : (rest as { error: { reason: string } }).error.reason
  }
  expect(await reason(decideOn(deps, stranger, step, 'refund'))).toBe('NO_RIGHT')
  expect(await reason(decideOn(deps, elsewhere, step, 'refund'))).toBe('NOT_FOUND')
  expect(await reason(decideOn(deps, arbiter, { id: orderId, ver: 4 }, 'refund'))).toBe('LIMIT')
  expect(await reason(decideOn(deps, arbiter, { id: 404, ver: 1 }, 'refund'))).toBe('NOT_FOUND')
  expect(await reason(decideOn(deps, arbiter, step, 'split'))).toBe('FORM')
  expect(await reason(decideOn(deps, arbiter, step, 'split', fen(3_400)))).toBe('FORM')
  expect(await reason(decideOn(deps, arbiter, { id: step.id, ver: 1 }, 'refund'))).toBe('MOVED')
  const role = { area_id: 3253, user_id: buyer.userId, role: 'mayor' as const, since: 0 }
  await deps.db.insertInto('area_role').values(role).execute()
  expect(await reason(decideOn(deps, buyer, step, 'refund'))).toBe('NO_RIGHT')
  expect(await reason(decideOn(deps, { ...seller, isStaff: true }, step, 'release'))).toBe('OWN')
  expect(await readCase(deps, buyer, step.id)).toMatchObject({ error: { reason: 'NO_RIGHT' } })
  expect(valueOf(await listCases(deps, buyer, { page: 1, tab: 'running' })).data).toEqual([])
})

it('lists to an arbiter the cases he may decide, and ended ones apart', async () => {
  const { buyer, seller } = await parties(deps)
  const [arbiter, operator] = [await judge(deps, 'arbiter'), await judge(deps, 'operator')]
  const first = await decided(deps, { buyer, seller }, operator, 'refund')
  const second = await stepTo(deps, { buyer, seller }, 'dispute')
  const list = async (tab: 'running' | 'ended') => valueOf(await listCases(deps, arbiter, { page: 1, tab })).data
  expect((await list('running')).map((row) => [row.orderId, row.mayDecide, row.role])).toEqual([
    [second.id, false, 'arbiter'],
  ])
  expect((await list('ended')).map(({ orderId }) => orderId)).toEqual([first.id])
  deps.clock.forward(48 * hour)
  expect((await list('running')).map(({ mayDecide }) => mayDecide)).toEqual([true])
  expect(valueOf(await readCase(deps, arbiter, second.id)).timeline.map(({ act }) => act)).toContain('dispute')
  expect(await listCases(deps, buyer, { page: 1, tab: 'running' })).toMatchObject({ error: { reason: 'NO_RIGHT' } })
})
