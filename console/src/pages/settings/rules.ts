import type { SettingView } from '@contract/endpoints/console/settings/settings'
import { holdsFrom, isDearer, isForTwo } from '@contract/settings/changes'
import type { AccessOn } from '@contract/settings/access'
import type { BonusStep, Value } from '@contract/settings/kinds'
import type { HoursFrom, TimedValue } from '@contract/settings/openings'
import { hoursBy, timeKeys } from '@contract/settings/openings'
import type { SettingKey } from '@contract/settings/settings'
import { isValueOf, settingOf } from '@contract/settings/settings'
import { isSameValue } from '@contract/settings/kinds'
import { fullMoment } from '@contract/moments'
import { copy } from './copy'

/** A value while it is typed: what is not yet one is null. Of lists each line. */
export type Draft =
  number | null | string | AccessOn | readonly (number | null)[] | readonly (string | null)[] | readonly DraftStep[]

/** A step of a bonus while it is typed. */
export interface DraftStep {
  readonly fromFen: number | null
  readonly bonusFen: number | null
}

/** A line of a list while it is typed: an amount, a day, or a step. */
export type Line = number | string | null | DraftStep

export const isStep = (line: Line | BonusStep): line is DraftStep => typeof line === 'object' && line !== null

const lineOf = (line: Line): number | string | BonusStep | undefined => {
  if (line === null || typeof line !== 'object') return line ?? undefined
  const { fromFen, bonusFen } = line
  return fromFen === null || bonusFen === null ? undefined : { fromFen, bonusFen }
}

/** Days in their order, each once, in whatever order they were typed. */
const inOrder = (key: SettingKey, lines: readonly unknown[]): readonly unknown[] =>
  settingOf(key).kind === 'days' ? [...new Set(lines)].sort() : lines

/** The value that was typed; undefined while it is none, or that which holds. */
export function typedValue(key: SettingKey, draft: Draft, before: Value): Value | undefined {
  const lines: readonly Line[] | undefined = Array.isArray(draft) ? draft : undefined
  const typed = typeof draft === 'string' ? draft.trim() : draft
  const value = lines ? inOrder(key, lines.map(lineOf)) : typed
  return isValueOf(key, value) && !isSameValue(value, before) ? value : undefined
}

type Shown = Pick<SettingView, 'key' | 'value' | 'waiting' | 'waitingForAll' | 'setBy'>

/** The hours of a city by its settings as they are shown, with those that wait; undefined for all cities, which have none in common. */
export function hoursOf(settings: readonly Shown[], named: string | undefined): readonly HoursFrom[] | undefined {
  if (named === undefined) return undefined
  const areaId = Number(named)
  const set = settings.flatMap(({ key, value, waiting, waitingForAll, setBy }): TimedValue[] => {
    if (!timeKeys.some((one) => one === key)) return []
    const coming = [waiting, ...(setBy === 'here' ? [] : [waitingForAll])]
    return [
      { areaId, key, value, fromAt: 0 },
      ...coming.flatMap((one) => (one ? [{ areaId, key, value: one.after, fromAt: one.fromAt }] : [])),
    ]
  })
  return hoursBy(set, areaId)
}

/** What becomes of a change that is made now, in words. */
export function outlook(
  key: SettingKey,
  before: Value,
  after: Value,
  now: number,
  hours: readonly HoursFrom[] | undefined,
): string {
  const at = holdsFrom(key, before, after, now, hours)
  return [
    ...(isForTwo(key, before, after) ? [copy.two] : []),
    ...(isDearer(key, before, after) ? [copy.dearer] : []),
    settingOf(key).from === 'now' ? copy.immediate : copy.atClose(fullMoment(at)),
  ].join('')
}

/** A list with what stands at one place put to another. */
export function moved<T>(list: readonly T[], from: number, to: number): readonly T[] {
  const rest = list.filter((_, at) => at !== from)
  return [...rest.slice(0, to), ...list.slice(from, from + 1), ...rest.slice(to)]
}
