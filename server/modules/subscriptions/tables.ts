import type { NewsKind } from '@contract/endpoints/news'

/** How many more messages of a kind a person allowed, as far as we know; the messenger's own count wins. */
export interface NewsConsentTable {
  user_id: number
  kind: NewsKind
  left_over: number
}

/** A message of the messenger, written with the notice it goes with and sent after it. */
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

export interface SubscriptionTables {
  news_consent: NewsConsentTable
  news_message: NewsMessageTable
}
