import { useSetAtom } from 'jotai'
import { AbsentPage } from '@/features/session/host/absent-page'
import { SessionHost } from '@/features/session/host/session-host'
import { useInfoPage } from '@/features/share/use-info-page'
import { useShare } from '@/features/share/use-share'
import { loadVoteAtom, voteAtom } from '@/features/vote/atoms'
import { VoteScreen } from '@/features/vote/components/vote-screen'
import { copy, infoCopy } from '@/features/vote/copy'
import { askForBlockAtom } from '@/lib/market/buy-block'
import { idParam } from '@/lib/routes/address'
import { goInstead } from '@/lib/routes/go'
import { useParams } from '@/platform/page/use-params'

/** One vote, for guests too: a shared link leads here. Source: community §4. */
export default function VotePage() {
  const voteId = idParam(useParams().id)
  const askForBlock = useSetAtom(askForBlockAtom)
  const page = useInfoPage({
    route: 'vote',
    params: { id: voteId ?? 0 },
    key: voteId,
    of: { valueAtom: voteAtom, loadAtom: loadVoteAtom },
    isSought: (one) => one.voteId === voteId,
    titleOf: ({ title }) => title,
  })
  const { value: vote, reload } = page
  const { button, sheet } = useShare(page.card, vote?.state === 'open' ? { of: 'vote', id: vote.voteId } : undefined)
  if (vote) {
    return (
      <VoteScreen
        key={`${vote.voteId} ${page.user?.blockNo ?? ''}`}
        vote={vote}
        onReload={reload}
        onBuyBlock={() => askForBlock(vote.areaId)}
        navEnd={button}
      >
        {sheet}
        <SessionHost />
      </VoteScreen>
    )
  }
  return (
    <AbsentPage
      title={copy.title}
      navEnd={button}
      of={page.state}
      gone={page.isMissing ? infoCopy.missing : undefined}
      toOthers={{ text: infoCopy.look, onPress: () => goInstead('votes') }}
      onReload={reload}
    >
      {sheet}
    </AbsentPage>
  )
}
