import type { CallError } from '@/lib/http/errors'
import type { Failure, Wish } from '@/lib/refusals/failure'
import { failureOf, failureText } from '@/lib/refusals/failure'
import type { MayorWish } from '../atoms'
import { castRefusedCopy } from '@/lib/ballots/receipt-words'

const thing = { thing: '选举', gone: 'reload' } as const

/** The server's own words where it knows more than the reason: how long somebody has lived here, what is closed. */
function withWords(error: CallError, failure: Failure | undefined): Failure | undefined {
  const isKnown = error.kind === 'refused' && ['NO_RIGHT', 'CLOSED', 'LIMIT'].includes(error.reason) && error.msg !== ''
  return failure && isKnown ? { ...failure, text: error.msg, step: 'reload' } : failure
}

const castWish: Wish = {
  ...thing,
  doing: '投票',
  undone: '未投出',
  but: { ...castRefusedCopy, FORM: { text: '候选人有变化，未投出，请重新排序', step: 'reload' } },
}

/** Why a ballot was not taken; undefined when the session ended. */
export const castFailure = (error: CallError): Failure | undefined => withWords(error, failureOf(error, castWish))

const wishes: Readonly<Record<MayorWish['act'] | 'resign', Wish>> = {
  join: { ...thing, doing: '提交', undone: '未提交', again: '再次点击' },
  quit: { ...thing, doing: '退出', undone: '未退出' },
  resign: { ...thing, doing: '辞任', undone: '未辞任' },
}

/** Why an act was not carried out; undefined when the session ended. */
export const actFailure = (error: CallError, act: 'quit' | 'resign'): Failure | undefined =>
  withWords(error, failureOf(error, wishes[act]))

/** Why somebody does not stand, in one line. */
export const joinFailure = (error: CallError): string =>
  withWords(error, failureOf(error, wishes.join))?.text ?? failureText(error, wishes.join)
