import { View } from '@tarojs/components'
import { useAtomValue } from 'jotai'
import type { NiceWish } from '@contract/block/nice'
import { niceWishes } from '@contract/block/nice'
import type { BlockRow } from '@contract/endpoints/market/cart'
import type { ListOnPage } from '@/lib/api/use-list'
import { serverClockAtom } from '@/lib/session/server-clock'
import { callErrorText } from '@/lib/http/errors'
import { Chips } from '@/ui/chips/chips'
import { cx } from '@/ui/cx/cx'
import type { EmptyStateProps } from '@/ui/empty-state/empty-state'
import { EmptyState } from '@/ui/empty-state/empty-state'
import { Icon } from '@/ui/icon/icon'
import { ListView } from '@/ui/list-view/list-view'
import { Pressable } from '@/ui/pressable/pressable'
import { Skeleton } from '@/ui/skeleton/skeleton'
import { useAddToCart } from '../../cart/use-add-to-cart'
import { copy } from '../copy'
import type { Market } from '../atoms'
import { nextText } from '../../words'
import type { Seek, View as Sight, Zone } from '../rules'
import { cleared, isNarrowed, sectionOf, zoneWithMore } from '../rules'
import { BlockLine } from './block-line'
import { BlockPlate } from './block-plate'
import styles from './blocks.module.scss'

const nextSort = { no: 'priceUp', priceUp: 'priceDown', priceDown: 'no' } as const

export interface BlocksProps {
  readonly market: Market
  readonly seek: Seek
  readonly onSeek: (seek: Seek) => void
  readonly view: Sight
  readonly blocks: ListOnPage<BlockRow, undefined>
}

/** The blocks that were found, in rows or as plates. */
export function Blocks({ market: { zones }, seek, onSeek, view, blocks }: BlocksProps) {
  const { shown } = blocks.list
  const cart = useAddToCart()
  const isNice = sectionOf(seek, zones) === 'nice' && seek.q === ''
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
    <View>{(seek.only === 'offered' ? copy.totalOffered : copy.total)(total)}</View>
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
function Nothing({ zones, seek, onSeek }: Pick<BlocksProps, 'seek' | 'onSeek'> & Pick<BlocksProps['market'], 'zones'>) {
  const place = sectionOf(seek, zones)
  const other = zoneWithMore(zones, place)
  const action = other && {
    text: copy.elsewhere,
    onPress: () => onSeek({ ...seek, place: other.categoryId }),
  }
  const { now } = useAtomValue(serverClockAtom)
  const said = saidOf(place, zones, now())
  return <EmptyState kind='empty' {...said} {...(action && { action })} />
}

function saidOf(place: Seek['place'], zones: readonly Zone[], nowMs: number): Pick<EmptyStateProps, 'title' | 'text'> {
  if (place === 'nice') return { title: copy.noNice }
  if (typeof place !== 'number') return { title: copy.nowhere }
  const { closed = 0, nextAt = null } = zones.find(({ categoryId }) => categoryId === place) ?? {}
  if (closed === 0) return { title: copy.emptyZone, text: copy.emptyZoneText }
  return { title: nextText(nextAt, nowMs), text: copy.closedZoneText(closed) }
}
