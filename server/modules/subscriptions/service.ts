import { sql } from 'kysely'
import type { NewsKind } from '@contract/endpoints/news'
import { refusal } from '@contract/refusals'
import { err, ok } from '@contract/result'
import type { Deps } from '../../deps'
import { wechatSettings } from '../../wechat/account'

/** More than this is not kept: nobody taps the sheet so often in earnest. */
const mostLeft = 20

/**
 * Counts one more message that this person allowed. Refuses NOT_FOUND: his account is bound to no user of the mini-program, whom a message
 * could reach. Our decision: docs/decisions/0101-subscription-messages.md
 */
export async function allowNews({ db, config }: Pick<Deps, 'db' | 'config'>, userId: number, kind: NewsKind) {
  const bound = await db
    .selectFrom('wechat_login')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('app_id', '=', wechatSettings(config)?.mini.appId ?? '')
    .executeTakeFirst()
  if (!bound) return err(refusal('NOT_FOUND'))
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
