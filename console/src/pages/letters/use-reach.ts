import type { LetterAudience } from '@contract/people/letters'
import { letterWays } from '@contract/people/letters'
import { form } from '../../client/call'
import { useRead } from '../../client/use-read'

/** How many a letter reaches, by each way, and from how many on a second person is asked. */
export interface Reach {
  readonly people: number
  readonly ways: Readonly<Record<string, number>>
  readonly most: number
}

/** How many people a letter would go to; undefined until it is known. Whom it names is counted here. */
export function useReach(areaId: number, audience: LetterAudience | undefined): Reach | undefined {
  const asked = {
    areaId,
    ...(audience?.kind === 'numbers' && { noFrom: audience.noFrom, noTo: audience.noTo }),
    ...(audience?.kind === 'rows' && { q: audience.q }),
  }
  const isWanted = audience !== undefined
  const { value } = useRead(['/admin/letter/count', asked], () => form('/admin/letter/count', asked), {
    isWanted,
    isList: true,
  })
  if (!isWanted || value === undefined) return undefined
  if (audience.kind !== 'people') return value
  const people = audience.userIds.length
  return { people, most: value.most, ways: Object.fromEntries(letterWays.map((way) => [way, people])) }
}
