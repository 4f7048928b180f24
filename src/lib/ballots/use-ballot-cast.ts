import { useState } from 'react'
import type { Result } from '@contract/result'
import type { PointsRow } from '@contract/endpoints/people/points'
import { useOneAtATime } from '../api/use-one-at-a-time'
import type { CallError } from '../http/errors'
import { isUncertain } from '../http/errors'
import type { Failure } from '../refusals/failure'
import { castCopy } from './receipt-words'
import type { Receipt } from './receipts'
import { drawReceipt, forgetReceipt, keepReceipt, keptReceipt } from './receipts'

/** What is told of a ballot that was cast. */
export interface CastAnswer {
  readonly cast: number
  readonly census: number
  readonly changed: boolean
  readonly at: number
  readonly pointsRow?: PointsRow | undefined
}

/** What was cast just now, for the sheet that shows its receipt. */
export interface CastBallot {
  readonly answer: CastAnswer
  readonly receipt: Receipt
}

export interface BallotCastOptions {
  /** The vote or the election, and the block that votes in it. */
  readonly pollId: number
  readonly blockNo: number
  readonly send: (choice: readonly number[], receipt: string) => Promise<Result<CastAnswer, CallError>>
  /** Why a ballot was not taken; undefined when the session ended. */
  readonly failureOf: (error: CallError) => Failure | undefined
  /** What of a choice can still be chosen; all of it without this. */
  readonly fit?: (choice: readonly number[]) => readonly number[]
  /** Says a word in passing. */
  readonly say: (words: string) => void
  /** The ballot is in. */
  readonly onCast: () => Promise<unknown>
}

const isRefused = (error: CallError): error is Extract<CallError, { kind: 'refused' }> =>
  error.kind === 'refused' && !isUncertain(error)

/** Whether a receipt marks no ballot: a new one that was refused, or another than that of the first time. */
const isUseless = (error: CallError, isNew: boolean): boolean => isRefused(error) && (isNew || error.data.cast === true)

/**
 * Choosing and casting as the reader's block. The receipt is kept on the device before the ballot is sent; a lost answer is asked for again
 * as the same ballot. Source: community §4 (secret ballot).
 */
export function useBallotCast({ pollId, blockNo, send, failureOf, fit, say, onCast }: BallotCastOptions) {
  const [own, setOwn] = useState(() => keptReceipt(pollId, blockNo))
  const [picked, setPicked] = useState<readonly number[] | undefined>(own?.choice ?? undefined)
  const choice = picked && fit ? fit(picked) : picked
  const [unanswered, setUnanswered] = useState<string>()
  const { isBusy, run } = useOneAtATime()
  const [failure, setFailure] = useState<Failure>()
  const [shown, setShown] = useState<CastBallot>()

  const keep = (receipt: Receipt) => {
    keepReceipt(pollId, blockNo, receipt)
    setOwn(receipt)
  }
  const forget = () => {
    forgetReceipt(pollId, blockNo)
    setOwn(undefined)
  }
  const sendAs = async (mine: Receipt | undefined, receipt: string, chosen: readonly number[]) => {
    // Until the answer is here nobody knows which choice stands.
    keep({ receipt, choice: null })
    const result = await send(chosen, receipt)
    setUnanswered(!result.ok && isUncertain(result.error) ? chosen.join() : undefined)
    if (!result.ok) {
      if (isUseless(result.error, mine === undefined)) forget()
      else if (mine && isRefused(result.error)) keep(mine)
      return setFailure(failureOf(result.error))
    }
    const kept = { receipt, choice: chosen }
    keep(kept)
    if (result.value.changed) say(castCopy.changed)
    else setShown({ answer: result.value, receipt: kept })
    await onCast()
  }
  const cast = async (chosen: readonly number[]) => {
    // The same vote may be open twice, and was cast there meanwhile.
    const mine = own ?? keptReceipt(pollId, blockNo)
    const receipt = mine?.receipt ?? (await drawReceipt())
    if (receipt === undefined) say(castCopy.noBytes)
    else await sendAs(mine, receipt, chosen)
  }
  return {
    choice,
    own,
    shown,
    failure,
    isBusy,
    isUnanswered: choice !== undefined && unanswered === choice.join(),
    choose: setPicked,
    /** A receipt of another device, with which the ballot may be changed. */
    take: (receipt: string) => setOwn({ receipt, choice: null }),
    cast: () => {
      if (choice !== undefined) void run(() => cast(choice))
    },
    hide: () => setFailure(undefined),
    close: () => setShown(undefined),
  }
}
