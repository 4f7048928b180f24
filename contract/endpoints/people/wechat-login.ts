import * as v from 'valibot'
import { endpoint } from '../../endpoint'
import { Id, Line } from '../../fields'
import { AgreedAt, LoginUser, ShareCode } from './session'

/** Where the code comes from: `wx.login` of the mini-program, or the web login of WeChat's browser. */
export const wechatWays = ['mini', 'web'] as const

const Way = v.optional(v.picklist(wechatWays), 'mini')

/** A code from WeChat: short-lived, for one use. */
const MessengerCode = v.pipe(Line(128), v.minLength(1))

/**
 * The two mini-program logins, and the web login of WeChat's browser. With `code` alone: the account bound to this WeChat user; NOT_FOUND
 * (data.need = `phoneCode`) when there is none. With `phoneCode` too: the account of that mobile number, created without a block when there
 * is none; the WeChat user is bound to it. FORM names the code that is wrong or was used. Source: specification §7; domain model §6.2. Our
 * decision: docs/decisions/0070-accounts.md
 */
export const miniLogin = endpoint({
  path: '/mini/login',
  body: 'form',
  access: 'guest',
  summary: 'Sign in as a messenger user, with or without the code of his mobile number',
  input: v.object({
    areaId: Id,
    way: Way,
    code: MessengerCode,
    phoneCode: v.optional(MessengerCode),
    agreedAt: AgreedAt,
    shareCode: ShareCode,
  }),
  output: LoginUser,
  refusals: ['NOT_FOUND', 'CLOSED', 'BUSY', 'FORM'],
})

/**
 * Which WeChat logins there are. `web`: the address that WeChat's browser goes to; it comes back to `page` with `code` and `state`. Null
 * where there is none. Our decision: docs/decisions/0070-accounts.md
 */
export const miniWays = endpoint({
  path: '/mini/ways',
  body: 'form',
  access: 'guest',
  summary: 'Whether one can sign in as a messenger user, and where the web login begins',
  input: v.object({ page: v.optional(Line(2_000), ''), state: v.optional(Line(64), '') }),
  output: v.object({ mini: v.boolean(), web: v.nullable(v.string()) }),
  refusals: [],
})

/**
 * Binds the WeChat user of the code to the caller's account, for later logins; an earlier binding of either ends. NO_RIGHT (data.need =
 * `proof`) until `/user/prove`. Our decisions: 0088, 0140.
 */
export const userBindWechat = endpoint({
  path: '/user/bindWechat',
  body: 'json',
  access: 'user',
  summary: 'Sign in as this messenger user from now on',
  input: v.object({ way: Way, code: MessengerCode }),
  output: v.object({}),
  refusals: ['CLOSED', 'BUSY', 'NO_RIGHT', 'NO_BLOCK', 'FORM'],
})

/** Ends every binding of the caller's account to WeChat users. Our decision: docs/decisions/0070-accounts.md */
export const userUnbindWechat = endpoint({
  path: '/user/unbindWechat',
  body: 'form',
  access: 'user',
  summary: 'No longer sign in as a messenger user',
  input: v.object({}),
  output: v.object({}),
  refusals: ['NO_RIGHT'],
})
