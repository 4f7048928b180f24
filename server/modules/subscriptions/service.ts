import type { NewsKind } from '@contract/endpoints/news'
import { refusal } from '@contract/refusals'
import { err, ok } from '@contract/result'
import type { Deps } from '../../deps'
import { wechatSettings } from '../../wechat/account'
import { addConsent, isBound } from './store'

/** More than this is not kept: nobody taps the sheet so often in earnest. */
const mostLeft = 20

/**
 * Counts one more message that this person allowed. Refuses NOT_FOUND: his account is bound to no user of the mini-program, whom a message
 * could reach. Our decision: docs/decisions/0101-subscription-messages.md
 */
export async function allowNews({ db, config }: Pick<Deps, 'db' | 'config'>, userId: number, kind: NewsKind) {
  const appId = wechatSettings(config)?.mini.appId ?? ''
  if (!(await isBound(db, userId, appId))) return err(refusal('NOT_FOUND'))
  await addConsent(db, userId, kind, mostLeft)
  return ok({})
}
