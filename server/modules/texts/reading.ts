import type * as v from 'valibot'
import type { areaAgree, areaText } from '@contract/endpoints/community/texts'
import { refusal } from '@contract/refusals'
import { err, ok } from '@contract/result'
import { withFigures } from '@contract/settings/words'
import { areaTexts, isAgreedTo } from '@contract/texts/area-texts'
import { doOnce } from '../../db/once/once'
import type { Deps } from '../../deps'
import { bareYuan } from '../../format/yuan'
import type { Caller } from '../../http/caller'
import { settingsAt } from '../settings/open/settings-at'
import { toAgree } from './open/agreeing'
import * as store from './store'

type In<E extends { input: v.GenericSchema }> = v.InferOutput<E['input']>

/**
 * A text of an area, with the figures that hold there now, of an older version with those that held when it was last in force; of what is
 * agreed to with every version. Refusal: NOT_FOUND.
 */
export async function readText(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { userId }: Pick<Caller, 'userId'>,
  { areaId, key, ver }: In<typeof areaText>,
) {
  const text = await store.findText(db, { areaId, key, ver })
  if (!text) return err(refusal('NOT_FOUND'))
  const versions = isAgreedTo(key) || ver !== undefined ? await store.versionsOf(db, { areaId, key }, userId) : []
  const next = versions.find((one) => one.ver === text.ver + 1)
  const settings = await settingsAt(db, areaId, next ? next.at - 1 : clock.now())
  return ok({
    areaId,
    areaName: text.name,
    key,
    title: areaTexts[key].title,
    content: withFigures(text.content, settings, bareYuan),
    ver: text.ver,
    updatedAt: text.at,
    versions: isAgreedTo(key) ? versions : [],
  })
}

/**
 * Agrees to what is in force in the city of the session. Refusals: NO_RIGHT (a manager, who is not the resident), MOVED (`asks`). Our
 * decision: docs/decisions/0410-help-and-agreements.md
 */
export function agree(deps: Deps, caller: Caller, input: In<typeof areaAgree>) {
  const { userId, areaId } = caller
  const now = deps.clock.now()
  return doOnce(deps, { userId, call: '/area/agree', input }, async (tx) => {
    if (caller.isManager) return err(refusal('NO_RIGHT'))
    const inForce = await store.standing(tx, userId, areaId)
    const isInForce = input.agreed.every(({ key, ver }) => inForce.some((one) => one.key === key && one.ver === ver))
    if (!isInForce) return err(refusal('MOVED', { asks: await toAgree(tx, caller) }))
    await store.insertAgreed(tx, { userId, areaId, at: now }, input.agreed)
    return ok({ asks: await toAgree(tx, caller) })
  })
}
