import type { ColumnType } from 'kysely'
import type { LetterAudience, LetterWay } from '@contract/people/letters'
import type { NoticeRefType, NoticeType } from '@contract/people/notices'
import type { TemplateKind } from '@contract/people/templates'

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

/** A letter that staff wrote. Source: operating §5. */
export interface LetterTable {
  letter_id: number
  ver: number
  area_id: number
  title: string
  content: string
  type: NoticeType
  is_popup: boolean
  audience: ColumnType<LetterAudience, string, string>
  ways: ColumnType<LetterWay[], string, string>
  send_at: number | null
  expire_at: number | null
  state: 'draft' | 'planned' | 'sent' | 'withdrawn'
  staff_id: number
  created_at: number
  /** What its notices are about, and how many people it was sent to. */
  notice_id: number | null
  people: number
}

/** What staff of a city write again and again. Source: operating §5. */
export interface TextTemplateTable {
  template_id: number
  ver: number
  area_id: number
  kind: TemplateKind
  name: string
  title: string
  content: string
  staff_id: number
  changed_at: number
}

declare module '../../db/schema' {
  interface Database {
    letter: LetterTable
    text_template: TextTemplateTable
    user_notice: UserNoticeTable
  }
}
