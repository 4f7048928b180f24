import type { TxnKind } from '@contract/ledger/txn-kinds'

/** The three accounts of a user. Source: domain model §3.6. */
export type UserAccountKind = 'available' | 'frozen' | 'income'

export type AccountKind = UserAccountKind | 'fund' | 'treasury' | 'fee' | 'promo' | 'loss' | 'gateway' | 'clearing'

/** What a hold waits for. Source: domain model §3.6. */
export type HoldReason = 'buy' | 'order' | 'withdraw' | 'handover'

export type HoldState = 'held' | 'posted' | 'voided'

/** An account: its balance in fen, and the head of the chain of its entries. */
export interface AccountTable {
  account_id: number
  key: string
  owner_user_id: number | null
  kind: AccountKind
  balance: number
  may_be_negative: boolean
  /** Number of its entries. */
  entries: number
  /** SHA-256 over all its entries. Our decision: docs/decisions/0003-money-is-whole-fen.md */
  head: Buffer
}

/** A transaction: why money moved. */
export interface TxnTable {
  txn_id: number
  type: TxnKind
  ref_type: string
  ref_id: number
  /** The number a person knows the object by, such as an order number. */
  reference: string
  memo: string
  at: number
  /** Random; it goes into the chains, so that nobody can try out whose an entry is. */
  salt: string
}

/** One transfer: both ends in one row, so that an unbalanced one cannot be written. */
export interface EntryTable {
  entry_id: number
  txn_id: number
  seq: number
  from_account: number
  to_account: number
  amount: number
  /** The entry's place in the chain of the account it leaves, and of the one it reaches; both without gaps. */
  from_no: number
  to_no: number
  from_after: number
  to_after: number
  from_hash: Buffer
  to_hash: Buffer
  at: number
}

/** One promise of frozen money, resolved exactly once. Source: domain model §3.6. */
export interface HoldTable {
  hold_id: number
  user_id: number
  from_kind: 'available' | 'income'
  amount: number
  left_amount: number
  reason: HoldReason
  ref_type: string
  ref_id: number
  release_at: number | null
  state: HoldState
  created_at: number
  ended_at: number | null
}

declare module '../db/schema' {
  interface Database {
    account: AccountTable
    txn: TxnTable
    entry: EntryTable
    hold: HoldTable
  }
}
