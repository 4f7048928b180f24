import type { Count } from '@contract/mayor/count'
import { isPublished } from '@contract/vote/count'
import { countIn } from '../rules/stored'

/** The count that an election's row keeps, unless of so few ballots that each would be known. Source: community §4 (result). */
export function publishedCount(json: string | null): Count | undefined {
  const count = countIn(json)
  return count && isPublished({ anonymous: true }, count.ballots) ? count : undefined
}
