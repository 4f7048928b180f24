import { closing } from '@contract/limits'
import { allCities } from '@contract/settings/all-cities'
import type { Db } from '../../db/schema'
import { settingsAt } from '../settings/open/settings-at'

/** When a closing began that can be taken back until then; undefined while none waits. */
export const begunAt = (until: number | null): number | undefined =>
  until === null ? undefined : until - closing.backMs

/** Below how much money cannot be taken out, in fen: what waits to be closed keeps the figure of when that began. */
export const restBelowAt = async (db: Db, at: number): Promise<number> =>
  (await settingsAt(db, allCities, at)).withdrawLeast
