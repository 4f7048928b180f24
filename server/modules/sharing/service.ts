import type { ApiOutput } from '@contract/endpoints/all'
import type { Refusal } from '@contract/refusals'
import { refusal } from '@contract/refusals'
import type { Result } from '@contract/result'
import { err, ok } from '@contract/result'
import type { Deps } from '../../deps'
import { wechatSettings } from '../../wechat/account'
import { signedPage } from '../../wechat/js-sdk'
import { messengerScript } from '../../wechat/script'

/** Signs one of our pages for WeChat's script. Refuses NOT_FOUND (no account with WeChat) and BUSY (it does not answer). */
export async function signForMessenger(deps: Deps, url: string): Promise<Result<ApiOutput<'/index/jssdk'>, Refusal>> {
  const settings = wechatSettings(deps.config)
  if (!settings) return err(refusal('NOT_FOUND'))
  const asking = { hosts: settings.hosts, app: settings.web, deps }
  const signed = await signedPage(asking, url, deps.random.bytes(8).toString('hex'))
  return signed ? ok({ appId: settings.web.appId, ...signed, script: messengerScript(settings) }) : err(refusal('BUSY'))
}
