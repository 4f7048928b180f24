import { isOpenAt } from '@contract/hours'
import { useOpenings } from '@/lib/session/openings'
import { useServerNow } from '@/lib/session/server-clock'
import { opensText } from '../countdown/opens'
import type { ButtonProps } from './button'
import { cx } from '../cx/cx'
import { Button } from './button'
import styles from './button.module.scss'

/**
 * A button that buys, pays, or leads there: while the city is closed it says how long that takes. Source: specification §5 (time rule);
 * domain model §4; mockup 31-states.
 */
export function BuyButton(props: ButtonProps) {
  const nowMs = useServerNow()
  const openings = useOpenings()
  const closed = isOpenAt(openings, nowMs) ? undefined : opensText(openings, nowMs)
  // A small one stands in a row, which has no room for it.
  const isMarked = closed !== undefined && props.disabled === undefined && !props.small
  const className = cx(props.className, isMarked && styles.waits)
  return (
    <Button {...props} className={className} disabled={props.disabled ?? closed} {...(isMarked && { icon: 'clock' })} />
  )
}
