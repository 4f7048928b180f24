import type { AlarmKind } from '@contract/console/alarms'
import { alarmOf } from '@contract/console/alarms'
import { hourMs } from '@contract/durations'
import { dayStart } from '@contract/hours'
import type { Pause } from '../tables'

/** The hours and pauses of a channel. */
export interface QuietRules {
  readonly quiet_from: number | null
  readonly quiet_until: number | null
  readonly pauses: readonly Pause[]
}

/** Whether an instant lies in the quiet hours; those that end before they begin go over midnight, and equal ones are the whole day. */
export function isQuietAt({ quiet_from: from, quiet_until: until }: Omit<QuietRules, 'pauses'>, now: number): boolean {
  if (from === null || until === null) return false
  const hour = Math.floor((now - dayStart(now)) / hourMs)
  return from < until ? hour >= from && hour < until : hour >= from || hour < until
}

/** Whether a channel may be told of a kind now: else it is told when the quiet is over, unless the alarm is over before. */
export function mayTell(rules: QuietRules, kind: AlarmKind, now: number): boolean {
  if (rules.pauses.some((pause) => pause.kind === kind && pause.until > now)) return false
  return alarmOf(kind).isUrgent === true || !isQuietAt(rules, now)
}
