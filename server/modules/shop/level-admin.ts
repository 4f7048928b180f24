import type * as v from 'valibot'
import { includesArea } from '@contract/console/roles'
import type { shopLevelSet } from '@contract/endpoints/console/community/shop'
import { fen } from '@contract/money'
import { refusal } from '@contract/refusals'
import { err, ok } from '@contract/result'
import { levelNames } from '@contract/shop/level-names'
import { doOnce } from '../../db/once/once'
import type { Deps } from '../../deps'
import type { StaffCaller } from '../../http/staff/staff-caller'
import { isArea } from '../area/open/find-area'
import { audit } from '../audit/open/audit'
import { changesOf } from '../audit/open/changes'
import { ownAffair } from '../audit/open/own'
import type { LevelRow } from './level-store'
import { changeLevel, levelOf, lockLevel } from './level-store'
import { missing } from './missing'
import { hasShopIn } from './shop-store'

/** A level as operators see it. */
export const levelView = ({ level, ver, fee, seats, taken }: LevelRow) => ({ level, ver, fee: fen(fee), seats, taken })

/**
 * Sets the seats of a level in an area, from now on. Refusals: NOT_FOUND, OWN (who has
 * a shop there), MOVED (`level`), LIMIT (`taken`: fewer seats than are taken). Source: community §5 (levels per area).
 */
export function setLevel(deps: Deps, staff: StaffCaller, input: v.InferOutput<typeof shopLevelSet.input>) {
  const call = '/admin/shop/level'
  const { areaId, level, seats, reason } = input
  const now = deps.clock.now()
  return doOnce(deps, { userId: staff.userId, call, input }, async (tx) => {
    if (!includesArea(staff.areas, areaId) || !(await isArea(tx, areaId))) return err(missing)
    if (await hasShopIn(tx, areaId, staff.userId)) return err(ownAffair)
    const row = await lockLevel(tx, areaId, level, now)
    if (row.ver !== input.ver) return err(refusal('MOVED', { level: levelView(row) }))
    if (seats > 0 && seats < row.taken)
      return err(refusal('LIMIT', { taken: row.taken }, `${levelNames[level]}已占 ${row.taken} 席，不能再少`))
    await changeLevel(tx, row, { seats })
    const changes = changesOf({ seats: row.seats }, { seats })
    const about = { refType: 'area', refId: areaId, areaId, details: { level } }
    await audit(tx, deps, { userId: staff.userId, call, ...about, reason, changes })
    return ok(levelView(await levelOf(tx, areaId, level, now)))
  })
}
