import type * as v from 'valibot'
import type * as calls from '@contract/endpoints/console/settings/settings'
import { monthStart } from '@contract/hours'
import { fen } from '@contract/money'
import { feeOf, sellerFee } from '@contract/orders/fee'
import { refusal } from '@contract/refusals'
import { err, ok } from '@contract/result'
import type { SettingKey, Settings } from '@contract/settings/settings'
import { withdrawFeeOf } from '@contract/settings/withdraw-fee'
import type { Db } from '../../db/schema'
import type { Deps } from '../../deps'
import type { StaffCaller } from '../../http/staff/staff-caller'
import type { Change } from './change'
import { reached } from './change'
import type { Counted, Span } from './effect-store'
import { paidOutIn, soldIn } from './effect-store'
import { settingsAt } from './open/settings-at'
import { scopeOf, wishedFollowing } from './service'
import { settingsWith } from './standing'

/** What a figure takes of an amount, and the amounts that it takes something of. */
interface Measure {
  readonly of: 'fees' | 'fund'
  readonly amounts: (db: Db, span: Span) => Promise<readonly Counted[]>
  readonly taken: (amount: number, all: Settings) => number
}

const ofSale: Measure = { of: 'fees', amounts: soldIn, taken: (amount, all) => sellerFee(fen(amount), all) }
const ofPayout: Measure = { of: 'fees', amounts: paidOutIn, taken: (amount, all) => withdrawFeeOf(fen(amount), all) }

const measures: Partial<Record<SettingKey, Measure>> = {
  tradeFee: ofSale,
  tradeFeeMost: ofSale,
  tradeFeeFund: { of: 'fund', amounts: soldIn, taken: (amount, all) => feeOf(amount, all).fundShare },
  withdrawFee: ofPayout,
  withdrawFeeLeast: ofPayout,
}

/** What a change would have made of the month just past. Refusals: NOT_FOUND, FORM (`value`), CLOSED. Source: operating §1. */
export async function previewSetting(
  { db, clock }: Deps,
  staff: StaffCaller,
  { settingId, value }: v.InferOutput<typeof calls.settingPreview.input>,
) {
  const now = clock.now()
  const scope = await scopeOf(db, staff, settingId)
  if (!scope) return err(refusal('NOT_FOUND'))
  const what = await wishedFollowing(db, now, scope, value ?? null)
  if (!what.ok) return what
  const measure = measures[scope.key]
  return ok({ effect: measure ? await effectOf(db, measure, what.value, now) : null })
}

async function effectOf(db: Db, { of, amounts, taken }: Measure, change: Change, now: number) {
  const { value, from } = change
  const [since, until] = [monthStart(now, 1), monthStart(now)]
  const sums = { count: 0, before: 0, after: 0 }
  for (const areaId of await reached(db, change)) {
    const [without, changed] = [await settingsAt(db, areaId, from), await settingsWith(db, change, value, areaId, from)]
    for (const { amount, count } of await amounts(db, { areaId, from: since, until })) {
      sums.count += count
      sums.before += count * taken(amount, without)
      sums.after += count * taken(amount, changed)
    }
  }
  return { of, from: since, until, count: sums.count, before: fen(sums.before), after: fen(sums.after) }
}
