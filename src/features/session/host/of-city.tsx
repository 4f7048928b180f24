import { useAtomValue, useSetAtom } from 'jotai'
import type { ReactElement } from 'react'
import { callErrorText } from '@/lib/http/errors'
import { isAreaKnownAtom } from '@/lib/session/atoms'
import { loadSiteAtom, siteAtom } from '@/lib/session/site'
import { useOnShow } from '@/platform/page/use-on-show'
import { RemoteView } from '@/ui/remote-view/remote-view'
import { Screen } from '@/ui/screen/screen'
import { SessionHost } from './session-host'

/**
 * A page of the chosen city. A device that comes by a link and has no city yet is told one by the server first: until then nothing is asked
 * or shown of a city, and a failure can be retried.
 */
export function ofCity(title: string, Page: () => ReactElement): () => ReactElement {
  return function CityPage() {
    const isKnown = useAtomValue(isAreaKnownAtom)
    const site = useAtomValue(siteAtom)
    const loadSite = useSetAtom(loadSiteAtom)
    useOnShow('', () => {
      if (!isKnown) void loadSite()
    })
    if (isKnown) return <Page />
    return (
      <Screen title={title} onRefresh={loadSite}>
        <RemoteView
          of={site.tag === 'ready' ? { tag: 'loading' } : site}
          onRetry={() => void loadSite()}
          failure={(error) => ({ text: callErrorText(error) })}
        >
          {() => null}
        </RemoteView>
        <SessionHost />
      </Screen>
    )
  }
}
