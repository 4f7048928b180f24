import { hourMs, minuteMs } from '@contract/durations'
import { dayStart, isOpenAt, opensAt } from '@contract/hours'
import type { Clock, Deps } from '../server/deps'

/** A clock that can be set, so that each event of the demo city's past happens at its own time. */
export class DemoClock implements Clock {
  constructor(private at: number) {}

  now(): number {
    return this.at
  }

  set(atMs: number): void {
    this.at = atMs
  }
}

export interface DemoDeps extends Deps {
  readonly clock: DemoClock
}

/** One event of the demo city's past. */
export interface Happening {
  readonly at: number
  readonly run: () => Promise<unknown>
}

/** Runs the events in order of time, each with the clock set to its moment. */
export async function relive({ clock }: DemoDeps, happenings: readonly Happening[]): Promise<void> {
  for (const { at, run } of [...happenings].sort((one, other) => one.at - other.at)) {
    clock.set(at)
    await run()
  }
}

/**
 * This moment, when the area is open and stays open for half an hour; else 23:00 of the last evening, or of the one that is about to close.
 */
export function tradingTime(atMs: number): number {
  if (!isOpenAt(atMs)) return dayStart(atMs) - hourMs
  return isOpenAt(atMs + 30 * minuteMs) ? atMs : dayStart(atMs) + 23 * hourMs
}

/** A few minutes before now, but not before today's opening. */
export const justNow = (nowMs: number): number => Math.max(nowMs - 2.5 * minuteMs, opensAt(dayStart(nowMs)))
