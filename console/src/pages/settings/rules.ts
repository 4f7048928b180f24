import { holdsFrom, isDearer, isForTwo } from '@contract/settings/changes'
import type { BonusStep, Value } from '@contract/settings/kinds'
import type { SettingKey } from '@contract/settings/settings'
import { isValueOf, settingOf } from '@contract/settings/settings'
import { fullMoment } from '@contract/moments'
import { copy } from './copy'

/** A value while it is typed: what is not yet one is null. Of lists each line. */
export type Draft = number | null | readonly (number | null)[] | readonly DraftStep[]

/** A step of a bonus while it is typed. */
export interface DraftStep {
  readonly fromFen: number | null
  readonly bonusFen: number | null
}

export const isStep = (line: number | null | BonusStep | DraftStep): line is DraftStep =>
  typeof line === 'object' && line !== null

const lineOf = (line: number | null | DraftStep): number | BonusStep | undefined => {
  if (line === null || typeof line === 'number') return line ?? undefined
  const { fromFen, bonusFen } = line
  return fromFen === null || bonusFen === null ? undefined : { fromFen, bonusFen }
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** The value that was typed; undefined while it is none, or that which holds. */
export function typedValue(key: SettingKey, draft: Draft, before: Value): Value | undefined {
  const value = Array.isArray(draft) ? draft.map(lineOf) : draft
  return isValueOf(key, value) && !isSame(value, before) ? value : undefined
}

/** What becomes of a change that is made now, in words. */
export function outlook(key: SettingKey, before: Value, after: Value, now: number): string {
  const at = holdsFrom(key, before, after, now)
  return [
    ...(isForTwo(key, before, after) ? [copy.two] : []),
    ...(isDearer(key, before, after) ? [copy.dearer] : []),
    settingOf(key).from === 'now' ? copy.immediate : copy.atClose(fullMoment(at)),
  ].join('')
}
