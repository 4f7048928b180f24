import type { LimitName } from '@contract/console/limits'
import { gifts } from '@contract/fund/limits'
import { recharges, withdrawals } from '@contract/limits'
import type { Fen } from '@contract/money'
import { fen } from '@contract/money'
import type { Db } from '../../../db/schema'
import { limitOf } from '../limit-store'

/** What everybody may move in a day, in fen. */
export const standardLimits: Readonly<Record<LimitName, number>> = {
  recharge: recharges.dayFen,
  withdraw: withdrawals.dayFen,
  gift: gifts.dayFen,
}

/** What a person may move in a day: by an own limit, or as everybody. Source: community §9 (raising any limit). */
export const dayLimitOf = async (db: Db, userId: number, name: LimitName): Promise<Fen> =>
  fen((await limitOf(db, userId, name))?.amount ?? standardLimits[name])
