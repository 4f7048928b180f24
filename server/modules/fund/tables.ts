import type { GiftState, SpendState } from '@contract/fund/transitions'

/** A gift to the fund of an area. Money in fen. Source: community §3. */
export interface FundGiftTable {
  gift_id: number
  no: string
  ver: number
  area_id: number
  user_id: number
  /** The block that the giver acted as; null without one. */
  block_no: number | null
  amount: number
  memo: string
  is_anonymous: boolean
  pay_no: string
  pay_before: number
  state: GiftState
  created_at: number
  ended_at: number | null
}

/** A spend: what a passed vote lets a fund pay. Money in fen. Source: community §3. */
export interface FundSpendTable {
  spend_id: number
  no: string
  ver: number
  area_id: number
  vote_id: number
  /** The vote's number, and the share of yes among yes and no, in basis points: copied when it passed. Null when few voted in secret. */
  vote_no: string
  yes_share: number | null
  proposed_at: number
  author_user_id: number
  author_block_no: number
  payee_user_id: number
  payee_block_no: number
  purpose: string
  amount: number
  state: SpendState
  approved_at: number
  pay_at: number
  paid_at: number | null
  /** Place and hash of the entry that paid it, in the fund's chain. */
  paid_no: number | null
  paid_hash: Buffer | null
  proof_before: number | null
  /** When its payee is reminded next that the proof is late. */
  remind_at: number | null
  proof_text: string
  proof_thumbs: string
  first_proof_at: number | null
  proof_at: number | null
  given_back: number
  /** Who asked to stop it, and why; the reason stays afterwards. */
  stop_by: number | null
  stop_reason: string
  stopped_by: number | null
  /** When its proof was handed in, or it was stopped or fully returned. */
  closed_at: number | null
}

declare module '../../db/schema' {
  interface Database {
    fund_gift: FundGiftTable
    fund_spend: FundSpendTable
  }
}
