import { useAtomValue } from 'jotai'
import { AbsentPage } from '@/features/session/host/absent-page'
import { SessionHost } from '@/features/session/host/session-host'
import { loadVoteAtom, loadWritingFactsAtom, voteAtom, writingFactsAtom } from '@/features/vote/atoms'
import { WriteScreen } from '@/features/vote/components/write/write-screen'
import { infoCopy } from '@/features/vote/copy'
import { formCopy } from '@/features/vote/form-copy'
import { useKnown } from '@/lib/api/use-known'
import { idParam } from '@/lib/routes/address'
import { goInstead } from '@/lib/routes/go'
import { sessionAtom } from '@/lib/session/atoms'
import { useParams } from '@/platform/page/use-params'

/**
 * Writing a vote, going on with a draft (`id`), or asking for money of the fund (`kind`), in the city of the acting block, whichever is
 * looked at. Source: community §4.
 */
export default function VoteAddPage() {
  const params = useParams()
  const voteId = idParam(params.id)
  const { areaId, user } = useAtomValue(sessionAtom)
  const home = user !== null && user.blockNo > 0 ? user.blockAreaId : areaId
  const facts = useKnown({
    key: user && home,
    of: { valueAtom: writingFactsAtom, loadAtom: loadWritingFactsAtom },
    isSought: () => true,
  })
  const vote = useKnown({
    key: user && voteId,
    of: { valueAtom: voteAtom, loadAtom: loadVoteAtom },
    isSought: (one) => one.voteId === voteId,
  })
  const draft = vote.value
  if (user && facts.value && (voteId === null || draft?.acts.includes('edit'))) {
    return (
      <WriteScreen key={draft?.voteId ?? 0} facts={facts.value} draft={draft} isFund={params.kind === 'fund'}>
        <SessionHost />
      </WriteScreen>
    )
  }
  const isMissing = (draft && !draft.acts.includes('edit')) || (voteId !== null && vote.isMissing)
  return (
    <AbsentPage
      title={voteId === null ? formCopy.title : formCopy.edit}
      plate={user?.blockNo}
      loginFirst={formCopy.loginFirst}
      of={voteId !== null && vote.state.tag === 'failed' ? vote.state : facts.state}
      gone={isMissing ? formCopy.notYours : undefined}
      toOthers={{ text: infoCopy.look, onPress: () => goInstead('votes') }}
      onReload={() => Promise.all([facts.reload(), vote.reload()])}
    />
  )
}
