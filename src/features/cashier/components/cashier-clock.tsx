import { View } from '@tarojs/components'
import { useAtomValue } from 'jotai'
import { serverClockAtom } from '@/lib/session/server-clock'
import { Countdown } from '@/ui/countdown/countdown'
import { cx } from '@/ui/cx/cx'
import { cashierCopy } from '../copy'
import styles from './cashier.module.scss'

export interface CashierClockProps {
  readonly deadlineAt: number
  /** What happens when the time is over. */
  readonly otherwise: string
  readonly onEnd: () => void
}

/** How long it waits for its payment, by the server's clock. */
export function CashierClock({ deadlineAt, otherwise, onEnd }: CashierClockProps) {
  const { now } = useAtomValue(serverClockAtom)
  return (
    <View className={cx(styles.clock)}>
      <Countdown className={styles.time} deadlineMs={deadlineAt} now={now} onEnd={onEnd} />
      <View className={cx(styles.until)}>
        <View>{cashierCopy.clock}</View>
        <View>{otherwise}</View>
      </View>
    </View>
  )
}
