import { packedAt } from '@contract/pages/packed'
import { routes } from '@contract/pages/routes'

/** The pages of the app, by address and by source path. */
export const knownPages: ReadonlySet<string> = new Set(Object.values(routes).flatMap((page) => [page, packedAt(page)]))

/** A page as the log names it: a known page without any prefix; '…' for anything else. */
export function pageInLog(page: string): string {
  if (page === '' || page === '/') return page
  const known = /pages\/\w+\/\w+$/.exec(page)?.[0] ?? ''
  return knownPages.has(known) ? known : '…'
}
