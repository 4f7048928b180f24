import type { Refusal } from '@contract/refusals'
import type { Result } from '@contract/result'
import type { Db, Tx } from '../../../db/schema'
import type { Deps } from '../../../deps'
import type { Caller } from '../../../http/caller'
import type { PayOrderTable } from '../tables'
import type { PayRow } from './pay-row'

/** What is paid or cancelled: its id, and its version that the payer saw. */
export interface PayWish {
  readonly clientNo: string
  readonly id: number
  readonly ver: number
}

type Paid = Promise<Result<{ readonly ver: number }, Refusal>>

/** Money from the gateway that is available now, and the transaction that credited it. */
export interface Credited {
  readonly txnId: number
  readonly channel: 'wechat' | 'mixed'
}

/** Which pay order is paid, by whom, and the number of the command. */
export interface PayReading {
  readonly payNo: string
  readonly userId: number
  readonly clientNo: string
  readonly now: number
}

/** A pay order, and how to pay what it is for with what was read beside it. */
export interface ReadPay {
  readonly pay: PayRow
  /** Left out when it is of another kind. */
  readonly payer?: Pick<Payer, 'pay'> | undefined
}

/** How things of one kind are paid and cancelled. */
export interface Payer {
  /**
   * Reads a pay order, also of another kind, and in the same statement what a payment of this kind from the balance depends on. Our
   * decision: docs/decisions/0230-one-write.md
   */
  read?(this: void, db: Db, reading: PayReading): Promise<ReadPay | undefined>
  /** Pays from the balance, through `once`; gives the thing's version afterwards. */
  pay(this: void, deps: Deps, caller: Caller, wish: PayWish): Paid
  /** Cancels what is unpaid, through `once`. */
  cancel(this: void, deps: Deps, caller: Caller, wish: PayWish): Paid
  /** Locks the thing, before anything of its payment is locked. */
  lock(this: void, tx: Tx, id: number): Promise<unknown>
  /** Why a payment by the gateway may not begin now, if so: the reasons of `pay`, except missing money. */
  refusalOf(this: void, tx: Tx, deps: Deps, caller: Caller, wish: PayWish): Promise<Refusal | undefined>
  /**
   * Pays the locked thing from what its payer has available, at any hour, after the gateway's money was credited. A refusal means that it
   * can no longer be paid; the money then stays available.
   */
  settle(this: void, tx: Tx, deps: Deps, id: number, money: Credited): Promise<Result<unknown, Refusal>>
  /** What its rows and the ledger do not agree on, in sentences for operators. Asked whenever the books are compared. */
  differences?(this: void, db: Db): Promise<readonly string[]>
}

export type Payers = Readonly<Partial<Record<PayOrderTable['biz_type'], Payer>>>
