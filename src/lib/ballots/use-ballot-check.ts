import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { useOnOpen } from '@/platform/page/use-on-open'
import { callErrorText } from '../http/errors'
import { userAtom } from '../session/atoms'
import { serverClockAtom } from '../session/server-clock'
import type { Receipt } from './receipts'
import { keptReceipt } from './receipts'
import type { ReadUnder } from './recount'
import { readBallots } from './recount'

/** All ballots as they were published, and when they were read. */
export interface ReadBallots<Ballot> {
  readonly ballots: readonly Ballot[]
  readonly at: number
}

export interface BallotCheckOptions<Ballot> {
  readonly pollId: number
  /** Whether the reader's block has voted; undefined while nobody knows that. */
  readonly hasCast: boolean | undefined
  /** Who voted what is published, and so it is read at once. */
  readonly isNamed?: boolean
  readonly read: ReadUnder<Ballot>
}

/** What this device keeps, unless it is of a ballot that did not arrive. */
function castReceipt(pollId: number, blockNo: number, hasCast: boolean | undefined): Receipt | undefined {
  const kept = keptReceipt(pollId, blockNo)
  return kept?.choice === null && hasCast === false ? undefined : kept
}

export type BallotCheck<Ballot> = ReturnType<typeof useBallotCheck<Ballot>>

/** Reading all ballots of a count; which one is looked for the server never learns. Source: community §4 (secret ballot, 5). */
export function useBallotCheck<Ballot>(
  { pollId, hasCast, isNamed, read: readUnder }: BallotCheckOptions<Ballot>,
  say: (words: string) => void,
) {
  const blockNo = useAtomValue(userAtom)?.blockNo ?? 0
  const { now } = useAtomValue(serverClockAtom)
  const [receipt, setReceipt] = useState<Receipt | undefined>(() => castReceipt(pollId, blockNo, hasCast))
  const [read, setRead] = useState<ReadBallots<Ballot>>()
  const [parts, setParts] = useState<number>()
  const count = async () => {
    if (parts !== undefined) return
    setParts(0)
    const answer = await readBallots(readUnder, setParts)
    setParts(undefined)
    if (answer.ok) setRead({ ballots: answer.value, at: now() })
    else say(callErrorText(answer.error))
  }
  useOnOpen('', () => {
    if (isNamed) void count()
  })
  return {
    receipt,
    read,
    parts,
    count: () => void count(),
    forget: () => setRead(undefined),
    look: (typed: string) => {
      // What the device keeps says what was chosen, too.
      if (typed !== receipt?.receipt) setReceipt({ receipt: typed, choice: null })
      void count()
    },
  }
}
