/** A recharge and what it adds. Source: domain model §3.8. */
export interface RechargeTable {
  recharge_id: number
  recharge_no: string
  ver: number
  user_id: number
  area_id: number
  amount: number
  /** What the platform adds when it is paid. */
  bonus: number
  state: 'created' | 'paid' | 'closed'
  pay_no: string
  /** How it was paid; empty before. */
  channel: string
  created_at: number
  ended_at: number | null
  /** The transaction that credited it. */
  txn_id: number | null
}

declare module '../../db/schema' {
  interface Database {
    recharge: RechargeTable
  }
}
