import type { ToAgree } from '@contract/endpoints/community/texts'
import { isAgreedTo } from '@contract/texts/area-texts'
import type { AreaTextKey } from '@contract/texts/area-texts'
import type { Db, Tx } from '../../../db/schema'
import * as store from '../store'

/** Who agrees, and in which city. */
export interface Agreeing {
  readonly userId: number
  readonly areaId: number
}

/** What somebody has not agreed to yet in a city, as one value of a statement that reads more. */
export const unagreed = ({ userId, areaId }: Agreeing) => store.unagreed(userId, areaId)

/** What somebody has not agreed to yet in a city. */
export const toAgree = async (db: Db, who: Agreeing): Promise<ToAgree[]> =>
  (await db.selectNoFrom(unagreed(who).as('asks')).executeTakeFirstOrThrow()).asks

/** Keeps that somebody agreed to what was in force when he ticked it, which is not after now. */
export async function agreeAsOf(tx: Tx, who: Agreeing, { at, now }: { readonly at: number; readonly now: number }) {
  const then = Math.min(at, now)
  await store.insertAgreed(tx, { ...who, at: then }, await store.inForceAt(tx, who.areaId, then))
}

/** Everything that somebody agreed to, newest first. */
export const agreedBy = async (db: Db, userId: number) =>
  (await store.agreedBy(db, userId)).flatMap(({ key, ...one }) => {
    const known = key as AreaTextKey
    return isAgreedTo(known) ? [{ key: known, ...one }] : []
  })
