import * as v from 'valibot'
import type { Result } from '@contract/result'
import { err, ok } from '@contract/result'
import type { Clock } from '../deps'
import type { WechatApp, WechatHosts } from './account'
import type { LoginFault } from './login'

const timeoutMs = 4_000

/** A token is asked for anew this long before its end. */
const earlyMs = 5 * 60_000

const Token = v.object({ access_token: v.string(), expires_in: v.number() })
const Phone = v.object({ purePhoneNumber: v.string(), countryCode: v.string() })
const Answer = v.object({ errcode: v.number(), phone_info: v.optional(Phone) })

/** The token is over or was replaced. Source: WeChat's global return codes. */
const tokenFaults: ReadonlySet<number> = new Set([40001, 40014, 42001])

/** Busy, or asked too often. */
const busyFaults: ReadonlySet<number> = new Set([-1, 45009, 45011])

interface KnownToken {
  readonly text: string
  readonly until: number
}

/** One token per application: asking again gives the same one while it lasts, so that several processes need not share it. */
const tokens = new Map<string, KnownToken>()

async function say(url: string, body: object): Promise<unknown> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(timeoutMs),
  })
  return JSON.parse(await response.text())
}

async function tokenOf({ api }: WechatHosts, { appId, secret }: WechatApp, clock: Clock): Promise<string | undefined> {
  const key = `${api} ${appId}`
  const known = tokens.get(key)
  if (known && known.until > clock.now()) return known.text
  const wish = { grant_type: 'client_credential', appid: appId, secret, force_refresh: false }
  const read = v.safeParse(Token, await say(`${api}/cgi-bin/stable_token`, wish))
  if (!read.success) return undefined
  const { access_token: text, expires_in: lifetimeS } = read.output
  tokens.set(key, { text, until: clock.now() + lifetimeS * 1000 - earlyMs })
  return text
}

async function ask(hosts: WechatHosts, app: WechatApp, clock: Clock, code: string) {
  const token = await tokenOf(hosts, app, clock)
  if (token === undefined) return undefined
  const url = `${hosts.api}/wxa/business/getuserphonenumber?access_token=${encodeURIComponent(token)}`
  const read = v.safeParse(Answer, await say(url, { code }))
  return read.success ? read.output : undefined
}

/**
 * The mobile number that a user of the mini-program agreed to show, by the code of its button. Only numbers of the mainland are told.
 * A token that is over is asked for once more. Source: WeChat, `stable_token` and `getuserphonenumber`; server design §7.
 */
export async function miniPhone(
  hosts: WechatHosts,
  app: WechatApp,
  clock: Clock,
  code: string,
): Promise<Result<string, LoginFault>> {
  try {
    let answer = await ask(hosts, app, clock, code)
    if (answer && tokenFaults.has(answer.errcode)) {
      tokens.delete(`${hosts.api} ${app.appId}`)
      answer = await ask(hosts, app, clock, code)
    }
    if (!answer || busyFaults.has(answer.errcode) || tokenFaults.has(answer.errcode)) return err('unreachable')
    const { phone_info: phone } = answer
    if (answer.errcode !== 0 || phone?.countryCode !== '86') return err('wrongCode')
    return ok(phone.purePhoneNumber)
  } catch {
    return err('unreachable')
  }
}
