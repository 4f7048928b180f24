import { sql } from 'kysely'
import type { Db, Tx } from '../../../db/schema'
import { ownerOf } from '../owner-store'

/** A person by mobile number. */
export const userOfMobile = (db: Db, mobile: string) =>
  db
    .selectFrom('user_account')
    .select(['user_id', 'nick_name', 'avatar'])
    .where('mobile', '=', mobile)
    .executeTakeFirst()

/** Whether a number still belongs to this person; locked until the transaction ends. */
export async function stillHasMobile(tx: Tx, userId: number, mobile: string): Promise<boolean> {
  const user = tx.selectFrom('user_account').select('user_id').where('user_id', '=', userId)
  return (await user.where('mobile', '=', mobile).forShare().executeTakeFirst()) !== undefined
}

/** The block somebody acts as in an area after signing in by a code: the lowest number held there. */
export const firstBlockOf = (db: Db, userId: number, areaId: number) =>
  db
    .selectFrom('block')
    .select(['block_id', 'block_no'])
    .where('owner_user_id', '=', userId)
    .where('area_id', '=', areaId)
    .orderBy('block_no')
    .limit(1)
    .executeTakeFirst()

/** A new person with this number; nothing when somebody has it already. */
export const insertUser = (db: Db, user: { user_id: number; nick_name: string; mobile: string; created_at: number }) =>
  db
    .insertInto('user_account')
    .values({ ...user, avatar: '', thumbs: '', intro: '', is_admin: false, points: 0, points_unranked: 0 })
    .onConflict((oc) => oc.column('mobile').where('mobile', '<>', sql.lit('')).doNothing())
    .execute()

export const areaNameOf = (db: Db, areaId: number) =>
  db.selectFrom('area').select('name').where('area_id', '=', areaId).executeTakeFirst()

/** Binds a number to a person unless another has it; says whether it is bound now. */
export async function bindMobile(tx: Tx, userId: number, mobile: string): Promise<boolean> {
  const owner = await tx.selectFrom('user_account').select('user_id').where('mobile', '=', mobile).executeTakeFirst()
  if (owner) return owner.user_id === userId
  await setMobile(tx, userId, mobile)
  return true
}

/** Changes what somebody shows; nothing when the account was closed. */
export const updateProfile = (
  db: Db,
  userId: number,
  change: { nick_name?: string; avatar?: string; thumbs?: string; intro?: string },
) =>
  db
    .updateTable('user_account')
    .set(change)
    .where('user_id', '=', userId)
    .where('closed_at', 'is', null)
    .returning(['nick_name', 'avatar', 'thumbs', 'intro'])
    .executeTakeFirst()

export const profileOf = (db: Db, userId: number) =>
  db
    .selectFrom('user_account')
    .select(['user_id', 'nick_name', 'avatar', 'thumbs', 'intro', 'points'])
    .where('user_id', '=', userId)
    .executeTakeFirst()

export const blocksOf = (db: Db, userId: number) =>
  db
    .selectFrom('block as b')
    .innerJoin('area as a', 'a.area_id', 'b.area_id')
    .select(['b.area_id', 'a.name as area_name', 'b.block_no', 'b.held_since', 'b.created_at'])
    .where('b.owner_user_id', '=', userId)
    .orderBy('b.area_id')
    .orderBy('b.block_no')
    .execute()

/** Orders done on either side. What others say of a seller is read where it is counted: /bctReview/info. */
export async function ordersDoneOf(db: Db, userId: number): Promise<number> {
  const { rows } = await sql<{ done: number }>`select count(*)::int as done from trade_order
    where (buyer_user_id = ${userId} or seller_user_id = ${userId}) and state = 'done'`.execute(db)
  return rows[0]?.done ?? 0
}

/** The live sessions of a device among these token hashes, in one area, with what the list of accounts shows. */
export const rememberedOf = (
  db: Db,
  { areaId, hashes, ak, now }: { areaId: number; hashes: readonly Buffer[]; ak: string; now: number },
) =>
  db
    .selectFrom('session_token as s')
    .innerJoin('user_account as u', 'u.user_id', 's.user_id')
    .leftJoin('block as b', 'b.block_id', 's.block_id')
    .select(['s.token_hash', 'u.user_id', 'u.nick_name', 'u.avatar', 'b.block_no'])
    .select((eb) =>
      eb
        .selectFrom('user_notice as n')
        .select(({ fn }) => fn.countAll<number>().as('unread'))
        .whereRef('n.user_id', '=', 'u.user_id')
        .where('n.read_at', 'is', null)
        .as('unread'),
    )
    .where('s.token_hash', 'in', [...hashes])
    .where('s.ak', '=', ak)
    .where('s.area_id', '=', areaId)
    .where('s.expires_at', '>', now)
    .where((eb) => eb.or([eb('s.block_id', 'is', null), eb('b.owner_user_id', '=', eb.ref('s.user_id'))]))
    .execute()

/** The new founder password of a block; null when nobody may sign in with it. */
export const setFounderHash = (tx: Tx, blockId: number, hash: string | null) =>
  tx.updateTable('block').set({ founder_hash: hash }).where('block_id', '=', blockId).execute()

/** The new management password of a block; null for none. */
export const setManageHash = (tx: Tx, blockId: number, hash: string | null) =>
  tx.updateTable('block').set({ manage_hash: hash }).where('block_id', '=', blockId).execute()

/** Ends the sessions acting as a block: all, those of managers, or all but one. */
export const endSessionsOf = (
  tx: Tx,
  { blockId, exceptTokenId = 0, scope }: { blockId: number; exceptTokenId?: number; scope?: 'manager' },
  now: number,
) =>
  tx
    .updateTable('session_token')
    .set({ expires_at: now })
    .where('block_id', '=', blockId)
    .where('token_id', '<>', exceptTokenId)
    .where('expires_at', '>', now)
    .$if(scope !== undefined, (sessions) => sessions.where('scope', '=', scope ?? 'manager'))
    .execute()

/** Ends the sessions that the owner of a block has, whatever they act as, but those on one device. */
export const endOwnersSessions = (tx: Tx, { blockId, exceptAk }: { blockId: number; exceptAk: string }, now: number) =>
  tx
    .updateTable('session_token')
    .set({ expires_at: now })
    .where('user_id', 'in', ownerOf(tx, blockId))
    .where('expires_at', '>', now)
    .$if(exceptAk !== '', (sessions) => sessions.where('ak', '<>', exceptAk))
    .execute()

/** Gives somebody a number, or none (''). */
export const setMobile = (tx: Tx, userId: number, mobile: string) =>
  tx.updateTable('user_account').set({ mobile }).where('user_id', '=', userId).execute()
