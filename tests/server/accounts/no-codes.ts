import type { CodeCounts } from '../../../server/modules/session/people/code-store'

/** That no code was sent to anybody. */
export const noCodes: CodeCounts = {
  newest: 0,
  byDevice: 0,
  toNumberByOne: 0,
  toNumberInHour: 0,
  toNumberToday: 0,
  hereInHour: 0,
  hereToday: 0,
  inHour: 0,
  today: 0,
}
