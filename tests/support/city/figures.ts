import { balancesOf } from '../../../server/ledger/wallet'
import { pointsOf } from '../../../server/modules/points/open/award'
import type { TestDeps } from '../database/database'
import { areaId } from './small-city'

/** What lies on accounts of the city and of the platform. */
export async function purses({ db }: TestDeps) {
  const rows = await db.selectFrom('account').select(['key', 'balance']).execute()
  const of = (key: string) => rows.find((row) => row.key === key)?.balance ?? 0
  return { fund: of(`area:${areaId}:fund`), treasury: of(`area:${areaId}:treasury`), fee: of('platform:fee') }
}

/** What a person has: money and points. */
export async function belongings({ db }: TestDeps, userId: number) {
  return { ...(await balancesOf(db, userId)), points: await pointsOf(db, userId) }
}
