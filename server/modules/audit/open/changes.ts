import { textByName } from '../../../format/by-name'

/** A thing as a record of an act tells it. */
export type Told = Readonly<Record<string, unknown>>

/** What an act changed of a thing: the changed fields alone. Source: community §9 (audit). */
export interface Changes {
  readonly before: Told
  readonly after: Told
}

/** The fields that differ. */
export function changesOf(before: Told, after: Told): Changes {
  const names = Object.keys({ ...before, ...after }).filter((name) => !isSame(before[name], after[name]))
  const only = (told: Told): Told => Object.fromEntries(names.map((name) => [name, told[name] ?? null]))
  return { before: only(before), after: only(after) }
}

const isSame = (one: unknown, other: unknown): boolean => textByName(one ?? null) === textByName(other ?? null)
