import type * as v from 'valibot'
import type { userProve } from '@contract/endpoints/people/proof'
import { credentials } from '@contract/limits'
import { maskedMobile } from '@contract/people/masked'
import type { Refusal } from '@contract/refusals'
import { refusal } from '@contract/refusals'
import type { Result } from '@contract/result'
import { err, ok } from '@contract/result'
import type { Db, Tx } from '../../../db/schema'
import type { Deps } from '../../../deps'
import type { Caller } from '../../../http/caller'
import { proveFounder } from '../founder-proof'
import type { Log } from './code-limits'
import { sendCode, spendCode } from './codes'
import { lockSession, proofsOf, provenUntil, setProven } from './proof-store'

const noMobile = refusal('NOT_FOUND', {}, '尚未绑定手机号')

/** Sends a code to the bound number. Refusals: NOT_FOUND without one; those of sending. */
export async function sendProof(deps: Deps, { userId, ak, address }: Caller, log: Log) {
  const { mobile } = await proofsOf(deps.db, userId)
  if (mobile === '') return err(noMobile)
  const sent = await sendCode(deps, { mobile, purpose: 'proof', ak, address }, log)
  return sent.ok ? ok({ ...sent.value, mobile: maskedMobile(mobile) }) : sent
}

/**
 * Proves that the owner is using the session, for one change of how one signs in. A repeat while the proof lasts gets the same answer,
 * whatever it sends: the first answer may be lost, and its code is used up. Refusals: WRONG_PASSWORD (data.left), LOCKED, BUSY, NO_BLOCK
 * (founder password without a block), NOT_FOUND (no number). Source: domain model §10.
 */
export async function prove(
  deps: Deps,
  caller: Caller,
  { by, secret }: v.InferOutput<typeof userProve.input>,
): Promise<Result<{ until: number }, Refusal>> {
  const now = deps.clock.now()
  const known = await provenUntil(deps.db, caller.tokenId)
  if (known > now) return ok({ until: known })
  const proved = await (by === 'founder' ? byFounder(deps, caller, secret) : proveMobile(deps, caller, secret))
  if (!proved.ok) return proved
  const until = now + credentials.proofMs
  await setProven(deps.db, caller.tokenId, until)
  return ok({ until })
}

const byFounder = async (deps: Deps, caller: Caller, sealed: string): Promise<Result<unknown, Refusal>> =>
  caller.blockId === 0 ? err(refusal('NO_BLOCK')) : proveFounder(deps, caller, sealed)

/** Proves by the code that was sent to the bound number. Refusals: NOT_FOUND (no number), WRONG_PASSWORD (data.left), LOCKED. */
export async function proveMobile(deps: Deps, { userId, ak }: Caller, code: string): Promise<Result<unknown, Refusal>> {
  const { mobile } = await proofsOf(deps.db, userId)
  if (mobile === '') return err(noMobile)
  return spendCode(deps.db, { mobile, purpose: 'proof', code: code.trim(), ak, now: deps.clock.now() })
}

const unproven = refusal('NO_RIGHT', { need: 'proof' }, '请先确认是你本人')
const noWay = refusal('NO_BLOCK', {}, '请先用区块编号登录，再来绑定')

type Prover = Pick<Caller, 'userId' | 'tokenId' | 'blockId'>

/** Why a session may not change how one signs in, if so. It may when no proof is possible yet. */
export async function proofRefusal(
  db: Db,
  { userId, tokenId, blockId }: Prover,
  now: number,
): Promise<Refusal | undefined> {
  const { mobile, hasFounder } = await proofsOf(db, userId)
  if (mobile === '' && !hasFounder) return undefined
  if ((await provenUntil(db, tokenId)) > now) return undefined
  return mobile === '' && blockId === 0 ? noWay : unproven
}

/** Uses the proof up, in the transaction of the change it was for: of two changes at once only one gets it. */
export async function spendProof(tx: Tx, prover: Prover, now: number): Promise<Refusal | undefined> {
  await lockSession(tx, prover.tokenId)
  const refused = await proofRefusal(tx, prover, now)
  if (refused) return refused
  await setProven(tx, prover.tokenId, 0)
  return undefined
}
