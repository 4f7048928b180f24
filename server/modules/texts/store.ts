import { sql } from 'kysely'
import type { ToAgree } from '@contract/endpoints/community/texts'
import { agreedTexts } from '@contract/texts/area-texts'
import type { Db, Tx } from '../../db/schema'
import type { AreaTextTable } from './tables'

/** Whose text it is. */
interface Of {
  readonly areaId: number
  readonly key: string
}

const versions = (db: Db, { areaId, key }: Of) =>
  db.selectFrom('area_text').where('area_text.area_id', '=', areaId).where('key', '=', key)

/** A version, the one in force unless it is named, with the name of its area. */
export const findText = (db: Db, { areaId, key, ver }: Of & { readonly ver?: number | undefined }) =>
  versions(db, { areaId, key })
    .innerJoin('area as a', 'a.area_id', 'area_text.area_id')
    .select(['area_text.ver', 'area_text.content', 'area_text.at', 'a.name'])
    .$if(ver !== undefined, (of) => of.where('area_text.ver', '=', ver ?? 0))
    .orderBy('area_text.ver', 'desc')
    .limit(1)
    .executeTakeFirst()

/** The version in force, its text locked against another; undefined when there is no such text. */
export async function lockText(tx: Tx, { areaId, key }: Of): Promise<number | undefined> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`text ${areaId} ${key}`}, 0))`.execute(tx)
  return (await findText(tx, { areaId, key }))?.ver
}

export const insertText = (tx: Tx, row: AreaTextTable) => tx.insertInto('area_text').values(row).execute()

/** Every version of some of a city's texts with who wrote it, newest first, and how many agreed to it. */
export const versionsIn = (db: Db, areaId: number, keys: readonly string[]) =>
  db
    .selectFrom('area_text as t')
    .leftJoin('user_account as u', 'u.user_id', 't.by_user_id')
    .leftJoin('staff as s', 's.user_id', 't.by_user_id')
    .leftJoin('approval as a', 'a.approval_id', 't.approval_id')
    .leftJoin('user_account as e', 'e.user_id', 'a.asked_by')
    .leftJoin('staff as d', 'd.user_id', 'a.asked_by')
    .where('t.area_id', '=', areaId)
    .where('t.key', 'in', [...keys])
    .select(['t.key', 't.ver', 't.at'])
    .select((eb) => [
      eb.fn.coalesce('a.reason', 't.reason').as('reason'),
      eb.fn.coalesce('s.name', 'u.nick_name', eb.val('')).as('by'),
      eb.fn.coalesce('d.name', 'e.nick_name').as('asker'),
      eb
        .selectFrom('agreed as g')
        .whereRef('g.area_id', '=', 't.area_id')
        .whereRef('g.key', '=', 't.key')
        .whereRef('g.ver', '=', 't.ver')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .as('agreed'),
    ])
    .orderBy('t.ver', 'desc')
    .execute()

/** The versions of one text, newest first, and when somebody agreed to them. */
export const versionsOf = (db: Db, { areaId, key }: Of, userId: number) =>
  db
    .selectFrom('area_text as t')
    .leftJoin('agreed as g', (join) =>
      join
        .onRef('g.area_id', '=', 't.area_id')
        .onRef('g.key', '=', 't.key')
        .onRef('g.ver', '=', 't.ver')
        .on('g.user_id', '=', userId),
    )
    .where('t.area_id', '=', areaId)
    .where('t.key', '=', key)
    .select(['t.ver', 't.at', 'g.at as agreedAt'])
    .orderBy('t.ver', 'desc')
    .execute()

/** What is agreed to in a city: the version in force of each, and the last one that somebody agreed to, 0 for none. */
const standingOf = (userId: number, areaId: number) => sql<ToAgree>`
    select t.key, max(t.ver) as ver, coalesce((select max(g.ver) from agreed g
      where g.user_id = ${userId} and g.area_id = ${areaId} and g.key = t.key), 0) as before
    from area_text t where t.area_id = ${areaId} and t.key in (${sql.join([...agreedTexts])})
    group by t.key order by t.key`

export const standing = async (db: Db, userId: number, areaId: number): Promise<readonly ToAgree[]> =>
  (await standingOf(userId, areaId).execute(db)).rows

/** What of it somebody has not agreed to yet, as one value of a statement. */
export const unagreed = (userId: number, areaId: number) => sql<ToAgree[]>`(
    select coalesce(json_agg(s order by s.key), '[]') from (${standingOf(userId, areaId)}) as s where s.before < s.ver)`

/** The versions of what is agreed to that were in force at an instant. */
export async function inForceAt(db: Db, areaId: number, at: number): Promise<{ readonly key: string; ver: number }[]> {
  return db
    .selectFrom('area_text')
    .where('area_id', '=', areaId)
    .where('key', 'in', [...agreedTexts])
    .where('at', '<=', at)
    .groupBy('key')
    .select('key')
    .select(({ fn }) => fn.max('ver').as('ver'))
    .execute()
}

/** Keeps that somebody agreed; what was agreed to before stays as it was. */
export async function insertAgreed(
  tx: Tx,
  { userId, areaId, at }: { readonly userId: number; readonly areaId: number; readonly at: number },
  of: readonly { readonly key: string; readonly ver: number }[],
): Promise<void> {
  if (of.length === 0) return
  await tx
    .insertInto('agreed')
    .values(of.map(({ key, ver }) => ({ user_id: userId, area_id: areaId, key, ver, at })))
    .onConflict((oc) => oc.doNothing())
    .execute()
}

/** Everything that somebody agreed to, newest first. */
export const agreedBy = (db: Db, userId: number) =>
  db
    .selectFrom('agreed as g')
    .innerJoin('area as a', 'a.area_id', 'g.area_id')
    .where('g.user_id', '=', userId)
    .select(['g.area_id as areaId', 'a.name as areaName', 'g.key', 'g.ver', 'g.at'])
    .orderBy('g.at', 'desc')
    .orderBy('g.key')
    .execute()
