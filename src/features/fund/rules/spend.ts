import type { FundSpend } from '@contract/endpoints/community/fund'
import type { Fen } from '@contract/money'
import { minus } from '@contract/money'
import { dayText, momentText } from '@/lib/format/moments'
import { typedFen } from '@/lib/forms/typed-number'
import type { CallError } from '@/lib/http/errors'
import { amountIn } from '@/lib/refusals/amounts'
import type { Wish } from '@/lib/refusals/failure'
import { failureText } from '@/lib/refusals/failure'
import type { TurnTone } from '@/ui/turn/turn-line'
import { backCopy, backRefusedCopy, copy, proofRefusedCopy, spendCopy } from '../copy'

/** The state of a spend as one sentence; `until` is counted down. */
export interface SpendTurn {
  readonly tone: TurnTone
  readonly who: string
  readonly act?: string
  readonly until?: number
  readonly otherwise?: string
}

/** Whose turn it is with a spend, until when, and what happens otherwise. Source: community §3 (pages); design §6. */
export function turnOf(spend: FundSpend, nowMs: number): SpendTurn {
  const { state, isPayee, isLate, payeeBlockNo, payAt, proofBefore, proof, endedAt } = spend
  const done = (at: number | null | undefined) => ({
    tone: 'done' as const,
    who: spendCopy.states[state],
    ...(at && { otherwise: momentText(at, nowMs) }),
  })
  if (state === 'approved') {
    return { tone: 'wait', who: spendCopy.states.approved, act: spendCopy.pay(payeeBlockNo), until: payAt }
  }
  if (state === 'accounted') return done(proof?.at)
  if (state !== 'paid') return done(endedAt)
  const who = isPayee ? spendCopy.you : spendCopy.waitFor(payeeBlockNo)
  if (isLate || proofBefore === null) {
    return { tone: isPayee ? 'urgent' : 'wait', who, act: spendCopy.prove, otherwise: spendCopy.late }
  }
  const otherwise = spendCopy.overdue
  return { tone: isPayee ? 'me' : 'wait', who, act: spendCopy.prove, until: proofBefore, otherwise }
}

/** What a row of the fund says of a spend that runs. */
export function spendLine(spend: FundSpend, nowMs: number): string {
  const { state, payAt, payeeBlockNo, proofBefore, isLate } = spend
  if (state === 'approved')
    return payAt <= nowMs ? copy.payDue(payeeBlockNo) : copy.public(momentText(payAt, nowMs), payeeBlockNo)
  if (proofBefore === null) return spendCopy.states[state]
  return isLate ? copy.proofLate : copy.waits(dayText(proofBefore))
}

/** What may still be given back of a spend. */
export const backLeft = ({ amount, givenBack }: Pick<FundSpend, 'amount' | 'givenBack'>): Fen =>
  minus(amount, givenBack)

/** The amount that is typed to be given back; undefined when it is none, or too much. */
export function backAmount(typed: string, left: Fen): Fen | undefined {
  const amount = typedFen(typed)
  return amount !== undefined && amount > 0 && amount <= left ? amount : undefined
}

const proofWish: Wish = {
  thing: '支出',
  doing: '提交',
  undone: '未提交',
  gone: 'reload',
  again: '再次点击',
  but: proofRefusedCopy,
}

/** Why a proof was not taken, in one line. */
export const proofFailure = (error: CallError): string => failureText(error, proofWish)

const backWish: Wish = {
  thing: '支出',
  doing: '退回',
  undone: '没有扣款',
  gone: 'reload',
  again: '再次点击',
  but: backRefusedCopy,
}

/** Why nothing was given back, in one line. */
export function backFailure(error: CallError): string {
  const left = error.kind === 'refused' && error.reason === 'LIMIT' ? amountIn(error.data.left) : undefined
  return left === undefined ? failureText(error, backWish) : `${backCopy.most(left)}，${backWish.undone}`
}
