import { View } from '@tarojs/components'
import type { OrderDetail } from '@contract/endpoints/orders/orders'
import type { Fen } from '@contract/money'
import { goTo } from '@/lib/routes/go'
import { useMomentText } from '@/lib/session/moment'
import { Cell } from '@/ui/cell/cell'
import { cx } from '@/ui/cx/cx'
import { Pair, Section, SectionHead } from '@/ui/section/section'
import { Yuan } from '@/ui/yuan/yuan'
import { summaryCopy } from '../copy'
import { summaryOf } from '../story/rules/summary'
import styles from '../order-blocks.module.scss'

/**
 * After the end: who got what, the fee, when, and the way to the money; amounts of nothing are left out. Not drawn while the order runs,
 * or when nothing was paid.
 */
export function OrderSummary({ order }: { readonly order: OrderDetail }) {
  const moment = useMomentText()
  const summary = summaryOf(order)
  if (!summary) return null
  const { paid, net, fee, back, endedAt } = summary
  const words = summaryCopy
  const isBuyer = order.side === 'buyer'
  const lines: readonly (readonly [name: string, amount: Fen])[] = [
    [isBuyer ? words.youPaid : words.paid(order.buyer.blockNo), paid],
    [isBuyer ? words.net(order.seller.blockNo) : words.yourNet, net],
    [words.fee, fee],
    [isBuyer ? words.yourBack : words.back(order.buyer.blockNo), back],
  ]
  return (
    <Section card>
      <SectionHead title={words.title} {...(endedAt !== null && { end: moment(endedAt) })} />
      <View className={cx(styles.body)}>
        {lines
          .filter(([, amount]) => amount > 0)
          .map(([name, amount]) => (
            <Pair key={name} name={name}>
              <Yuan fen={amount} />
            </Pair>
          ))}
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
