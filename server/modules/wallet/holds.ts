import type * as v from 'valibot'
import type { freezeList, HoldView, incomeGetTotal, incomeList } from '@contract/endpoints/money/holds'
import { holdReasons, incomeSources } from '@contract/endpoints/money/holds'
import { pageSize } from '@contract/envelope'
import { fen } from '@contract/money'
import { refusal } from '@contract/refusals'
import { err, ok } from '@contract/result'
import { frameOf } from '../../db/page-frame'
import { skipped } from '../../db/page-start'
import type { Deps } from '../../deps'
import { incomeByType, stretchOf } from '../../ledger/statement'
import { balancesOf } from '../../ledger/wallet'
import { spanOf, wrongDays } from './rules/days'
import { incomeFilterOf, sourceOf } from './rules/groups'
import * as store from './hold-store'
import { holdView } from './hold-view'
import { pageOfRecords } from './records'

const sum = (holds: readonly HoldView[]) => fen(holds.reduce((whole, { amount }) => whole + amount, 0))

/** First those that wait for the caller, then the soonest to end; those without an end come last. */
const byTurn = (a: HoldView, b: HoldView): number =>
  Number(b.turn === 'me') - Number(a.turn === 'me') ||
  (a.until ?? Number.MAX_SAFE_INTEGER) - (b.until ?? Number.MAX_SAFE_INTEGER) ||
  a.holdId - b.holdId

async function viewsOf({ db, clock }: Deps, userId: number): Promise<HoldView[]> {
  return (await store.openHolds(db, userId)).map((row) => holdView(row, clock.now())).sort(byTurn)
}

/** Every open hold as a card. Source: domain model §7 (pages/user/freeze). */
export async function listHolds(deps: Deps, userId: number, { page, reason }: v.InferOutput<typeof freezeList.input>) {
  const holds = (await viewsOf(deps, userId)).filter((hold) => reason === undefined || hold.reason === reason)
  const from = skipped({ page })
  return ok({ data: holds.slice(from, from + pageSize), ...frameOf({ page, total: holds.length }) })
}

/** How much is frozen, by reason. */
export async function readFrozen(deps: Deps, userId: number) {
  const holds = await viewsOf(deps, userId)
  const reasons = holdReasons.flatMap((reason) => {
    const some = holds.filter((hold) => hold.reason === reason)
    return some.length === 0 ? [] : [{ reason, amount: sum(some), holds: some.length }]
  })
  const isLate = ({ until, isDeadline }: HoldView) => !isDeadline && until !== null && until < deps.clock.now()
  return ok({ frozen: sum(holds), holds: holds.length, late: holds.filter(isLate).length, reasons })
}

/** One own open hold. Refusal: NOT_FOUND (also for somebody else's, and for one that has ended). */
export async function readHold({ db, clock }: Deps, userId: number, holdId: number) {
  const row = await store.findHold(db, userId, holdId)
  return row ? ok(holdView(row, clock.now())) : err(refusal('NOT_FOUND'))
}

/** Own income by source, newest first. Refusal: FORM (`from` after `to`). Source: domain model §7 (pages/user/income). */
export async function listIncome({ db }: Deps, userId: number, input: v.InferOutput<typeof incomeList.input>) {
  const span = spanOf(input)
  if (!span) return err(wrongDays)
  const stretch = await stretchOf(db, userId, 'income', span)
  const { page } = await pageOfRecords(db, { stretch, types: incomeFilterOf(input.source), onlyIn: true }, input)
  return ok({ ...page, data: page.data.map((row) => ({ ...row, source: sourceOf(row.type) })) })
}

/** Income, its held part with release times, and what each source brought. Refusal: FORM (`from` after `to`). */
export async function readIncome(deps: Deps, userId: number, input: v.InferOutput<typeof incomeGetTotal.input>) {
  const span = spanOf(input)
  if (!span) return err(wrongDays)
  const releases = (await viewsOf(deps, userId)).filter(({ reason }) => reason === 'handover')
  const stretch = await stretchOf(deps.db, userId, 'income', span)
  const types = await incomeByType(deps.db, { stretch, types: incomeFilterOf(undefined) })
  const sources = incomeSources.flatMap((source) => {
    const some = types.filter(({ type }) => sourceOf(type) === source)
    if (some.length === 0) return []
    const amount = fen(some.reduce((whole, row) => whole + row.amount, 0))
    return [{ source, amount, count: some.reduce((whole, row) => whole + row.count, 0) }]
  })
  return ok({ income: (await balancesOf(deps.db, userId)).income, held: sum(releases), releases, sources })
}
