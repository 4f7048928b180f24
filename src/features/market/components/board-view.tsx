import { goTo } from '@/lib/routes/go'
import { View } from '@tarojs/components'
import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { Fragment, memo } from 'react'
import type { SaleView } from '@contract/endpoints/market/market'
import { pageSize } from '@contract/envelope'
import type { ListOnPage } from '@/lib/api/use-list'
import { callErrorText } from '@/lib/http/errors'
import type { BoardFilter } from '@/lib/market/filter'
import { isNarrowed, noFilter } from '@/lib/market/filter'
import { useWayHome } from '@/lib/session/way-home'
import { FilterBar } from '@/parts/board-filter/filter-bar'
import { cx } from '@/ui/cx/cx'
import { Icon } from '@/ui/icon/icon'
import { ListView } from '@/ui/list-view/list-view'
import type { ListPart } from '@/ui/list-view/parts'
import { Pressable } from '@/ui/pressable/pressable'
import { SectionHead } from '@/ui/section/section'
import { EmptyState } from '@/ui/empty-state/empty-state'
import type { BoardExtra } from '../atoms'
import { categoriesAtom } from '../atoms'
import type { BoardRow } from '../rules/board'
import { flatBoard, groupBoard } from '../rules/board'
import { marketCopy } from '../copy'
import styles from './board-view.module.scss'
import { ItemHead } from './item-head'
import { ListingRow } from './listing/listing-row'
import { noOrder } from '@/lib/market/no-order'

export interface BoardViewProps {
  readonly board: ListOnPage<SaleView, BoardExtra>
  readonly filter: BoardFilter
  readonly onFilter: (filter: BoardFilter) => void
  readonly onOpen: (saleId: number) => void
  readonly onManage: () => void
  readonly onOpenItem: (itemId: number) => void
  /** Missing where what is looked for may be nothing that can be bid for. */
  readonly onAddBid?: () => void
  /** When nothing matches the filter; by default the way to clear it. */
  readonly noResult?: ReactNode
}

/** What is on sale: the head with categories, the rows under their items, the end of the list. */
export function BoardView(props: BoardViewProps) {
  const { board, filter, onFilter, onOpen, onManage, onOpenItem, onAddBid } = props
  const categories = useAtomValue(categoriesAtom)
  const wayHome = useWayHome()
  const { list } = board
  const pinned = list.shown?.extra.pinned
  const add = onAddBid && (
    <Pressable className={cx(styles.add)} onPress={onAddBid}>
      <Icon name='plus' size={32} />
      {marketCopy.addBid}
    </Pressable>
  )
  const noResult = props.noResult ?? (
    <EmptyState
      kind='no-result'
      title={marketCopy.noResultTitle}
      text={marketCopy.noResultTip}
      action={{ text: marketCopy.clearFilter, onPress: () => onFilter(noFilter) }}
    />
  )
  return (
    <View className={cx(styles.board)}>
      {pinned && <SectionHead title={marketCopy.pinned} />}
      {pinned?.map((sale, at) => (
        <Listing
          key={sale.saleId}
          row={{ sale, isLowest: false }}
          position={at + 1}
          setSize={pinned.length}
          onOpen={onOpen}
          onManage={onManage}
        />
      ))}
      {pinned && <View className={cx(styles.gap)} />}
      <SectionHead title={marketCopy.onSale} end={add} {...(list.shown && { count: list.shown.total })} />
      <FilterBar
        filter={filter}
        onChange={onFilter}
        categories={categories}
        isLong={list.shown?.parts[1] !== undefined}
      />
      <ListView
        of={list}
        onRetry={board.retry}
        onMore={board.more}
        onNear={board.onNear}
        empty={
          isNarrowed(filter) ? (
            noResult
          ) : (
            <EmptyState
              kind='empty'
              {...(!wayHome && { text: marketCopy.emptyTip })}
              action={wayHome?.action ?? { text: marketCopy.emptyGo, onPress: () => goTo('saleAdd') }}
            />
          )
        }
        failure={(error) => ({ text: `${callErrorText(error)}。${noOrder}` })}
        end={marketCopy.end(list.shown?.total ?? 0)}
      >
        {(part) => (
          <Rows
            part={part}
            isByItem={filter.sort === 'item'}
            onOpen={onOpen}
            onManage={onManage}
            onOpenItem={onOpenItem}
          />
        )}
      </ListView>
    </View>
  )
}

/** Drawn again only when something in it changed, however often the list around it is. */
const Listing = memo(
  ListingRow,
  (a, b) =>
    a.row.sale === b.row.sale &&
    a.row.isLowest === b.row.isLowest &&
    a.position === b.position &&
    a.setSize === b.setSize &&
    a.onOpen === b.onOpen &&
    a.onManage === b.onManage,
)

type RowsProps = Pick<BoardViewProps, 'onOpen' | 'onManage' | 'onOpenItem'> & {
  readonly part: ListPart<SaleView, BoardExtra>
  readonly isByItem: boolean
}

function Rows({ part, isByItem, onOpen, onManage, onOpenItem }: RowsProps) {
  const shown = { rows: part.rows, items: part.extra.items, before: part.before }
  const first = (part.page - 1) * pageSize + 1
  const listing = (row: BoardRow) => {
    const position = first + part.rows.indexOf(row.sale)
    return (
      <Listing
        key={row.sale.saleId}
        row={row}
        position={position}
        onOpen={onOpen}
        onManage={onManage}
        setSize={part.total}
      />
    )
  }
  if (!isByItem) return flatBoard(shown).map(listing)
  return groupBoard(shown).map(({ item, rows, isContinued }) => (
    <Fragment key={item.itemId}>
      {!isContinued && <ItemHead item={item} onOpen={() => onOpenItem(item.itemId)} />}
      {rows.map(listing)}
    </Fragment>
  ))
}
