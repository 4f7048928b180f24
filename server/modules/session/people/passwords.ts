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
import { clearAttempts, countAttempt, lockKeys } from '../lock'
import type { PasswordChecker } from '../password'
import { hashPassword, isFounderPassword, isManagePassword } from '../password'
import { signIn } from '../sign-in'
import { findLoginBlock } from '../store'
import { spendCode } from './codes'
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
): Promise<Result<Record<never, never>, Refusal>> {
  const { areaId, blockNo, mobile, code } = input
  const password = await decrypted(deps, input.password)
  if (!isFounderPassword(password)) return err(notFounder)
  const used = await spendCode(deps.db, { mobile, purpose: 'findPassword', code, now: deps.clock.now() })
  if (!used.ok) return used
  const block = await findLoginBlock(deps.db, areaId, blockNo)
  if (block?.mobile !== mobile) return err(refusal('WRONG_PASSWORD', { left: 0 }, '验证码不对或已过期'))
  await replaceFounder(deps, block.block_id, password)
  return ok({})
}

async function replaceFounder(deps: Deps, blockId: number, password: string, exceptTokenId = 0): Promise<void> {
  const hash = await hashPassword(password)
  await deps.db.transaction().execute(async (tx) => {
    await store.setFounderHash(tx, blockId, hash)
    await store.endSessionsOf(tx, { blockId, exceptTokenId }, deps.clock.now())
    await unbindOwnerOf(tx, blockId)
  })
}

/**
 * Changes the founder password (the block's other sessions end) or sets the management password (its managers' sessions end). Both
 * ask for the founder password; wrong ones count as those of a login do. Source: domain model §1.6, §6.1.
 */
export async function editPassword(
  deps: Deps,
  checker: PasswordChecker,
  input: v.InferOutput<typeof blockEditPassword.input>,
  caller: Caller,
): Promise<Result<Record<never, never>, Refusal>> {
  const [old, fresh] = [await decrypted(deps, input.oldPassword), await decrypted(deps, input.newPassword)]
  if (input.kind === 'founder' && !isFounderPassword(fresh)) return err(notFounder)
  if (input.kind === 'manage' && !isManagePassword(fresh)) return err(notManage)
  const { founder_hash } = await store.hashesOf(deps.db, caller.blockId)
  const right = await checkPassword(deps, checker, { ...caller, hash: founder_hash, password: old })
  if (!right.ok) return right
  const { blockId, tokenId } = caller
  if (input.kind === 'founder') await replaceFounder(deps, blockId, fresh, tokenId)
  else await setManage(deps, blockId, await hashPassword(fresh))
  return ok({})
}

const setManage = (deps: Deps, blockId: number, hash: string) =>
  transact(deps.db, async (tx) => {
    await store.setManageHash(tx, blockId, hash)
    await store.endSessionsOf(tx, { blockId, scope: 'manager' }, deps.clock.now())
    return ok(undefined)
  })

interface Claim {
  readonly areaId: number
  readonly blockNo: number
  readonly ak: string
  readonly hash: string | null
  readonly password: string
}

/** A password of a block, counted before it is looked at. Refusals: WRONG_PASSWORD (data.left), LOCKED (data.until), BUSY. */
async function checkPassword(
  deps: Deps,
  checker: PasswordChecker,
  { areaId, blockNo, ak, hash, password }: Claim,
  isWellFormed?: (text: string) => boolean,
): Promise<Result<void, Refusal>> {
  const outcome = await checker.gate.run(async (): Promise<Result<void, Refusal>> => {
    const keys = lockKeys(areaId, blockNo, ak)
    const attempt = await countAttempt(deps.db, keys, deps.clock.now())
    if (!attempt.ok) return attempt
    const { left, lockedUntil } = attempt.value
    if (!(await checker.isRight(hash, password, isWellFormed)))
      return err(left > 0 ? refusal('WRONG_PASSWORD', { left }) : refusal('LOCKED', { until: lockedUntil }))
    await clearAttempts(deps.db, keys)
    return ok(undefined)
  })
  return outcome === 'full' ? err(refusal('BUSY')) : outcome
}

/** Signs in with the management password, for the calls of `managerPaths` only. Source: domain model §1.6, §6.1. */
export async function loginAsManager(
  deps: Deps,
  checker: PasswordChecker,
  { areaId, blockNo, password }: v.InferOutput<typeof blockLogina.input>,
  device: Caller,
): Promise<Result<LoginUser, Refusal>> {
  const block = await findLoginBlock(deps.db, areaId, blockNo)
  const claim = { areaId, blockNo, ak: device.ak, hash: block?.manage_hash ?? null }
  const sent = { ...claim, password: await decrypted(deps, password) }
  const right = await checkPassword(deps, checker, sent, isManagePassword)
  if (!right.ok) return right
  if (!block) return err(refusal('WRONG_PASSWORD'))
  const owner = { userId: block.user_id, blockId: block.block_id, areaId, scope: 'manager' } as const
  return ok(await signIn(deps, owner, device))
}
