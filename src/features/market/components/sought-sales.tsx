import type { ReactNode } from 'react'
import { useList } from '@/lib/api/use-list'
import type { BoardFilter } from '@/lib/market/filter'
import { goTo } from '@/lib/routes/go'
import { boardQuery, soughtCall } from '../atoms'
import { BoardView } from './board-view'

export interface SoughtProps {
  readonly areaId: number
  readonly filter: BoardFilter
  readonly onFilter: (filter: BoardFilter) => void
  readonly onOpenItem: (itemId: number) => void
  readonly noResult: ReactNode
}

/** The listings of a city that match what was searched for. */
export function SoughtSales({ areaId, ...props }: SoughtProps) {
  return (
    <BoardView
      board={useList(soughtCall, boardQuery({ areaId, filter: props.filter }))}
      onOpen={(saleId) => goTo('salePay', { saleId })}
      onManage={() => goTo('mySales', { tab: 'listings' })}
      {...props}
    />
  )
}
