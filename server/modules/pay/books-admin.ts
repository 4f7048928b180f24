import { dayMs } from '@contract/durations'
import { dayStart, startOfDay } from '@contract/hours'
import { calendarDay } from '@contract/moments'
import type { Refusal } from '@contract/refusals'
import { refusal } from '@contract/refusals'
import type { Result } from '@contract/result'
import { err, ok } from '@contract/result'
import { audit } from '../audit/open/audit'
import { transact } from '../../db/transact'
import type { Deps } from '../../deps'
import { alone } from '../../db/alone'
import { gatewayOf } from './gateway'
import type { Differences } from './reconcile'
import { booksLock, reconcile } from './reconcile'

/** The most differences in an answer; the count gives the total. */
const shownMost = 100

/**
 * Compares the books when an operator asks. The nightly comparison runs all the same. Refusals: FORM (a day to come), BUSY (another one
 * runs). Our decision: docs/decisions/0060-payment-gateway.md
 */
export async function checkOnDemand(deps: Deps, differencesOf: Differences, by: number, wanted: string | undefined) {
  const now = deps.clock.now()
  const day = wanted ?? calendarDay(now)
  const at = startOfDay(day)
  if (at > dayStart(now) + dayMs - 1) return err(refusal('FORM', { fields: { day: '日期须不晚于今天' } }))
  const report = await alone(deps, booksLock, () => reconcile(deps, differencesOf, at))
  if (!report) return err(refusal('BUSY', {}, '正在对账，请稍后再看'))
  const { differences, payments } = report
  const answer = {
    day,
    checkedAt: deps.clock.now(),
    isGatewayAsked: gatewayOf(deps.config) !== undefined,
    payments,
    equal: differences.length === 0,
    differences: differences.slice(0, shownMost),
    count: differences.length,
  }
  return transact(deps.db, async (tx): Promise<Result<typeof answer, Refusal>> => {
    const details = { day, payments, differences: answer.differences, count: answer.count }
    const about = { refType: 'books', refId: Number(day.replaceAll('-', '')) }
    await audit(tx, deps, { userId: by, call: '/admin/books/check', ...about, details })
    return ok(answer)
  })
}
