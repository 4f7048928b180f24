import { minuteMs } from '@contract/durations'
import * as v from 'valibot'
import type { Clock } from '../deps'
import type { WechatApp } from '../config/accounts'
import type { WechatHosts } from './account'

const timeoutMs = 4_000

/** A new token is requested this long before the old one ends. */
const earlyMs = 5 * minuteMs

const Token = v.object({ access_token: v.string(), expires_in: v.number() })

/** The error code in every answer of WeChat; 0, or none, is success. */
const Said = v.looseObject({ errcode: v.optional(v.number(), 0) })
export type Said = v.InferOutput<typeof Said>

/** The token has expired or was replaced. Source: WeChat's global return codes. */
const tokenErrors: ReadonlySet<number> = new Set([40001, 40014, 42001])

interface KnownToken {
  readonly text: string
  readonly until: number
}

/** One token per application: asking again gives the same one while it lasts, so that several processes need not share it. */
const tokens = new Map<string, KnownToken>()

async function readJson(url: string, body?: object): Promise<unknown> {
  const sent = body && {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }
  const response = await fetch(url, { ...sent, signal: AbortSignal.timeout(timeoutMs) })
  return JSON.parse(await response.text())
}

async function tokenOf({ api }: WechatHosts, { appId, secret }: WechatApp, clock: Clock): Promise<string | undefined> {
  const key = `${api} ${appId}`
  const known = tokens.get(key)
  if (known && known.until > clock.now()) return known.text
  const wish = { grant_type: 'client_credential', appid: appId, secret, force_refresh: false }
  const read = v.safeParse(Token, await readJson(`${api}/cgi-bin/stable_token`, wish))
  if (!read.success) return undefined
  const { access_token: text, expires_in: lifetimeS } = read.output
  tokens.set(key, { text, until: clock.now() + lifetimeS * 1000 - earlyMs })
  return text
}

/** An application that calls WeChat's services. */
export interface Asking {
  readonly hosts: WechatHosts
  readonly app: WechatApp
  readonly clock: Clock
}

/**
 * Calls a service of WeChat that needs the application's token: by GET, or by POST with a body. An expired token is renewed once. Undefined
 * when there is no usable answer. The token is added at the end of `path`. Source: WeChat, `stable_token`.
 */
export async function askWithToken(
  { hosts, app, clock }: Asking,
  path: string,
  body?: object,
): Promise<Said | undefined> {
  try {
    for (const isLast of [false, true]) {
      const token = await tokenOf(hosts, app, clock)
      if (token === undefined) return undefined
      const read = v.safeParse(
        Said,
        await readJson(`${hosts.api}${path}access_token=${encodeURIComponent(token)}`, body),
      )
      if (!read.success) return undefined
      if (isLast || !tokenErrors.has(read.output.errcode)) return read.output
      tokens.delete(`${hosts.api} ${app.appId}`)
    }
    return undefined
  } catch {
    return undefined
  }
}
