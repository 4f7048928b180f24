import { View } from '@tarojs/components'
import type { BlockRow } from '@contract/endpoints/market/cart'
import { goTo } from '@/lib/routes/go'
import { cx } from '@/ui/cx/cx'
import { Plate } from '@/ui/plate/plate'
import { Pressable } from '@/ui/pressable/pressable'
import { Yuan } from '@/ui/yuan/yuan'
import { isForSale, lookOf } from '../rules'
import { stateOf } from '../words'
import styles from './block-plate.module.scss'

/** A block as a plate with its price, or what else it is. Source: mockup 15-block-grid. */
export function BlockPlate({ row }: { readonly row: BlockRow }) {
  const look = lookOf(row)
  return (
    <Pressable
      className={cx(styles.plot, look === 'reserved' && styles.reserved, look === 'other' && styles.taken)}
      onPress={() => goTo('block', { id: row.blockId })}
    >
      <Plate no={row.blockNo} size='m' look={look} className={cx(styles.no)} />
      {isForSale(row) && row.price !== null ? (
        <Yuan fen={row.price} size='s' className={cx(look === 'unsold' ? styles.city : styles.price)} />
      ) : (
        <View className={cx(styles.state)}>{stateOf(row)}</View>
      )}
    </Pressable>
  )
}
