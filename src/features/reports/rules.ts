import type { CallError } from '@/lib/http/errors'
import { failureOf } from '@/lib/refusals/failure'

/** Why something was not reported, in one line; the server's own words know more than the reason. Undefined when the session ended. */
export function reportFailure(error: CallError, thing: string): string | undefined {
  const undone = '未举报'
  if (error.kind === 'refused' && error.msg !== '' && error.reason !== 'FORM') return `${error.msg}，${undone}`
  return failureOf(error, { thing, gone: 'reload', doing: '举报', undone })?.text
}
