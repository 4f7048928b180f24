import type * as v from 'valibot'
import type { areaSwitch } from '@contract/endpoints/city/switches'
import { refusal } from '@contract/refusals'
import { err, ok } from '@contract/result'
import { audit } from '../audit/open/audit'
import { changesOf } from '../audit/open/changes'
import { doOnce } from '../../db/once/once'
import type { Deps } from '../../deps'
import { lockArea } from './open/lock-area'
import { allSwitches, setSwitch } from './open/switches'
import * as store from './store'

const call = '/admin/area/switch'

type Switches = v.InferOutput<typeof areaSwitch.input>['switches']

/** Switches as the record of an act tells them. */
const toldOf = (switches: Readonly<Switches>) =>
  Object.fromEntries(switches.map(({ name, platform, on }) => [`${name} ${platform}`, on]))

/** Every switch of an area. Refusal: NOT_FOUND. */
export async function readSwitches({ db }: Deps, areaId: number) {
  if (!(await store.findArea(db, areaId))) return err(refusal('NOT_FOUND'))
  return ok({ areaId, switches: await allSwitches(db, areaId) })
}

/** Opens or closes ways of the wallet and modules on platforms. Refusal: NOT_FOUND. Our decision: docs/decisions/0050-money.md */
export function switchArea(deps: Deps, userId: number, input: v.InferOutput<typeof areaSwitch.input>) {
  const { areaId, switches, reason } = input
  return doOnce(deps, { userId, call, input }, async (tx) => {
    if (!(await lockArea(tx, areaId))) return err(refusal('NOT_FOUND'))
    const before = toldOf(await allSwitches(tx, areaId))
    for (const one of switches) await setSwitch(tx, areaId, one)
    const changes = changesOf(before, { ...before, ...toldOf(switches) })
    await audit(tx, deps, { userId, call, refType: 'area', refId: areaId, areaId, reason, changes })
    return ok({ areaId, switches: await allSwitches(tx, areaId) })
  })
}
