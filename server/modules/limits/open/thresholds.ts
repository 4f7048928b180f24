import type { ThresholdName } from '@contract/console/limits'
import { thresholds } from '@contract/console/limits'
import type { Db } from '../../../db/schema'
import { findThreshold } from '../limit-store'

/** From this amount on (of disputes: above it) two persons decide, in fen. Source: community §9 (two persons). */
export const thresholdOf = async (db: Db, name: ThresholdName): Promise<number> =>
  (await findThreshold(db, name)).amount ?? thresholds.standardFen[name]
