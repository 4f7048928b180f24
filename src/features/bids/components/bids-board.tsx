import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { Fragment, useState } from 'react'
import type { BuyView } from '@contract/endpoints/market/bids'
import type { ItemTrend } from '@contract/endpoints/market/items'
import type { ListOnPage } from '@/lib/api/use-list'
import { callErrorText } from '@/lib/http/errors'
import type { BoardFilter } from '@/lib/market/filter'
import { isNarrowed, noFilter } from '@/lib/market/filter'
import { groupByItem } from '@/lib/market/groups'
import { useWayHome } from '@/lib/session/way-home'
import { FilterBar } from '@/parts/board-filter/filter-bar'
import { cx } from '@/ui/cx/cx'
import { Icon } from '@/ui/icon/icon'
import { ListView } from '@/ui/list-view/list-view'
import type { ListPart } from '@/ui/list-view/parts'
import { Pressable } from '@/ui/pressable/pressable'
import { SectionHead } from '@/ui/section/section'
import { EmptyState } from '@/ui/empty-state/empty-state'
import { bidsCopy } from '../copy'
import { BidRow } from './bid-row'
import styles from './bids-board.module.scss'
import { BidsItemHead } from './bids-item-head'
import { SellSheet } from './sell-sheet'

export interface BidsBoardProps {
  readonly bids: ListOnPage<BuyView, readonly ItemTrend[]>
  readonly categories: readonly { readonly categoryId: number; readonly name: string }[]
  readonly filter: BoardFilter
  readonly onFilter: (filter: BoardFilter) => void
  readonly onManage: () => void
  readonly onOpenItem: (itemId: number) => void
  readonly onAddSale: () => void
  /** When nothing matches the filter; by default the way to clear it. */
  readonly noResult?: ReactNode
}

/** The board of bids: the head with categories, the bids under their items, the sheet for selling. */
export function BidsBoard(props: BidsBoardProps) {
  const { bids, categories, filter, onFilter, onManage, onOpenItem, onAddSale, noResult } = props
  const [selling, setSelling] = useState<BuyView>()
  const { list } = bids
  const wayHome = useWayHome()
  const add = (
    <Pressable className={cx(styles.add)} onPress={onAddSale}>
      <Icon name='plus' size={32} />
      {bidsCopy.addSale}
    </Pressable>
  )
  return (
    <>
      <View className={cx(styles.promise)}>
        <Icon name='shield' size={36} className={styles.shield} />
        {bidsCopy.promise}
      </View>
      <View className={cx(styles.board)}>
        <SectionHead title={bidsCopy.wanted} end={add} {...(list.shown && { count: list.shown.total })} />
        <FilterBar
          filter={filter}
          onChange={onFilter}
          categories={categories}
          isLong={list.shown?.parts[1] !== undefined}
        />
        <ListView
          of={list}
          onRetry={bids.retry}
          onMore={bids.more}
          onNear={bids.onNear}
          empty={
            (isNarrowed(filter) && noResult) || (
              <EmptyState
                kind='empty'
                {...(!wayHome && { text: bidsCopy.empty })}
                action={wayHome?.action ?? { text: bidsCopy.addSale, onPress: onAddSale }}
              />
            )
          }
          filter={
            isNarrowed(filter) && !noResult ? { text: bidsCopy.noResult, onClear: () => onFilter(noFilter) } : undefined
          }
          failure={(error) => ({ text: `${callErrorText(error)}。${bidsCopy.safe}` })}
          end={bidsCopy.end(list.shown?.total ?? 0)}
        >
          {(shown) =>
            filter.sort === 'item' ? (
              <Groups shown={shown} onSell={setSelling} onManage={onManage} onOpenItem={onOpenItem} />
            ) : (
              shown.rows.map((bid) => (
                <BidRow key={bid.buyId} bid={bid} isAlone onSell={setSelling} onManage={onManage} />
              ))
            )
          }
        </ListView>
      </View>
      {selling && (
        <SellSheet
          key={selling.buyId}
          seen={selling}
          onClose={() => setSelling(undefined)}
          onReload={() => void bids.refresh()}
        />
      )}
    </>
  )
}

interface GroupsProps extends Pick<BidsBoardProps, 'onManage' | 'onOpenItem'> {
  readonly shown: ListPart<BuyView, readonly ItemTrend[]>
  readonly onSell: (bid: BuyView) => void
}

function Groups({ shown, onSell, onManage, onOpenItem }: GroupsProps) {
  return (
    <>
      {groupByItem(shown.rows, shown.extra).map(({ item, rows }) => (
        <Fragment key={item.itemId}>
          {shown.before?.itemId !== item.itemId && <BidsItemHead item={item} onOpen={() => onOpenItem(item.itemId)} />}
          {rows.map((bid) => (
            <BidRow key={bid.buyId} bid={bid} isAlone={false} onSell={onSell} onManage={onManage} />
          ))}
        </Fragment>
      ))}
    </>
  )
}
