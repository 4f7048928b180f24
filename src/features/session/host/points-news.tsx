import { useEffect, useState } from 'react'
import { timers } from '@/platform/timers/timers'
import type { PointsPopupProps } from '@/ui/points-popup/points-popup'
import { PointsPopup } from '@/ui/points-popup/points-popup'
import { toastLeftMs } from '@/ui/toast/toast'

/** Time for an act to show its own result before the popup checks for a toast. */
const resultMs = 100

/**
 * The points popup, shown after the toast about the act, which would otherwise cover the number. Source: specification §2 (points popup).
 */
export function PointsNews(props: PointsPopupProps) {
  const [waitMs, setWait] = useState(resultMs)
  useEffect(() => {
    if (waitMs === 0) return undefined
    return timers.after(waitMs, () => setWait(toastLeftMs()))
  }, [waitMs])
  return waitMs === 0 ? <PointsPopup {...props} /> : null
}
