import { View } from '@tarojs/components'
import { useEffect } from 'react'
import { a11y } from '@/platform/a11y/a11y'
import { useLatest } from '@/platform/page/use-latest'
import { timers } from '@/platform/timers/timers'
import { cx } from '../cx/cx'
import { Pressable } from '../pressable/pressable'
import styles from './undo-bar.module.scss'

/** Time to undo: long enough to read, think and tap. */
const undoMs = 6000

export interface UndoBarProps {
  /** What was done: 通知已删除. */
  readonly text: string
  readonly onUndo: () => void
  /** Called when it was not undone in time: the owner completes the act and stops drawing the bar. */
  readonly onEnd: () => void
}

/** Says what was done, and offers to undo it for a moment. Shown at the bottom of the screen; `key` distinguishes one act from the next. */
export function UndoBar({ text, onUndo, onEnd }: UndoBarProps) {
  const latest = useLatest(onEnd)
  useEffect(() => timers.after(undoMs, () => latest.current()), [latest])
  return (
    <View className={cx(styles.bar)} {...a11y.describe({ role: 'status', live: 'polite' })}>
      <View className={cx(styles.text)}>{text}</View>
      <Pressable className={cx(styles.undo)} onPress={onUndo}>
        撤销
      </Pressable>
    </View>
  )
}
