/**
 * Every reason for which the server may refuse a well-formed wish, with the words it sends.
 * The reasons are stable; clients decide by reason, never by text. Source: domain model §6 (refusal reasons).
 */
export const refusalText = {
  BEFORE_OPEN: '每日7:00后开放购买和支付',
  BLOCK_TRANSFER: '区块已设置转让，期间不能和它买卖。你的资金没有变动',
  MOVED: '刚刚有变化，请看最新状态',
  NOT_ENOUGH: '余额不够',
  PRICE_CHANGED: '单价已变更，没有扣款',
  SOLD_OUT: '刚被买完，没有扣款',
  OWN: '不能和自己交易',
  LIMIT: '超出限额',
  COOLDOWN: '今天多次下单未付款，请稍后再买',
  NO_BLOCK: '需要先登录区块',
  NO_RIGHT: '没有此操作的权限',
  CLOSED: '已结束',
  EXPIRED: '已过期',
  WRONG_PASSWORD: '区块编号或创始密码有误',
  PAY_PASSWORD: '此操作需要支付密码',
  LOCKED: '尝试次数过多，请稍后再试',
  CLOCK: '设备时间不准，已自动校正',
  SIGN: '请求异常，请刷新后重试',
  HALT: '交易已暂停，资金不受影响',
  NOT_FOUND: '未找到',
  FORM: '填写有误',
  BUSY: '服务器繁忙，请再试一次',
} as const

export type RefusalReason = keyof typeof refusalText

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

/**
 * A refusal that leaves the outcome open: the call failed by our mistake, or the same request had come before. The wish may have been
 * carried out; a repeat with its `clientNo` finds out. Our decision: docs/decisions/0085-unknown-outcome.md
 */
export const unknownOutcome = (reason: 'BUSY' | 'SIGN'): Refusal => refusal(reason, { isUnknown: true })

/** Whether a refusal's data says that the wish may have been carried out. */
export const isOutcomeUnknown = (data: Readonly<Record<string, unknown>>): boolean => data['isUnknown'] === true
