import { useEffect, useState } from 'react'
import { useLatest } from '@/platform/page/use-latest'
import { watchVisibility } from '@/platform/visibility/visibility'
import { timers } from '@/platform/timers/timers'

/** How far below the screen the end of a list may be when more is loaded, CSS pixels. */
const nearPx = 600

/** The end moves away when rows have arrived; the screen reports it a little later. */
const settleMs = 120

/** Loads more while the end of a list (the element with this id) is near and `mayAsk` is true, even when it stays near. */
export function useMoreInTime(id: string, mayAsk: boolean, onMore: () => void): void {
  const [isNear, setNear] = useState(false)
  const latest = useLatest(onMore)
  useEffect(() => watchVisibility(id, nearPx, (sight) => setNear(sight.isNear)), [id])
  useEffect(() => {
    if (!isNear || !mayAsk) return undefined
    return timers.after(settleMs, () => latest.current())
  }, [isNear, mayAsk, latest])
}
