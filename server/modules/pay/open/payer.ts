import type { Refusal } from '@contract/refusals'
import type { Result } from '@contract/result'
import type { Tx } from '../../../db/schema'
import type { Deps } from '../../../deps'
import type { Caller } from '../../../http/caller'
import type { PayOrderTable } from '../tables'

/** What is paid or cancelled: its id, and its version that the payer saw. */
export interface PayWish {
  readonly clientNo: string
  readonly id: number
  readonly ver: number
}

type Paid = Promise<Result<{ readonly ver: number }, Refusal>>

/** Money of the gateway that is available now, and by which transaction. */
export interface Credited {
  readonly txnId: number
  readonly channel: 'wechat' | 'mixed'
}

/** Who pays and cancels things of one kind. */
export interface Payer {
  /** Pays from the balance, through `once`; gives the thing's version afterwards. */
  pay(this: void, deps: Deps, caller: Caller, wish: PayWish): Paid
  /** Cancels what is unpaid, through `once`. */
  cancel(this: void, deps: Deps, caller: Caller, wish: PayWish): Paid
  /** Locks the thing, before anything of its payment is locked. */
  lock(this: void, tx: Tx, id: number): Promise<unknown>
  /** Why a payment by the gateway may not begin now, if so: the same reasons as those of `pay`, but for the money. */
  fault(this: void, tx: Tx, deps: Deps, caller: Caller, wish: PayWish): Promise<Refusal | undefined>
  /**
   * Pays the locked thing from what its payer has available, at any hour, after the gateway's money was credited. A refusal means that
   * it is not to be paid any more; the money then stays available.
   */
  settle(this: void, tx: Tx, deps: Deps, id: number, money: Credited): Promise<Result<unknown, Refusal>>
}

export type Payers = Readonly<Partial<Record<PayOrderTable['biz_type'], Payer>>>
