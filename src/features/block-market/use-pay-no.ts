import type { BlockRow } from '@contract/endpoints/market/cart'
import { isPayable } from '@contract/hours'
import { useServerNow } from '@/lib/session/server-clock'

/** The reader's own pay order of a reserved block while it can be paid: null from its deadline on, though the page was read before. */
export function usePayNo({ payNo, busyUntil }: Pick<BlockRow, 'payNo' | 'busyUntil'>): string | null {
  const nowMs = useServerNow()
  return isPayable(busyUntil, nowMs) ? payNo : null
}
