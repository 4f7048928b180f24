import type { Insertable, Selectable } from 'kysely'
import { sql } from 'kysely'
import { asRows, gathered } from '../../db/sent/gathered'
import type { Db, Tx } from '../../db/schema'
import type { Agreeing } from '../texts/open/agreeing'
import { unagreed } from '../texts/open/agreeing'
import type { SessionTokenTable, UserAccountTable } from './tables'
import type { BlockTable } from '../area/tables'

/** A session that lasts, with its user and block, if any. */
export interface LiveSession
  extends
    Pick<SessionTokenTable, 'token_id' | 'user_id' | 'login_user_id' | 'block_id' | 'area_id' | 'scope'>,
    Pick<Selectable<UserAccountTable>, 'closing_until'> {
  readonly block_no: number | null
}

export interface Heard {
  readonly nonce: string
  readonly signedAt: number
  /** Of a guest undefined. */
  readonly tokenHash: Buffer | undefined
  readonly ak: string
  readonly now: number
}

/** A nonce that is new, or not, and the session of its token. */
export interface Known {
  readonly isNew: boolean
  readonly session: LiveSession | undefined
}

/**
 * Stores a nonce and finds the session on its device, while it lasts and while its block is still that user's: in one statement, because
 * every call needs both, and for all calls that come meanwhile. A nonce that was used before, also by an earlier one of these calls, is not
 * new. Written out, because building it at every call took long (docs/decisions/0170-statements.md); the nonces are in both lists, because
 * rows that a part of a statement writes and another one reads go to every host of a cell (docs/decisions/0285-cells.md).
 */
export const hear = gathered(async (db, calls: readonly Heard[]): Promise<readonly Known[]> => {
  const nonce = ['text', (call: Heard) => call.nonce] as const
  const { rows } = await sql<LiveSession & { kept: string | null }>`with kept as (
      insert into request_nonce (nonce, signed_at) select nonce, signed_at
        from (${asRows(calls, { nonce, signed_at: ['bigint', ({ signedAt }) => signedAt] })}) as n order by nonce
        on conflict (nonce) do nothing returning nonce
    )
    select k.nonce as kept, found.* from (${asRows(calls, {
      nonce,
      token_hash: ['bytea', ({ tokenHash }) => tokenHash],
      ak: ['text', ({ ak }) => ak],
      now: ['bigint', ({ now }) => now],
    })}) as a left join kept as k on k.nonce = a.nonce left join lateral (
      select s.token_id, s.user_id, s.login_user_id, s.block_id, s.area_id, s.scope, b.block_no, u.closing_until
      from session_token as s join user_account as u on u.user_id = s.user_id
        left join block as b on b.block_id = s.block_id
      where s.token_hash = a.token_hash and s.ak = a.ak and s.expires_at > a.now
        and (s.block_id is null or b.owner_user_id = s.user_id) limit 1
    ) as found on true order by a.place`.execute(db)
  const used = new Set<string>()
  return rows.map((row) => {
    const isNew = row.kept !== null && !used.has(row.kept)
    if (row.kept !== null) used.add(row.kept)
    return { isNew, session: row.token_id ? row : undefined }
  })
})

export const insertSession = (db: Db, row: SessionTokenTable) => db.insertInto('session_token').values(row).execute()

/** Until when a session lasts, what its person may do besides and has not agreed to, and the state of the block it acts as, if any. */
export const sessionToCheck = (db: Db, who: Agreeing & { readonly tokenId: number }) =>
  db
    .selectFrom('session_token as s')
    .innerJoin('user_account as u', 'u.user_id', 's.user_id')
    .leftJoin('block as b', 'b.block_id', 's.block_id')
    .select(['s.expires_at', 'u.is_admin', 'b.state as block_state', unagreed(who).as('asks')])
    .where('s.token_id', '=', who.tokenId)
    .executeTakeFirst()

/** Ends a session at that instant, unless it ends sooner. */
export const endSessionAt = (db: Db, tokenId: number, at: number) =>
  db
    .updateTable('session_token')
    .set({ expires_at: at })
    .where('token_id', '=', tokenId)
    .where('expires_at', '>', at)
    .execute()

export const deleteOldNonces = (db: Db, before: number) =>
  db.deleteFrom('request_nonce').where('signed_at', '<', before).execute()

export const deleteOldSessions = (db: Db, before: number) =>
  db.deleteFrom('session_token').where('expires_at', '<', before).execute()

export const deleteOldLocks = (db: Db, before: number) =>
  db
    .deleteFrom('login_lock')
    .where('locked_until', '<', before)
    .where(sql<boolean>`wrong_at[cardinality(wrong_at)] < ${before}`)
    .execute()

/** What a founder login needs to know about a block that has an owner. */
export const findLoginBlock = (db: Db, areaId: number, blockNo: number) =>
  db
    .selectFrom('block as b')
    .innerJoin('user_account as u', 'u.user_id', 'b.owner_user_id')
    .innerJoin('area as a', 'a.area_id', 'b.area_id')
    .select([
      'b.block_id',
      'b.founder_hash',
      'b.manage_hash',
      'u.user_id',
      'u.mobile',
      'u.nick_name',
      'u.avatar',
      'a.name as area_name',
    ])
    .where('b.area_id', '=', areaId)
    .where('b.block_no', '=', blockNo)
    .executeTakeFirst()

/** Whether this is still the block's password; locked until the transaction ends. */
export async function stillHas(
  tx: Tx,
  {
    block_id,
    founder_hash,
    manage_hash,
  }: { block_id: number; founder_hash: string | null; manage_hash: string | null },
  which: 'founder' | 'manage',
): Promise<boolean> {
  const [column, hash] =
    which === 'founder' ? (['founder_hash', founder_hash] as const) : (['manage_hash', manage_hash] as const)
  const block = tx.selectFrom('block').select('block_id').where('block_id', '=', block_id).where(column, '=', hash)
  return (await block.forShare().executeTakeFirst()) !== undefined
}

export const areasWithBlock = (db: Db, blockNo: number) =>
  db
    .selectFrom('block as b')
    .innerJoin('area as a', 'a.area_id', 'b.area_id')
    .select(['a.area_id', 'a.name', sql<number>`b.owner_user_id`.as('owner_user_id')])
    .where('b.block_no', '=', blockNo)
    .where('b.owner_user_id', 'is not', null)
    .orderBy('a.area_id')
    .execute()

/** A person in an area, with the block they act as, if any. */
export const findProfile = (db: Db, { userId, blockId, areaId }: { userId: number; blockId: number; areaId: number }) =>
  db
    .selectFrom('user_account as u')
    .leftJoin('block as b', (join) => join.onRef('b.owner_user_id', '=', 'u.user_id').on('b.block_id', '=', blockId))
    .innerJoin('area as a', (join) => join.on('a.area_id', '=', areaId))
    .select([
      'u.nick_name',
      'u.avatar',
      'u.mobile',
      'u.points',
      'u.thumbs',
      'u.intro',
      'u.created_at',
      'u.closing_until',
    ])
    .select(['b.block_no', 'b.founder_hash', 'b.held_since', 'a.area_id', 'a.name as area_name'])
    .select((eb) =>
      eb
        .exists(eb.selectFrom('area_role as r').select('r.user_id').whereRef('r.user_id', '=', 'u.user_id'))
        .as('judges'),
    )
    .where('u.user_id', '=', userId)
    .executeTakeFirst()

/** The numbers of inhabited blocks next to one: at most `count` on each side, in ascending order. */
export async function nearestBlockNos(db: Db, areaId: number, blockNo: number, count: number): Promise<number[]> {
  const side = async (comparison: '<' | '>') => {
    const rows = await db
      .selectFrom('block')
      .select('block_no')
      .where('area_id', '=', areaId)
      .where('block_no', comparison, blockNo)
      .where('owner_user_id', 'is not', null)
      .orderBy('block_no', comparison === '<' ? 'desc' : 'asc')
      .limit(count)
      .execute()
    return rows.map((row) => row.block_no)
  }
  const [below, above] = [await side('<'), await side('>')]
  return [...below.reverse(), ...above]
}

/** What a device stores about the person who signed in. */
export const signedInAs = (db: Db, { userId, blockId, areaId }: { userId: number; blockId: number; areaId: number }) =>
  db
    .selectFrom('user_account as u')
    .innerJoin('area as a', (join) => join.on('a.area_id', '=', areaId))
    .leftJoin('block as b', (join) => join.on('b.block_id', '=', blockId))
    .select([
      'u.nick_name',
      'u.avatar',
      'u.closing_until',
      'a.name as area_name',
      'b.block_no',
      'b.state as block_state',
    ])
    .where('u.user_id', '=', userId)
    .executeTakeFirstOrThrow()

/** Ends every session of a person except one; returns their number. */
export async function endSessionsOfUser(
  db: Db,
  { userId, exceptTokenId }: { userId: number; exceptTokenId: number },
  now: number,
): Promise<number> {
  const ended = await db
    .updateTable('session_token')
    .set({ expires_at: now })
    .where('user_id', '=', userId)
    .where('token_id', '<>', exceptTokenId)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return Number(ended.numUpdatedRows)
}

export const insertUser = (db: Db, row: Insertable<UserAccountTable>) =>
  db.insertInto('user_account').values(row).execute()

export const insertBlock = (db: Db, row: BlockTable) => db.insertInto('block').values(row).execute()
