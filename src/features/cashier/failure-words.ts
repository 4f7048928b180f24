import type { CallError } from '@/lib/http/errors'
import type { Failure, Wish } from '@/lib/refusals/failure'
import { failureOf } from '@/lib/refusals/failure'
import { isCodeRefused } from './rules/code-refused'

/**
 * Words for a refused payment and for a failed cancellation. When the thing is over or has changed, it is loaded again. Source: design §6
 * (errors).
 */
export const payWish: Wish = {
  thing: '付款单',
  undone: '没有扣款',
  gone: 'reload',
  doing: '付款',
  but: { NO_RIGHT: { text: '当前区块没有此操作的权限，没有扣款', step: 'reload' } },
}

export const cancelWish: Wish = { ...payWish, doing: '取消' }

/** Words for a refused payment. What the payer did not write, nobody can correct: the server says what is missing. */
export const payFailure = (error: CallError): Failure | undefined =>
  error.kind === 'refused' && isCodeRefused(error) ? { text: error.msg, step: 'retry' } : failureOf(error, payWish)
