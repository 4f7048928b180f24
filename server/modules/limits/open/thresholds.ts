import { needsTwo } from '@contract/console/for-two'
import type { ThresholdName } from '@contract/console/limits'
import { thresholds } from '@contract/console/limits'
import type { Db } from '../../../db/schema'
import { findThreshold } from '../limit-store'

/** The amount where two persons begin, as it is set now, in fen. Source: community §9 (two persons). */
export const thresholdOf = async (db: Db, name: ThresholdName): Promise<number> =>
  (await findThreshold(db, name)).amount ?? thresholds.standardFen[name]

/** Whether two persons decide an amount, with what counts already. */
export const isForTwo = async (
  db: Db,
  name: ThresholdName,
  { amount, before }: { readonly amount: number; readonly before: number },
): Promise<boolean> => needsTwo(name, { amount, before, setFen: await thresholdOf(db, name) })
