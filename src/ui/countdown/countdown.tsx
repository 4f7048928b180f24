import { Text } from '@tarojs/components'
import { useContext, useEffect, useRef, useState } from 'react'
import { a11y } from '@/platform/a11y/a11y'
import { useIsPageShown } from '@/platform/page/page-shown'
import { useLatest } from '@/platform/page/use-latest'
import { cx } from '../cx/cx'
import styles from './countdown.module.scss'
import { LeadContext, timeIsUp } from './lead'
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

/**
 * Time left until an instant. It changes every second without animation and is not read aloud by itself. While its page is covered it
 * stands still, and it is right at once when the page is seen again. In a sentence that says what happens then, time that is over is said
 * to be over.
 */
export function Countdown({ deadlineMs, now, withSeconds = false, onEnd, className }: CountdownProps) {
  const [leftMs, setLeftMs] = useState(() => deadlineMs - now())
  const latest = useLatest({ now, onEnd })
  const ended = useRef<number>()
  const isShown = useIsPageShown()
  const lead = useContext(LeadContext)
  useEffect(() => {
    if (!isShown) return undefined
    const tick = () => {
      const left = deadlineMs - latest.current.now()
      setLeftMs(left)
      if (left > 0) return
      clearInterval(timer)
      if (ended.current === deadlineMs) return
      ended.current = deadlineMs
      latest.current.onEnd?.()
    }
    const timer = setInterval(tick, 1000)
    tick()
    return () => clearInterval(timer)
  }, [deadlineMs, isShown, latest])
  if (lead && leftMs <= 0) return <Text>{timeIsUp}</Text>
  const figure = (
    <Text className={cx(styles.time, lead?.className, className)} {...a11y.describe({ role: 'timer', live: 'off' })}>
      {remainingText(leftMs, withSeconds)}
    </Text>
  )
  if (!lead) return figure
  return (
    <>
      {lead.before}
      {figure}
    </>
  )
}
