import type { MutualKind, MutualState, ReplyState } from '@contract/mutual/transitions'

/** A post of mutual aid. Source: domain model §3.16; community §6. */
export interface MutualPostTable {
  mutual_id: number
  no: string
  ver: number
  area_id: number
  block_id: number
  user_id: number
  kind: MutualKind
  title: string
  content: string
  thumbs: string
  /** What everybody reads, and what only the chosen one does. */
  place: string
  place_detail: string
  /** Points promised to the helper. */
  thanks: number
  days: number
  state: MutualState
  created_at: number
  /** Until when it is open; a match that ends early goes on with it. */
  expire_at: number
  /** The chosen reply, also after the end; null while open. */
  chosen_id: number | null
  /** Who promises the points, and who helps; null while not known. */
  asker_user_id: number | null
  helper_user_id: number | null
  matched_at: number | null
  finished_at: number | null
  finish_text: string
  finish_thumbs: string
  /** When its timer acts; null once it has ended. */
  due_at: number | null
  /** The points that were given. */
  given: number | null
  /** Whether they count for the ranking. */
  is_ranked: boolean
  /** Why it was not helped, or why it was removed. */
  reason: string
  /** Until when the mayor's pin holds. */
  pin_until: number | null
  ended_at: number | null
}

/** A reply to a post. */
export interface MutualReplyTable {
  reply_id: number
  mutual_id: number
  block_id: number
  user_id: number
  content: string
  at: number
  state: ReplyState
}

/** Points that were taken from an asker for a post. */
export interface MutualHoldTable {
  hold_id: number
  mutual_id: number
  user_id: number
  points: number
  at: number
  /** What of them came back; null while they are held. */
  back: number | null
}

/** A private word of the two who matched through a reply; it cannot be changed or removed. */
export interface MutualMessageTable {
  msg_id: number
  reply_id: number
  from_user_id: number
  text: string
  images: string
  at: number
}

declare module '../../db/schema' {
  interface Database {
    mutual_post: MutualPostTable
    mutual_reply: MutualReplyTable
    mutual_hold: MutualHoldTable
    mutual_message: MutualMessageTable
  }
}
