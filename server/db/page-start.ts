import { pageSize } from '@contract/limits'

/** Where a page begins when rows come newest first: before a row, or after a number of rows. */
export interface PageStart {
  /** Only rows with a smaller id. */
  readonly beforeId: number
  readonly offset: number
}

/**
 * The start of the page that follows a cursor (the last row's id); without a cursor, of the page with this number. A text that is no id
 * gives an empty page.
 */
export function pageStart({ page, cursor }: { page: number; cursor?: string | undefined }): PageStart {
  if (cursor === undefined || cursor === '') return { beforeId: Number.MAX_SAFE_INTEGER, offset: (page - 1) * pageSize }
  const id = /^\d{1,16}$/.test(cursor) ? Number(cursor) : 0
  return { beforeId: Number.isSafeInteger(id) ? id : 0, offset: 0 }
}
