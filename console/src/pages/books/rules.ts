import type { bookCauses } from '@contract/endpoints/money/books'
import { causeNames } from './copy'

export interface Difference {
  readonly cause: (typeof bookCauses)[number]
  readonly about: string
  readonly ours: number
  readonly theirs: number
}

const isDifference = (value: unknown): value is Difference =>
  typeof value === 'object' && value !== null && 'cause' in value && String(value.cause) in causeNames

/** The differences of a comparison, as its row keeps them. */
export function differencesIn(json: string): readonly Difference[] {
  const parsed: unknown = JSON.parse(json)
  return Array.isArray(parsed) ? parsed.filter(isDifference) : []
}
