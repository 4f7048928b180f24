import type * as v from 'valibot'
import type { areaSwitch } from '@contract/endpoints/city/switches'
import { refusal } from '@contract/refusals'
import { err, ok } from '@contract/result'
import { audit } from '../audit/open/audit'
import { once } from '../../db/once/once'
import { transact } from '../../db/transact'
import type { Deps } from '../../deps'
import { lockArea } from './open/lock-area'
import { allSwitches, isSwitchedOn, setSwitch } from './open/switches'
import * as store from './store'

const call = '/admin/area/switch'

/** Every switch of an area. Refusal: NOT_FOUND. */
export async function readSwitches({ db }: Deps, areaId: number) {
  if (!(await store.findArea(db, areaId))) return err(refusal('NOT_FOUND'))
  return ok({ areaId, switches: await allSwitches(db, areaId) })
}

/** Opens or closes a way of the wallet on one platform. Refusal: NOT_FOUND. Our decision: docs/decisions/0050-money.md */
export function switchArea(deps: Deps, userId: number, input: v.InferOutput<typeof areaSwitch.input>) {
  const { areaId, name, platform, on, reason } = input
  return transact(deps.db, (tx) =>
    once(tx, { userId, clientNo: input.clientNo, call, input, now: deps.clock.now() }, async () => {
      if (!(await lockArea(tx, areaId))) return err(refusal('NOT_FOUND'))
      const before = { on: await isSwitchedOn(tx, areaId, name, platform) }
      await setSwitch(tx, areaId, { name, platform, on })
      const details = { name, platform, on, before, after: { on } }
      await audit(tx, deps, { userId, call, refType: 'area', refId: areaId, areaId, reason, details })
      return ok({ areaId, switches: await allSwitches(tx, areaId) })
    }),
  )
}
