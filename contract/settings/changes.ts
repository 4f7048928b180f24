import { dayMs } from '../durations'
import { dayEnd } from '../hours'
import { isClosing, isMore } from './kinds'
import type { Value } from './kinds'
import type { SettingKey } from './settings'
import type { HoursFrom } from './openings'
import { closingAfter } from './openings'
import { settingOf } from './settings'

/** Residents know of something that gets dearer for so long before it does. Source: operating §1. */
export const toldAheadMs = 3 * dayMs

/** Whether residents pay more after a change, so that they are told before. */
export const isDearer = (key: SettingKey, before: Value, after: Value): boolean =>
  settingOf(key).isPrice === true && isMore(before, after)

/** Whether a change needs a second person. */
export function isForTwo(key: SettingKey, before: Value, after: Value): boolean {
  const { two } = settingOf(key)
  if (two === 'closed') return isClosing(before, after)
  return two === 'always' || (two === 'raised' && isMore(before, after))
}

/**
 * From when a change holds that is made now: at once, or from the next closing time of its city on; what gets dearer not before residents
 * knew it. All cities have no closing time in common: for them (without `hours`) midnight.
 */
export function holdsFrom(
  key: SettingKey,
  before: Value,
  after: Value,
  now: number,
  hours: readonly HoursFrom[] | undefined,
): number {
  if (settingOf(key).from === 'now') return now
  const from = isDearer(key, before, after) ? now + toldAheadMs : now
  return hours ? closingAfter(hours, from) : dayEnd(from)
}
