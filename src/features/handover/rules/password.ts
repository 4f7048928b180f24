import type { CallError } from '@/lib/http/errors'
import { callErrorText, isUncertain } from '@/lib/http/errors'
import { passwordCopy as copy } from '../copy'

const groupSize = 4

/** A password in groups of four digits, as it is read out and written down. */
export const groupsOf = (password: string): readonly string[] =>
  password.match(new RegExp(`.{1,${groupSize}}`, 'g')) ?? []

/** Why a password was not shown. A lost answer may have been the only one: the server erased what it sent. */
export function passwordFailure(error: CallError): string {
  if (isUncertain(error)) return copy.lost
  return error.kind === 'refused' ? `${copy.failed}：${error.msg}` : `${copy.failed}。${callErrorText(error)}`
}
