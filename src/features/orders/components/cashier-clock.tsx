import { View } from '@tarojs/components'
import { useAtomValue } from 'jotai'
import { serverClockAtom } from '@/lib/session/server-clock'
import { Countdown } from '@/ui/countdown/countdown'
import { cx } from '@/ui/cx/cx'
import { cashierCopy } from '../copy'
import styles from './cashier.module.scss'

/** How long the order waits for its payment, by the server's clock. */
export function CashierClock({ deadlineAt, onEnd }: { readonly deadlineAt: number; readonly onEnd: () => void }) {
  const { now } = useAtomValue(serverClockAtom)
  return (
    <View className={cx(styles.clock)}>
      <Countdown className={styles.time} deadlineMs={deadlineAt} now={now} onEnd={onEnd} />
      <View className={cx(styles.until)}>
        <View>{cashierCopy.clock}</View>
        <View>{cashierCopy.clockElse}</View>
      </View>
    </View>
  )
}
