import { View } from '@tarojs/components'
import type { OrderDetail } from '@contract/endpoints/orders/orders'
import { Button } from '@/ui/button/button'
import { cx } from '@/ui/cx/cx'
import type { OrderAct } from './rules'
import { buttonsOf } from './rules'
import styles from '../order-blocks.module.scss'

export interface BlockProps {
  readonly order: OrderDetail
  readonly onPick: (act: OrderAct) => void
}

/** The buttons inside a part of the page; strictly those the server allows. */
export function BlockActs({ order, wanted, onPick }: BlockProps & { readonly wanted: readonly OrderAct[] }) {
  const buttons = buttonsOf(order, wanted)
  if (buttons.length === 0) return null
  return (
    <View className={cx(styles.acts)}>
      {buttons.map(({ act, label }) => (
        <Button key={act} small kind='secondary' onPress={() => onPick(act)}>
          {label}
        </Button>
      ))}
    </View>
  )
}
