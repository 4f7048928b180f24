import type { ZoneSale } from '@contract/block/zone'
import type { NoticeType } from '@contract/people/notices'
import type { Generated } from 'kysely'

/** States of a block with their stored codes. Source: domain model §3.1. */
export const blockStates = { unsold: 0, held: 1, transfer: 2, reserved: 3, frozen: 9 } as const

/** A city. Source: domain model §1.1. */
export interface AreaTable {
  area_id: number
  /** Of name and place in the list. */
  ver: Generated<number>
  name: string
  sort: number
  /** Since when trading is halted, and why; null while it is not. */
  halted_at: number | null
  halted_reason: string | null
}

/** A notice to everybody in the area. */
export interface AreaNoticeTable {
  notice_id: number
  area_id: number
  title: string
  content: string
  created_at: number
  type: NoticeType
  /** Opens by itself at a resident's next start. */
  is_popup: boolean
  /** Relative path of an uploaded file; '' without one. */
  attachment: string
  /** Null for notices from the product itself. */
  by_user_id: number | null
}

/** A zone of the block market: a range of numbers. Source: domain model §3.2 (kind `block`). */
export interface BlockZoneTable {
  category_id: number
  ver: Generated<number>
  area_id: number
  name: string
  sort: number
  no_from: number
  no_to: number
  /** What the city asks for an unsold block, in fen; null while that is not decided. */
  price: number | null
  /** How its unsold blocks are sold. */
  sold: Generated<ZoneSale>
}

/** A numbered plot of an area. Source: domain model §3.1. */
export interface BlockTable {
  block_id: number
  area_id: number
  block_no: number
  owner_user_id: number | null
  /** One of `blockStates`. */
  state: number
  /** Open sale listings and buy orders it may have at once. */
  capacity: number
  /** Argon2id hash of the founder password; null while nobody can sign in with it. */
  founder_hash: string | null
  /** Argon2id hash of the management password; null while there is none. */
  manage_hash: string | null
  name: string
  /** What its owner says on its page; pictures as paths joined by commas. */
  intro: string
  thumbs: string
  created_at: number
  /** Since when the present owner holds it. */
  held_since: number | null
  /** Changes when its owner changes it. */
  ver: number
  /** The offer (price in fen, and its end), while its owner, a round or its zone offers it; that of a zone has no end. */
  transfer_price: number | null
  transfer_until: number | null
  /** The round that offers it, while it belongs to the city. */
  round_id: number | null
}

/** Who decides disputes of an area. Source: domain model §2. */
export interface AreaRoleTable {
  area_id: number
  user_id: number
  role: 'mayor' | 'arbiter'
  since: number
}

declare module '../../db/schema' {
  interface Database {
    area: AreaTable
    area_notice: AreaNoticeTable
    block_zone: BlockZoneTable
    block: BlockTable
    area_role: AreaRoleTable
  }
}
