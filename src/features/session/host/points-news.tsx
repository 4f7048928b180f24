import { useEffect, useState } from 'react'
import { timers } from '@/platform/timers/timers'
import { isLayerOpen } from '@/ui/layer/stack'
import type { PointsPopupProps } from '@/ui/points-popup/points-popup'
import { PointsPopup } from '@/ui/points-popup/points-popup'
import { toastLeftMs } from '@/ui/toast/toast'

/** Time for an act to show its own result, and how often the popup looks whether that is gone. */
const resultMs = 100

/**
 * The points popup, after the toast about the act, which would otherwise cover the number, and after its sheet, such as the receipt of a
 * ballot, which the popup would cover. Source: specification §2 (points popup); community §4 (pages).
 */
export function PointsNews(props: PointsPopupProps) {
  const [isFree, setFree] = useState(false)
  useEffect(() => {
    if (isFree) return undefined
    return timers.every(resultMs, () => setFree(toastLeftMs() === 0 && !isLayerOpen()))
  }, [isFree])
  return isFree ? <PointsPopup {...props} /> : null
}
