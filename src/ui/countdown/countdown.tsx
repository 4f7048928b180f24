import { Text } from '@tarojs/components'
import { useEffect, useRef, useState } from 'react'
import { a11y } from '@/platform/a11y/a11y'
import { cx } from '../cx/cx'
import styles from './countdown.module.scss'
import { remainingText } from './remaining'

export interface CountdownProps {
  /** Instant of the end, epoch ms, server time. */
  readonly deadlineMs: number
  /** Server time now, epoch ms. */
  readonly now: () => number
  /** Seconds also above a day, as the turn plate shows them. */
  readonly withSeconds?: boolean
  /** Called once when the time is up. */
  readonly onEnd?: () => void
  readonly className?: string | undefined
}

/** Time left until an instant. It changes every second without animation and is not read aloud by itself. */
export function Countdown({ deadlineMs, now, withSeconds = false, onEnd, className }: CountdownProps) {
  const [leftMs, setLeftMs] = useState(() => deadlineMs - now())
  const latest = useRef({ now, onEnd })
  useEffect(() => {
    latest.current = { now, onEnd }
  })
  useEffect(() => {
    let ended = false
    const tick = () => {
      const left = deadlineMs - latest.current.now()
      setLeftMs(left)
      if (left > 0 || ended) return
      ended = true
      clearInterval(timer)
      latest.current.onEnd?.()
    }
    const timer = setInterval(tick, 1000)
    tick()
    return () => clearInterval(timer)
  }, [deadlineMs])
  return (
    <Text className={cx(styles.time, className)} {...a11y.describe({ role: 'timer', live: 'off' })}>
      {remainingText(leftMs, withSeconds)}
    </Text>
  )
}
