import type { NewsKind } from '@contract/endpoints/city/news'
import { refusal } from '@contract/refusals'
import { err, ok } from '@contract/result'
import type { Deps } from '../../deps'
import { wechatSettings } from '../../wechat/account'
import { addConsent, isBound } from './store'

/** The most that is counted: nobody seriously allows more. */
const mostLeft = 20

/**
 * Counts one more message that this person allowed. Refuses NOT_FOUND: the account is bound to no user of the mini-program whom a message
 * could reach. Our decision: docs/decisions/0071-notices.md
 */
export async function allowNews({ db, config }: Pick<Deps, 'db' | 'config'>, userId: number, kind: NewsKind) {
  const appId = wechatSettings(config)?.mini.appId ?? ''
  if (!(await isBound(db, userId, appId))) return err(refusal('NOT_FOUND'))
  await addConsent(db, userId, kind, mostLeft)
  return ok({})
}
