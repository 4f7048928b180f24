import type * as v from 'valibot'
import type { RemedyCase, RemedyKind } from '@contract/console/remedies'
import type { remedyPreview } from '@contract/endpoints/console/money/remedies'
import type { TxnKind } from '@contract/ledger/txn-kinds'
import type { Fen } from '@contract/money'
import { fen } from '@contract/money'
import type { Refusal } from '@contract/refusals'
import type { Result } from '@contract/result'
import type { StaffAreas } from '@contract/console/roles'
import type { Tx } from '../../db/schema'
import type { Deps } from '../../deps'
import type { Transfer } from '../../ledger/post'
import type { News } from '../notices/open/tell'

/** What somebody wants to put right. */
export type RemedyWish = v.InferOutput<typeof remedyPreview.input>

/** A transaction of the books that belongs to it. */
export interface Move {
  readonly type: TxnKind
  readonly memo: string
  readonly transfers: readonly Transfer[]
}

/** What a wish comes to by what is there now. */
export interface Plan {
  /** All that moves, and what of it the city advances. */
  readonly amount: Fen
  readonly advanced: Fen
  /** Who gets it; null of a loss. */
  readonly userId: number | null
  /** Of a new division: what the seller would have, before the fee, and how much of the wish the other one has not. */
  readonly reached: Fen | null
  readonly missing: Fen
  readonly isForTwo: boolean
  /** What will be done, in words. */
  readonly summary: string
  readonly moves: readonly Move[]
  /** What its people are told; the reason is theirs, too. */
  readonly news: (reason: string) => readonly News[]
  /** Moves it where another module moves its own, and gives the transaction; else what `moves` says is posted. */
  readonly run?: (tx: Tx, deps: Deps, by: number, reason: string) => Promise<number>
  /** What is noted with the case itself. */
  readonly note?: (tx: Tx, deps: Deps, reason: string) => Promise<unknown>
}

/** Of a plan in which nobody advances anything, and nothing is divided. */
export const plain = { advanced: fen(0), reached: null, missing: fen(0) } as const

/** A case as it is now. */
export interface Case {
  readonly refType: RemedyCase
  readonly refId: number
  /** Its version, as an ask is bound to it. */
  readonly ver: number
  /** Its number; empty of what has none, whose money stands under the number of the remedy. */
  readonly no: string
  readonly areaId: number
  /** The thing that a second person is asked about. */
  readonly asked: { readonly refType: string; readonly refId: number }
  /** Whose affair it is: none of them asks for it or signs it. */
  readonly people: readonly number[]
  readonly total: Fen | null
  readonly sellerAmount: Fen | null
  /** Who gets it has closed their account: it stays there. */
  readonly hasLeft?: boolean
  /** Why nothing of this kind can be put right, if so. */
  readonly refused: Refusal | undefined
  /** What a wish comes to. Refusal: FORM (something is missing), NOT_ENOUGH. */
  readonly plan: () => Promise<Result<Plan, Refusal>>
}

/** How a case is looked at: for somebody's areas, and locked until the transaction ends or not. */
export interface Look {
  readonly areas: StaffAreas
  readonly isLocked: boolean
}

/** Finds the case of a wish; undefined when there is none. */
export type FindCase = (tx: Tx, deps: Deps, wish: RemedyWish, look: Look) => Promise<Case | undefined>

export type Kinds = Readonly<Record<RemedyKind, FindCase>>
