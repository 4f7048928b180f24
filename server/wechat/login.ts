import * as v from 'valibot'
import type { Result } from '@contract/result'
import { err, ok } from '@contract/result'
import type { WechatApp } from '../config/accounts'
import type { WechatHosts } from './account'

/** `wrongCode`: unknown, used, or somebody else's; a new one is needed. `foreign`: a number of another country, whatever the code. */
export type LoginError = 'wrongCode' | 'unreachable' | 'foreign'

const Answer = v.object({ openid: v.optional(v.string()), errcode: v.optional(v.number()) })
const timeoutMs = 4_000

async function openIdFrom(url: string): Promise<Result<string, LoginError>> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) })
    // The type is text/plain, and failures travel inside HTTP 200.
    const read = v.safeParse(Answer, JSON.parse(await answer.text()))
    if (!read.success) return err('unreachable')
    const { openid, errcode } = read.output
    if (openid !== undefined && openid !== '') return ok(openid)
    return err(errcode === -1 ? 'unreachable' : 'wrongCode')
  } catch {
    return err('unreachable')
  }
}

const query = (fields: Readonly<Record<string, string>>) => new URLSearchParams(fields).toString()

/** Identifies a user of the mini-program by the code of `wx.login`. The session key is never kept. Source: server design §7. */
export const miniOpenId = ({ api }: WechatHosts, { appId, secret }: WechatApp, code: string) =>
  openIdFrom(
    `${api}/sns/jscode2session?${query({ appid: appId, secret, js_code: code, grant_type: 'authorization_code' })}`,
  )

/** Identifies a user of WeChat's browser by the code that the login page sent back. */
export const webOpenId = ({ api }: WechatHosts, { appId, secret }: WechatApp, code: string) =>
  openIdFrom(
    `${api}/sns/oauth2/access_token?${query({ appid: appId, secret, code, grant_type: 'authorization_code' })}`,
  )

/** The page that sends WeChat's browser back to `page` with a code, without asking the user anything. The order of the fields counts. */
export function webLoginAddress({ open }: WechatHosts, { appId }: WechatApp, page: string, state: string): string {
  const fields = { appid: appId, redirect_uri: page, response_type: 'code', scope: 'snsapi_base', state }
  return `${open}/connect/oauth2/authorize?${query(fields)}#wechat_redirect`
}
