import { useEffect } from 'react'
import { reloadIfOutdated } from '../doors/build'
import { Instead } from '../kit/notes/instead'
import { copy } from './copy'

/**
 * What stands within the frame where a page could not be loaded or drawn, and the way to try again. After an update of the server the files
 * of the build that is open are gone: then the page comes with the new one by itself.
 */
export function PageError({ onRetry }: { readonly onRetry: () => void }) {
  useEffect(reloadIfOutdated, [])
  return (
    <Instead
      type='warning'
      title={copy.pageFailed}
      note={copy.pageFailedNote}
      way={{ text: copy.retry, onPress: onRetry }}
    />
  )
}
