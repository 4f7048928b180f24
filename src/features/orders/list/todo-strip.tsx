import { View } from '@tarojs/components'
import { useAtomValue } from 'jotai'
import { serverClockAtom } from '@/lib/session/server-clock'
import { Countdown } from '@/ui/countdown/countdown'
import { cx } from '@/ui/cx/cx'
import { Icon } from '@/ui/icon/icon'
import { Pressable } from '@/ui/pressable/pressable'
import type { OrderNumbers } from '../one/atoms'
import { todoCopy } from './todo-copy'
import styles from './todo-strip.module.scss'

export interface TodoStripProps {
  readonly numbers: OrderNumbers | undefined
  readonly onOpen: () => void
}

/** How many orders wait for the reader and the earliest deadline; nothing for a guest or when there are none. */
export function TodoStrip({ numbers, onOpen }: TodoStripProps) {
  const { now } = useAtomValue(serverClockAtom)
  if (!numbers || numbers.myTurn === 0) return null
  const { myTurn, earliest } = numbers
  return (
    <Pressable className={cx(styles.todo)} onPress={onOpen} label={todoCopy.label(myTurn)}>
      <View className={cx(styles.who)}>
        {todoCopy.turn}
        <View className={cx(styles.count)}>{myTurn}</View>
      </View>
      <View className={cx(styles.text)}>
        {earliest && (
          <>
            {todoCopy.earliest}
            <Countdown className={styles.time} deadlineMs={earliest.deadlineAt} now={now} />
            {todoCopy.waits[earliest.wait]}
          </>
        )}
      </View>
      <Icon name='right' size={28} className={styles.go} />
    </Pressable>
  )
}
