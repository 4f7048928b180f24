import { useAtomValue, useSetAtom } from 'jotai'
import { askForBlockAtom } from '@/lib/market/buy-block'
import { SessionHost } from '@/features/session/host/session-host'
import { SharedPage } from '@/features/share/components/shared-page'
import { usePageCard } from '@/features/share/use-page-card'
import { useShare } from '@/features/share/use-share'
import { loadVoteAtom, voteAtom } from '@/features/vote/atoms'
import { VoteScreen } from '@/features/vote/components/vote-screen'
import { copy, infoCopy } from '@/features/vote/copy'
import { idParam } from '@/lib/routes/address'
import { goInstead } from '@/lib/routes/go'
import { userAtom } from '@/lib/session/atoms'
import { siteNameAtom } from '@/lib/session/site'
import { useOnShow } from '@/platform/page/use-on-show'
import { useParams } from '@/platform/page/use-params'

/** One vote, for guests too: a shared link leads here. Source: community §4. */
export default function VotePage() {
  const voteId = idParam(useParams().id)
  const user = useAtomValue(userAtom)
  const known = useAtomValue(voteAtom)
  const load = useSetAtom(loadVoteAtom)
  const askForBlock = useSetAtom(askForBlockAtom)
  const siteName = useAtomValue(siteNameAtom)
  const reload = async () => {
    if (voteId !== null) await load(voteId)
  }
  useOnShow(`${voteId} ${user?.token ?? ''}`, () => void reload())
  const vote = known.tag === 'ready' && known.value.voteId === voteId ? known.value : undefined
  const card = usePageCard({
    route: 'vote',
    params: { id: voteId ?? 0 },
    title: vote ? `${vote.title} · ${siteName}` : siteName,
  })
  const { button, sheet } = useShare(card, vote?.state === 'open' ? { of: 'vote', id: vote.voteId } : undefined)
  if (vote) {
    return (
      <VoteScreen
        key={`${vote.voteId} ${user?.blockNo ?? ''}`}
        vote={vote}
        onReload={reload}
        onBuyBlock={askForBlock}
        navEnd={button}
      >
        {sheet}
        <SessionHost />
      </VoteScreen>
    )
  }
  const isMissing = voteId === null || (known.tag === 'failed' && known.error.kind === 'refused')
  const gone = isMissing ? infoCopy.missing : undefined
  return (
    <SharedPage
      title={copy.title}
      navEnd={button}
      of={known}
      gone={gone}
      toOthers={{ text: infoCopy.look, onPress: () => goInstead('votes') }}
      onReload={reload}
    >
      {sheet}
      <SessionHost />
    </SharedPage>
  )
}
