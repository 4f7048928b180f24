import type { ShareCard } from '@/platform/share/types'

/** What a page does when it is shown. */
interface Showing {
  readonly key: string
  readonly run: () => void
}

/** What one drawing of a page on the server is given, and what the page says of itself meanwhile. */
export interface Visit {
  readonly params: Readonly<Record<string, string>>
  readonly shows: Showing[]
  card?: ShareCard
  title?: string
}

/** A page is drawn without a pause, so there is one visit at a time. */
let current: Visit = { params: {}, shows: [] }

export const visitNow = (): Visit => current

/** Begins to draw once with these parameters. */
export function beginVisit(params: Visit['params']): Visit {
  current = { params, shows: [] }
  return current
}
