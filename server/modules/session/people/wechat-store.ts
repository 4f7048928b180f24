import { sql } from 'kysely'
import type { Db, Tx } from '../../../db/schema'
import { ownerOf } from '../owner-store'

/** The account that a WeChat user signs in to. */
export const boundUser = (db: Db, appId: string, openId: string) =>
  db
    .selectFrom('wechat_login as w')
    .innerJoin('user_account as u', 'u.user_id', 'w.user_id')
    .select(['u.user_id', 'u.mobile'])
    .where('w.app_id', '=', appId)
    .where('w.open_id', '=', openId)
    .executeTakeFirst()

/** Whether a WeChat user is still bound to an account; locked until the transaction ends. */
export async function stillBound(tx: Tx, { userId, appId, openId }: Binding): Promise<boolean> {
  const bound = tx.selectFrom('wechat_login').select('user_id').where('user_id', '=', userId)
  const row = await bound.where('app_id', '=', appId).where('open_id', '=', openId).forShare().executeTakeFirst()
  return row !== undefined
}

export interface Binding {
  readonly userId: number
  readonly appId: string
  readonly openId: string
}

/** Binds a WeChat user to an account; earlier bindings of either end. Payments use this WeChat user from now on, too. */
export async function bind(tx: Tx, { userId, appId, openId }: Binding, at: number): Promise<void> {
  for (const key of [`wechat:${appId}:${openId}`, `wechat:${userId}`])
    await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(tx)
  await tx
    .deleteFrom('wechat_login')
    .where('app_id', '=', appId)
    .where((eb) => eb.or([eb('open_id', '=', openId), eb('user_id', '=', userId)]))
    // An existing pair is not written again, so that a sign-in with it at the same moment does not fail.
    .where((eb) => eb.or([eb('open_id', '<>', openId), eb('user_id', '<>', userId)]))
    .execute()
  const row = { user_id: userId, app_id: appId, open_id: openId, at }
  await tx
    .insertInto('wechat_login')
    .values(row)
    .onConflict((oc) => oc.columns(['app_id', 'open_id']).doUpdateSet({ at }))
    .execute()
  await tx
    .insertInto('platform_user')
    .values(row)
    .onConflict((oc) => oc.columns(['user_id', 'app_id']).doUpdateSet({ open_id: openId, at }))
    .execute()
}

/** Ends every binding of an account. */
export const unbind = (db: Db, userId: number) => db.deleteFrom('wechat_login').where('user_id', '=', userId).execute()

/** Ends the bindings of whoever holds a block. */
export const unbindOwnerOf = (tx: Tx, blockId: number) =>
  tx.deleteFrom('wechat_login').where('user_id', 'in', ownerOf(tx, blockId)).execute()
