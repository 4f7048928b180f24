import { useSetAtom } from 'jotai'
import { grouped } from '@contract/digits'
import { entryAtom, loadEntryAtom, placeKey } from '@/features/fund/atoms'
import { checkFundAtom } from '@/features/fund/check-atoms'
import { EntryBody } from '@/features/fund/components/entry-body'
import { entryCopy } from '@/features/fund/copy'
import { AbsentPage } from '@/features/session/host/absent-page'
import { SessionHost } from '@/features/session/host/session-host'
import { ShareButton } from '@/features/share/components/share-button'
import { useInfoPage } from '@/features/share/use-info-page'
import { idParam } from '@/lib/routes/address'
import { goInstead } from '@/lib/routes/go'
import { useParams } from '@/platform/page/use-params'
import { Screen } from '@/ui/screen/screen'

/** One entry of the ledger of a fund. Source: community §3. */
export default function FundEntryPage() {
  const params = useParams()
  const [areaId, no] = [idParam(params.areaId) ?? 0, idParam(params.no) ?? 0]
  const check = useSetAtom(checkFundAtom)
  const page = useInfoPage({
    route: 'fundEntry',
    params: { areaId, no },
    key: areaId > 0 && no > 0 ? placeKey(areaId, no) : null,
    of: { valueAtom: entryAtom, loadAtom: loadEntryAtom },
    isSought: (one) => one.areaId === areaId && one.entry.entryNo === no,
    also: () => check(areaId),
    titleOf: ({ entry }) => entry.title,
  })
  const { value: place, isMissing, reload } = page
  // The number is known before the entry is, so the line stands from the beginning and moves nothing.
  const head = {
    title: entryCopy.title,
    ...(!isMissing && { subtitle: entryCopy.place(place?.areaName ?? '', grouped(no)) }),
    navEnd: <ShareButton card={page.card} />,
  }
  if (place) {
    return (
      <Screen {...head} onRefresh={reload}>
        <EntryBody place={place} />
        <SessionHost />
      </Screen>
    )
  }
  const toOthers = { text: entryCopy.look, onPress: () => goInstead('fund') }
  const gone = isMissing ? entryCopy.missing : undefined
  return <AbsentPage {...head} of={page.state} gone={gone} toOthers={toOthers} onReload={reload} />
}
