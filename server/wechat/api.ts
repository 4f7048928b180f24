import * as v from 'valibot'
import type { Result } from '@contract/result'
import { err, ok } from '@contract/result'
import type { WechatApp } from '../config/accounts'
import type { WechatHosts } from './account'
import { countCall } from './counts'
import type { GivenToken, TokenDeps } from './token-store'
import { forgetToken, tokenFor } from './token-store'

/** The longest wait for an answer; for some calls a person is waiting. */
const timeoutMs = 4_000

/** `later`: no answer of WeChat's, or it was busy; what the call was about may have happened. `refused`: it said no, and why. */
export type ApiError =
  | { readonly kind: 'later'; readonly errcode?: number }
  | { readonly kind: 'refused'; readonly errcode: number; readonly words: string }

/** An application that calls WeChat's services. */
export interface Asking {
  readonly hosts: Pick<WechatHosts, 'api'>
  readonly app: WechatApp
  readonly deps: TokenDeps
}

/** One call. The fields of `query` stand in the address; with a `body` it is a POST. */
export interface ApiCall {
  readonly path: string
  readonly query?: Readonly<Record<string, string>>
  readonly body?: object
}

/** The error code in every answer of WeChat; 0, or none, is success. */
const Said = v.looseObject({ errcode: v.optional(v.number(), 0), errmsg: v.optional(v.string(), '') })

/** The token has expired or was replaced. Source: WeChat's global return codes. */
const tokenErrors: ReadonlySet<number> = new Set([40001, 40014, 42001])

/** Busy, or called too often. */
const busyErrors: ReadonlySet<number> = new Set([-1, 44990, 45009, 45011, 10060012, 10060019])

const isLater = (errcode: number) => tokenErrors.has(errcode) || busyErrors.has(errcode)

/** Sends one call; the type of an answer may be text/plain, and failures travel inside HTTP 200. */
async function send({ hosts }: Pick<Asking, 'hosts'>, { path, query = {}, body }: ApiCall) {
  const fields = new URLSearchParams(query).toString()
  const sent = body && {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }
  try {
    const url = `${hosts.api}${path}${fields === '' ? '' : `?${fields}`}`
    const answer = await fetch(url, { ...sent, signal: AbortSignal.timeout(timeoutMs) })
    const read = v.safeParse(Said, JSON.parse(await answer.text()))
    return read.success ? read.output : undefined
  } catch {
    return undefined
  }
}

/** What an answer comes to: what was asked for, in the form that it must have, or why not. */
function read<T>(
  path: string,
  said: v.InferOutput<typeof Said> | undefined,
  form: v.GenericSchema<unknown, T>,
): Result<T, ApiError> {
  const judged = ((): Result<T, ApiError> => {
    if (!said) return err({ kind: 'later' })
    const { errcode, errmsg: words } = said
    if (errcode !== 0) return err(isLater(errcode) ? { kind: 'later', errcode } : { kind: 'refused', errcode, words })
    const fit = v.safeParse(form, said)
    return fit.success ? ok(fit.output) : err({ kind: 'later' })
  })()
  countCall(path, judged.ok ? 'done' : judged.error.kind)
  return judged
}

/** Calls a service of WeChat that needs no token. The answer must have this form. */
export async function askOpenly<T>(
  asking: Pick<Asking, 'hosts'>,
  call: ApiCall,
  form: v.GenericSchema<unknown, T>,
): Promise<Result<T, ApiError>> {
  return read(call.path, await send(asking, call), form)
}

const Token = v.pipe(
  v.object({ access_token: v.pipe(v.string(), v.nonEmpty()), expires_in: v.number() }),
  v.transform(({ access_token: text, expires_in: lifetimeS }): GivenToken => ({ text, lifetimeS })),
)

/** The application's token; asking again gives the same one while it lasts. Source: WeChat, `getStableAccessToken`. */
const tokenOf = (asking: Asking) => {
  const { app, deps } = asking
  const body = { grant_type: 'client_credential', appid: app.appId, secret: app.secret, force_refresh: false }
  return tokenFor(deps, app, 'access', () => askOpenly(asking, { path: '/cgi-bin/stable_token', body }, Token))
}

/**
 * Calls a service of WeChat with the application's token: by GET, or by POST with a body. After 40001, 40014 or 42001 the token is renewed
 * and the call made once more. The answer must have this form.
 */
export async function ask<T>(
  asking: Asking,
  call: ApiCall,
  form: v.GenericSchema<unknown, T>,
): Promise<Result<T, ApiError>> {
  const first = await tokenOf(asking)
  if (!first.ok) return first
  const withToken = (token: string) => send(asking, { ...call, query: { ...call.query, access_token: token } })
  const said = await withToken(first.value)
  if (!said || !tokenErrors.has(said.errcode)) return read(call.path, said, form)
  countCall(call.path, 'renewed')
  await forgetToken(asking.deps, asking.app, 'access', first.value)
  const second = await tokenOf(asking)
  return second.ok ? read(call.path, await withToken(second.value), form) : second
}
