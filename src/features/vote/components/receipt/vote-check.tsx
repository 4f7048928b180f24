import { useSetAtom } from 'jotai'
import type { VoteInfo } from '@contract/endpoints/community/votes'
import { ok } from '@contract/result'
import { BallotCheck } from '@/parts/ballot/ballot-check'
import type { Ballot } from '../../atoms'
import { ballotsAtom } from '../../atoms'
import { chosenText } from '../../rules/choice'
import { isSameCount } from '../../rules/figures'
import { NamedBallots } from './named-ballots'

/** Looking for one's own ballot among those of a vote, and counting them all again on this device. Source: mockup 23-vote-result. */
export function VoteCheck({ vote }: { readonly vote: VoteInfo }) {
  const ask = useSetAtom(ballotsAtom)
  return (
    <BallotCheck<Ballot>
      pollId={vote.voteId}
      hasCast={vote.mine?.cast}
      count={vote.cast}
      isNamed={!vote.anonymous}
      textOf={(choice) => chosenText(vote, choice)}
      isSame={(ballots) => isSameCount(vote, ballots)}
      read={async (prefix) => {
        const answer = await ask(vote.voteId, prefix)
        return answer.ok ? ok(answer.value.ballots) : answer
      }}
    >
      {(ballots) => !vote.anonymous && <NamedBallots vote={vote} ballots={ballots} />}
    </BallotCheck>
  )
}
