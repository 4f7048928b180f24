import { refusal } from '@contract/refusals'
import type { Refusal } from '@contract/refusals'
import { allCities } from '@contract/settings/all-cities'
import type { Db } from '../../db/schema'
import type { Deps } from '../../deps'
import { settingsAt } from '../settings/open/settings-at'
import type { Plan, RemedyWish } from './plan'

/** The most that the city advances of one division, in fen. Source: operating §2. */
export const advanceMostAt = async (db: Db, { clock }: Pick<Deps, 'clock'>): Promise<number> =>
  (await settingsAt(db, allCities, clock.now())).advanceMost

/** Why a plan is less than was wished, if it is. Refusals: NOT_ENOUGH (`missing`), LIMIT (`most`). */
export async function shortRefusal(
  db: Db,
  deps: Deps,
  { sellerAmount, isAdvanced }: RemedyWish,
  { reached, missing }: Plan,
): Promise<Refusal | undefined> {
  if (reached === null || reached === sellerAmount) return undefined
  if (!isAdvanced) return refusal('NOT_ENOUGH', { missing }, '多得的一方余额不够')
  const most = await advanceMostAt(db, deps)
  return missing > most
    ? refusal('LIMIT', { most, missing }, '差额超过平台垫付的上限')
    : refusal('NOT_ENOUGH', { missing }, '城市财库不够垫付')
}
