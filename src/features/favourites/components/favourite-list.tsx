import { View } from '@tarojs/components'
import { useAtomValue } from 'jotai'
import type { Favourite } from '@contract/endpoints/people/favourites'
import type { ListOnPage } from '@/lib/api/use-list'
import { callErrorText } from '@/lib/http/errors'
import { imageUrlAtom } from '@/lib/images/image-url'
import { goTo } from '@/lib/routes/go'
import { cx } from '@/ui/cx/cx'
import { EmptyState } from '@/ui/empty-state/empty-state'
import { ListView } from '@/ui/list-view/list-view'
import type { PlateLook } from '@/ui/plate/plate'
import { Plate } from '@/ui/plate/plate'
import { Pressable } from '@/ui/pressable/pressable'
import { Skeleton } from '@/ui/skeleton/skeleton'
import { Thumb } from '@/ui/thumb/thumb'
import { Yuan } from '@/ui/yuan/yuan'
import { keyOfThing } from '../atoms'
import { copy } from '../copy'
import styles from './favourite-list.module.scss'

/** The reader's own favourites: shops and blocks as they stand now. */
export function FavouriteList({ things }: { readonly things: ListOnPage<Favourite, undefined> }) {
  const { shown } = things.list
  return (
    <View className={cx(styles.rows)}>
      <ListView
        of={things.list}
        onRetry={things.retry}
        onMore={things.more}
        onNear={things.onNear}
        failure={(error) => ({ text: callErrorText(error) })}
        skeleton={<Skeleton look='record' />}
        empty={
          <EmptyState
            kind='empty'
            title={copy.none}
            text={copy.noneText}
            action={{ text: copy.toShops, onPress: () => goTo('shop') }}
          />
        }
        end={shown && copy.end(shown.total)}
      >
        {({ rows }) => rows.map((row) => <Row key={keyOfThing(row)} row={row} />)}
      </ListView>
    </View>
  )
}

const open = (row: Favourite) =>
  row.kind === 'shop' ? goTo('shopInfo', { id: row.refId }) : goTo('block', { id: row.refId })

/** Whether it can be had now, in a word. */
function wordOf(row: Favourite): string {
  if (row.kind === 'shop') return row.isOpen ? '' : copy.closedShop
  if (row.state === 'reserved') return row.isOrdered ? copy.ordered : copy.reserved
  if (row.price === null) return copy.notOffered
  return row.state === 'unsold' ? copy.unsold : copy.offered
}

const lookOf = ({ state, price }: Extract<Favourite, { kind: 'block' }>): PlateLook => {
  if (price === null || state === 'reserved') return 'other'
  return state === 'unsold' ? 'unsold' : 'transfer'
}

function Row({ row }: { readonly row: Favourite }) {
  const urlOf = useAtomValue(imageUrlAtom)
  const isShop = row.kind === 'shop'
  return (
    <Pressable className={cx(styles.row)} onPress={() => open(row)}>
      {isShop && <Thumb src={urlOf(row.thumb)} icon='shop' />}
      <View className={cx(styles.body)}>
        <View className={cx(styles.title)}>
          <View className={cx(styles.name)}>{isShop ? row.name : copy.block}</View>
          <Plate no={row.blockNo} look={isShop ? 'other' : lookOf(row)} />
        </View>
        <View className={cx(styles.small)}>{isShop ? row.slogan : row.areaName}</View>
      </View>
      <View className={cx(styles.end)}>
        {!isShop && row.price !== null && <Yuan fen={row.price} />}
        <View>{wordOf(row)}</View>
      </View>
    </Pressable>
  )
}
