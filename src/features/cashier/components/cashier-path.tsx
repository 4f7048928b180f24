import { Text, View } from '@tarojs/components'
import type { Fen } from '@contract/money'
import { yuanText } from '@/lib/format/yuan'
import type { Payable, PayablePath } from '@/lib/pay/payable'
import { cx } from '@/ui/cx/cx'
import type { MoneyPathProps } from '../path/money-path'
import { MoneyPath } from '../path/money-path'
import { Section, SectionHead } from '@/ui/section/section'
import type { Purse } from '../rules/pay-button'
import { moneyPath } from '../rules/pay-button'
import { cashierCopy } from '../copy'
import styles from './cashier.module.scss'

const before = (text: string) => `${cashierCopy.now} ${text}`
const after = (text: string) => (
  <>
    <Text className={cx(styles.later)}>{cashierCopy.after}</Text>
    {` ${text}`}
  </>
)

export interface CashierPathProps {
  readonly payable: Payable
  readonly purse: Purse | undefined
  /** What the chosen way takes from the balance. */
  readonly fromBalance: Fen
}

type Boxes = MoneyPathProps['boxes']

/** The way of the money: from the balance, or through it, to the party it is frozen for. */
function boxesOf({ amount, state }: Payable, way: PayablePath, purse: Purse | undefined, fromBalance: Fen): Boxes {
  const path = purse && moneyPath(purse, amount, fromBalance)
  // Once it is paid or closed, no more money moves.
  const isAhead = state === 'unpaid'
  const afterPaying = isAhead ? path?.available.after : undefined
  const heldAfter = isAhead ? path?.frozen.after : undefined
  const isShort = path !== undefined && isAhead && afterPaying === undefined
  return [
    {
      name: cashierCopy.yours,
      icon: 'wallet',
      before: path ? before(yuanText(path.available.now)) : '',
      after: afterPaying === undefined ? (isShort ? cashierCopy.pathShort : '') : after(yuanText(afterPaying)),
    },
    {
      name: way.held,
      icon: 'lock',
      before: path ? before(yuanText(path.frozen.now)) : '',
      after: heldAfter === undefined ? '' : after(yuanText(heldAfter)),
      on: true,
    },
    {
      name: way.to,
      icon: 'income',
      before: way.when,
      after: path && way.amount !== undefined ? `+${yuanText(way.amount)}` : '',
    },
  ]
}

/** Where the money goes, with figures once the balance is known, and what protects it; nothing when no money is frozen. */
export function CashierPath({ payable, purse, fromBalance }: CashierPathProps) {
  const { words, path: way } = payable
  if (!way) return null
  return (
    <>
      <SectionHead title={cashierCopy.where} />
      <Section card>
        <View className={cx(styles.path)}>
          <MoneyPath boxes={boxesOf(payable, way, purse, fromBalance)} />
        </View>
        <View className={cx(styles.rules)}>
          {words.rules.map((rule) => (
            <View key={rule} className={cx(styles.rule)}>
              {rule}
            </View>
          ))}
        </View>
      </Section>
    </>
  )
}
