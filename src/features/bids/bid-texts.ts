import type { BuyView } from '@contract/endpoints/bids'
import { remainingText } from '@/ui/countdown/remaining'
import { bidsCopy } from './copy'

const dayMs = 86_400_000

/** How the goods are handed over, with the place if there is one: 自提 · 北门. */
export function bidDelivery({ delivery, place }: Pick<BuyView, 'delivery' | 'place'>): string {
  const mode = bidsCopy.delivery[delivery]
  return place === '' ? mode : `${mode} · ${place}`
}

/** How long a bid still stands: whole days, the clock under one day; '' before it was paid. Source: mockup 02-sell. */
export function bidLeft(expireAt: number | null, nowMs: number): string {
  if (expireAt === null) return ''
  const leftMs = expireAt - nowMs
  return leftMs >= dayMs ? bidsCopy.days(Math.floor(leftMs / dayMs)) : bidsCopy.left(remainingText(leftMs))
}
