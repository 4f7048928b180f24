import type { NewsKind } from '@contract/endpoints/city/news'

/** How many more messages of a kind a person allowed, as far as we know; WeChat's own count wins. */
export interface NewsConsentTable {
  user_id: number
  kind: NewsKind
  left_over: number
}

/** A WeChat message, stored together with its notice and sent later. */
export interface NewsMessageTable {
  message_id: number
  user_id: number
  kind: NewsKind
  title: string
  content: string
  /** The page of the mini-program that it opens. */
  page: string
  created_at: number
  sent_at: number | null
  /** Why it was given up. */
  failed_because: string | null
}

declare module '../../db/schema' {
  interface Database {
    news_consent: NewsConsentTable
    news_message: NewsMessageTable
  }
}
