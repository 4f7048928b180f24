import type { Letter } from '@contract/endpoints/console/letters/letters'
import type { LetterAudience } from '@contract/people/letters'
import { audienceNames, letterWayNames, letterWays } from '@contract/people/letters'
import { copy } from './copy'

/** Whom a letter goes to, in words. */
export function audienceText(audience: LetterAudience): string {
  switch (audience.kind) {
    case 'city':
      return audienceNames.city
    case 'numbers':
      return copy.numbers(audience.noFrom, audience.noTo)
    case 'people':
      return copy.people(audience.userIds.length)
    case 'rows':
      return copy.rows(audience.q)
  }
}

/** By which ways a letter goes, in words. */
export const waysText = ({ ways }: Pick<Letter, 'ways'>): string => ways.map((way) => letterWayNames[way]).join('、')

/** How many people, and how many messages of each way: 17 人，应用内通知 17 条. */
export const reachText = (people: number, counts: Readonly<Partial<Record<(typeof letterWays)[number], number>>>) =>
  copy.reach(people, letterWays.map((way) => copy.way(letterWayNames[way], counts[way] ?? 0)).join('，'))
