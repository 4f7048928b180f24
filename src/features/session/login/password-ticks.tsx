import { lengths } from '@contract/people/formats'
import { View } from '@tarojs/components'
import { a11y } from '@/platform/a11y/a11y'
import { cx } from '@/ui/cx/cx'
import styles from './password-ticks.module.scss'

/** Sixteen ticks in groups of four that count the digits of a founder password. Source: design §4 (login popup). */
export function PasswordTicks({ digits }: { readonly digits: number }) {
  return (
    <View className={cx(styles.ticks)} {...a11y.describe({ hidden: true })}>
      {Array.from({ length: lengths.founder }, (_, at) => (
        <View key={at} className={cx(styles.tick, at < digits && styles.on)} />
      ))}
    </View>
  )
}
