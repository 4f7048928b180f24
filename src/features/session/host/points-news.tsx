import { useEffect, useState } from 'react'
import { timers } from '@/platform/timers/timers'
import type { PointsPopupProps } from '@/ui/points-popup/points-popup'
import { PointsPopup } from '@/ui/points-popup/points-popup'
import { toastLeftMs } from '@/ui/toast/toast'

/** An act says its result as soon as its answer is read; the popup looks after that. */
const resultMs = 100

/** The points popup, after the toast that says what was done: the line would lie on the number. Source: specification §2 (points popup). */
export function PointsNews(props: PointsPopupProps) {
  const [waitMs, setWait] = useState(resultMs)
  useEffect(() => {
    if (waitMs === 0) return undefined
    return timers.after(waitMs, () => setWait(toastLeftMs()))
  }, [waitMs])
  return waitMs === 0 ? <PointsPopup {...props} /> : null
}
