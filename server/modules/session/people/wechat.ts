import type * as v from 'valibot'
import type { LoginUser } from '@contract/endpoints/people/session'
import type { miniLogin, miniWays, userBindWechat, wechatWays } from '@contract/endpoints/people/wechat-login'
import type { Refusal } from '@contract/refusals'
import { refusal, wrongField } from '@contract/refusals'
import type { Result } from '@contract/result'
import { err, ok } from '@contract/result'
import type { Tx } from '../../../db/schema'
import { transact } from '../../../db/transact'
import type { Deps } from '../../../deps'
import type { Caller } from '../../../http/caller'
import { wechatSettings } from '../../../wechat/account'
import type { LoginError } from '../../../wechat/login'
import { miniOpenId, webLoginAddress, webOpenId } from '../../../wechat/login'
import { miniPhone } from '../../../wechat/phone'
import type { StillLetsIn } from '../sign-in'
import { signIn } from '../sign-in'
import { noteChange } from '../open/changes'
import { claimCaller } from '../open/claim-person'
import { spendProof } from './prove'
import { noArea } from './sms-login'
import { proofsOf } from './proof-store'
import * as people from './store'
import type { Binding } from './wechat-store'
import * as store from './wechat-store'

type Way = (typeof wechatWays)[number]
type MessengerUser = Omit<Binding, 'userId'>

const notOpen = refusal('CLOSED', {}, '微信登录暂未开通')
const unbound = refusal('NOT_FOUND', { need: 'phoneCode' }, '该微信尚未绑定账号，请用手机号登录')

const refusalOf = (error: LoginError, field: 'code' | 'phoneCode'): Refusal => {
  if (error === 'unreachable') return refusal('BUSY', {}, '微信未回应，请再试一次')
  const words = error === 'foreign' ? '只支持中国内地的手机号，请换一个号码' : '微信授权已过期，请重试'
  return wrongField(field, words)
}

/** Who the user is at WeChat. Refusals: CLOSED without an account there, FORM (`code`), BUSY. */
async function whoIs({ config }: Deps, way: Way, code: string): Promise<Result<MessengerUser, Refusal>> {
  const settings = wechatSettings(config)
  if (!settings) return err(notOpen)
  const app = way === 'mini' ? settings.mini : settings.web
  const found = await (way === 'mini' ? miniOpenId : webOpenId)(settings.hosts, app, code)
  return found.ok ? ok({ appId: app.appId, openId: found.value }) : err(refusalOf(found.error, 'code'))
}

/** The number behind the code of the mini-program's button. Refusals: CLOSED, FORM (`phoneCode`), BUSY. */
async function mobileOf(deps: Deps, phoneCode: string): Promise<Result<string, Refusal>> {
  const settings = wechatSettings(deps.config)
  if (!settings) return err(notOpen)
  const found = await miniPhone({ hosts: settings.hosts, app: settings.mini, deps }, phoneCode)
  return found.ok ? found : err(refusalOf(found.error, 'phoneCode'))
}

/**
 * Signs in as a WeChat user: to the bound account, or with the code of a mobile number to the account of that number, which is bound then.
 * Refusals: FORM (area, `code`, `phoneCode`), NOT_FOUND (`need`), CLOSED, BUSY. Source: specification §7; domain model §6.2. Our decision:
 * docs/decisions/0070-accounts.md
 */
export async function loginByWechat(
  deps: Deps,
  { areaId, way, code, phoneCode, shareCode, agreedAt }: v.InferOutput<typeof miniLogin.input>,
  device: Caller,
): Promise<Result<LoginUser, Refusal>> {
  if (!(await people.areaNameOf(deps.db, areaId))) return err(noArea)
  const who = await whoIs(deps, way, code)
  if (!who.ok) return who
  const account = await (phoneCode === undefined ? accountOf(deps, who.value) : byPhone(deps, who.value, phoneCode))
  if (!account.ok) return account
  const { userId, still } = account.value
  const block = await people.firstBlockOf(deps.db, userId, areaId)
  return signIn(deps, { userId, blockId: block?.block_id ?? 0, areaId }, device, { still, shareCode, agreedAt })
}

/** The account that is signed in to, and what allows it. */
interface Entry {
  readonly userId: number
  readonly still: StillLetsIn
}

async function accountOf({ db }: Deps, who: MessengerUser): Promise<Result<Entry, Refusal>> {
  const user = await store.boundUser(db, who.appId, who.openId)
  if (!user) return err(unbound)
  const userId = user.user_id
  return ok({ userId, still: (tx) => store.stillBound(tx, { ...who, userId }) })
}

async function byPhone(deps: Deps, who: MessengerUser, phoneCode: string): Promise<Result<Entry, Refusal>> {
  const mobile = await mobileOf(deps, phoneCode)
  if (!mobile.ok) return mobile
  return transact(deps.db, async (tx) => {
    const before = await store.boundUser(tx, who.appId, who.openId)
    const owner = await ownerOf(tx, deps, before, mobile.value)
    const { userId } = owner
    await store.bind(tx, { ...who, userId }, deps.clock.now())
    if (!owner.isNew && before?.user_id !== userId)
      await noteChange(tx, deps, { userId, what: 'wechat', mobile: mobile.value })
    const still: StillLetsIn = async (inTx) =>
      (await people.stillHasMobile(inTx, userId, mobile.value)) || store.stillBound(inTx, { ...who, userId })
    return ok({ userId, still })
  })
}

interface Owner {
  readonly userId: number
  readonly isNew?: true
}

/**
 * Chooses the account: the number's; else that of the WeChat user, if it has no number yet; else a new one without a block. The number is
 * not bound to an account that needs its founder password for that.
 */
async function ownerOf(
  tx: Tx,
  deps: Deps,
  bound: { readonly user_id: number; readonly mobile: string } | undefined,
  mobile: string,
): Promise<Owner> {
  const known = await people.userOfMobile(tx, mobile)
  if (known) return { userId: known.user_id }
  if (bound?.mobile === '') {
    const { hasFounder } = await proofsOf(tx, bound.user_id)
    if (hasFounder || (await people.bindMobile(tx, bound.user_id, mobile))) return { userId: bound.user_id }
  }
  const created = { user_id: deps.ids.next(), nick_name: `用户${mobile.slice(-4)}`, mobile }
  await people.insertUser(tx, { ...created, created_at: deps.clock.now() })
  const user = await people.userOfMobile(tx, mobile)
  if (!user) throw new Error('the owner of a number vanished')
  return user.user_id === created.user_id ? { userId: user.user_id, isNew: true } : { userId: user.user_id }
}

/** Which WeChat logins there are. */
export function waysToSignIn({ config }: Deps, { page, state }: v.InferOutput<typeof miniWays.input>) {
  const settings = wechatSettings(config)
  if (!settings) return ok({ mini: false, web: null })
  const canReturn = /^https?:\/\//.test(page)
  return ok({ mini: true, web: canReturn ? webLoginAddress(settings.hosts, settings.web, page, state) : null })
}

/**
 * Binds a WeChat user to the caller after a proof; the bound number gets a message. An existing binding stays. Refusals: NO_RIGHT
 * (data.need = `proof`), NO_BLOCK, FORM (`code`), CLOSED, BUSY. Source: domain model §10.
 */
export async function bindWechat(
  deps: Deps,
  caller: Caller,
  { way, code }: v.InferOutput<typeof userBindWechat.input>,
): Promise<Result<Record<never, never>, Refusal>> {
  const { userId } = caller
  const now = deps.clock.now()
  const who = await whoIs(deps, way, code)
  if (!who.ok) return who
  return transact(deps.db, async (tx): Promise<Result<Record<never, never>, Refusal>> => {
    await claimCaller(tx, userId)
    const before = await store.boundUser(tx, who.value.appId, who.value.openId)
    if (before?.user_id === userId) return ok({})
    const unproven = await spendProof(tx, caller, now)
    if (unproven) return err(unproven)
    await store.bind(tx, { ...who.value, userId }, now)
    const { mobile } = await proofsOf(tx, userId)
    await noteChange(tx, deps, { userId, what: 'wechat', mobile })
    return ok({})
  })
}

export async function unbindWechat({ db }: Deps, userId: number) {
  await store.unbind(db, userId)
  return ok({})
}
