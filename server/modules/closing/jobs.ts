import { fen } from '@contract/money'
import { nextNumber } from '../../db/numbers'
import type { Tx } from '../../db/schema'
import type { Deps } from '../../deps'
import type { Deadline } from '../../jobs/deadlines'
import { deadline } from '../../jobs/deadlines'
import type { JobHandlers, JobNames } from '../../jobs/jobs'
import { schedule } from '../../jobs/jobs'
import { claimPurse, giveRest } from '../fund/open/give-rest'
import { claimPerson } from '../session/open/claim-person'
import { forgetPerson } from '../session/open/forget-person'
import { keepAccount } from '../session/open/frozen-account'
import { begunAt, restBelowAt } from './rest-below'
import { obstaclesOf } from './rules'
import * as store from './store'

/** The wake-up of the end of the time in which a closing can be taken back. */
export const closeJob = 'closeAccount'

/** Who closes an account can take it back for as much longer. */
export const closingDeadlines: readonly Deadline[] = [
  deadline('user_account', 'user_id', 'closing_until', { wakes: closeJob }),
]

/**
 * Closes an account for ever when nobody took it back: the rest of the wallet goes to the fund of the city, and nothing is left of who it
 * was. Orders and books stay. What came meanwhile and waits for somebody keeps the account. Our decision:
 * docs/decisions/0436-closing-an-account.md
 */
async function finish(tx: Tx, deps: Deps, userId: number): Promise<void> {
  const person = await claimPerson(tx, userId)
  const { closing_until: until = null, closing_area_id: areaId = null } = person ?? {}
  // Taken back.
  if (until === null || areaId === null) return
  const now = deps.clock.now()
  if (until > now) return schedule(tx, { kind: closeJob, ref: userId, runAt: until })
  await claimPurse(tx, deps, userId, areaId)
  const standing = await store.standingOf(tx, userId, await restBelowAt(tx, begunAt(until) ?? now))
  if (obstaclesOf(standing).length > 0) return keepAccount(tx, deps, userId)
  const { available, income } = standing
  if (available + income > 0) {
    const no = await nextNumber({ db: tx, config: deps.config }, 'G', now)
    await giveRest(tx, deps, { no, userId, areaId, available: fen(available), income: fen(income) })
  }
  await store.forgetBelongings(tx, userId)
  await store.forgetFollowers(tx, userId)
  await forgetPerson(tx, deps, userId)
}

/** What the jobs of closing accounts do, for who reads that one fails. */
export const closingJobNames = {
  [closeJob]: '注销账号',
} as const satisfies JobNames

/** The timer of accounts that wait to be closed. */
export const closingJobs = (deps: Deps): JobHandlers<keyof typeof closingJobNames> => ({
  [closeJob]: (tx, userId) => finish(tx, deps, userId),
})
