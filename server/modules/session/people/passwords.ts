import { lengths } from '@contract/people/formats'
import type * as v from 'valibot'
import type { blockEditPassword, blockFindPassword, blockLogina } from '@contract/endpoints/people/accounts'
import type { LoginUser } from '@contract/endpoints/people/session'
import type { Refusal } from '@contract/refusals'
import { refusal } from '@contract/refusals'
import type { Result } from '@contract/result'
import { err, ok } from '@contract/result'
import type { Tx } from '../../../db/schema'
import { transact } from '../../../db/transact'
import type { Deps } from '../../../deps'
import type { Caller } from '../../../http/caller'
import { loginKeyOf } from '../../../login-key/login-key'
import { checkBlockPassword } from '../check-password'
import { proveFounder } from '../founder-proof'
import { hashPassword, isFounderPassword, isManagePassword } from '../password'
import { signIn } from '../sign-in'
import { findLoginBlock, stillHas } from '../store'
import { noteChange } from '../open/changes'
import { replaceFounder } from '../open/new-founder'
import { spendCode, wrongCode } from './codes'
import { proofsOf } from './proof-store'
import * as store from './store'

const decrypted = async (deps: Deps, text: string): Promise<string> =>
  (await loginKeyOf(deps)).decrypt(text).replace(/\s/g, '')

const notFounder = refusal('FORM', { fields: { password: `创始密码是${lengths.founder}位数字` } })
const notManage = refusal('FORM', {
  fields: { newPassword: `管理密码是${lengths.manage.least}到${lengths.manage.most}位字母或数字` },
})

/**
 * A new founder password by the code of the owner's number. All sessions of the block end, and WeChat users no longer sign in. Refusals:
 * WRONG_PASSWORD, LOCKED, FORM; a wrong number and a wrong code look alike. Source: domain model §6.1.
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
  if (block?.mobile !== mobile) return err(wrongCode(0))
  const { block_id: blockId, user_id: userId } = block
  const hash = await hashPassword(password)
  const change = { userId, what: 'founder', mobile } as const
  return transact(deps.db, async (tx) => {
    await replaceFounder(tx, deps, { blockId, hash, ak, exceptTokenId: 0, change })
    return ok({})
  })
}

/**
 * Changes the founder password (the block's other sessions and its management password end) or sets the management password (its managers'
 * sessions end). Both need the founder password, and the owner is told; wrong ones count like those of a login. Source: domain model §1.6,
 * §6.1.
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
  const { userId, blockId, tokenId, ak } = caller
  const hash = await hashPassword(fresh)
  const { mobile } = await proofsOf(deps.db, userId)
  return transact(deps.db, async (tx) => {
    if (input.kind === 'founder') {
      const change = { userId, what: 'founderEdit', mobile } as const
      await replaceFounder(tx, deps, { blockId, hash, ak, exceptTokenId: tokenId, change })
    } else {
      await store.setManageHash(tx, blockId, hash)
      await store.endSessionsOf(tx, { blockId, scope: 'manager' }, deps.clock.now())
      await noteChange(tx, deps, { userId, what: 'manage', mobile })
    }
    return ok({})
  })
}

/** Signs in with the management password, for the calls of `managerPaths` only. Source: domain model §1.6, §6.1. */
export async function loginAsManager(
  deps: Deps,
  { areaId, blockNo, password }: v.InferOutput<typeof blockLogina.input>,
  device: Caller,
): Promise<Result<LoginUser, Refusal>> {
  const checked = await checkBlockPassword(deps, device, { areaId, blockNo, which: 'manage', sealed: password })
  if (!checked.ok) return checked
  const { user_id: userId, block_id: blockId } = checked.value
  const still = (tx: Tx) => stillHas(tx, checked.value, 'manage')
  return signIn(deps, { userId, blockId, areaId, scope: 'manager' }, device, { still })
}
