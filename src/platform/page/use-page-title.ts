import { useEffect } from 'react'
import type { UsePageTitle } from './types'

/** A page that is left gives back the title below it, unless another page has taken its place already. */
export const usePageTitle: UsePageTitle = (title) => {
  useEffect(() => {
    const before = document.title
    document.title = title
    return () => {
      if (document.title === title) document.title = before
    }
  }, [title])
}
