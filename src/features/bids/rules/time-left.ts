import { dayMs } from '@contract/durations'
import { remainingText } from '@/ui/countdown/remaining'
import { bidsCopy } from '../copy'

/** How long a bid still stands: whole days, the clock under one day; '' before it was paid. Source: mockup 02-sell. */
export function bidLeft(expireAt: number | null, nowMs: number): string {
  if (expireAt === null) return ''
  const leftMs = expireAt - nowMs
  return leftMs >= dayMs ? bidsCopy.days(Math.floor(leftMs / dayMs)) : bidsCopy.left(remainingText(leftMs))
}
