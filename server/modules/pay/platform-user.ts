import type { Refusal } from '@contract/refusals'
import { refusal } from '@contract/refusals'
import type { Result } from '@contract/result'
import { err, ok } from '@contract/result'
import type { Deps } from '../../deps'
import { miniOpenId, webLoginAddress, webOpenId } from '../../wechat/login'
import * as store from './attempt-store'
import type { Gateway, Scene } from './gateway'
import { gatewayOf } from './gateway'
import { gatewayDown } from './start'

const loginFirst = refusal('FORM', { fields: { code: '需要微信登录' } }, '需要先用微信登录，没有扣款')

/**
 * The payer's id on the platform, stored at an earlier login or found by a new code; undefined where none is needed. Refusals: FORM (field
 * `code`: a login is needed), BUSY.
 */
export async function openIdOf(
  deps: Deps,
  { settings }: Gateway,
  userId: number,
  scene: Scene,
  code: string | undefined,
): Promise<Result<string | undefined, Refusal>> {
  if (scene === 'web') return ok(undefined)
  const app = scene === 'mini' ? settings.mini : settings.web
  if (code === undefined || code === '') {
    const known = await store.findOpenId(deps.db, userId, app.appId)
    return known ? ok(known.open_id) : err(loginFirst)
  }
  const found = await (scene === 'mini' ? miniOpenId : webOpenId)(settings.hosts, app, code)
  if (!found.ok) return err(found.error === 'unreachable' ? gatewayDown : loginFirst)
  const row = { user_id: userId, app_id: app.appId, open_id: found.value, at: deps.clock.now() }
  await store.keepOpenId(deps.db, row)
  return ok(found.value)
}

/** The ways to pay for this payer in this scene. */
export async function waysOf(
  deps: Deps,
  userId: number,
  { scene, page, state }: { scene: Scene; page: string; state: string },
) {
  const gateway = gatewayOf(deps.config)
  if (!gateway) return ok({ wechat: false, login: null })
  const { web, hosts } = gateway.settings
  const isKnown = scene !== 'messenger' || (await store.findOpenId(deps.db, userId, web.appId)) !== undefined
  const canLogin = !isKnown && /^https?:\/\//.test(page)
  return ok({ wechat: isKnown || canLogin, login: canLogin ? webLoginAddress(hosts, web, page, state) : null })
}

/** Completes WeChat's login. Refusals: FORM (the code), BUSY. */
export async function endLogin(deps: Deps, userId: number, code: string): Promise<Result<object, Refusal>> {
  const gateway = gatewayOf(deps.config)
  if (!gateway) return err(gatewayDown)
  const known = await openIdOf(deps, gateway, userId, 'messenger', code)
  return known.ok ? ok({}) : known
}
