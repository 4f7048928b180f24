import { sql } from 'kysely'
import type { Tx } from '../../db/schema'
import type { MutualHoldTable } from './tables'

export const insertHold = (tx: Tx, row: MutualHoldTable) => tx.insertInto('mutual_hold').values(row).execute()

/** What is held for a post, the oldest first. */
export const heldFor = (tx: Tx, mutualId: number) =>
  tx
    .selectFrom('mutual_hold')
    .selectAll()
    .where('mutual_id', '=', mutualId)
    .where('back', 'is', null)
    .orderBy('hold_id')
    .execute()

export const endHold = (tx: Tx, holdId: number, back: number) =>
  tx.updateTable('mutual_hold').set({ back }).where('hold_id', '=', holdId).execute()

/** Locks people by rising id, so that what is counted and moved for them comes one after the other. */
export const lockPeople = (tx: Tx, userIds: readonly number[]) =>
  tx
    .selectFrom('user_account')
    .select('user_id')
    .where('user_id', 'in', userIds)
    .orderBy('user_id')
    .forNoKeyUpdate()
    .execute()

/** The points that a person has given since a moment. */
export async function givenSince(tx: Tx, userId: number, since: number): Promise<number> {
  const { sum } = await tx
    .selectFrom('mutual_post')
    .select(sql<number>`coalesce(sum(given), 0)::int`.as('sum'))
    .where('asker_user_id', '=', userId)
    .where('given', '>', 0)
    .where('ended_at', '>=', since)
    .executeTakeFirstOrThrow()
  return sum
}

/** How many thanks with points two people have given each other since a moment. */
export async function thanksOfPair(tx: Tx, one: number, other: number, since: number): Promise<number> {
  const pair = [one, other]
  const { count } = await tx
    .selectFrom('mutual_post')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('asker_user_id', 'in', pair)
    .where('helper_user_id', 'in', pair)
    .where('given', '>', 0)
    .where('ended_at', '>', since)
    .executeTakeFirstOrThrow()
  return count
}
