import { createHash } from 'node:crypto'
import { minuteMs } from '@contract/durations'
import type { Result } from '@contract/result'
import { ok } from '@contract/result'
import type { WechatApp } from '../config/accounts'
import { alone } from '../db/alone'
import type { Deps } from '../deps'
import { sealer } from '../format/sealer'
import type { WechatTokenTable } from './tables'

/** Renewed so long before its end: WeChat gives a new one in the last five minutes, and both are taken meanwhile. */
const earlyMs = 4 * minuteMs

/** What keeps tokens for all processes. */
export type TokenDeps = Pick<Deps, 'db' | 'clock' | 'random' | 'ids'>

type Kind = WechatTokenTable['kind']

/** A token as WeChat gives it. */
export interface GivenToken {
  readonly text: string
  readonly lifetimeS: number
}

const sealerOf = ({ random }: TokenDeps, { secret }: WechatApp) =>
  sealer(createHash('sha256').update(`wechat token ${secret}`).digest(), random)

interface KeptToken {
  readonly text: string
  readonly until: number
}

/** The kept token that still holds; one that was sealed with another secret is none. */
async function keptToken(deps: TokenDeps, app: WechatApp, kind: Kind): Promise<KeptToken | undefined> {
  const row = await deps.db
    .selectFrom('wechat_token')
    .selectAll()
    .where('app_id', '=', app.appId)
    .where('kind', '=', kind)
    .executeTakeFirst()
  if (!row || row.until <= deps.clock.now()) return undefined
  try {
    return { text: sealerOf(deps, app).open(row.text_sealed), until: row.until }
  } catch {
    return undefined
  }
}

async function keepToken(deps: TokenDeps, app: WechatApp, kind: Kind, { text, lifetimeS }: GivenToken): Promise<void> {
  const kept = { text_sealed: sealerOf(deps, app).seal(text), until: deps.clock.now() + lifetimeS * 1000 }
  await deps.db
    .insertInto('wechat_token')
    .values({ app_id: app.appId, kind, ...kept })
    .onConflict((oc) => oc.columns(['app_id', 'kind']).doUpdateSet(kept))
    .execute()
}

/**
 * The token of an application, kept in the database for all processes. One of them renews it before its end, while the others use the one
 * that still holds; `get` asks WeChat. The failures are those of `get`.
 */
export async function tokenFor<E>(
  deps: TokenDeps,
  app: WechatApp,
  kind: Kind,
  get: () => Promise<Result<GivenToken, E>>,
): Promise<Result<string, E>> {
  const renewed = async (): Promise<Result<string, E>> => {
    const given = await get()
    if (!given.ok) return given
    await keepToken(deps, app, kind, given.value)
    return ok(given.value.text)
  }
  const known = await keptToken(deps, app, kind)
  if (!known) return renewed()
  if (deps.clock.now() < known.until - earlyMs) return ok(known.text)
  const fresh = await alone(deps, `wechat ${kind} ${app.appId}`, renewed)
  return fresh?.ok ? fresh : ok(known.text)
}

/** Forgets a token that WeChat does not take any more, unless another process has renewed it meanwhile. */
export async function forgetToken(deps: TokenDeps, app: WechatApp, kind: Kind, text: string): Promise<void> {
  const known = await keptToken(deps, app, kind)
  if (known?.text !== text) return
  await deps.db
    .deleteFrom('wechat_token')
    .where('app_id', '=', app.appId)
    .where('kind', '=', kind)
    .where('until', '=', known.until)
    .execute()
}
