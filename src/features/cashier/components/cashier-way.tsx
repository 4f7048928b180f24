import { View } from '@tarojs/components'
import type { Fen } from '@contract/money'
import { yuanText } from '@/lib/format/yuan'
import { a11y } from '@/platform/a11y/a11y'
import { cx } from '@/ui/cx/cx'
import { Icon } from '@/ui/icon/icon'
import { Pressable } from '@/ui/pressable/pressable'
import { Section, SectionHead } from '@/ui/section/section'
import { shortBy } from '../cashier'
import { cashierCopy } from '../copy'
import styles from './cashier.module.scss'

export interface CashierWayProps {
  readonly amount: Fen
  readonly available: Fen | undefined
  readonly onRecharge: () => void
}

/** The ways to pay that exist: the balance, with how to fill it when it does not suffice. */
export function CashierWay({ amount, available, onRecharge }: CashierWayProps) {
  const isShort = available !== undefined && shortBy(available, amount) > 0
  return (
    <>
      <SectionHead title={cashierCopy.way} />
      <Section>
        <View
          className={cx(styles.way)}
          {...a11y.describe({ role: 'radio', checked: true, label: cashierCopy.balance })}
        >
          <Icon name='wallet' />
          <View className={cx(styles.wayText)}>
            <View>{cashierCopy.balance}</View>
            {available !== undefined && (
              <View className={cx(styles.wayNote)}>
                {isShort
                  ? cashierCopy.balanceShort(yuanText(available))
                  : cashierCopy.balanceEnough(yuanText(available))}
              </View>
            )}
          </View>
          {isShort && (
            <Pressable className={cx(styles.link)} onPress={onRecharge}>
              {cashierCopy.recharge}
            </Pressable>
          )}
          <View className={cx(styles.radio)} />
        </View>
      </Section>
    </>
  )
}
