import { useAtomValue, useSetAtom } from 'jotai'
import { SessionHost } from '@/features/session/host/session-host'
import { GuestNotice } from '@/features/session/login/guest-notice'
import { loadVoteAtom, loadWritingFactsAtom, voteAtom, writingFactsAtom } from '@/features/vote/atoms'
import { WriteScreen } from '@/features/vote/components/write/write-screen'
import { infoCopy } from '@/features/vote/copy'
import { formCopy } from '@/features/vote/form-copy'
import { callErrorText } from '@/lib/http/errors'
import { idParam } from '@/lib/routes/address'
import { goInstead } from '@/lib/routes/go'
import { sessionAtom } from '@/lib/session/atoms'
import { useOnShow } from '@/platform/page/use-on-show'
import { useParams } from '@/platform/page/use-params'
import { EmptyState } from '@/ui/empty-state/empty-state'
import { RemoteView } from '@/ui/remote-view/remote-view'
import { Screen } from '@/ui/screen/screen'

/**
 * Writing a vote, going on with a draft (`id`), or asking for money of the fund (`kind`), in the city of the acting block, whichever is
 * looked at. Source: community §4.
 */
export default function VoteAddPage() {
  const params = useParams()
  const voteId = idParam(params.id)
  const { areaId, user } = useAtomValue(sessionAtom)
  const facts = useAtomValue(writingFactsAtom)
  const known = useAtomValue(voteAtom)
  const loadFacts = useSetAtom(loadWritingFactsAtom)
  const loadVote = useSetAtom(loadVoteAtom)
  const home = user !== null && user.blockNo > 0 ? user.blockAreaId : areaId
  const reload = async () => {
    if (user) await Promise.all([loadFacts(home), ...(voteId === null ? [] : [loadVote(voteId)])])
  }
  useOnShow(`${home} ${voteId} ${user?.token ?? ''}`, () => void reload())
  const draft = known.tag === 'ready' && known.value.voteId === voteId ? known.value : undefined
  const isFound = voteId === null || draft?.acts.includes('edit')
  if (user && facts.tag === 'ready' && isFound) {
    return (
      <WriteScreen key={draft?.voteId ?? 0} facts={facts.value} draft={draft} isFund={params.kind === 'fund'}>
        <SessionHost />
      </WriteScreen>
    )
  }
  const isMissing = draft !== undefined || (voteId !== null && known.tag === 'failed' && known.error.kind === 'refused')
  return (
    <Screen title={voteId === null ? formCopy.title : formCopy.edit} plate={user?.blockNo}>
      {!user && <GuestNotice text={formCopy.loginFirst} />}
      {user && isMissing && (
        <EmptyState
          kind='empty'
          title={formCopy.notYours}
          action={{ text: infoCopy.look, onPress: () => goInstead('votes') }}
        />
      )}
      {user && !isMissing && (
        <RemoteView
          of={voteId !== null && known.tag === 'failed' ? known : facts}
          onRetry={() => void reload()}
          failure={(error) => ({ text: callErrorText(error) })}
        >
          {() => null}
        </RemoteView>
      )}
      <SessionHost />
    </Screen>
  )
}
