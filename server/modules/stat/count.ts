import { dayMs, hourMs } from '@contract/durations'
import { dayStart } from '@contract/hours'
import { ok } from '@contract/result'
import { transact } from '../../db/transact'
import type { Deps } from '../../deps'
import * as store from './hours-store'

export const weekMs = 7 * dayMs

/** How far back hours are counted again: what committed late belongs to them, too. */
const againMs = 2 * hourMs

/** How much is counted in one transaction. */
const stepMs = dayMs

/** The Monday of an instant's week, at its start in the area. 1970-01-05 was one. */
export const weekStart = (at: number): number => {
  const monday = dayStart(4 * dayMs)
  return at - ((((at - monday) % weekMs) + weekMs) % weekMs)
}

/** Counts the hours that are over since the last time. Source: community §9 (statistics). */
export async function countStatistics({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const end = Math.floor(clock.now() / hourMs) * hourMs
  if ((await store.countedUntil(db)) >= end) return
  const first = await store.firstEventAt(db)
  for (;;) {
    const counted = await transact(db, async (tx) => {
      const before = await store.lockCounted(tx)
      const start = Math.max(before, Math.floor((first ?? end) / hourMs) * hourMs)
      const until = Math.min(end, start + stepMs)
      if (until <= before) return ok(end)
      await store.countHours(tx, start - againMs, until)
      await store.countDays(tx, dayStart(start - againMs), until)
      for (let week = weekStart(start - weekMs); week + weekMs <= until; week += weekMs)
        await store.countWeek(tx, week, week - weekMs, week + weekMs)
      await store.setCounted(tx, until)
      return ok(until)
    })
    if (!counted.ok || counted.value >= end) return
  }
}
