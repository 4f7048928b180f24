import type { ColumnType } from 'kysely'
import type { TradeState } from '../../wechat/client'
import type { Sent } from './dispatch/rules/sent'

/** One try to pay a pay order at the gateway. Money in fen. Source: domain model §3.7. */
export interface PayAttemptTable {
  attempt_id: number
  pay_no: string
  /** Our number at the gateway, never used for two tries. */
  out_trade_no: string
  app_id: string
  trade_type: 'JSAPI' | 'MWEB'
  channel: 'wechat' | 'mixed'
  /** The part from the balance, frozen in `hold_id` until the rest comes. */
  balance: number
  /** The part that the gateway collects. */
  amount: number
  hold_id: number | null
  prepay_id: string
  mweb_url: string
  state: 'open' | 'paid' | 'closed'
  /** The state that the gateway last reported; empty while it was not asked. */
  told: TradeState | ''
  /** The gateway's own number of the money that came. */
  transaction_id: string | null
  /** The transaction of ours that credited it. */
  txn_id: number | null
  /** The money came when nothing was left to pay, and stays available. */
  is_late: boolean
  created_at: number
  asked_at: number
  ended_at: number | null
}

/** What WeChat is told of a payment in the mini-program. Our decision: docs/decisions/0060-payment-gateway.md */
export interface PayDispatchTable {
  attempt_id: number
  /** What is told, from when that is known: the same in every repeat. */
  content: ColumnType<Sent | null, string | null, string | null>
  known_at: number | null
  told_at: number | null
  /** Why nothing more is told, if so. */
  over: 'refunded' | null
  /** When everything that was posted had been signed for, and when that was told. */
  signed_at: number | null
  signed_told_at: number | null
  /** How often what is open was tried, and what was answered last. */
  tries: number
  said: string
}

/** Money given back through the gateway. Our decision: docs/decisions/0060-payment-gateway.md */
export interface PayRefundTable {
  refund_id: number
  attempt_id: number
  out_refund_no: string
  amount: number
  /** The bonus of a recharge that goes back to the platform with it. */
  bonus: number
  reason: string
  state: 'asked' | 'done' | 'failed'
  gateway_no: string
  created_at: number
  ended_at: number | null
}

/** A user's id in one application of the platform. */
export interface PlatformUserTable {
  user_id: number
  app_id: string
  open_id: string
  at: number
}

/** One comparison of our books with the gateway's; differences as JSON. */
export interface ReconciliationTable {
  run_id: number
  /** yyyyMMdd */
  day: string
  at: number
  payments: number
  differences: string
  is_equal: boolean
}

/** What the cashier pays. Source: domain model §3.7. */
export interface PayOrderTable {
  pay_no: string
  user_id: number
  biz_type: 'order' | 'buy' | 'recharge' | 'expand' | 'fund' | 'shop' | 'cart'
  biz_id: number
  subject: string
  amount: number
  state: 'unpaid' | 'paying' | 'paid' | 'closed'
  expire_at: number
  created_at: number
}

declare module '../../db/schema' {
  interface Database {
    pay_order: PayOrderTable
    pay_attempt: PayAttemptTable
    pay_dispatch: PayDispatchTable
    pay_refund: PayRefundTable
    platform_user: PlatformUserTable
    reconciliation: ReconciliationTable
  }
}
