import type { RoundState, SlotAct, SlotState } from '@contract/expand/transitions'

/** A round of capacity expansion. Source: domain model §3.17; community §2. */
export interface ExpandRoundTable {
  round_id: number
  /** Version: changes with acts of operators and timers, not with purchases. */
  ver: number
  area_id: number
  no: string
  round_no: number
  kind: 'slot' | 'plot'
  title: string
  description: string
  /** Its prices, as JSON. */
  tiers: string
  /** Slots or plots for sale; 0 = no limit. */
  quota: number
  /** Neither sold nor reserved; changed under the lock of this row. */
  left_count: number
  per_user: number
  start_capacity: number
  max_capacity: number
  open_at: number
  close_at: number
  state: RoundState
  draft_by: number
  approved_by: number | null
  approved_at: number | null
  closed_at: number | null
  /** Who asked to halt it, and why; the reason stays after the halt. */
  halt_by: number | null
  halt_reason: string
  halted_by: number | null
  created_at: number
  updated_at: number
}

/** Slots of a block that somebody buys. Money in fen. Source: community §2. */
export interface SlotPurchaseTable {
  expand_id: number
  no: string
  ver: number
  round_id: number
  area_id: number
  block_id: number
  user_id: number
  from_capacity: number
  count: number
  /** What each part costs, as JSON. */
  lines: string
  amount: number
  pay_no: string
  pay_before: number
  state: SlotState
  created_at: number
  ended_at: number | null
  /** The act that ended it; empty while it is unpaid. */
  ended_act: SlotAct | ''
}

/** Who wants a notice when a round opens. */
export interface RoundReminderTable {
  round_id: number
  user_id: number
}

declare module '../../db/schema' {
  interface Database {
    expand_round: ExpandRoundTable
    slot_purchase: SlotPurchaseTable
    round_reminder: RoundReminderTable
  }
}
