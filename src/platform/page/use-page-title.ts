import { useEffect } from 'react'
import type { UsePageTitle } from './types'
import { useIsShown } from './use-is-shown'

/** The window has one title: a page below writes its own when it is shown again. See `types.ts`. */
export const usePageTitle: UsePageTitle = (title) => {
  const isShown = useIsShown()
  useEffect(() => {
    if (isShown) document.title = title
  }, [isShown, title])
}
