import { View } from '@tarojs/components'
import { useAtomValue, useSetAtom } from 'jotai'
import type { CallError } from '@/lib/http/errors'
import { callErrorText } from '@/lib/http/errors'
import { Chips } from '@/ui/chips/chips'
import { cx } from '@/ui/cx/cx'
import { Icon } from '@/ui/icon/icon'
import { ListFoot } from '@/ui/list-foot/list-foot'
import { Pressable } from '@/ui/pressable/pressable'
import { RemoteView } from '@/ui/remote-view/remote-view'
import { SectionHead } from '@/ui/section/section'
import { Void } from '@/ui/void/void'
import { boardAtom, categoriesAtom, categoryAtom, loadMoreAtom, moreAtom } from '../atoms'
import type { Board } from '../board'
import { groupBoard } from '../board'
import { marketCopy } from '../copy'
import styles from './board-view.module.scss'
import { ItemHead } from './item-head'
import { ListingRow } from './listing-row'

export interface BoardViewProps {
  /** The city itself could not be loaded, so there is no board to ask for. */
  readonly cityError: CallError | undefined
  readonly onPickCategory: (categoryId: number) => void
  readonly onRetry: () => void
  readonly onOpen: (saleId: number) => void
  readonly onManage: () => void
  readonly onAddBid: () => void
}

/** What is on sale: the head with categories, the rows under their items, the end of the list. */
export function BoardView({ cityError, onPickCategory, onRetry, onOpen, onManage, onAddBid }: BoardViewProps) {
  const board = useAtomValue(boardAtom)
  const chosen = useAtomValue(categoryAtom)
  const categories = useAtomValue(categoriesAtom)
  const items = [
    { id: 0, text: marketCopy.all },
    ...categories.map(({ categoryId, name }) => ({ id: categoryId, text: name })),
  ]
  const name = categories.find((one) => one.categoryId === chosen)?.name ?? ''
  const add = (
    <Pressable className={cx(styles.add)} onPress={onAddBid}>
      <Icon name='plus' size={32} />
      {marketCopy.addBid}
    </Pressable>
  )
  const empty =
    chosen === 0 ? (
      <Void kind='empty' text={marketCopy.emptyTip} />
    ) : (
      <Void
        kind='no-result'
        title={marketCopy.noResultTitle}
        text={marketCopy.noResultTip(name)}
        action={{ text: marketCopy.clearFilter, onPress: () => onPickCategory(0) }}
      />
    )
  return (
    <View className={cx(styles.board)}>
      <SectionHead title={marketCopy.onSale} end={add} {...countOf(board)} />
      <View className={cx(styles.filter)}>
        <Chips label={marketCopy.categories} items={items} chosen={chosen} onPick={onPickCategory} />
      </View>
      <RemoteView
        of={cityError ? { tag: 'failed', error: cityError } : board}
        onRetry={onRetry}
        empty={empty}
        failure={(error) => ({ text: `${callErrorText(error)}。没有任何订单或扣款发生。` })}
      >
        {(value) => <Rows board={value} onOpen={onOpen} onManage={onManage} />}
      </RemoteView>
    </View>
  )
}

function countOf(board: { readonly tag: string; readonly value?: Board }) {
  if (board.tag === 'empty') return { count: 0 }
  return board.value ? { count: board.value.total } : {}
}

const footStates = { idle: 'more', loading: 'loading', failed: 'error' } as const

type RowsProps = Pick<BoardViewProps, 'onOpen' | 'onManage'> & { readonly board: Board }

function Rows({ board, onOpen, onManage }: RowsProps) {
  const more = useAtomValue(moreAtom)
  const loadMore = useSetAtom(loadMoreAtom)
  const state = board.cursor === undefined ? 'end' : footStates[more]
  return (
    <>
      {groupBoard(board).map(({ item, rows }) => (
        <View key={item.itemId}>
          <ItemHead item={item} />
          {rows.map((row) => (
            <ListingRow key={row.sale.saleId} row={row} onOpen={onOpen} onManage={onManage} />
          ))}
        </View>
      ))}
      <ListFoot state={state} end={marketCopy.end(board.total)} onMore={() => void loadMore()} />
    </>
  )
}
