import type { Waits } from '@contract/settings/waits'

/** A listing stays open 1–90 days, a bid 1–30. Source: domain model §3.3, §3.4; mockup 04-saleadd. */
const others = { sale: [7, 90], bid: [3, 30] } as const

/** How many days an offer stays open where its owner chooses no others. */
export const usualDays = (side: 'sale' | 'bid', of: Pick<Waits, 'saleDays' | 'bidDays'>): number =>
  side === 'sale' ? of.saleDays : of.bidDays

/** The days to choose from: the usual ones of the city, those that are chosen, a few and many. */
export const daysToChoose = (
  side: 'sale' | 'bid',
  of: Pick<Waits, 'saleDays' | 'bidDays'>,
  chosen: number,
): readonly number[] => [...new Set([...others[side], usualDays(side, of), chosen])].sort((one, other) => one - other)
