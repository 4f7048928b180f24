import { View } from '@tarojs/components'
import { cx } from '@/ui/cx/cx'
import { Icon } from '@/ui/icon/icon'
import styles from './account-pair.module.scss'

/** An account with two figures: 现 and 后, 前 and 后, 到账 and 余额. */
export interface AccountBox {
  readonly name: string
  readonly lines: readonly { readonly name: string; readonly value: string }[]
}

/** From which account to which the money goes. Source: mockups 24-fund-entry, 24-fund-give-sheet. */
export function AccountPair({ from, to }: { readonly from: AccountBox; readonly to: AccountBox }) {
  return (
    <View className={cx(styles.pair)}>
      <Box of={from} />
      <Icon name='arrow-r' size={36} className={styles.arrow} />
      <Box of={to} />
    </View>
  )
}

function Box({ of: { name, lines } }: { readonly of: AccountBox }) {
  return (
    <View className={cx(styles.box)}>
      <View className={cx(styles.name)}>{name}</View>
      {lines.map((line) => (
        <View key={line.name} className={cx(styles.line)}>
          <View>{line.name}</View>
          <View className={cx(styles.value)}>{line.value}</View>
        </View>
      ))}
    </View>
  )
}
