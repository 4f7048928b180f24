import { payPasswordPattern } from '@contract/people/formats'
import type { FormRule } from '@/lib/forms/rule'
import { momentText } from '@/lib/format/moments'
import type { CallError } from '@/lib/http/errors'
import { callErrorText, isUncertain } from '@/lib/http/errors'
import { copy } from './copy'

/** How many digits a payment password has. Source: domain model §3.7. */
export const pinLength = 6

/** Whether what is typed so far may become one. */
export const canBePin = new RegExp(`^\\d{0,${pinLength}}$`)

/** Whether a password is too easy: all digits alike, or in a row upwards or downwards. Source: contract (setPayPassword). */
export function isEasy(pin: string): boolean {
  const steps = [...pin].slice(1).map((digit, at) => Number(digit) - Number(pin[at]))
  return [0, 1, -1].some((same) => steps.every((step) => step === same))
}

/** Requirements of a new payment password. */
export const newPinRule: FormRule = {
  validateFunction: (_rule, value) => {
    if (typeof value !== 'string' || !payPasswordPattern.test(value)) return copy.digits
    return isEasy(value) ? copy.tooEasy : true
  },
}

const numberIn = (value: unknown): number | null => (typeof value === 'number' ? value : null)

const wrong = { pay: copy.wrong, founder: copy.wrongFounder, mobile: copy.wrongCode } as const

/** Why a password was not accepted, or the command with it failed. `proof` says which password it is about. Source: design §6 (errors). */
export function passwordProblem(error: CallError, nowMs: number, proof: keyof typeof wrong = 'pay'): string {
  if (isUncertain(error)) return copy.lost
  if (error.kind !== 'refused') return callErrorText(error)
  if (error.reason === 'WRONG_PASSWORD') {
    return wrong[proof](numberIn(error.data.left))
  }
  if (error.reason === 'LOCKED') {
    const until = numberIn(error.data.until)
    return until === null ? copy.lockedPlain : copy.locked(momentText(until, nowMs))
  }
  return callErrorText(error)
}
