import { View } from '@tarojs/components'
import { useAtomValue } from 'jotai'
import type { BlockRow } from '@contract/endpoints/market/cart'
import { goTo } from '@/lib/routes/go'
import { serverClockAtom } from '@/lib/session/server-clock'
import { cx } from '@/ui/cx/cx'
import { Plate } from '@/ui/plate/plate'
import { Pressable } from '@/ui/pressable/pressable'
import { Yuan } from '@/ui/yuan/yuan'
import { isForSale, lookOf, shownPrice } from '../rules'
import { headOf, noteOf } from '../words'
import styles from './block-line.module.scss'

/** A block in the list: its plate, what it holds, until when and for how much. Source: mockup 28-market. */
export function BlockLine({ row }: { readonly row: BlockRow }) {
  const { now } = useAtomValue(serverClockAtom)
  const price = shownPrice(row)
  return (
    <Pressable
      className={cx(styles.line, !isForSale(row) && styles.off)}
      onPress={() => goTo('block', { id: row.blockId })}
    >
      <View className={cx(styles.plate)}>
        <Plate no={row.blockNo} size='m' look={lookOf(row)} className={cx(styles.no)} />
      </View>
      <View className={cx(styles.words)}>
        <View className={cx(styles.head)}>{headOf(row)}</View>
        <View className={cx(styles.note)}>{noteOf(row, now())}</View>
      </View>
      {price !== null && <Yuan fen={price} size='s' />}
    </Pressable>
  )
}
