import { useAtomValue, useSetAtom } from 'jotai'
import { entryAtom, loadEntryAtom, placeKey } from '@/features/fund/atoms'
import { checkFundAtom } from '@/features/fund/check-atoms'
import { EntryBody } from '@/features/fund/components/entry-body'
import { entryCopy } from '@/features/fund/copy'
import { SessionHost } from '@/features/session/host/session-host'
import { ShareButton } from '@/features/share/components/share-button'
import { usePageCard } from '@/features/share/use-page-card'
import { grouped } from '@contract/digits'
import { callErrorText } from '@/lib/http/errors'
import { idParam } from '@/lib/routes/address'
import { goInstead } from '@/lib/routes/go'
import { userAtom } from '@/lib/session/atoms'
import { siteNameAtom } from '@/lib/session/site'
import { useOnShow } from '@/platform/page/use-on-show'
import { useParams } from '@/platform/page/use-params'
import { EmptyState } from '@/ui/empty-state/empty-state'
import { RemoteView } from '@/ui/remote-view/remote-view'
import { Screen } from '@/ui/screen/screen'

/** One entry of the ledger of a fund. Source: community §3. */
export default function FundEntryPage() {
  const params = useParams()
  const areaId = idParam(params.areaId)
  const no = idParam(params.no)
  const user = useAtomValue(userAtom)
  const known = useAtomValue(entryAtom)
  const load = useSetAtom(loadEntryAtom)
  const check = useSetAtom(checkFundAtom)
  const siteName = useAtomValue(siteNameAtom)
  const isNamed = areaId !== null && no !== null
  const reload = async () => {
    if (isNamed) await Promise.all([load(placeKey(areaId, no)), check(areaId)])
  }
  useOnShow(`${areaId} ${no} ${user?.token ?? ''}`, () => void reload())
  const isThis = known.tag === 'ready' && known.value.areaId === areaId && known.value.entry.entryNo === no
  const place = isThis ? known.value : undefined
  const card = usePageCard({
    route: 'fundEntry',
    params: { areaId: areaId ?? 0, no: no ?? 0 },
    title: place ? `${place.entry.title} · ${siteName}` : siteName,
  })
  // The number is known before the entry is, so the line stands from the beginning and moves nothing.
  const isMissing = !isNamed || (known.tag === 'failed' && known.error.kind === 'refused')
  return (
    <Screen
      title={entryCopy.title}
      {...(!isMissing && { subtitle: entryCopy.place(place?.areaName ?? '', grouped(no)) })}
      navEnd={<ShareButton card={card} />}
      onRefresh={reload}
    >
      {isMissing ? (
        <EmptyState
          kind='empty'
          title={entryCopy.missing}
          action={{ text: entryCopy.look, onPress: () => goInstead('fund') }}
        />
      ) : (
        <RemoteView
          of={place || known.tag !== 'ready' ? known : { tag: 'loading' as const }}
          onRetry={() => void reload()}
          failure={(error) => ({ text: callErrorText(error) })}
        >
          {(value) => <EntryBody place={value} />}
        </RemoteView>
      )}
      <SessionHost />
    </Screen>
  )
}
