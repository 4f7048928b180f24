import type { HelpTopic } from '@contract/people/help-topics'
import type { Decision, DisputeView } from '@contract/endpoints/orders/dispute-view'
import type { OrderMessage } from '@contract/endpoints/orders/messages'
import type { OrderDetail, OrderView } from '@contract/endpoints/orders/orders'
import { fen } from '@contract/money'
import { ok } from '@contract/result'
import OrderPage from '@/pages/order/info'
import MyBuysPage from '@/pages/orders/buy'
import MySalesPage from '@/pages/orders/sale'
import { detail } from '../../support/app/orders'
import { noonMs, resident } from '../../support/app/trade-store'
import type { Entries } from '../support/entries'
import { walk } from '../support/entries'
import { leave } from '../support/trade-page'

afterEach(leave)

const page = <T,>(...data: readonly T[]) =>
  ok({ data: [...data], current_page: 1, last_page: 1, per_page: 15, total: data.length })

type Side = OrderView['side']
const whoOf = (side: Side) => resident(side === 'buyer' ? 128 : 3021)
const hourMs = 3_600_000
const later = noonMs + 20 * hourMs

const ruling: Decision = {
  kind: 'refund',
  sellerAmount: fen(0),
  buyerAmount: fen(3_400),
  fee: fen(0),
  reason: '少了一千克',
  by: 'arbiter',
  at: noonMs - hourMs,
  executesAt: later,
  acceptedBy: [],
}
const opened: DisputeView = {
  by: 'buyer',
  reason: 'tooLittle',
  state: 'open',
  openedAt: noonMs - hourMs,
  evidenceUntil: later,
  decideBy: noonMs + 150 * hourMs,
  decision: null,
  appeal: null,
  text: '少了一千克',
  images: '',
  evidence: [],
}
const ruled: DisputeView = { ...opened, state: 'decided', decision: ruling }
const disputed = (dispute: DisputeView, facts: Partial<OrderDetail>) =>
  detail({ state: 'dispute', deadlineAt: noonMs + 350 * hourMs, dispute, ...facts })

const asked = { by: 'buyer', text: '买错了', at: noonMs - hourMs, deadlineAt: later } as const
const underWay = { state: 'paid', turn: 'seller', deadlineAt: later, cancelAsk: asked } as const
const parts = { buyerAmount: fen(1_000), sellerAmount: fen(2_400), fee: fen(24) }
const partAsk = { ...asked, text: '商品破损', ...parts } as const
const delivered = { state: 'delivered', turn: 'buyer', deadlineAt: later } as const
const rated = { mine: null, theirs: null, until: later }
const over = { endedAt: noonMs - hourMs, endedBy: { act: 'refundLate', by: 'timer' } } as const
const unpaid = { endedAt: noonMs - hourMs, endedBy: { act: 'closeUnpaid', by: 'timer' } } as const

/** The place leads to a map, or onto the clipboard by a way that jsdom lacks. */
const frame = { 交付地点: 'stays', 返回: 'back', 复制订单号: 'copies D261121-0047' }
const write = { 留言: '#order-write' }
const help = (at: HelpTopic) => ({ 帮助: `/pages/rich/index?key=help&at=${at}` })
const toSeller = { 联系卖家: '#order-write' }
const toBuyer = { 联系买家: '#order-write' }
const paidOut = { 资金明细查看付款和退款记录: '/pages/user/money' }
const earned = { 资金明细收入可转入可用余额: '/pages/user/money' }
/** The buyer of an order that has ended may buy once more. */
const again = { 再买: '/pages/index/salePay?saleId=60' }
const nothing = { 资金明细: '/pages/user/money' }

/** Every state that `orders.test.tsx` has not, to both sides; the acts are those of the table of transitions. */
const states: readonly (readonly [string, OrderDetail, Entries])[] = [
  [
    'unpaid, to the seller',
    detail({ state: 'unpaid', side: 'seller', turn: 'buyer', deadlineAt: later }),
    { ...write, ...help('guarantee') },
  ],
  [
    'done, to the seller',
    detail({ state: 'done', side: 'seller', acts: ['rate'], ratings: rated }),
    { ...write, ...help('fee'), ...earned, 评价: '‹评价对方›' },
  ],
  [
    'asked to cancel, to who asked',
    detail({ ...underWay, acts: ['confirm', 'withdrawCancel', 'extend'] }),
    {
      ...write,
      ...help('late'),
      ...toSeller,
      确认收货: '‹确认收货并放款›',
      撤回取消: '‹撤回取消›',
      延长: '‹延长交付时间›',
    },
  ],
  [
    'asked to cancel, to who answers',
    detail({ ...underWay, side: 'seller', acts: ['deliver', 'refuse', 'agreeCancel', 'denyCancel'] }),
    {
      ...write,
      ...help('guarantee'),
      交付: '‹交付›',
      拒单: '‹拒单›',
      同意取消: '‹同意取消›',
      不同意: '‹不同意取消›',
    },
  ],
  [
    'delivered, to who may ask for a part',
    detail({ ...delivered, side: 'seller', acts: ['refundPart', 'extend'] }),
    {
      ...write,
      ...help('receipt'),
      ...toBuyer,
      '协商退款有小问题时，可提出退买家一部分': '‹协商退款›',
      延长: '‹延长收货时间›',
    },
  ],
  [
    'asked for a part, to who asked',
    detail({ ...delivered, turn: 'seller', partAsk, acts: ['confirm', 'withdrawPart'] }),
    { ...write, ...help('receipt'), ...toSeller, 确认收货: '‹确认收货并放款›', 撤回协商: '‹撤回协商›' },
  ],
  [
    'asked for a part, to who answers',
    detail({ ...delivered, turn: 'seller', partAsk, side: 'seller', acts: ['agreePart', 'denyPart', 'extend'] }),
    {
      ...write,
      ...help('receipt'),
      同意退款: '‹同意退款›',
      不同意退款: '‹不同意退款›',
      延长: '‹延长收货时间›',
    },
  ],
  [
    'divided by agreement, to the buyer',
    detail({ state: 'done', endedBy: { act: 'agreePart', by: 'seller' }, agreed: parts, endedAt: noonMs - hourMs }),
    { ...write, ...help('fee'), ...paidOut, ...again },
  ],
  [
    'with evidence open, to who opened it',
    disputed(opened, { acts: ['evidence', 'undispute'] }),
    { ...write, ...help('dispute'), 补充证据: '‹补充证据›', 撤回纠纷: '‹撤回纠纷›' },
  ],
  [
    'with evidence open, to the other',
    disputed(opened, { side: 'seller', acts: ['evidence'] }),
    { ...write, ...help('dispute'), 补充证据: '‹补充证据›' },
  ],
  [
    'before its ruling, to who opened it',
    disputed({ ...opened, evidenceUntil: noonMs - 1 }, { acts: ['undispute'] }),
    { ...write, ...help('dispute'), 撤回纠纷: '‹撤回纠纷›' },
  ],
  [
    'before its ruling, to the other',
    disputed({ ...opened, evidenceUntil: noonMs - 1 }, { side: 'seller' }),
    { ...write, ...help('dispute') },
  ],
  [
    'ruled, to the buyer',
    disputed(ruled, { turn: 'both', acts: ['accept', 'appeal'] }),
    { ...write, ...help('dispute'), 接受裁定: '‹接受裁定›', 申诉: '‹申诉›' },
  ],
  [
    'ruled and accepted, to the seller',
    disputed({ ...ruled, decision: { ...ruling, acceptedBy: ['seller'] } }, { side: 'seller' }),
    { ...write, ...help('dispute') },
  ],
  ...(['buyer', 'seller'] as const).map(
    (side) =>
      [
        `appealed, to the ${side}`,
        disputed({ ...ruled, state: 'appealed', appeal: { by: 'seller', text: '称过', at: noonMs } }, { side }),
        { ...write, ...help('dispute') },
      ] as const,
  ),
  ...(['buyer', 'seller'] as const).flatMap((side) => [
    [
      `closed, to the ${side}`,
      detail({ state: 'closed', side, ...unpaid }),
      { ...write, ...help('cancel'), ...(side === 'buyer' && again) },
    ] as const,
    [
      `refunded, to the ${side}`,
      detail({ state: 'refunded', side, ...over, acts: ['rate'], ratings: rated }),
      { ...write, ...help('frozen'), ...(side === 'buyer' ? { ...paidOut, ...again } : nothing), 评价: '‹评价对方›' },
    ] as const,
  ]),
]

it.each(states)('every entry leads where its words say, of an order %s', async (_name, order, acts) => {
  const table = { ...frame, ...acts }
  const network = { '/bctOrder/info': () => ok(order), '/bctMsg/list': () => page<OrderMessage>() }
  expect(await walk(OrderPage, { network, params: { id: '500' }, who: whoOf(order.side) }, table)).toEqual(table)
})

const ended = (side: Side, tab: 'done' | 'closed') =>
  tab === 'done'
    ? [detail({ orderId: 504, state: 'done', side, acts: ['rate'], ratings: rated, endedAt: noonMs })]
    : [
        detail({ orderId: 505, state: 'closed', side, ...unpaid }),
        detail({ orderId: 506, state: 'refunded', side, ...over }),
      ]

/** What a row of who has not said anything yet leads to. */
const rate = { 评价: '/pages/order/info?id=504&act=rate' }

/** The rows by the beginning of their names: how the order ended, to this side. */
const rows: Readonly<Record<Side, Readonly<Record<'done' | 'closed', Entries>>>> = {
  buyer: {
    done: { '已完成待评价11-21 · 已放款 ¥34.00': '/pages/order/info?id=504', ...rate },
    closed: {
      '已关闭11-21 · 超时未付款': '/pages/order/info?id=505',
      '已退款11-21 · ¥34.00 已退回可用余额': '/pages/order/info?id=506',
    },
  },
  seller: {
    done: { '已完成待评价11-21 · 收入 ¥33.66': '/pages/order/info?id=504', ...rate },
    closed: {
      '已关闭11-21 · 超时未付款': '/pages/order/info?id=505',
      '已退款11-21 · ¥34.00 已退给 128': '/pages/order/info?id=506',
    },
  },
}

describe('every row of what has ended leads to its order', () => {
  it.each([
    ['buyer', 'done'],
    ['buyer', 'closed'],
    ['seller', 'done'],
    ['seller', 'closed'],
  ] as const)('of the %s: %s', async (side, tab) => {
    const [Page, of] = side === 'buyer' ? ([MyBuysPage, 'buy'] as const) : ([MySalesPage, 'sale'] as const)
    const list = (name: string) => `/bctOrder/list {"side":"${of}","tab":"${name}"}`
    const table = {
      返回: 'back',
      进行中: list('running'),
      ...(side === 'buyer'
        ? { 求购: '/bctBuy/list {"areaId":3253,"mine":1}' }
        : { 在售: '/bctSale/list {"areaId":3253,"mine":1}' }),
      已完成: tab === 'done' ? 'stays' : list('done'),
      已关闭: tab === 'closed' ? 'stays' : list('closed'),
      ...rows[side][tab],
    }
    const network = { '/bctOrder/list': () => page(...ended(side, tab)) }
    expect(await walk(Page, { network, params: { tab }, who: whoOf(side) }, table)).toEqual(table)
  })
})
