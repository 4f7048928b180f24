import type { BoardSort } from '@/lib/market/filter'
import { filterWords } from '@/lib/market/filter'
import { RadioList } from '@/ui/choice-list/choice-list'
import { Sheet } from '@/ui/sheet/sheet'

const sorts = ['item', 'priceUp', 'priceDown', 'newest', 'ending'] as const

export interface SortSheetProps {
  readonly chosen: BoardSort
  readonly onPick: (sort: BoardSort) => void
  readonly onClose: () => void
}

/** The orders of a board; choosing one closes the sheet. */
export function SortSheet({ chosen, onPick, onClose }: SortSheetProps) {
  const items = sorts.map((id) => ({ id, text: filterWords.sort[id] }))
  return (
    <Sheet title={filterWords.sortTitle} onClose={onClose}>
      <RadioList<BoardSort> label={filterWords.sortTitle} items={items} chosen={chosen} onPick={onPick} />
    </Sheet>
  )
}
