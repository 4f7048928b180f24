import { dayMs, hourMs } from '../durations'
import { dayStart } from '../hours'
import { mayors } from './limits'

/** The attempts of one term's election: the second follows a void first one. Source: community §7, row 10. */
export const attempts = [1, 2] as const
export type Attempt = (typeof attempts)[number]

/** When the stages of an election begin and end. */
export interface Stages {
  readonly nominateFrom: number
  readonly voteFrom: number
  readonly voteTo: number
}

/** This hour of the day that comes so many days after the day of an instant. */
const hourAfter = (atMs: number, days: number, hour: number): number => dayStart(atMs) + days * dayMs + hour * hourMs

/** The stages of an election that is announced now. Source: community §7 (defaults; row 10 for the second attempt). */
export function stagesFrom(announcedAt: number, attempt: Attempt): Stages {
  const days = attempt === 1 ? mayors.stageDays.first : mayors.stageDays.again
  const nominateFrom = hourAfter(announcedAt, days.announced, mayors.hours.nominate)
  const voteFrom = hourAfter(nominateFrom, days.nominating, mayors.hours.close)
  return { nominateFrom, voteFrom, voteTo: hourAfter(voteFrom, days.voting, mayors.hours.close) }
}

/** When who is elected takes the seat: the morning after the count, or later, when the present term ends. */
export const seatFrom = (voteTo: number, seatTakenTo: number): number =>
  Math.max(hourAfter(voteTo, 1, mayors.hours.seat), seatTakenTo)
