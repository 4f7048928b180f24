import type { MutualKind } from '@contract/mutual/transitions'
import { sql } from 'kysely'
import { changeRows } from '../../db/change-rows'
import { containing } from '../../db/containing'
import type { CursorStart } from '../../db/cursor'
import { pageByCursor } from '../../db/cursor'
import type { Db, Tx } from '../../db/schema'
import { byFormerOwner } from './reply-store'
import type { MutualPostTable } from './tables'

/** Posts with their area, block and author. */
const postRows = (db: Db) =>
  db
    .selectFrom('mutual_post as m')
    .innerJoin('area as a', 'a.area_id', 'm.area_id')
    .innerJoin('block as b', 'b.block_id', 'm.block_id')
    .innerJoin('user_account as u', 'u.user_id', 'm.user_id')
    .selectAll('m')
    .select(['a.name as area_name', 'b.block_no', 'u.nick_name', 'u.avatar'])
    .select(sql<boolean>`b.owner_user_id is distinct from m.user_id`.as('has_moved'))
    .select((eb) =>
      eb
        .selectFrom('mutual_reply as r')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('r.mutual_id', '=', 'm.mutual_id')
        .where('r.state', '<>', 'withdrawn')
        .as('replies'),
    )

export const findPost = (db: Db, mutualId: number) =>
  postRows(db).where('m.mutual_id', '=', mutualId).executeTakeFirst()

export type PostRow = NonNullable<Awaited<ReturnType<typeof findPost>>>

export const lockPost = (tx: Tx, mutualId: number) =>
  tx.selectFrom('mutual_post').selectAll().where('mutual_id', '=', mutualId).forUpdate().executeTakeFirst()

/**
 * Open posts of a block, and those with a waiting reply of it, written by who no longer owns it; locked in the order of their ids.
 */
export const lockPostsOfFormerOwner = (tx: Tx, blockId: number) => {
  const former = byFormerOwner(blockId)
  const replied = tx
    .selectFrom('mutual_reply')
    .select('mutual_id')
    .where('block_id', '=', blockId)
    .where('state', '=', 'open')
    .where(former)
  return tx
    .selectFrom('mutual_post')
    .selectAll()
    .where((eb) =>
      eb.or([eb.and([eb('block_id', '=', blockId), eb('state', '=', 'open'), former]), eb('mutual_id', 'in', replied)]),
    )
    .orderBy('mutual_id')
    .forUpdate()
    .execute()
}

/** A person's blocks in an area. */
export const blocksOf = (db: Db, userId: number, areaId: number) =>
  db
    .selectFrom('block')
    .select(['block_id', 'block_no', 'owner_user_id', 'state'])
    .where('owner_user_id', '=', userId)
    .where('area_id', '=', areaId)
    .execute()

export const insertPost = (tx: Tx, row: MutualPostTable) => tx.insertInto('mutual_post').values(row).execute()

/** Changes a locked post; its version moves. */
export const changePost = (tx: Tx, mutualId: number, change: Partial<MutualPostTable>): Promise<MutualPostTable> =>
  changeRows(tx, 'mutual_post', { mutual_id: mutualId }, change).returningAll().executeTakeFirstOrThrow()

export const openOfBlock = (db: Db, blockId: number) =>
  db
    .selectFrom('mutual_post')
    .select('mutual_id')
    .where('block_id', '=', blockId)
    .where('state', '=', 'open')
    .orderBy('mutual_id')
    .execute()

export async function pinsIn(tx: Tx, areaId: number, now: number): Promise<number> {
  const { count } = await tx
    .selectFrom('mutual_post')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('area_id', '=', areaId)
    .where('pin_until', '>', now)
    .executeTakeFirstOrThrow()
  return count
}

/** A list that is asked for. `userId`: whose own posts and replies; 0 for everybody's. */
export interface PostQuery {
  readonly areaId: number
  readonly kind: MutualKind | undefined
  readonly userId: number
  readonly q: string
  readonly now: number
}

function found(db: Db, { areaId, kind, userId, q, now }: PostQuery) {
  const here = postRows(db).where('m.area_id', '=', areaId)
  const all =
    userId === 0
      ? here.where('m.state', 'in', ['open', 'matched']).where('m.due_at', '>', now)
      : here.where((eb) => eb.or([eb('m.user_id', '=', userId), eb('m.mutual_id', 'in', repliedBy(db, userId))]))
  const sorted = kind === undefined ? all : all.where('m.kind', '=', kind)
  if (q === '') return sorted
  const pattern = containing(q)
  const no = /^\d{1,9}$/.test(q) ? Number(q) : 0
  return sorted
    .where('m.state', '<>', 'removed')
    .where((eb) =>
      eb.or([
        eb('m.title', 'ilike', pattern),
        eb('m.content', 'ilike', pattern),
        eb('m.place', 'ilike', pattern),
        eb('m.no', 'ilike', pattern),
        eb('b.block_no', '=', no),
      ]),
    )
}

const repliedBy = (db: Db, userId: number) =>
  db.selectFrom('mutual_reply').select('mutual_id').where('user_id', '=', userId).where('state', '<>', 'withdrawn')

/** Pinned posts first, then the newest. */
const placesAt = (now: number) =>
  [sql<number>`(case when m.pin_until > ${sql.lit(now)} then 0 else 1 end)`, sql<number>`-m.mutual_id`] as const

export const postsOf = (db: Db, query: PostQuery, start: CursorStart, limit: number) =>
  pageByCursor(found(db, query), placesAt(query.now), start, limit)

export async function countPosts(db: Db, query: PostQuery): Promise<number> {
  const { count } = await found(db, query)
    .clearSelect()
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** A person's posts in an area whose helper waits for thanks, by deadline. */
export const thanksDueBy = (db: Db, userId: number, areaId: number, now: number) =>
  db
    .selectFrom('mutual_post')
    .select(['mutual_id', 'title', 'thanks', 'due_at'])
    .where('asker_user_id', '=', userId)
    .where('area_id', '=', areaId)
    .where('state', '=', 'matched')
    .where('finished_at', 'is not', null)
    .where('due_at', '>', now)
    .orderBy('due_at')
    .execute()

/** How often these people helped, and the points they were thanked with. */
export async function recordsOf(db: Db, userIds: readonly number[]) {
  const rows = await db
    .selectFrom('mutual_post')
    .select((eb) => ['helper_user_id', eb.fn.countAll<number>().as('helped')])
    .select(sql<number>`sum(given)::int`.as('received'))
    .where('helper_user_id', 'in', [0, ...userIds])
    .where('given', 'is not', null)
    .groupBy('helper_user_id')
    .execute()
  return new Map(rows.map(({ helper_user_id: userId, helped, received }) => [userId ?? 0, { helped, received }]))
}
