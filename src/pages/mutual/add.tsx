import { useAtomValue } from 'jotai'
import type { MutualAnswer } from '@contract/endpoints/community/mutual-view'
import { loadMutualAtom, loadWritingFactsAtom, mutualAtom, writingFactsAtom } from '@/features/mutual/atoms'
import { useHindrance, WriteScreen } from '@/features/mutual/components/write-screen'
import { formCopy, infoCopy } from '@/features/mutual/copy'
import { AbsentPage } from '@/features/session/host/absent-page'
import { SessionHost } from '@/features/session/host/session-host'
import { useKnown } from '@/lib/api/use-known'
import { idParam } from '@/lib/routes/address'
import { goInstead } from '@/lib/routes/go'
import { goUp } from '@/lib/routes/go-up'
import { userAtom } from '@/lib/session/atoms'
import { useParams } from '@/platform/page/use-params'
import { showToast } from '@/ui/toast/toast'

/** Writing a post as the acting block, or (`id`) changing an own one. Source: community §6. */
export default function MutualAddPage() {
  const mutualId = idParam(useParams().id)
  const user = useAtomValue(userAtom)
  const post = useKnown({
    key: user && mutualId,
    of: { valueAtom: mutualAtom, loadAtom: loadMutualAtom },
    isSought: (one) => one.mutualId === mutualId,
  })
  const facts = useKnown({
    key: user && user.blockAreaId,
    of: { valueAtom: writingFactsAtom, loadAtom: loadWritingFactsAtom },
    isSought: () => true,
  })
  const edited = post.value
  const hindrance = useHindrance(facts.value, edited)
  const done = ({ mutualId: id }: MutualAnswer) => {
    showToast(mutualId === null ? formCopy.submitted : formCopy.saved)
    goUp('mutualInfo', { id })
  }
  if (user && facts.value && !hindrance && (mutualId === null || edited)) {
    return (
      <WriteScreen key={`${user.userId} ${mutualId ?? ''}`} facts={facts.value} edited={edited} onDone={done}>
        <SessionHost />
      </WriteScreen>
    )
  }
  return (
    <AbsentPage
      title={mutualId === null ? formCopy.title : formCopy.editTitle}
      plate={user?.blockNo}
      first={hindrance}
      of={facts.state.tag === 'failed' || mutualId === null ? facts.state : post.state}
      gone={mutualId !== null && post.isMissing ? infoCopy.missing : undefined}
      toOthers={{ text: infoCopy.toList, onPress: () => goInstead('mutual') }}
      onReload={() => Promise.all([facts.reload(), post.reload()])}
    />
  )
}
