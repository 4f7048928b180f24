import { View } from '@tarojs/components'
import type { OrderDetail } from '@contract/endpoints/orders'
import { yuanText } from '@/lib/format/yuan'
import { cx } from '@/ui/cx/cx'
import { MoneyPath } from '@/ui/money-path/money-path'
import { Section, SectionHead } from '@/ui/section/section'
import type { Purse } from '../cashier'
import { moneyPath } from '../cashier'
import { cashierCopy } from '../copy'
import styles from './cashier.module.scss'

const before = (text: string) => `${cashierCopy.now} ${text}`
const after = (text: string) => `${cashierCopy.after} ${text}`

/** Where the money goes, with figures once the purse is known, and what protects it. */
export function CashierPath({ order, purse }: { readonly order: OrderDetail; readonly purse: Purse | undefined }) {
  const path = purse && moneyPath(purse, order)
  const afterPaying = path?.available.after
  const heldAfter = path?.frozen.after
  return (
    <>
      <SectionHead title={cashierCopy.where} />
      <Section card>
        <View className={cx(styles.path)}>
          <MoneyPath
            boxes={[
              {
                name: cashierCopy.path.yours,
                icon: 'wallet',
                before: path ? before(yuanText(path.available.now)) : '',
                after: afterPaying === undefined ? (path ? cashierCopy.pathShort : '') : after(yuanText(afterPaying)),
              },
              {
                name: cashierCopy.path.held,
                icon: 'lock',
                before: path ? before(yuanText(path.frozen.now)) : '',
                after: heldAfter === undefined ? '' : after(yuanText(heldAfter)),
                on: true,
              },
              {
                name: cashierCopy.path.theirs(order.seller.blockNo),
                icon: 'income',
                before: cashierCopy.path.afterConfirm,
                after: path ? `+${yuanText(path.income)}` : '',
              },
            ]}
          />
        </View>
        <View className={cx(styles.rules)}>
          {cashierCopy.rules.map((rule) => (
            <View key={rule} className={cx(styles.rule)}>
              {rule}
            </View>
          ))}
        </View>
      </Section>
    </>
  )
}
