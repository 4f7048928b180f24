import type { MayorElection } from '@contract/endpoints/community/mayor-view'
import { dayText, shortMoment } from '@/lib/format/moments'
import { copy } from '../copy'

/** A stage of an election on the line of all four. */
export interface StageStep {
  readonly id: keyof typeof copy.stages
  readonly text: string
  readonly when: string
  readonly look: 'done' | 'now' | 'todo'
}

const order = ['announced', 'nominating', 'voting', 'seated'] as const

/** The four stages with their days; of the present one its end. Source: mockups 27-mayor-join, 16-mayor. */
export function stagesOf(election: MayorElection): readonly StageStep[] {
  const { state, announcedAt, nominateFrom, voteFrom, voteTo, seatFrom, census } = election
  const from = { announced: announcedAt, nominating: nominateFrom, voting: voteFrom, seated: seatFrom }
  const until = { announced: nominateFrom, nominating: voteFrom, voting: voteTo, seated: seatFrom }
  // A void election came as far as its voting, or without candidates only as far as the nominations.
  const at = state === 'void' ? (census > 0 ? 2 : 1) : order.indexOf(state)
  const look = (one: number) =>
    one < at || state === 'seated' ? 'done' : one > at ? 'todo' : state === 'void' ? 'done' : 'now'
  return order.map((id, one) => ({
    id,
    text: copy.stages[id],
    when: look(one) === 'now' ? copy.until(shortMoment(until[id])) : dayText(from[id]),
    look: look(one),
  }))
}
