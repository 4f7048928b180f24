import { useCallback, useState } from 'react'
import { late } from '@/lib/late/late'

/** The way back to the top, loaded when it is first of use. */
export const BackToTop = late(() =>
  import(/* webpackChunkName: "late" */ './back-to-top').then(({ BackToTop }) => BackToTop),
)

type Near = (no: number, isNear: boolean) => void

/** Whether somebody came to the second piece of a list: the top is worth a way back. `onNear` goes to the list in place of its own. */
export function useFar(onNear: Near | undefined) {
  const [isFar, setFar] = useState(false)
  const tell = useCallback<Near>(
    (no, isNear) => {
      if (isNear && no > 1) setFar(true)
      onNear?.(no, isNear)
    },
    [onNear],
  )
  return { isFar, onNear: tell, onMissing: () => setFar(false) }
}
