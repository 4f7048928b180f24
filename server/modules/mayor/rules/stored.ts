import type { Count, Ranks } from '@contract/mayor/count'

/** Ranks as a ballot keeps them, and back. */
export const ranksText = (ranks: Ranks): string => ranks.join(',')
export const ranksIn = (text: string): number[] => text.split(',').map(Number)

/** A count as the election's row keeps it. */
export function countIn(json: string | null): Count | undefined {
  const count: unknown = json === null ? undefined : JSON.parse(json)
  return typeof count === 'object' && count !== null && 'rounds' in count ? (count as Count) : undefined
}
