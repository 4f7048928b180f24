import type { CallError } from '@/lib/http/errors'
import { callErrorText, isUncertain } from '@/lib/http/errors'
import { amountIn } from '@/lib/refusals/amounts'
import { addCopy, copy } from '../copy'

/** Why a withdrawal was not applied for, with what may still be withdrawn. Source: design §6 (LIMIT). */
export function addFailure(error: CallError): string {
  if (isUncertain(error)) return copy.lost
  if (error.kind !== 'refused') return callErrorText(error)
  const { reason, data, msg } = error
  // Only the server knows what changed and until when, and the fee by now.
  if (reason === 'COOLDOWN' || reason === 'MOVED') return msg
  if (reason === 'NO_RIGHT' && data.enabled === false) return copy.offText
  if (reason === 'LIMIT') {
    const left = amountIn(data.dayLeft)
    const day = amountIn(data.dayLimit)
    if (data.open !== undefined) return addCopy.hasOpen
    if (left !== undefined && day !== undefined) return addCopy.dayLimit(left, day)
  }
  return `${callErrorText(error)}。${copy.safe}`
}
