import { View } from '@tarojs/components'
import { useAtomValue } from 'jotai'
import type { Favourite } from '@contract/endpoints/people/favourites'
import type { ListOnPage } from '@/lib/api/use-list'
import { callErrorText } from '@/lib/http/errors'
import { imageUrlAtom } from '@/lib/images/image-url'
import { goTo } from '@/lib/routes/go'
import { useMomentText } from '@/lib/session/moment'
import { Avatar } from '@/ui/avatar/avatar'
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

type Thing = Exclude<Favourite, { kind: 'seller' }>
type Seller = Extract<Favourite, { kind: 'seller' }>

const Row = ({ row }: { readonly row: Favourite }) =>
  row.kind === 'seller' ? <SellerRow row={row} /> : <ThingRow row={row} />

const open = (row: Thing) =>
  row.kind === 'shop' ? goTo('shopInfo', { id: row.refId }) : goTo('block', { id: row.refId })

/** Whether it can be had now, in a word. */
function wordOf(row: Thing): string {
  if (row.kind === 'shop') return row.isOpen ? '' : copy.closedShop
  if (row.state === 'reserved') return row.isOrdered ? copy.ordered : copy.reserved
  if (row.price === null) return copy.notOffered
  return row.state === 'unsold' ? copy.unsold : copy.offered
}

const lookOf = ({ state, price }: Extract<Favourite, { kind: 'block' }>): PlateLook => {
  if (price === null || state === 'reserved') return 'other'
  return state === 'unsold' ? 'unsold' : 'transfer'
}

function ThingRow({ row }: { readonly row: Thing }) {
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

/** A followed seller, and what is new there. */
function SellerRow({ row: { blockId, blockNo, nickName, avatar, onSale, newestAt } }: { readonly row: Seller }) {
  const urlOf = useAtomValue(imageUrlAtom)
  const moment = useMomentText()
  const body = (
    <>
      <Avatar blockNo={blockNo} src={urlOf(avatar)} />
      <View className={cx(styles.body)}>
        <View className={cx(styles.title)}>
          <View className={cx(styles.name)}>{nickName}</View>
          {blockId !== null && <Plate no={blockNo} look='other' />}
        </View>
        <View className={cx(styles.small)}>
          {blockId === null ? copy.noBlock : newestAt === null ? copy.onSale(0) : copy.newest(moment(newestAt))}
        </View>
      </View>
      {onSale > 0 && <View className={cx(styles.end)}>{copy.onSale(onSale)}</View>}
    </>
  )
  if (blockId === null) return <View className={cx(styles.row)}>{body}</View>
  return (
    <Pressable className={cx(styles.row)} onPress={() => goTo('block', { id: blockId, home: 1 })}>
      {body}
    </Pressable>
  )
}
