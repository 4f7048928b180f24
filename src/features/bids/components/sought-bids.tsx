import { useList } from '@/lib/api/use-list'
import { filterInput } from '@/lib/market/filter'
import { goTo } from '@/lib/routes/go'
import { soughtBidsCall } from '../atoms'
import type { BidsBoardProps } from './bids-board'
import { BidsBoard } from './bids-board'

interface SoughtBidsProps extends Omit<BidsBoardProps, 'bids' | 'onManage' | 'onAddSale'> {
  readonly areaId: number
}

/** The bids of a city that match what was searched for. */
export function SoughtBids({ areaId, ...props }: SoughtBidsProps) {
  return (
    <BidsBoard
      bids={useList(soughtBidsCall, { areaId, ...filterInput(props.filter) })}
      onManage={() => goTo('myBuys', { tab: 'bids' })}
      onAddSale={() => goTo('saleAdd')}
      {...props}
    />
  )
}
