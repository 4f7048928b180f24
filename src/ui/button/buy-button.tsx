import { isOpenAt, opensAt } from '@contract/hours'
import { useServerNow } from '@/lib/session/server-clock'
import { remainingText } from '../countdown/remaining'
import type { ButtonProps } from './button'
import { Button } from './button'

/** A button that buys, pays, or leads there: before 7:00 it says how long that takes. Source: specification §5 (time rule); domain model §4. */
export function BuyButton(props: ButtonProps) {
  const nowMs = useServerNow()
  const closed = isOpenAt(nowMs) ? undefined : `距 07:00 还有 ${remainingText(opensAt(nowMs) - nowMs)}`
  return <Button {...props} disabled={props.disabled ?? closed} />
}
