import type { Insertable, Updateable } from 'kysely'
import { sql } from 'kysely'
import { staffSession } from '@contract/console/limits'
import { changeRows } from '../../db/change-rows'
import type { Db, Tx } from '../../db/schema'
import { ownerName } from '../../ledger/owner-names'
import type { StaffSessionTable, StaffTable } from './tables'

export const find = (db: Db, staffId: number) =>
  db.selectFrom('staff').selectAll().where('staff_id', '=', staffId).executeTakeFirst()

export const findByName = (db: Db, name: string) =>
  db.selectFrom('staff').selectAll().where('name', '=', name).executeTakeFirst()

export const lock = (tx: Tx, staffId: number) =>
  tx.selectFrom('staff').selectAll().where('staff_id', '=', staffId).forUpdate().executeTakeFirst()

export const insert = (db: Db, row: Insertable<StaffTable>) => db.insertInto('staff').values(row).execute()

/** Everybody, with when they were last here. */
export const list = (db: Db) =>
  db
    .selectFrom('staff as s')
    .selectAll('s')
    .select(ownerName(sql`s.user_id`).as('owner'))
    .select((eb) =>
      eb
        .selectFrom('staff_session as t')
        .whereRef('t.staff_id', '=', 's.staff_id')
        .where('t.proved_at', 'is not', null)
        .select(({ fn }) => fn.max<number | null>('t.seen_at').as('at'))
        .as('last_seen_at'),
    )
    .orderBy('s.staff_id')
    .execute()

/** Changes somebody's row; its version moves. */
export const change = (db: Db, staffId: number, to: Updateable<StaffTable>) =>
  changeRows(db, 'staff', { staff_id: staffId }, to).execute()

/** Takes a step of the authenticator; false when it, or a later one, was taken before. */
export async function takeStep(db: Db, staffId: number, step: number): Promise<boolean> {
  const taken = await db
    .updateTable('staff')
    .set({ totp_step: step })
    .where('staff_id', '=', staffId)
    .where('totp_step', '<', step)
    .returning('staff_id')
    .execute()
  return taken.length > 0
}

export const insertSession = (db: Db, row: StaffSessionTable) => db.insertInto('staff_session').values(row).execute()

/** The session of a token and its person, while neither has ended. */
export const findSession = (db: Db, tokenHash: Buffer, since: number) =>
  db
    .selectFrom('staff_session as t')
    .innerJoin('staff as s', 's.staff_id', 't.staff_id')
    .where('t.token_hash', '=', tokenHash)
    .where('t.ended_at', 'is', null)
    .where('t.created_at', '>', since)
    .where('s.state', '=', 'on')
    .select(['t.session_id', 't.created_at', 't.seen_at', 't.proved_at'])
    .select(['s.staff_id', 's.name', 's.user_id', 's.roles', 's.areas'])
    .executeTakeFirst()

export const touchSession = (db: Db, sessionId: number, to: Updateable<StaffSessionTable>) =>
  db.updateTable('staff_session').set(to).where('session_id', '=', sessionId).execute()

/** Ends every session of somebody. */
export const endSessions = (db: Db, staffId: number, now: number) =>
  db
    .updateTable('staff_session')
    .set({ ended_at: now })
    .where('staff_id', '=', staffId)
    .where('ended_at', 'is', null)
    .execute()

/** The sessions that go on, of everybody or of one, the newest first. */
export const openSessions = (db: Db, now: number, staffId?: number) =>
  db
    .selectFrom('staff_session')
    .$if(staffId !== undefined, (all) => all.where('staff_id', '=', staffId ?? 0))
    .select(['staff_id', 'created_at', 'seen_at', 'ip'])
    .where('ended_at', 'is', null)
    .where('proved_at', 'is not', null)
    .where('created_at', '>', now - staffSession.lifetimeMs)
    .orderBy('session_id', 'desc')
    .execute()

/** Every area by its name. */
export const areas = (db: Db) => db.selectFrom('area').select(['area_id as areaId', 'name']).orderBy('sort').execute()

/** Who holds a block. */
export const holderOf = async (db: Db, areaId: number, blockNo: number): Promise<number | null> =>
  (
    await db
      .selectFrom('block')
      .select('owner_user_id')
      .where('area_id', '=', areaId)
      .where('block_no', '=', blockNo)
      .executeTakeFirst()
  )?.owner_user_id ?? null

/** Other sign-ins of somebody since one of their sessions began, newest first. */
export const signInsSince = (db: Db, staffId: number, sessionId: number) =>
  db
    .selectFrom('staff_session')
    .select(['created_at', 'ip'])
    .where('staff_id', '=', staffId)
    .where('session_id', '>', sessionId)
    .where('proved_at', 'is not', null)
    .orderBy('session_id', 'desc')
    .limit(5)
    .execute()

/** When somebody was last here in an earlier session. */
export async function seenBefore(db: Db, staffId: number, sessionId: number): Promise<number | null> {
  const row = await db
    .selectFrom('staff_session')
    .where('staff_id', '=', staffId)
    .where('session_id', '<', sessionId)
    .where('proved_at', 'is not', null)
    .select(({ fn }) => fn.max<number | null>('seen_at').as('at'))
    .executeTakeFirst()
  return row?.at ?? null
}

export const areaNames = (db: Db, areaIds: readonly number[]) =>
  db
    .selectFrom('area')
    .select(['area_id', 'name'])
    .where('area_id', 'in', [-1, ...areaIds])
    .orderBy('sort')
    .execute()

export const staffOfUser = (db: Db, userId: number) =>
  db.selectFrom('staff').select('staff_id').where('user_id', '=', userId).executeTakeFirst()

/** The authenticators, locked. */
export const lockSealed = (tx: Tx) =>
  tx
    .selectFrom('staff')
    .select(['staff_id', 'totp_sealed'])
    .where('totp_sealed', 'is not', null)
    .orderBy('staff_id')
    .forUpdate()
    .execute()

export const setSealed = (tx: Tx, staffId: number, totpSealed: string) =>
  tx.updateTable('staff').set({ totp_sealed: totpSealed }).where('staff_id', '=', staffId).execute()
