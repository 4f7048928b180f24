import type { CallError } from '@/lib/http/errors'
import { callErrorText, isUncertain } from '@/lib/http/errors'
import { amountIn } from '@/lib/refusals/amounts'
import { copy } from '../copy'

/** Why a recharge was not made. Source: design §6 (errors). */
export function rechargeFailure(error: CallError): string {
  if (isUncertain(error)) return copy.lost
  if (error.kind !== 'refused') return callErrorText(error)
  if (error.reason === 'NO_RIGHT') return copy.offText
  if (error.reason === 'HALT') return copy.halt
  const left = amountIn(error.data.dayLeft)
  const day = amountIn(error.data.dayLimit)
  if (error.reason === 'LIMIT' && left !== undefined && day !== undefined) return copy.dayLimit(left, day)
  return `${callErrorText(error)}。${copy.safe}`
}
