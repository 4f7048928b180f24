import type { ThresholdName } from '@contract/console/for-two'
import { needsTwo } from '@contract/console/for-two'
import { allCities } from '@contract/settings/all-cities'
import type { Db } from '../../../db/schema'
import { settingsAt } from '../../settings/open/settings-at'

/** The amount where two persons begin, as it is set at an instant, in fen. Source: community §9 (two persons). */
export const thresholdOf = async (db: Db, name: ThresholdName, at: number): Promise<number> =>
  (await settingsAt(db, allCities, at))[name]

/** Whether two persons decide an amount, with what counts already. */
export const isForTwo = async (
  db: Db,
  name: ThresholdName,
  { amount, before, at }: { readonly amount: number; readonly before: number; readonly at: number },
): Promise<boolean> => needsTwo(name, { amount, before, setFen: await thresholdOf(db, name, at) })
