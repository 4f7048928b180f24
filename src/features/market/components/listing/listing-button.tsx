import type { SaleView } from '@contract/endpoints/market/market'
import { useOpenings } from '@/lib/session/openings'
import { useServerNow } from '@/lib/session/server-clock'
import { Button } from '@/ui/button/button'
import { opensShortly } from '@/ui/countdown/opens'
import { remainingText } from '@/ui/countdown/remaining'
import { rowAction } from '../../rules/board'
import { marketCopy } from '../../copy'

export interface ListingButtonProps {
  readonly sale: SaleView
  readonly onBuy: () => void
  readonly onManage: () => void
  readonly className?: string | undefined
}

/** The button of a listing: what it does, or why it cannot be pressed now. */
export function ListingButton({ sale, onBuy, onManage, className }: ListingButtonProps) {
  const now = useServerNow()
  const openings = useOpenings()
  const action = rowAction(sale, openings, now)
  switch (action.kind) {
    case 'buy':
      return (
        <Button small onPress={onBuy} className={className} label={`${marketCopy.buy} ${sale.title}`}>
          {marketCopy.buy}
        </Button>
      )
    case 'manage':
      return (
        <Button small kind='secondary' onPress={onManage} className={className}>
          {marketCopy.manage}
        </Button>
      )
    case 'reserved':
      return (
        <Button
          small
          onPress={onBuy}
          className={className}
          disabled={marketCopy.reserved(remainingText(action.until - now))}
        />
      )
    case 'soldOut':
      return <Button small onPress={onBuy} className={className} disabled={marketCopy.soldOut} />
    case 'closedHours':
      return <Button small onPress={onBuy} className={className} icon='clock' disabled={opensShortly(openings, now)} />
  }
}
