import type { PointsRow } from '@contract/endpoints/people/points'
import type { Db, Tx } from '../../../db/schema'
import type { Deps } from '../../../deps'
import type { PointsEntryTable } from '../tables'

export interface Award {
  readonly userId: number
  readonly areaId: number
  readonly content: string
  /** Signed; a change that would make the balance negative is not made. */
  readonly pointsAdd: number
  /** What it is for: one thing scores once for one person. */
  readonly refType: string
  readonly refId: number
  /** Who gave or got them; nobody: the city's pool. */
  readonly otherUserId?: number
  /** False: the person has them and does not rank by them. */
  readonly isRanked?: boolean
}

/**
 * Changes somebody's popularity in the transaction of what earned it, once per thing, and returns the row for the points popup. Undefined
 * when this thing has scored already, or when too few points are left. Source: domain model §3.11.
 */
export async function award(
  tx: Tx,
  { ids, clock }: Pick<Deps, 'ids' | 'clock'>,
  wish: Award,
): Promise<PointsRow | undefined> {
  const { userId, content, pointsAdd, isRanked = true } = wish
  // Locks the person's row, so that two awards come one after the other. `no key`, because this transaction may already refer to the row.
  const user = await tx
    .selectFrom('user_account')
    .select('points')
    .where('user_id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
  const points = user.points + pointsAdd
  if (points < 0) return undefined
  const made = await tx
    .insertInto('points_entry')
    .values(newPoints({ ids, clock }, wish, user.points))
    .onConflict((oc) => oc.columns(['user_id', 'ref_type', 'ref_id']).doNothing())
    .returning('points_id')
    .executeTakeFirst()
  if (!made) return undefined
  await tx
    .updateTable('user_account')
    .set((eb) => ({ points, ...(!isRanked && { points_unranked: eb('points_unranked', '+', pointsAdd) }) }))
    .where('user_id', '=', userId)
    .execute()
  return { content, pointsAdd, points }
}

/** The row of a change, for somebody who has so many points. */
export const newPoints = (
  { ids, clock }: Pick<Deps, 'ids' | 'clock'>,
  wish: Award,
  points: number,
): PointsEntryTable => ({
  points_id: ids.next(),
  user_id: wish.userId,
  area_id: wish.areaId,
  other_user_id: wish.otherUserId ?? null,
  content: wish.content,
  points_add: wish.pointsAdd,
  points: points + wish.pointsAdd,
  ref_type: wish.refType,
  ref_id: wish.refId,
  created_at: clock.now(),
})

/** Somebody's balance of points. */
export async function pointsOf(db: Db, userId: number): Promise<number> {
  const row = await db.selectFrom('user_account').select('points').where('user_id', '=', userId).executeTakeFirst()
  return row?.points ?? 0
}

/**
 * Locks the people whom one thing would earn popularity, the lower id first, and reads what each has; without those whom it has earned some
 * already.
 */
export async function lockPoints(
  tx: Tx,
  userIds: readonly number[],
  { refType, refId }: Pick<Award, 'refType' | 'refId'>,
): Promise<ReadonlyMap<number, number>> {
  const rows = await tx
    .selectFrom('user_account as u')
    .select(['u.user_id', 'u.points'])
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom('points_entry as p')
            .select('p.points_id')
            .whereRef('p.user_id', '=', 'u.user_id')
            .where('p.ref_type', '=', refType)
            .where('p.ref_id', '=', refId),
        )
        .as('has_scored'),
    )
    .where('u.user_id', 'in', [...userIds])
    .orderBy('u.user_id')
    .forNoKeyUpdate('u')
    .execute()
  return new Map(rows.flatMap(({ user_id, points, has_scored }) => (has_scored ? [] : [[user_id, points] as const])))
}
