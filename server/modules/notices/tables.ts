import type { NoticeRefType, NoticeType } from '@contract/people/notices'

/** A notice: what changed for one reader. Source: domain model §3.10. */
export interface UserNoticeTable {
  notice_id: number
  user_id: number
  type: NoticeType
  /** What happened, in a stable word. */
  kind: string
  title: string
  content: string
  ref_type: NoticeRefType
  ref_id: number
  created_at: number
  read_at: number | null
  /** Opens by itself at the reader's next start. */
  is_popup: boolean
}

/** A notice to an area that staff wrote. Source: community §9 (notices). */
export interface NoticePlanTable {
  plan_id: number
  ver: number
  area_id: number
  title: string
  content: string
  type: NoticeType
  is_popup: boolean
  /** Whose blocks have these numbers; both null: everybody in the area. */
  no_from: number | null
  no_to: number | null
  send_at: number | null
  expire_at: number | null
  state: 'draft' | 'planned' | 'sent' | 'withdrawn'
  staff_id: number
  created_at: number
  /** The notice that it became, and how many got it. */
  notice_id: number | null
  readers: number
}

declare module '../../db/schema' {
  interface Database {
    notice_plan: NoticePlanTable
    user_notice: UserNoticeTable
  }
}
