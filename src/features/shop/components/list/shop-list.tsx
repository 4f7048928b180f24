import { View } from '@tarojs/components'
import { useAtomValue } from 'jotai'
import type { ShopRow } from '@contract/endpoints/community/shop-view'
import { levelNames } from '@contract/shop/level-names'
import type { ShopCategory } from '@contract/shop/transitions'
import { shopCategories } from '@contract/shop/transitions'
import { dateText } from '@/lib/format/moments'
import type { ListOnPage } from '@/lib/api/use-list'
import { callErrorText } from '@/lib/http/errors'
import { imageUrlAtom } from '@/lib/images/image-url'
import { goTo } from '@/lib/routes/go'
import { serverClockAtom } from '@/lib/session/server-clock'
import { Chips } from '@/ui/chips/chips'
import { cx } from '@/ui/cx/cx'
import { EmptyState } from '@/ui/empty-state/empty-state'
import { ListView } from '@/ui/list-view/list-view'
import { Plate } from '@/ui/plate/plate'
import { Pressable } from '@/ui/pressable/pressable'
import { Tag } from '@/ui/tag/tag'
import { Thumb } from '@/ui/thumb/thumb'
import type { ShopCounts } from '../../atoms'
import { categoryNames, copy } from '../../copy'
import styles from './shop-list.module.scss'
import { Sign } from '../sign'

export interface ShopListProps {
  readonly category: ShopCategory | 'all'
  readonly onCategory: (category: ShopCategory | 'all') => void
  readonly shops: ListOnPage<ShopRow, ShopCounts | undefined>
}

/** Open shops of every category or one, those of the highest level with their picture. Source: mockup 25-shop. */
export function ShopList({ category, onCategory, shops }: ShopListProps) {
  const { shown } = shops.list
  const all = copy.all(shown?.extra?.all)
  const items = [{ id: 'all' as const, text: all }, ...shopCategories.map((id) => ({ id, text: categoryNames[id] }))]
  return (
    <>
      <Chips label={copy.categories} items={items} chosen={category} onPick={onCategory} />
      <View className={cx(styles.rows)}>
        <ListView
          of={shops.list}
          onRetry={shops.retry}
          onMore={shops.more}
          onNear={shops.onNear}
          failure={(error) => ({ text: callErrorText(error) })}
          filter={category === 'all' ? undefined : { text: copy.noMatch, onClear: () => onCategory('all') }}
          empty={<EmptyState kind='empty' title={copy.none} text={copy.noneText} />}
          end={shown && copy.end(shown.total)}
        >
          {({ rows }) =>
            rows.map((row) =>
              row.level === 'naming' ? <Lead key={row.shopId} row={row} /> : <Row key={row.shopId} row={row} />,
            )
          }
        </ListView>
      </View>
    </>
  )
}

const open = ({ shopId }: ShopRow) => goTo('shopInfo', { id: shopId })
const plateOf = ({ blockNo, isMine }: ShopRow) => <Plate no={blockNo} look={isMine ? 'mine' : 'other'} />

/** A shop of the highest level. */
function Lead({ row }: { readonly row: ShopRow }) {
  const urlOf = useAtomValue(imageUrlAtom)
  return (
    <Pressable className={cx(styles.lead)} onPress={() => open(row)}>
      <Sign src={urlOf(row.thumb)} corner={levelNames.naming} />
      <View className={cx(styles.words)}>
        <View className={cx(styles.head)}>
          <View className={cx(styles.big)}>{row.name}</View>
          {plateOf(row)}
        </View>
        <View className={cx(styles.slogan)}>{row.slogan}</View>
      </View>
    </Pressable>
  )
}

function Row({ row }: { readonly row: ShopRow }) {
  const urlOf = useAtomValue(imageUrlAtom)
  const { now } = useAtomValue(serverClockAtom)
  return (
    <Pressable className={cx(styles.row)} onPress={() => open(row)}>
      <Thumb src={urlOf(row.thumb)} icon='shop' />
      <View className={cx(styles.body)}>
        <View className={cx(styles.title)}>
          <View className={cx(styles.name)}>{row.name}</View>
          {plateOf(row)}
          {row.level === 'street' && <Tag tone='primary'>{levelNames.street}</Tag>}
        </View>
        <View className={cx(styles.slogan)}>{row.slogan}</View>
        <View className={cx(styles.foot)}>
          <View className={cx(styles.place)}>{row.place}</View>
          <View className={cx(styles.until)}>{copy.until(dateText(row.endAt, now()))}</View>
        </View>
      </View>
    </Pressable>
  )
}
