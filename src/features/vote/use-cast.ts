import { useAtomValue, useSetAtom } from 'jotai'
import { useRef, useState } from 'react'
import type { ApiOutput } from '@contract/endpoints/all'
import type { VoteInfo } from '@contract/endpoints/community/votes'
import type { CallError } from '@/lib/http/errors'
import { isUncertain } from '@/lib/http/errors'
import type { Failure } from '@/lib/refusals/failure'
import { userAtom } from '@/lib/session/atoms'
import { showToast } from '@/ui/toast/toast'
import { castAtom } from './atoms'
import { infoCopy } from './copy'
import type { Receipt } from './receipts'
import { drawReceipt, forgetReceipt, keepReceipt, keptReceipt } from './receipts'
import { afterTap } from './rules/choice'
import { castFailure } from './rules/failures'

export type CastAnswer = ApiOutput<'/bctVote/cast'>

/** What was cast just now, for the sheet that shows its receipt. */
export interface CastBallot {
  readonly answer: CastAnswer
  readonly receipt: Receipt
}

const isRefused = (error: CallError): error is Extract<CallError, { kind: 'refused' }> =>
  error.kind === 'refused' && !isUncertain(error)

/** Whether a receipt marks no ballot: a new one that was refused, or another than that of the first time. */
const isUseless = (error: CallError, isNew: boolean): boolean => isRefused(error) && (isNew || error.data.cast === true)

/**
 * Choosing and casting as the reader's block. The receipt is kept on the device before the ballot is sent; a lost answer is asked for again
 * as the same ballot. `onCast`: the ballot is in. Source: community §4 (secret ballot).
 */
export function useCast(vote: VoteInfo, onCast: () => Promise<unknown>) {
  const { voteId } = vote
  const blockNo = useAtomValue(userAtom)?.blockNo ?? 0
  const [own, setOwn] = useState(() => keptReceipt(voteId, blockNo))
  const [choice, setChoice] = useState<readonly number[] | undefined>(own?.choice ?? undefined)
  const [unanswered, setUnanswered] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  // A second tap comes before the button is drawn anew.
  const isSending = useRef(false)
  const [failure, setFailure] = useState<Failure>()
  const [shown, setShown] = useState<CastBallot>()
  const send = useSetAtom(castAtom)

  const keep = (receipt: Receipt) => {
    keepReceipt(voteId, blockNo, receipt)
    setOwn(receipt)
  }
  const forget = () => {
    forgetReceipt(voteId, blockNo)
    setOwn(undefined)
  }
  const sendAs = async (mine: Receipt | undefined, receipt: string, chosen: readonly number[]) => {
    // Until the answer is here nobody knows which choice stands.
    keep({ receipt, choice: null })
    const result = await send({ voteId, blockNo, choice: chosen, receipt })
    setUnanswered(!result.ok && isUncertain(result.error) ? chosen.join() : undefined)
    if (!result.ok) {
      if (isUseless(result.error, mine === undefined)) forget()
      else if (mine && isRefused(result.error)) keep(mine)
      return setFailure(castFailure(result.error))
    }
    const kept = { receipt, choice: chosen }
    keep(kept)
    if (result.value.changed) showToast(infoCopy.changed)
    else setShown({ answer: result.value, receipt: kept })
    await onCast()
  }
  const cast = async () => {
    if (isSending.current || choice === undefined) return
    isSending.current = true
    setBusy(true)
    // The same vote may be open twice, and was cast there meanwhile.
    const mine = own ?? keptReceipt(voteId, blockNo)
    const receipt = mine?.receipt ?? (await drawReceipt())
    if (receipt === undefined) showToast(infoCopy.noBytes)
    else await sendAs(mine, receipt, choice)
    isSending.current = false
    setBusy(false)
  }
  return {
    choice,
    own,
    shown,
    failure,
    isBusy,
    isUnanswered: choice !== undefined && unanswered === choice.join(),
    tap: (at: number | undefined) => setChoice(afterTap(vote, choice, at)),
    /** A receipt of another device, with which the ballot may be changed. */
    take: (receipt: string) => setOwn({ receipt, choice: null }),
    cast: () => void cast(),
    hide: () => setFailure(undefined),
    close: () => setShown(undefined),
  }
}

export type Casting = ReturnType<typeof useCast>
