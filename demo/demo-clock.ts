import { hourMs, minuteMs } from '@contract/durations'
import type { Openings } from '@contract/hours'
import { dayStart, isOpenAt, opensAt } from '@contract/hours'
import type { Clock, Deps } from '../server/deps'
import type { Caller } from '../server/http/caller'

/** A clock that can be set, so that each event of the demo city's past happens at its own time. */
export class DemoClock implements Clock {
  /** `openings`: those of the demo city, its past too, by its settings. */
  constructor(
    private at: number,
    readonly openings: Openings,
  ) {}

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

/** Who lives at a block of the demo city. */
export type CallerOf = (blockNo: number) => Caller

/** What happens in a module of the city: the file of its name in `demo/modules` exports it as `happenings`. `isLarge`: in a large city. */
export type ModuleHappenings = (
  deps: DemoDeps,
  nowMs: number,
  callerOf: CallerOf,
  isLarge: boolean,
) => readonly Happening[]

/** Runs the events in order of time, each with the clock set to its moment. */
export async function relive({ clock }: DemoDeps, happenings: readonly Happening[]): Promise<void> {
  for (const { at, run } of [...happenings].sort((one, other) => one.at - other.at)) {
    clock.set(at)
    await run()
  }
}

/** What a moment of trade depends on. */
type Hours = Pick<DemoClock, 'openings'>

/** This moment, when the city is open and stays open for half an hour; else an hour before the end of the last opening. */
export function tradingTime({ openings }: Hours, atMs: number): number {
  if (isOpenAt(openings, atMs) && isOpenAt(openings, atMs + 30 * minuteMs)) return atMs
  const last = openings.filter(({ from }) => from <= atMs).at(-1)
  return (last?.to ?? dayStart(atMs)) - hourMs
}

/** A few minutes before now, but not before today's opening. */
export const justNow = ({ openings }: Hours, nowMs: number): number =>
  Math.max(nowMs - 2.5 * minuteMs, opensAt(openings, dayStart(nowMs)))
