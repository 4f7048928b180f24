import { sql } from 'kysely'
import type { NewsKind } from '@contract/endpoints/news'
import { ok } from '@contract/result'
import type { Deps } from '../../deps'

/** More than this is not kept: nobody taps the sheet so often in earnest. */
const mostLeft = 20

/** Counts one more message that this person allowed. Our decision: docs/decisions/0101-subscription-messages.md */
export async function allowNews({ db }: Pick<Deps, 'db'>, userId: number, kind: NewsKind) {
  await db
    .insertInto('news_consent')
    .values({ user_id: userId, kind, left_over: 1 })
    .onConflict((oc) =>
      oc
        .columns(['user_id', 'kind'])
        .doUpdateSet({ left_over: sql<number>`least(news_consent.left_over + 1, ${mostLeft}::integer)` }),
    )
    .execute()
  return ok({})
}
