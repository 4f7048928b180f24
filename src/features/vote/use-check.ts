import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import type { VoteInfo } from '@contract/endpoints/community/votes'
import { callErrorText } from '@/lib/http/errors'
import { userAtom } from '@/lib/session/atoms'
import { serverClockAtom } from '@/lib/session/server-clock'
import { showToast } from '@/ui/toast/toast'
import { ballotsAtom } from './atoms'
import type { Receipt } from './receipts'
import { keptReceipt } from './receipts'
import type { Ballot } from './recount'
import { readBallots } from './recount'

/** All ballots as they were published, and when they were read. */
export interface ReadBallots {
  readonly ballots: readonly Ballot[]
  readonly at: number
}

/** The receipt that this device keeps, unless it is of a ballot that did not arrive. */
function castReceipt({ voteId, mine }: VoteInfo, blockNo: number): Receipt | undefined {
  const kept = keptReceipt(voteId, blockNo)
  return kept?.choice === null && mine?.cast === false ? undefined : kept
}

/** Reading all ballots of a counted vote; which one is looked for the server never learns. Source: community §4 (secret ballot, 5). */
export function useBallotCheck(vote: VoteInfo) {
  const { voteId } = vote
  const blockNo = useAtomValue(userAtom)?.blockNo ?? 0
  const { now } = useAtomValue(serverClockAtom)
  const ask = useSetAtom(ballotsAtom)
  const [receipt, setReceipt] = useState<Receipt | undefined>(() => castReceipt(vote, blockNo))
  const [read, setRead] = useState<ReadBallots>()
  const [parts, setParts] = useState<number>()
  const count = async () => {
    if (parts !== undefined) return
    setParts(0)
    const answer = await readBallots((prefix) => ask(voteId, prefix), setParts)
    setParts(undefined)
    if (answer.ok) setRead({ ballots: answer.value, at: now() })
    else showToast(callErrorText(answer.error))
  }
  return {
    receipt,
    read,
    parts,
    count: () => void count(),
    look: (typed: string) => {
      setReceipt({ receipt: typed, choice: null })
      void count()
    },
  }
}
