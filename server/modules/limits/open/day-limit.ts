import type { LimitName } from '@contract/console/limits'
import { gifts } from '@contract/fund/limits'
import type { Fen } from '@contract/money'
import { fen } from '@contract/money'
import { allCities } from '@contract/settings/all-cities'
import type { Db } from '../../../db/schema'
import { settingsAt } from '../../settings/open/settings-at'
import { limitOf } from '../limit-store'

/** What everybody may move in a day at an instant, in fen. */
export async function standardLimits(db: Db, at: number): Promise<Readonly<Record<LimitName, number>>> {
  const { rechargeDay, withdrawDay } = await settingsAt(db, allCities, at)
  return { recharge: rechargeDay, withdraw: withdrawDay, gift: gifts.dayFen }
}

/** What a person may move in a day at an instant: by an own limit, or as everybody. Source: community §9 (raising any limit). */
export const dayLimitOf = async (db: Db, userId: number, name: LimitName, at: number): Promise<Fen> =>
  fen((await limitOf(db, userId, name))?.amount ?? (await standardLimits(db, at))[name])
