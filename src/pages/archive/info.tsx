import { useAtomValue } from 'jotai'
import { archivedAtom, isCheckingAtom, loadArchivedAtom } from '@/features/archive/atoms'
import { ArchiveBar } from '@/features/archive/components/archive-bar'
import { ArchiveDossier } from '@/features/archive/components/archive-dossier'
import { copy } from '@/features/archive/copy'
import { AbsentPage } from '@/features/session/host/absent-page'
import { SessionHost } from '@/features/session/host/session-host'
import { shareOf } from '@/features/share/share-of'
import { useInfoPage } from '@/features/share/use-info-page'
import { idParam } from '@/lib/routes/address'
import { goInstead } from '@/lib/routes/go'
import { useParams } from '@/platform/page/use-params'
import { Screen } from '@/ui/screen/screen'

/** One thing of the archive. Source: community §1. */
export default function ArchivedPage() {
  const { type = 'expand', id } = useParams()
  const refId = idParam(id)
  const isChecking = useAtomValue(isCheckingAtom)
  const page = useInfoPage({
    route: 'archived',
    params: { type, id: refId ?? 0 },
    key: refId === null ? null : `${type} ${refId}`,
    of: { valueAtom: archivedAtom, loadAtom: loadArchivedAtom },
    isSought: ({ head }) => head.refId === refId,
    titleOf: ({ head }) => head.title,
  })
  const { value: archived, state, reload } = page
  if (archived) {
    const bar = <ArchiveBar archived={archived} share={shareOf(page.card)} />
    return (
      <Screen title={copy.title} onRefresh={reload} footer={bar}>
        <ArchiveDossier archived={archived} isChecking={isChecking} onCheck={() => void reload()} />
        <SessionHost />
      </Screen>
    )
  }
  return (
    <AbsentPage
      title={copy.title}
      of={state}
      gone={page.isMissing ? copy.notFound : undefined}
      toOthers={{ text: copy.toList, onPress: () => goInstead('archive') }}
      onReload={reload}
    />
  )
}
