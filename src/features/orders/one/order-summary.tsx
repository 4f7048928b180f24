import { View } from '@tarojs/components'
import type { OrderDetail } from '@contract/endpoints/orders/orders'
import { goTo } from '@/lib/routes/go'
import { useMomentText } from '@/lib/session/moment'
import { Cell } from '@/ui/cell/cell'
import { cx } from '@/ui/cx/cx'
import { Pair, Section, SectionHead } from '@/ui/section/section'
import { Yuan } from '@/ui/yuan/yuan'
import { summaryCopy } from '../copy'
import { summaryOf } from '../story/rules/summary'
import styles from '../order-blocks.module.scss'

/** After the end: who got what, the fee, when, and the way to the money. Nothing while the order runs, or when nothing was paid. */
export function OrderSummary({ order }: { readonly order: OrderDetail }) {
  const moment = useMomentText()
  const summary = summaryOf(order)
  if (!summary) return null
  const { paid, net, fee, back, endedAt } = summary
  const words = summaryCopy
  return (
    <Section card>
      <SectionHead title={words.title} {...(endedAt !== null && { end: moment(endedAt) })} />
      <View className={cx(styles.body)}>
        <Pair name={words.paid(order.buyer.blockNo)}>
          <Yuan fen={paid} />
        </Pair>
        <Pair name={words.net(order.seller.blockNo)}>
          <Yuan fen={net} />
        </Pair>
        <Pair name={words.fee}>
          <Yuan fen={fee} />
        </Pair>
        <Pair name={words.back(order.buyer.blockNo)}>
          <Yuan fen={back} />
        </Pair>
      </View>
      <Cell
        icon='ledger'
        title={words.money}
        {...((order.side === 'buyer' || net > 0) && { note: words.moneyNote[order.side] })}
        onPress={() => goTo('money')}
      />
    </Section>
  )
}
