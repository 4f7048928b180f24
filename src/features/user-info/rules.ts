import { founderPattern, managePattern } from '@contract/people/formats'
import type { ApiInput } from '@contract/endpoints/all'
import type { FormRule } from '@/lib/forms/rule'
import { momentText } from '@/lib/format/moments'
import type { CallError } from '@/lib/http/errors'
import { callErrorText } from '@/lib/http/errors'
import type { PasswordWish } from './atoms'
import { copy } from './copy'

/** What a person may change in their own profile. */
export interface ProfileValues {
  readonly [field: string]: string
  readonly nickName: string
  readonly avatar: string
  readonly intro: string
  readonly thumbs: string
}

/** The differences from the saved profile; empty when nothing changed. */
export function changeOf(saved: ProfileValues, typed: ProfileValues): ApiInput<'/user/edit'> {
  const names = ['nickName', 'avatar', 'intro', 'thumbs'] as const
  return Object.fromEntries(
    names.filter((name) => typed[name].trim() !== saved[name]).map((name) => [name, typed[name].trim()]),
  )
}

const patterns: Record<PasswordWish['kind'], RegExp> = { founder: founderPattern, manage: managePattern }
const words = { founder: copy.badFounder, manage: copy.badManage } as const

/** Requirements of a new password. */
export const newPasswordRule = (kind: PasswordWish['kind']): FormRule => ({
  validateFunction: (_rule, value, data) => {
    if (typeof value !== 'string' || !patterns[kind].test(value)) return words[kind]
    return kind === 'founder' && value === data.old ? copy.sameAsOld : true
  },
})

const numberIn = (value: unknown): number | null => (typeof value === 'number' ? value : null)

/** Why a password was not changed. Source: design §6 (errors). */
export function passwordProblem(error: CallError, nowMs: number): string {
  if (error.kind !== 'refused') return callErrorText(error)
  const until = numberIn(error.data.until)
  if (error.reason === 'WRONG_PASSWORD') return copy.wrong(numberIn(error.data.left))
  return error.reason === 'LOCKED' && until !== null ? copy.locked(momentText(until, nowMs)) : callErrorText(error)
}
