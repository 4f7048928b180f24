import { View } from '@tarojs/components'
import { useAtomValue } from 'jotai'
import type { BlockRow } from '@contract/endpoints/market/cart'
import { goTo } from '@/lib/routes/go'
import { serverClockAtom } from '@/lib/session/server-clock'
import { cx } from '@/ui/cx/cx'
import { Icon } from '@/ui/icon/icon'
import { Plate } from '@/ui/plate/plate'
import { Pressable } from '@/ui/pressable/pressable'
import { Yuan } from '@/ui/yuan/yuan'
import type { useAddToCart } from '../../cart/use-add-to-cart'
import { copy } from '../copy'
import { isForSale, lookOf, shownPrice } from '../rules'
import { headOf, noteOf } from '../words'
import styles from './block-line.module.scss'

export interface BlockLineProps {
  readonly row: BlockRow
  readonly cart: ReturnType<typeof useAddToCart>
}

/** A block in the list: its plate, what it holds, until when and for how much; a key puts it into the cart. Source: mockup 28-market. */
export function BlockLine({ row, cart }: BlockLineProps) {
  const { now } = useAtomValue(serverClockAtom)
  const price = shownPrice(row)
  const isOpen = isForSale(row)
  return (
    <View className={cx(styles.line)}>
      <Pressable className={cx(styles.block, !isOpen && styles.off)} onPress={() => goTo('block', { id: row.blockId })}>
        <View className={cx(styles.plate)}>
          <Plate no={row.blockNo} size='m' look={lookOf(row)} className={cx(styles.no)} />
        </View>
        <View className={cx(styles.words)}>
          <View className={cx(styles.head)}>{headOf(row)}</View>
          <View className={cx(styles.note)}>{noteOf(row, now())}</View>
        </View>
        {price !== null && <Yuan fen={price} size='s' />}
      </Pressable>
      {isOpen && !row.mine && <CartKey row={row} cart={cart} />}
    </View>
  )
}

function CartKey({ row, cart }: BlockLineProps) {
  const isIn = cart.isIn(row)
  return (
    <Pressable
      label={isIn ? copy.takeOut(row.blockNo) : copy.add(row.blockNo)}
      className={cx(styles.key, isIn && styles.in)}
      onPress={() => cart.toggle(row)}
    >
      <Icon name={isIn ? 'check' : 'plus'} size={40} />
    </Pressable>
  )
}
