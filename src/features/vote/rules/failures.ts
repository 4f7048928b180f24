import type { CallError } from '@/lib/http/errors'
import type { Failure, Wish } from '@/lib/refusals/failure'
import { failureOf, failureText } from '@/lib/refusals/failure'
import { castRefusedCopy } from '@/lib/ballots/receipt-words'
import { supportRefusedCopy, writeRefusedCopy } from '../copy'

/** The server's own words where it knows more than the reason: which block, how many points, how much is free. */
const told = (error: CallError): Partial<Failure> =>
  error.kind === 'refused' && error.msg !== '' ? { text: error.msg } : {}

const castWish: Wish = {
  thing: '投票',
  doing: '投票',
  undone: '未投出',
  gone: 'reload',
  but: { ...castRefusedCopy, FORM: { text: '选项有误，未投出，请重新选择', step: 'close' } },
}

/** Why a ballot was not taken; undefined when the session ended. */
export function castFailure(error: CallError): Failure | undefined {
  const failure = failureOf(error, castWish)
  const isKnown = error.kind === 'refused' && (error.reason === 'NO_RIGHT' || error.reason === 'CLOSED')
  return failure && isKnown ? { ...failure, ...told(error) } : failure
}

const supportWish: Wish = {
  thing: '投票',
  doing: '附议',
  undone: '未附议',
  gone: 'reload',
  but: supportRefusedCopy,
}

/** Why a support was not taken, or not taken back. */
export const supportFailure = (error: CallError): Failure | undefined => failureOf(error, supportWish)

const cancelWish: Wish = {
  thing: '投票',
  doing: '撤回',
  undone: '未撤回',
  gone: 'reload',
  but: { LIMIT: { text: '已经有人投票，不能撤回', step: 'reload' } },
}

/** Why a vote was not withdrawn. */
export const cancelFailure = (error: CallError): Failure | undefined => failureOf(error, cancelWish)

const writeWish: Wish = {
  thing: '投票',
  doing: '提交',
  undone: '未提交',
  gone: 'reload',
  again: '再次点击',
  but: writeRefusedCopy,
}

/** Why a vote was not written, in one line. */
export function writeFailure(error: CallError): string {
  const isKnown = error.kind === 'refused' && ['NO_RIGHT', 'NOT_ENOUGH', 'LIMIT'].includes(error.reason)
  return (isKnown ? told(error).text : undefined) ?? failureText(error, writeWish)
}
