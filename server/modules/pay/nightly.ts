import { dayMs, hourMs } from '@contract/durations'
import { dayStart } from '@contract/hours'
import { transact } from '../../db/transact'
import { ok } from '@contract/result'
import type { Deps } from '../../deps'
import { tell } from '../notices/open/tell'
import { alone } from '../../db/alone'
import type { Differences, Report } from './reconcile'
import { booksLock, causes, reconcile } from './reconcile'
import * as store from './reconcile-store'

/** Hours of the comparison: at night, and again when the gateway's bill of the day before is certain to exist (documented: after 10:00). */
const runAtMs = [3.5 * hourMs, 10.25 * hourMs] as const

/** The last time at which a comparison was due. */
export function lastDue(now: number): number {
  const today = dayStart(now)
  return Math.max(...[today - dayMs, today].flatMap((day) => runAtMs.map((ms) => day + ms)).filter((due) => due <= now))
}

/** Stores a comparison, and tells the operators when something differs. */
export async function keepReport(deps: Deps, report: Report): Promise<void> {
  const { differences, day, payments } = report
  await transact(deps.db, async (tx) => {
    const isEqual = differences.length === 0
    await store.insertRun(tx, {
      run_id: deps.ids.next(),
      at: deps.clock.now(),
      day,
      payments,
      differences: JSON.stringify(differences),
      is_equal: isEqual,
    })
    for (const { user_id: userId } of isEqual ? [] : await store.operators(tx)) {
      await tell(tx, deps, {
        userId,
        type: 'system',
        kind: 'reconcile',
        refType: 'none',
        refId: Number(day),
        title: `对账有 ${differences.length} 处不一致`,
        content: differences
          .slice(0, 5)
          .map(({ cause, about }) => `${about}: ${causes[cause]}`)
          .join('\n'),
        onlyOnce: true,
      })
    }
    return ok(undefined)
  })
}

/** Whether the latest due comparison has been made. */
async function isMade({ db, clock }: Deps): Promise<boolean> {
  const newest = await store.newestRun(db)
  return newest !== undefined && newest.at >= lastDue(clock.now())
}

/**
 * Compares the day before, when that is due and was not done yet; of several servers one does it. Returns the comparison if it was made
 * here.
 */
export async function reconcileIfDue(deps: Deps, differencesOf: Differences): Promise<Report | undefined> {
  if (await isMade(deps)) return undefined
  return alone(deps, booksLock, async () => {
    // Another server may have made it since.
    if (await isMade(deps)) return undefined
    const report = await reconcile(deps, differencesOf, deps.clock.now() - dayMs)
    await keepReport(deps, report)
    return report
  })
}
