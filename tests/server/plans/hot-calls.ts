import { fen, qty } from '@contract/money'
import { deadlines } from '../../../server/deadlines'
import { runDue } from '../../../server/jobs/jobs'
import { beat } from '../../../server/jobs/outage'
import { wakeOverdue } from '../../../server/jobs/lost'
import { orderJobs } from '../../../server/modules/orders/jobs'
import { sweepAttempts } from '../../../server/modules/pay/ask'
import { sweepRefunds } from '../../../server/modules/pay/refund'
import { sweepCodes } from '../../../server/modules/session/people/code-store'
import { sweepSessions } from '../../../server/modules/session/service'
import { payers } from '../../../server/payers'
import type { Deps } from '../../../server/deps'
import type { AdminClient } from '../../support/admin/admin-client'
import type { signedClient } from '../../support/server/signed-client'

export interface Around {
  readonly client: ReturnType<typeof signedClient>
  /** The same person, signed in to the console. */
  readonly admin: AdminClient
  readonly deps: Deps
  readonly areaId: number
  readonly userId: number
  readonly blockId: number
  /** A founder password as it travels. */
  readonly password: string
}

/** Something that the product does often; an answer with a code must be a success. */
export type HotCall = (around: Around) => Promise<unknown>

/** An order of the filled tables that the busy user bought, one that waits for their payment, and a listing of somebody else. */
const filled = { order: 1_400, unpaid: 'P20200', sale: { saleId: 11, price: fen(111) }, bid: 11 }

type Board = '/bctSale/list' | '/bctBuy/list'

function boardCalls(name: string, path: Board): [string, HotCall][] {
  const page = (more: object): HotCall => {
    return ({ client, areaId }) => client.form(path, { areaId, ...more })
  }
  const nextPage: HotCall = async ({ client, areaId }) => {
    const { data } = await client.form(path, { areaId })
    return client.form(path, { areaId, page: 2, ...(data.cursor !== undefined && { cursor: data.cursor }) })
  }
  return [
    [`the board of ${name}`, page({})],
    [`the board of ${name}, its second page`, nextPage],
    [`the board of ${name}, dearest first`, page({ sort: 'priceDown' })],
    [`the board of ${name}, newest first`, page({ sort: 'newest' })],
    [`the board of ${name}, ending first`, page({ sort: 'ending' })],
    [`the board of ${name} of one item`, page({ itemId: 3, sort: 'priceUp' })],
    [`${name} found by rare words`, page({ q: '新米 39991' })],
    [`${name} found by nothing`, page({ q: '没有这个' })],
    [`own ${name}`, page({ mine: 1 })],
    [`own ${name} that run`, page({ mine: 1, tab: 'open' })],
    [`own ${name} that ended`, page({ mine: 1, tab: 'ended' })],
  ]
}

const market: [string, HotCall][] = [
  ...boardCalls('listings', '/bctSale/list'),
  ...boardCalls('bids', '/bctBuy/list'),
  ['a listing', ({ client }) => client.form('/bctSale/info', { id: filled.sale.saleId })],
  ['a bid', ({ client }) => client.form('/bctBuy/info', { id: filled.bid })],
  ['the first call of the app', ({ client, areaId }) => client.form('/index/config', { areaId })],
  ['what a city looks for', ({ client, areaId }) => client.form('/bctSearch/hot', { areaId })],
  ['counting a search', ({ client, areaId }) => client.form('/bctSearch/note', { areaId, q: '新米' })],
  ['the items of an area', ({ client, areaId }) => client.form('/bctItem/list', { areaId })],
  ['the depth of an item', ({ client }) => client.form('/bctItem/depth', { itemId: 3 })],
  ['the history of an item', ({ client }) => client.form('/bctItem/history', { itemId: 3 })],
  ['an own block', ({ client }) => client.form('/blockInfo/info', {})],
  ["somebody's block", ({ client }) => client.form('/blockInfo/taInfo', { id: 7 })],
]

const badges = [0, 1, 2, 3].map((type): [string, HotCall] => [
  `the badge ${type}`,
  ({ client, areaId }) => client.form('/index/count', { areaId, type }),
])

const orderLists = (['buy', 'sale'] as const).flatMap((side) =>
  (['running', 'done', 'closed'] as const).map((tab): [string, HotCall] => [
    `own orders: ${side}, ${tab}`,
    ({ client }) => client.form('/bctOrder/list', { side, tab }),
  ]),
)

const orders: [string, HotCall][] = [
  ...orderLists,
  ['how many own orders wait', ({ client }) => client.form('/bctOrder/getNum', {})],
  ['an order', ({ client }) => client.form('/bctOrder/info', { id: filled.order })],
  ['the messages of an order', ({ client }) => client.form('/bctMsg/list', { id: filled.order })],
  ['own pay orders', ({ client }) => client.form('/bctPay/list', {})],
  ['own pay orders that are paid', ({ client }) => client.form('/bctPay/list', { tab: 'paid' })],
  ['a pay order', ({ client }) => client.form('/bctPay/info', { payNo: filled.unpaid })],
]

const money: [string, HotCall][] = [
  ['own assets', ({ client }) => client.form('/user/assets', {})],
  ['own money records', ({ client }) => client.form('/bctMoney/list', {})],
  [
    'own money records of a day',
    ({ client }) => client.form('/bctMoney/list', { from: '2026-11-21', to: '2026-11-21' }),
  ],
  ['own money records of a kind', ({ client }) => client.form('/bctMoney/list', { group: 'recharge' })],
  ['the sum of own entries', ({ client }) => client.form('/bctMoney/getTotal', {})],
  ['own holds', ({ client }) => client.form('/bctFreeze/list', {})],
  ['own holds in sum', ({ client }) => client.form('/bctFreeze/getTotal', {})],
  ['own income', ({ client }) => client.form('/bctIncome/list', {})],
  ['own income in sum', ({ client }) => client.form('/bctIncome/getTotal', {})],
  ['own recharges', ({ client }) => client.form('/bctRecharge/list', {})],
  ['own withdrawals', ({ client }) => client.form('/bctWithdraw/list', {})],
  ['what may be withdrawn', ({ client }) => client.form('/bctWithdraw/getInfo', {})],
]

const person: [string, HotCall][] = [
  ['own notices', ({ client }) => client.form('/bctNotice/list', {})],
  ['own unread notices of trade', ({ client }) => client.form('/bctNotice/list', { unread: 1, group: 'trade' })],
  ['how many notices are unread', ({ client }) => client.form('/bctNotice/getNum', {})],
  ['the notice that opens by itself', ({ client }) => client.form('/bctNotice/getInfo', {})],
  ['own popularity', ({ client }) => client.form('/bctPoints/list', {})],
  ['the ranks of an area', ({ client, areaId }) => client.form('/user/rankList', { areaId })],
  ['the logs of an area', ({ client, areaId }) => client.form('/log/list', { areaId })],
  ['own logs', ({ client, areaId }) => client.form('/log/list', { areaId, mine: 1 })],
  ['signing in', ({ client, areaId, password }) => client.form('/block/login', { areaId, blockNo: 128, password })],
  ['the session', ({ client }) => client.form('/user/check', {})],
  ['the own profile', ({ client }) => client.form('/user/getInfo', {})],
  ['the residents of an area', ({ client, areaId }) => client.form('/bctUser/list', { areaId })],
]

const ofStaff: [string, HotCall][] = [
  ['withdrawals that wait', ({ admin }) => admin('/admin/withdraw/list', {})],
  ['transactions of a block', ({ admin, areaId }) => admin('/admin/txnList', { areaId, blockNo: 128 })],
  ['transactions of a number', ({ admin }) => admin('/admin/txnList', { reference: 'D1400' })],
  ['entries of a resident', ({ admin, userId }) => admin('/admin/entry/list', { userId })],
  ['payments of a number', ({ admin }) => admin('/admin/pay/payments', { reference: 'D1400' })],
]

const works: [string, HotCall][] = [
  ['due deadlines', ({ deps }) => runDue(deps, orderJobs(deps))],
  ['lost wake-ups', ({ deps }) => wakeOverdue(deps, deadlines)],
  ['the heartbeat', ({ deps }) => beat(deps)],
  ['sweeping', ({ deps }) => Promise.all([sweepSessions(deps), sweepCodes(deps)])],
  ['payments to ask after', ({ deps }) => sweepAttempts(deps, payers)],
  ['refunds to ask after', ({ deps }) => sweepRefunds(deps)],
]

/** Takes a listing and pays for it; the name keeps it apart from others. */
export const takeAs =
  (name: string): HotCall =>
  async ({ client }) => {
    const { data, code, msg } = await client.json('/bctSale/take', {
      clientNo: `plans-take-${name}`,
      ver: 1,
      qty: qty(5_000),
      ...filled.sale,
    })
    if (code !== 200) throw new Error(msg)
    return client.json('/bctPay/submit', {
      clientNo: `plans-pay-${name}`,
      payNo: data.payNo,
      ver: 1,
      channel: 'balance',
    })
  }

/** What the product does most, by name. Commands last: they change what the others see. */
export const hotCalls: readonly [string, HotCall][] = [
  ...market,
  ...badges,
  ...orders,
  ...money,
  ...person,
  ...ofStaff,
  ...works,
  ['an order taken and paid', takeAs('000001')],
  ['every notice read', ({ client }) => client.form('/bctNotice/readAll', {})],
]
