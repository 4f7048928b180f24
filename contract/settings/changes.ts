import { dayMs } from '../durations'
import { closesAt } from '../hours'
import { isMore } from './kinds'
import type { Value } from './kinds'
import type { SettingKey } from './settings'
import { settingOf } from './settings'

/** Residents know of something that gets dearer for so long before it does. Source: operating §1. */
export const toldAheadMs = 3 * dayMs

/** Whether residents pay more after a change, so that they are told before. */
export const isDearer = (key: SettingKey, before: Value, after: Value): boolean =>
  settingOf(key).isPrice === true && isMore(before, after)

/** Whether a change needs a second person. */
export function isForTwo(key: SettingKey, before: Value, after: Value): boolean {
  const { two } = settingOf(key)
  return two === 'always' || (two === 'raised' && isMore(before, after))
}

/** From when a change holds that is made now: at once, or from the next closing time; what gets dearer not before residents knew it. */
export function holdsFrom(key: SettingKey, before: Value, after: Value, now: number): number {
  if (settingOf(key).from === 'now') return now
  return closesAt(isDearer(key, before, after) ? now + toldAheadMs : now)
}
