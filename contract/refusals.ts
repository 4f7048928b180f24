import { twoDigits } from './digits'
import { standardHours } from './hours'

/**
 * What a reader can do after a refusal. `gone`: the thing of the wish is no more, and the screen knows where there are others. Source:
 * design §6 (errors).
 */
export type AfterRefusal =
  'close' | 'edit' | 'reload' | 'retry' | 'recharge' | 'account' | 'login' | 'buyBlock' | 'board' | 'gone'

interface Words {
  /** What happened. The app says after it what certainly did not: 没有扣款, 未成交. */
  readonly what: string
  /** What the server says after it, which does not know the screen. */
  readonly rest?: string
  readonly next: AfterRefusal
}

/**
 * Every reason for which the server may refuse a well-formed wish, with its words and the next step: the only place that says them. The
 * reasons are stable; clients decide by reason, never by text. Source: domain model §6 (refusal reasons); design §6 (errors).
 */
export const refusals = {
  BEFORE_OPEN: { what: `每日 ${twoDigits(standardHours.open)}:00 后开放购买和付款`, next: 'close' },
  BLOCK_TRANSFER: { what: '区块已设置转让，期间不能和它买卖。你的资金没有变动', next: 'close' },
  MOVED: { what: '刚刚有变化', rest: '请看最新状态', next: 'reload' },
  NOT_ENOUGH: { what: '余额不够', next: 'recharge' },
  PRICE_CHANGED: { what: '单价已变更', rest: '没有扣款', next: 'reload' },
  SOLD_OUT: { what: '刚被买完', rest: '没有扣款', next: 'board' },
  OWN: { what: '不能和自己交易', next: 'board' },
  LIMIT: { what: '超出限额', next: 'edit' },
  COOLDOWN: { what: '今天多次下单未付款', rest: '请稍后再买', next: 'close' },
  NO_BLOCK: { what: '这一步需要有自己的区块', next: 'buyBlock' },
  NO_RIGHT: { what: '当前账号没有此操作的权限', next: 'account' },
  CLOSED: { what: '已结束', next: 'gone' },
  EXPIRED: { what: '已过期', next: 'gone' },
  WRONG_PASSWORD: { what: '区块编号或创始密码有误', next: 'login' },
  PAY_PASSWORD: { what: '此操作需要支付密码', next: 'close' },
  LOCKED: { what: '尝试次数过多', rest: '请稍后再试', next: 'close' },
  CLOCK: { what: '设备时间不准，已自动校正', next: 'retry' },
  SIGN: { what: '请求异常', rest: '请刷新后重试', next: 'retry' },
  HALT: { what: '交易已暂停', rest: '资金不受影响', next: 'close' },
  NOT_FOUND: { what: '未找到', next: 'gone' },
  FORM: { what: '填写有误', next: 'edit' },
  BUSY: { what: '服务器繁忙', rest: '请再试一次', next: 'retry' },
} as const satisfies Readonly<Record<string, Words>>

export type RefusalReason = keyof typeof refusals

/** A reason in the words that the server sends. */
export function refusalText(reason: RefusalReason): string {
  const { what, rest }: Words = refusals[reason]
  return rest === undefined ? what : `${what}，${rest}`
}

/** A refusal: the reason, the words (default: `refusalText`), and data for the next step (a deadline, the fresh object, field messages). */
export interface Refusal {
  readonly reason: RefusalReason
  readonly msg?: string
  readonly data?: Readonly<Record<string, unknown>>
}

/** Makes a refusal. */
export function refusal(reason: RefusalReason, data?: Readonly<Record<string, unknown>>, msg?: string): Refusal {
  return { reason, ...(data && { data }), ...(msg && { msg }) }
}

/** Something typed is wrong: the field, and what is said beside it. */
export const wrongField = (field: string, words: string): Refusal => refusal('FORM', { fields: { [field]: words } })

/**
 * A refusal that leaves the outcome open: the call failed by our mistake, or the same request had come before. The wish may have been
 * carried out; a repeat with its `clientNo` finds out. Our decision: docs/decisions/0001-contract.md
 */
export const unknownOutcome = (reason: 'BUSY' | 'SIGN'): Refusal => refusal(reason, { isUnknown: true })

/** Whether a refusal's data says that the wish may have been carried out. */
export const isOutcomeUnknown = (data: Readonly<Record<string, unknown>>): boolean => data['isUnknown'] === true
