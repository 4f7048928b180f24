import * as v from 'valibot'
import type { Result } from '@contract/result'
import { err, ok } from '@contract/result'
import type { WechatApp } from '../config/accounts'
import type { WechatHosts } from './account'
import { askOpenly } from './api'

/** `wrongCode`: unknown, used, or somebody else's; a new one is needed. `foreign`: a number of another country, whatever the code. */
export type LoginError = 'wrongCode' | 'unreachable' | 'foreign'

const User = v.object({ openid: v.pipe(v.string(), v.nonEmpty()) })

async function openIdFrom(
  hosts: Pick<WechatHosts, 'api'>,
  path: string,
  query: Readonly<Record<string, string>>,
): Promise<Result<string, LoginError>> {
  const said = await askOpenly({ hosts }, { path, query: { ...query, grant_type: 'authorization_code' } }, User)
  if (said.ok) return ok(said.value.openid)
  return err(said.error.kind === 'later' ? 'unreachable' : 'wrongCode')
}

/** Identifies a user of the mini-program by the code of `wx.login`. The session key is never kept. Source: server design §7. */
export const miniOpenId = (hosts: WechatHosts, { appId, secret }: WechatApp, code: string) =>
  openIdFrom(hosts, '/sns/jscode2session', { appid: appId, secret, js_code: code })

/** Identifies a user of WeChat's browser by the code that the login page sent back. */
export const webOpenId = (hosts: WechatHosts, { appId, secret }: WechatApp, code: string) =>
  openIdFrom(hosts, '/sns/oauth2/access_token', { appid: appId, secret, code })

/** The page that sends WeChat's browser back to `page` with a code, without asking the user anything. The order of the fields counts. */
export function webLoginAddress({ open }: WechatHosts, { appId }: WechatApp, page: string, state: string): string {
  const fields = { appid: appId, redirect_uri: page, response_type: 'code', scope: 'snsapi_base', state }
  return `${open}/connect/oauth2/authorize?${new URLSearchParams(fields).toString()}#wechat_redirect`
}
