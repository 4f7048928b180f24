import { sql } from 'kysely'
import type { NewsKind } from '@contract/endpoints/city/news'
import type { Db } from '../../db/schema'

/** Whether somebody's account is bound to a user of this mini-program. */
export async function isBound(db: Db, userId: number, appId: string): Promise<boolean> {
  const bound = await db
    .selectFrom('wechat_login')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('app_id', '=', appId)
    .executeTakeFirst()
  return bound !== undefined
}

/** Adds one allowed message, up to the maximum. */
export const addConsent = (db: Db, userId: number, kind: NewsKind, mostLeft: number) =>
  db
    .insertInto('news_consent')
    .values({ user_id: userId, kind, left_over: 1 })
    .onConflict((oc) =>
      oc
        .columns(['user_id', 'kind'])
        .doUpdateSet({ left_over: sql<number>`least(news_consent.left_over + 1, ${mostLeft}::integer)` }),
    )
    .execute()
