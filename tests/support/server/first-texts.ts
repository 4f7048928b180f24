import { ok } from '@contract/result'
import type { Db } from '../../../server/db/schema'
import { transact } from '../../../server/db/transact'
import { putFirstTexts } from '../../../server/modules/community/open/put-first-texts'

/** The words with which a city begins, long before anything happens in it. */
export const withFirstTexts = (db: Db, areaId: number): Promise<unknown> =>
  transact(db, async (tx) => ok(await putFirstTexts(tx, { clock: { now: () => 0 } }, areaId)))
