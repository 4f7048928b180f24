import { dayStart, isOpenAt, opensAt } from '@contract/hours'
import type { Clock, Deps } from '../deps'

const minuteMs = 60_000
export const hourMs = 60 * minuteMs
export const dayMs = 24 * hourMs

/** A clock that its holder sets, so that the demo city's past happens at its own time. */
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

/** Something of the demo city's past. */
export interface Happening {
  readonly at: number
  readonly run: () => Promise<unknown>
}

/** Lets everything happen in the order of its time, the clock set to it. */
export async function relive({ clock }: DemoDeps, happenings: readonly Happening[]): Promise<void> {
  for (const { at, run } of [...happenings].sort((one, other) => one.at - other.at)) {
    clock.set(at)
    await run()
  }
}

/** This instant when the area is open then and stays so for half an hour; else 23:00 of the evening that closed last, or closes next. */
export function tradingTime(atMs: number): number {
  if (!isOpenAt(atMs)) return dayStart(atMs) - hourMs
  return isOpenAt(atMs + 30 * minuteMs) ? atMs : dayStart(atMs) + 23 * hourMs
}

/** A few minutes before now, but not before today's opening. */
export const justNow = (nowMs: number): number => Math.max(nowMs - 2.5 * minuteMs, opensAt(dayStart(nowMs)))
