import type * as v from 'valibot'
import type { blockEditPassword, blockFindPassword, blockLogina } from '@contract/endpoints/accounts'
import type { LoginUser } from '@contract/endpoints/session'
import type { Refusal } from '@contract/refusals'
import { refusal } from '@contract/refusals'
import type { Result } from '@contract/result'
import { err, ok } from '@contract/result'
import { transact } from '../../../db/transact'
import type { Deps } from '../../../deps'
import type { Caller } from '../../../http/caller'
import { loginKeyOf } from '../../../login-key/login-key'
import { checkBlockPassword } from '../check-password'
import { proveFounder } from '../founder-proof'
import { forgetDevicesOf } from '../device-store'
import { hashPassword, isFounderPassword, isManagePassword } from '../password'
import { signIn } from '../sign-in'
import { findLoginBlock } from '../store'
import type { Change } from '../open/changes'
import { noteChange } from '../open/changes'
import { spendCode } from './codes'
import { proofsOf } from './proof-store'
import * as store from './store'
import { unbindOwnerOf } from './wechat-store'

const decrypted = async (deps: Deps, text: string): Promise<string> =>
  (await loginKeyOf(deps)).decrypt(text).replace(/\s/g, '')

const notFounder = refusal('FORM', { fields: { password: '创始密码是16位数字' } })
const notManage = refusal('FORM', { fields: { newPassword: '管理密码是6到20位字母或数字' } })

/**
 * A new founder password by the code of the owner's number. All sessions of the block end, and messenger users no longer sign in.
 * Refusals: WRONG_PASSWORD, LOCKED, FORM; a wrong number and a wrong code look alike. Source: domain model §6.1.
 */
export async function findPassword(
  deps: Deps,
  input: v.InferOutput<typeof blockFindPassword.input>,
  ak: string,
): Promise<Result<Record<never, never>, Refusal>> {
  const { areaId, blockNo, mobile, code } = input
  const password = await decrypted(deps, input.password)
  if (!isFounderPassword(password)) return err(notFounder)
  const used = await spendCode(deps.db, { mobile, purpose: 'findPassword', code, ak, now: deps.clock.now() })
  if (!used.ok) return used
  const block = await findLoginBlock(deps.db, areaId, blockNo)
  if (block?.mobile !== mobile) return err(refusal('WRONG_PASSWORD', { left: 0 }, '验证码不对或已过期'))
  const { block_id: blockId, user_id: userId } = block
  await replaceFounder(deps, { blockId, password, ak, change: { userId, what: 'founder', mobile } })
  return ok({})
}

interface NewFounder {
  readonly blockId: number
  readonly password: string
  /** The device that sets it. */
  readonly ak: string
  readonly exceptTokenId?: number
  readonly change: Change
}

async function replaceFounder(deps: Deps, wish: NewFounder): Promise<void> {
  const { blockId, password, ak, exceptTokenId = 0, change } = wish
  const hash = await hashPassword(password)
  await deps.db.transaction().execute(async (tx) => {
    await store.setFounderHash(tx, blockId, hash)
    await store.endSessionsOf(tx, { blockId, exceptTokenId }, deps.clock.now())
    await unbindOwnerOf(tx, blockId)
    await forgetDevicesOf(tx, blockId, ak)
    await noteChange(tx, deps, change)
  })
}

/**
 * Changes the founder password (the block's other sessions end) or sets the management password (its managers' sessions end). Both
 * ask for the founder password; wrong ones count as those of a login do. Source: domain model §1.6, §6.1.
 */
export async function editPassword(
  deps: Deps,
  input: v.InferOutput<typeof blockEditPassword.input>,
  caller: Caller,
): Promise<Result<Record<never, never>, Refusal>> {
  const fresh = await decrypted(deps, input.newPassword)
  if (input.kind === 'founder' && !isFounderPassword(fresh)) return err(notFounder)
  if (input.kind === 'manage' && !isManagePassword(fresh)) return err(notManage)
  const proved = await proveFounder(deps, caller, input.oldPassword)
  if (!proved.ok) return proved
  const { blockId, tokenId, ak } = caller
  if (input.kind === 'founder') {
    const { mobile } = await proofsOf(deps.db, caller.userId)
    const change = { userId: caller.userId, what: 'founderEdit', mobile } as const
    await replaceFounder(deps, { blockId, password: fresh, ak, exceptTokenId: tokenId, change })
  } else await setManage(deps, blockId, await hashPassword(fresh))
  return ok({})
}

const setManage = (deps: Deps, blockId: number, hash: string) =>
  transact(deps.db, async (tx) => {
    await store.setManageHash(tx, blockId, hash)
    await store.endSessionsOf(tx, { blockId, scope: 'manager' }, deps.clock.now())
    return ok(undefined)
  })

/** Signs in with the management password, for the calls of `managerPaths` only. Source: domain model §1.6, §6.1. */
export async function loginAsManager(
  deps: Deps,
  { areaId, blockNo, password }: v.InferOutput<typeof blockLogina.input>,
  device: Caller,
): Promise<Result<LoginUser, Refusal>> {
  const checked = await checkBlockPassword(deps, device, { areaId, blockNo, which: 'manage', sealed: password })
  if (!checked.ok) return checked
  const { user_id: userId, block_id: blockId } = checked.value
  return ok(await signIn(deps, { userId, blockId, areaId, scope: 'manager' }, device))
}
