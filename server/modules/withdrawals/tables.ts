export type WithdrawState =
  'applied' | 'approved' | 'paying' | 'paid' | 'rejected' | 'cancelled' | 'failed' | 'returned'

/** A withdrawal of income. Source: domain model §3.9. */
export interface WithdrawalTable {
  withdraw_id: number
  withdraw_no: string
  ver: number
  user_id: number
  area_id: number
  /** The block its user acted as; null for none. */
  block_id: number | null
  amount: number
  fee: number
  way: 'wechat' | 'alipay' | 'bank'
  /** The payee's name and account, masked. */
  name: string
  account: string
  bank: string
  /** Name, account and bank in full, encrypted. */
  payee_sealed: string
  state: WithdrawState
  reason: string
  reference: string
  hold_id: number
  expect_at: number
  created_at: number
  ended_at: number | null
}

/** One step of a withdrawal, and who took it. Rows are never changed. */
export interface WithdrawStepTable {
  withdraw_id: number
  seq: number
  state: WithdrawState
  user_id: number
  at: number
}

declare module '../../db/schema' {
  interface Database {
    withdrawal: WithdrawalTable
    withdraw_step: WithdrawStepTable
  }
}
