import { View } from '@tarojs/components'
import type { NiceWish } from '@contract/block/nice'
import { niceWishes } from '@contract/block/nice'
import { callErrorText } from '@/lib/http/errors'
import { Chips } from '@/ui/chips/chips'
import { cx } from '@/ui/cx/cx'
import { EmptyState } from '@/ui/empty-state/empty-state'
import { Icon } from '@/ui/icon/icon'
import { ListView } from '@/ui/list-view/list-view'
import { Pressable } from '@/ui/pressable/pressable'
import { Skeleton } from '@/ui/skeleton/skeleton'
import { useAddToCart } from '../../cart/use-add-to-cart'
import { copy } from '../copy'
import type { Seek } from '../rules'
import { cleared, isNarrowed, placeOf, zoneWithMore } from '../rules'
import { BlockLine } from './block-line'
import { BlockPlate } from './block-plate'
import styles from './blocks.module.scss'
import type { FoundProps } from './category-screen'

const nextSort = { no: 'priceUp', priceUp: 'priceDown', priceDown: 'no' } as const

/** The blocks that were found, in rows or as plates. */
export function Blocks({ market: { zones }, seek, onSeek, view, blocks }: FoundProps) {
  const { shown } = blocks.list
  const cart = useAddToCart()
  const isNice = placeOf(seek, zones) === 'nice' && seek.q === ''
  const filter = isNarrowed(seek) && {
    text: seek.q === '' ? copy.noMatch : copy.notFound(seek.q),
    onClear: () => onSeek(cleared(seek)),
  }
  return (
    <>
      {isNice && (
        <View className={cx(styles.nice)}>
          <Chips<NiceWish>
            label={copy.niceZone}
            items={niceWishes.map((id) => ({ id, text: copy.nice[id] }))}
            chosen={seek.nice}
            onPick={(nice) => onSeek({ ...seek, nice })}
          />
        </View>
      )}
      {view === 'list' && shown && shown.total > 0 && <Head total={shown.total} seek={seek} onSeek={onSeek} />}
      <ListView
        of={blocks.list}
        onRetry={blocks.retry}
        onMore={blocks.more}
        onNear={blocks.onNear}
        failure={(error) => ({ text: callErrorText(error) })}
        skeleton={<Skeleton look='record' />}
        filter={filter || undefined}
        empty={<Nothing zones={zones} seek={seek} onSeek={onSeek} />}
        end={shown && copy.end(shown.total)}
      >
        {({ rows }) =>
          view === 'list' ? (
            rows.map((row) => <BlockLine key={row.blockId} row={row} cart={cart} />)
          ) : (
            <View className={cx(styles.plates)}>
              {rows.map((row) => (
                <BlockPlate key={row.blockId} row={row} />
              ))}
            </View>
          )
        }
      </ListView>
      {view === 'plates' && shown && shown.total > 0 && <View className={cx(styles.legend)}>{copy.legend}</View>}
    </>
  )
}

interface HeadProps {
  readonly total: number
  readonly seek: Seek
  readonly onSeek: (seek: Seek) => void
}

const Head = ({ total, seek, onSeek }: HeadProps) => (
  <View className={cx(styles.head)}>
    <View>{copy.total(total)}</View>
    {seek.q === '' && (
      <Pressable
        label={`${copy.sort}，${copy.sorts[seek.sort]}`}
        className={styles.sort}
        onPress={() => onSeek({ ...seek, sort: nextSort[seek.sort] })}
      >
        <View>{copy.sorts[seek.sort]}</View>
        <Icon name='sort' size={32} />
      </Pressable>
    )}
  </View>
)

/** Nothing is for sale here: where else something is. */
function Nothing({ zones, seek, onSeek }: Pick<FoundProps, 'seek' | 'onSeek'> & Pick<FoundProps['market'], 'zones'>) {
  const place = placeOf(seek, zones)
  const other = zoneWithMore(zones, place)
  const action = other && {
    text: copy.elsewhere,
    onPress: () => onSeek({ ...seek, place: other.categoryId }),
  }
  if (place === 'nice') return <EmptyState kind='empty' title={copy.noNice} {...(action && { action })} />
  if (typeof place !== 'number') return <EmptyState kind='empty' title={copy.nowhere} {...(action && { action })} />
  const closed = zones.find(({ categoryId }) => categoryId === place)?.closed ?? 0
  if (closed > 0)
    return (
      <EmptyState kind='empty' title={copy.closedZone} text={copy.closedZoneText(closed)} {...(action && { action })} />
    )
  return <EmptyState kind='empty' title={copy.emptyZone} text={copy.emptyZoneText} {...(action && { action })} />
}
