import { View } from '@tarojs/components'
import { useAtomValue, useSetAtom } from 'jotai'
import type { CallError } from '@/lib/http/errors'
import { callErrorText } from '@/lib/http/errors'
import type { BoardFilter } from '@/lib/market/filter'
import { isNarrowed, noFilter } from '@/lib/market/filter'
import { FilterBar } from '@/ui/board-filter/filter-bar'
import { cx } from '@/ui/cx/cx'
import { Icon } from '@/ui/icon/icon'
import { ListFoot } from '@/ui/list-foot/list-foot'
import { Pressable } from '@/ui/pressable/pressable'
import { RemoteView } from '@/ui/remote-view/remote-view'
import { SectionHead } from '@/ui/section/section'
import { Void } from '@/ui/void/void'
import { boardAtom, boardFilterAtom, categoriesAtom, loadMoreAtom, moreAtom } from '../atoms'
import type { Board } from '../board'
import { flatBoard, groupBoard } from '../board'
import { marketCopy } from '../copy'
import styles from './board-view.module.scss'
import { ItemHead } from './item-head'
import { ListingRow } from './listing-row'

export interface BoardViewProps {
  /** The city itself could not be loaded, so there is no board to ask for. */
  readonly cityError: CallError | undefined
  readonly onFilter: (filter: BoardFilter) => void
  readonly onRetry: () => void
  readonly onOpen: (saleId: number) => void
  readonly onManage: () => void
  readonly onOpenItem: (itemId: number) => void
  readonly onAddBid: () => void
}

/** What is on sale: the head with categories, the rows under their items, the end of the list. */
export function BoardView({ cityError, onFilter, onRetry, onOpen, onManage, onOpenItem, onAddBid }: BoardViewProps) {
  const board = useAtomValue(boardAtom)
  const filter = useAtomValue(boardFilterAtom)
  const categories = useAtomValue(categoriesAtom)
  const add = (
    <Pressable className={cx(styles.add)} onPress={onAddBid}>
      <Icon name='plus' size={32} />
      {marketCopy.addBid}
    </Pressable>
  )
  const empty = isNarrowed(filter) ? (
    <Void
      kind='no-result'
      title={marketCopy.noResultTitle}
      text={marketCopy.noResultTip}
      action={{ text: marketCopy.clearFilter, onPress: () => onFilter(noFilter) }}
    />
  ) : (
    <Void kind='empty' text={marketCopy.emptyTip} />
  )
  return (
    <View className={cx(styles.board)}>
      <SectionHead title={marketCopy.onSale} end={add} {...countOf(board)} />
      <View className={cx(styles.filter)}>
        <FilterBar filter={filter} onChange={onFilter} categories={categories} />
      </View>
      <RemoteView
        of={cityError ? { tag: 'failed', error: cityError } : board}
        onRetry={onRetry}
        empty={empty}
        failure={(error) => ({ text: `${callErrorText(error)}。没有任何订单或扣款发生。` })}
      >
        {(value) => (
          <Rows
            board={value}
            isByItem={filter.sort === 'item'}
            onOpen={onOpen}
            onManage={onManage}
            onOpenItem={onOpenItem}
          />
        )}
      </RemoteView>
    </View>
  )
}

function countOf(board: { readonly tag: string; readonly value?: Board }) {
  if (board.tag === 'empty') return { count: 0 }
  return board.value ? { count: board.value.total } : {}
}

const footStates = { idle: 'more', loading: 'loading', failed: 'error' } as const

type RowsProps = Pick<BoardViewProps, 'onOpen' | 'onManage' | 'onOpenItem'> & {
  readonly board: Board
  readonly isByItem: boolean
}

function Rows({ board, isByItem, onOpen, onManage, onOpenItem }: RowsProps) {
  const more = useAtomValue(moreAtom)
  const loadMore = useSetAtom(loadMoreAtom)
  const state = board.cursor === undefined ? 'end' : footStates[more]
  return (
    <>
      <View>
        {isByItem
          ? groupBoard(board).map(({ item, rows }) => (
              <View key={item.itemId}>
                <ItemHead item={item} onOpen={() => onOpenItem(item.itemId)} />
                {rows.map((row) => (
                  <ListingRow key={row.sale.saleId} row={row} onOpen={onOpen} onManage={onManage} />
                ))}
              </View>
            ))
          : flatBoard(board).map((row) => (
              <ListingRow key={row.sale.saleId} row={row} onOpen={onOpen} onManage={onManage} />
            ))}
      </View>
      <View>
        <ListFoot state={state} end={marketCopy.end(board.total)} onMore={() => void loadMore()} />
      </View>
    </>
  )
}
