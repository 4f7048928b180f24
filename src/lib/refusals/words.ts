import { unpaidTakesPerDay } from '@contract/limits'
import type { Fen } from '@contract/money'
import type { RefusalReason } from '@contract/refusals'
import { refusals, refusalText } from '@contract/refusals'
import { shortMoment } from '@/lib/format/moments'
import { unbroken } from '@/lib/format/unbroken'
import { yuanText } from '@/lib/format/yuan'
import { haltText } from '@/lib/market/halt'
import { amountIn, countIn, fenIn } from './amounts'
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

const { NOT_ENOUGH, PRICE_CHANGED, MOVED, SIGN, NOT_FOUND } = refusals

/** The common sentence: what happened, and what certainly did not. */
const usual =
  (reason: RefusalReason): Tell =>
  ({ thing, undone, gone }) => {
    const { what, next } = refusals[reason]
    return next === 'gone'
      ? { text: `${thing}${what}，${undone}`, step: gone }
      : { text: `${what}，${undone}`, step: next }
  }

/** Money is safe whatever was wished. */
const safe =
  (reason: 'BLOCK_TRANSFER' | 'HALT'): Tell =>
  () => ({ text: refusalText(reason), step: refusals[reason].next })

/** About the reader's own block the server says more: how it is used again. */
const inTransfer: Tell = (wish) =>
  wish.data.own ? { text: wish.msg, step: refusals.BLOCK_TRANSFER.next } : safe('BLOCK_TRANSFER')(wish)

const notEnough: Tell = ({ data, undone }) => {
  const points = countIn(data.points)
  if (points !== undefined) return { text: `人气值不够，差 ${points}，${undone}`, step: 'close' }
  const missing = data.missing === 0 ? undefined : amountIn(data.missing)
  return {
    text: `${NOT_ENOUGH.what}，${missing === undefined ? '' : `差 ¥${missing}，`}${undone}`,
    step: NOT_ENOUGH.next,
  }
}

const priceChanged: Tell = ({ data, seenPrice, undone }) => {
  const price = fenIn(data.price)
  const change =
    price === undefined || seenPrice === undefined
      ? PRICE_CHANGED.what
      : `单价 ${yuanText(seenPrice)} 变为 ${yuanText(price)}`
  return { text: `${change}，${undone}`, step: PRICE_CHANGED.next }
}

/** The server knows the hours of the city. */
const beforeOpen: Tell = ({ msg, undone }) => {
  const { what, next } = refusals.BEFORE_OPEN
  return { text: `${unbroken(msg === '' ? what : msg)}，${undone}`, step: next }
}

const halted: Tell = (wish) => {
  const { because } = wish.data
  return typeof because === 'string' && because !== ''
    ? { text: haltText(because), step: refusals.HALT.next }
    : safe('HALT')(wish)
}

const coolDown: Tell = ({ data }) => {
  const [cancelled, unpaid = 0, until] = [countIn(data.cancelled), countIn(data.unpaid), countIn(data.until)]
  if (cancelled !== undefined) return { text: `这件商品今天已取消 ${cancelled} 次，明天再买`, step: 'board' }
  return unpaid > 0
    ? { text: `你有 ${unpaid} 笔订单待付款，请先付款或取消`, step: 'orders', next: '去处理' }
    : {
        text: `今天 ${unpaidTakesPerDay} 次下单未付款，${until === undefined ? '稍后' : `${shortMoment(until)} 后`}可再买`,
        step: 'close',
      }
}

/** The reasons whose sentence depends on more than the wish. */
const told: Partial<Readonly<Record<RefusalReason, Tell>>> = {
  BEFORE_OPEN: beforeOpen,
  BLOCK_TRANSFER: inTransfer,
  MOVED: ({ thing, undone }) => ({ text: `${thing}${MOVED.what}，${undone}`, step: MOVED.next }),
  NOT_ENOUGH: notEnough,
  PRICE_CHANGED: priceChanged,
  COOLDOWN: coolDown,
  // The server knows how long, and which of the locks.
  LOCKED: ({ msg }) => ({ text: msg, step: refusals.LOCKED.next }),
  SIGN: ({ undone }) => ({ text: `${SIGN.what}，${undone}，${SIGN.rest}`, step: SIGN.next }),
  HALT: halted,
  NOT_FOUND: ({ thing, undone, gone }) => ({ text: `${NOT_FOUND.what}该${thing}，${undone}`, step: gone }),
}

/** What happened, whether the money is safe, and the next step. The words of a reason stand in the contract. Source: design §6 (errors). */
export const refusalWords = (reason: RefusalReason, wish: RefusedWish): Told => (told[reason] ?? usual(reason))(wish)
