import { unpaidTakesPerDay, waits } from '@contract/limits'
import type { Fen } from '@contract/money'
import type { RefusalReason } from '@contract/refusals'
import { spanText } from '@contract/spans'
import { yuanText } from '@/lib/format/yuan'
import { haltText } from '@/lib/market/halt'
import { amountIn, fenIn } from './amounts'
import type { NextStep } from './next-step'

/** The data of a refusal's sentence: the wish, and what the server sent besides the reason. */
export interface RefusedWish {
  /** What the wish is about: 商品, 求购, 订单. */
  readonly thing: string
  /** What certainly did not happen: 没有扣款, 未成交. */
  readonly undone: string
  /** Where to go when the thing has ended or is missing. */
  readonly gone: NextStep
  /** The unit price that the reader had seen. */
  readonly seenPrice?: Fen
  readonly msg: string
  readonly data: Readonly<Record<string, unknown>>
}

/** The sentence and the next step. `next`: the button's words where the step's own do not fit. */
export interface Told {
  readonly text: string
  readonly step: NextStep
  readonly next?: string
}

type Tell = (wish: RefusedWish) => Told

const plain =
  (what: string, step: NextStep): Tell =>
  ({ undone }) => ({ text: `${what}，${undone}`, step })

const notEnough: Tell = ({ data, undone }) => {
  if (typeof data.points === 'number') return { text: `人气值不足，还差 ${data.points}，${undone}`, step: 'close' }
  const missing = data.missing === 0 ? undefined : amountIn(data.missing)
  return { text: `余额不够，${missing === undefined ? '' : `差 ¥${missing}，`}${undone}`, step: 'recharge' }
}

const priceChanged: Tell = ({ data, seenPrice, undone }) => {
  const price = fenIn(data.price)
  const change =
    price === undefined || seenPrice === undefined
      ? '单价已变更'
      : `单价 ${yuanText(seenPrice)} 变为 ${yuanText(price)}`
  return { text: `${change}，${undone}`, step: 'reload' }
}

const coolDown: Tell = ({ data: { unpaid, cancelled } }) => {
  if (typeof cancelled === 'number') return { text: `这件商品今天已取消 ${cancelled} 次，明天再买`, step: 'board' }
  return typeof unpaid === 'number' && unpaid > 0
    ? { text: `你有 ${unpaid} 笔订单待付款，请先付款或取消`, step: 'orders', next: '去处理' }
    : { text: `今天 ${unpaidTakesPerDay} 次下单未付款，${spanText(waits.coolDownMs)}后可再买`, step: 'close' }
}

/**
 * What happened, whether the money is safe, and the next step, for every reason of a refusal: the only place that says it. A new reason
 * is added here and in the contract. Source: design §6 (errors).
 */
export const refusalWords: Readonly<Record<RefusalReason, Tell>> = {
  BEFORE_OPEN: plain('每日 07:00 后开放购买和付款', 'close'),
  BLOCK_TRANSFER: () => ({ text: '区块已设置转让，期间不能和它买卖。你的资金没有变动', step: 'close' }),
  MOVED: ({ thing, undone }) => ({ text: `${thing}刚刚有变化，${undone}`, step: 'reload' }),
  NOT_ENOUGH: notEnough,
  PRICE_CHANGED: priceChanged,
  SOLD_OUT: plain('刚被买完', 'board'),
  OWN: plain('不能和自己交易', 'board'),
  LIMIT: plain('超出限额', 'edit'),
  COOLDOWN: coolDown,
  NO_BLOCK: plain('需要先登录区块', 'account'),
  NO_RIGHT: plain('当前账号没有此操作的权限', 'account'),
  CLOSED: ({ thing, undone, gone }) => ({ text: `${thing}已结束，${undone}`, step: gone }),
  EXPIRED: ({ thing, undone, gone }) => ({ text: `${thing}已过期，${undone}`, step: gone }),
  WRONG_PASSWORD: plain('区块编号或创始密码有误', 'login'),
  PAY_PASSWORD: plain('此操作需要支付密码', 'close'),
  // The server knows how long, and which of the locks.
  LOCKED: ({ msg }) => ({ text: msg, step: 'close' }),
  CLOCK: plain('设备时间不准，已自动校正', 'retry'),
  SIGN: ({ undone }) => ({ text: `请求异常，${undone}，请刷新后重试`, step: 'retry' }),
  HALT: ({ data: { because } }) => ({
    text: typeof because === 'string' && because !== '' ? haltText(because) : '交易已暂停，资金不受影响',
    step: 'close',
  }),
  NOT_FOUND: ({ thing, undone, gone }) => ({ text: `未找到该${thing}，${undone}`, step: gone }),
  FORM: plain('填写有误', 'edit'),
  BUSY: plain('服务器繁忙', 'retry'),
}
