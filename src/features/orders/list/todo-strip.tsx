import { View } from '@tarojs/components'
import { useAtomValue } from 'jotai'
import { goTo } from '@/lib/routes/go'
import { serverClockAtom } from '@/lib/session/server-clock'
import { Countdown } from '@/ui/countdown/countdown'
import { cx } from '@/ui/cx/cx'
import { Icon } from '@/ui/icon/icon'
import { Pressable } from '@/ui/pressable/pressable'
import type { OrderNumbers } from '../one/atoms'
import { todoRoute } from './rules/todo'
import { todoCopy } from './todo-copy'
import styles from './todo-strip.module.scss'

export interface TodoStripProps {
  readonly numbers: OrderNumbers | undefined
}

/** How many orders wait for the reader and the earliest deadline, whose list it opens; nothing for a guest or when there are none. */
export function TodoStrip({ numbers }: TodoStripProps) {
  const { now } = useAtomValue(serverClockAtom)
  if (!numbers || numbers.myTurn === 0) return null
  const { myTurn, earliest } = numbers
  return (
    <Pressable className={cx(styles.todo)} onPress={() => goTo(todoRoute(numbers))} label={todoCopy.label(myTurn)}>
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
