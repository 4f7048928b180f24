import { useAtomValue, useSetAtom } from 'jotai'
import type { MutualAnswer } from '@contract/endpoints/community/mutual-view'
import { loadMutualAtom, loadWritingFactsAtom, mutualAtom, writingFactsAtom } from '@/features/mutual/atoms'
import { useHindrance, WriteScreen } from '@/features/mutual/components/write-screen'
import { formCopy, infoCopy } from '@/features/mutual/copy'
import { SessionHost } from '@/features/session/host/session-host'
import { callErrorText } from '@/lib/http/errors'
import { idParam } from '@/lib/routes/address'
import { goInstead } from '@/lib/routes/go'
import { goUp } from '@/lib/routes/go-up'
import { userAtom } from '@/lib/session/atoms'
import { useOnShow } from '@/platform/page/use-on-show'
import { useParams } from '@/platform/page/use-params'
import { EmptyState } from '@/ui/empty-state/empty-state'
import { RemoteView } from '@/ui/remote-view/remote-view'
import { Screen } from '@/ui/screen/screen'
import { showToast } from '@/ui/toast/toast'

/** Writing a post as the acting block, or (`id`) changing an own one. Source: community §6. */
export default function MutualAddPage() {
  const mutualId = idParam(useParams().id)
  const user = useAtomValue(userAtom)
  const knownFacts = useAtomValue(writingFactsAtom)
  const known = useAtomValue(mutualAtom)
  const loadFacts = useSetAtom(loadWritingFactsAtom)
  const load = useSetAtom(loadMutualAtom)
  const reload = async () => {
    if (user) await Promise.all([loadFacts(user.blockAreaId), mutualId === null ? undefined : load(mutualId)])
  }
  useOnShow(`${mutualId} ${user?.token ?? ''}`, () => void reload())
  const facts = knownFacts.tag === 'ready' ? knownFacts.value : undefined
  const edited = known.tag === 'ready' && known.value.mutualId === mutualId ? known.value : undefined
  const hindrance = useHindrance(facts, edited)
  const done = (post: MutualAnswer) => {
    showToast(mutualId === null ? formCopy.submitted : formCopy.saved)
    goUp('mutualInfo', { id: post.mutualId })
  }
  if (user && facts && !hindrance && (mutualId === null || edited)) {
    return (
      <WriteScreen key={`${user.userId} ${mutualId ?? ''}`} facts={facts} edited={edited} onDone={done}>
        <SessionHost />
      </WriteScreen>
    )
  }
  const isMissing = mutualId !== null && known.tag === 'failed' && known.error.kind === 'refused'
  const waited = knownFacts.tag === 'failed' || mutualId === null ? knownFacts : known
  return (
    <Screen title={mutualId === null ? formCopy.title : formCopy.editTitle} plate={user?.blockNo}>
      {hindrance ??
        (isMissing ? (
          <EmptyState
            kind='empty'
            title={infoCopy.missing}
            action={{ text: infoCopy.toList, onPress: () => goInstead('mutual') }}
          />
        ) : (
          <RemoteView
            of={waited.tag === 'ready' ? { tag: 'loading' as const } : waited}
            onRetry={() => void reload()}
            failure={(error) => ({ text: callErrorText(error) })}
          >
            {() => null}
          </RemoteView>
        ))}
      <SessionHost />
    </Screen>
  )
}
