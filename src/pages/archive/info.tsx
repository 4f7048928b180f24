import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { archivedAtom, loadArchivedAtom } from '@/features/archive/atoms'
import { ArchiveBar } from '@/features/archive/components/archive-bar'
import { ArchiveDossier } from '@/features/archive/components/archive-dossier'
import { copy } from '@/features/archive/copy'
import { SessionHost } from '@/features/session/host/session-host'
import { shareOf } from '@/features/share/share-of'
import { usePageCard } from '@/features/share/use-page-card'
import { callErrorText } from '@/lib/http/errors'
import { idParam } from '@/lib/routes/address'
import { goInstead } from '@/lib/routes/go'
import { siteNameAtom } from '@/lib/session/site'
import { useOnShow } from '@/platform/page/use-on-show'
import { useParams } from '@/platform/page/use-params'
import { EmptyState } from '@/ui/empty-state/empty-state'
import { RemoteView } from '@/ui/remote-view/remote-view'
import { Screen } from '@/ui/screen/screen'

/** One thing of the archive. Source: community §1. */
export default function ArchivedPage() {
  const { type = 'expand', id } = useParams()
  const refId = idParam(id)
  const known = useAtomValue(archivedAtom)
  const load = useSetAtom(loadArchivedAtom)
  const [isChecking, setChecking] = useState(false)
  const reload = async () => {
    if (refId === null) return
    setChecking(true)
    await load(`${type} ${refId}`)
    setChecking(false)
  }
  useOnShow(`${type} ${refId}`, () => void reload())
  const archived = known.tag === 'ready' && known.value.head.refId === refId ? known.value : undefined
  const siteName = useAtomValue(siteNameAtom)
  const card = usePageCard({
    route: 'archived',
    params: { type, id: refId ?? 0 },
    title: archived ? `${archived.head.title} · ${siteName}` : siteName,
  })
  const isMissing = refId === null || (known.tag === 'failed' && known.error.kind === 'refused')
  return (
    <Screen
      title={copy.title}
      onRefresh={reload}
      footer={archived && <ArchiveBar archived={archived} share={shareOf(card)} />}
    >
      {isMissing ? (
        <EmptyState
          kind='empty'
          title={copy.notFound}
          action={{ text: copy.toList, onPress: () => goInstead('archive') }}
        />
      ) : (
        <RemoteView
          of={archived || known.tag !== 'ready' ? known : { tag: 'loading' as const }}
          onRetry={() => void reload()}
          failure={(error) => ({ text: callErrorText(error) })}
        >
          {(value) => <ArchiveDossier archived={value} isChecking={isChecking} onCheck={() => void reload()} />}
        </RemoteView>
      )}
      <SessionHost />
    </Screen>
  )
}
