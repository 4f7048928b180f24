import { dayMs, minuteMs } from '@contract/durations'
import type * as v from 'valibot'
import type { userLogoutAll } from '@contract/endpoints/people/residents'
import type { LoginUser, blockCheck, blockLogin, userCheck, userGetInfo } from '@contract/endpoints/people/session'
import { loginLock } from '@contract/limits'
import { needsRenewal, session as lifetimes } from '@contract/people/sessions'
import { maskedMobile } from '@contract/people/masked'
import type { Refusal } from '@contract/refusals'
import { refusal } from '@contract/refusals'
import type { Result } from '@contract/result'
import { err, ok } from '@contract/result'
import { signWindowMs } from '@contract/signing'
import type { Tx } from '../../db/schema'
import { transact } from '../../db/transact'
import type { Deps } from '../../deps'
import type { Caller } from '../../http/caller'
import type { SessionLookup, SignedIn } from '../../http/signature'
import { offered } from './rules'
import { checkBlockPassword } from './check-password'
import { deleteOldDevices } from './device-store'
import { unbind } from './people/wechat-store'
import { signIn } from './sign-in'
import { startSession, tokenHash } from './start'
import * as store from './store'

/** How long the old token still works after a renewal, for calls that are on their way. */
const graceMs = 5 * minuteMs

const neighboursPerSide = 3

const callerOf = (row: store.LiveSession): SignedIn => ({
  userId: row.user_id,
  loginUserId: row.login_user_id,
  areaId: row.area_id,
  blockId: row.block_id ?? 0,
  blockNo: row.block_no ?? 0,
  isStaff: false,
  isManager: row.scope === 'manager',
  closingUntil: row.closing_until ?? 0,
  tokenId: row.token_id,
})

/** Finds sessions and stores used nonces, for the signature hook. */
export const sessionLookup = ({ db, clock }: Deps): SessionLookup => ({
  async hear({ nonce, signedAt, token, ak }) {
    const hash = token === '' ? undefined : tokenHash(token)
    const { isNew, session } = await store.hear(db, { nonce, signedAt, tokenHash: hash, ak, now: clock.now() })
    return session ? { isNew, signedIn: callerOf(session) } : { isNew }
  },
})

/**
 * Signs in with a block number and its founder password. Neither the answer nor its timing reveals whether the block exists. Refusals:
 * WRONG_PASSWORD (data.left = tries left), LOCKED (data.until), BUSY (too many tries at once, or of one address). Source: specification §4,
 * §5; domain model §3.0.
 */
export async function login(
  deps: Deps,
  { areaId, blockNo, password, shareCode }: v.InferOutput<typeof blockLogin.input>,
  device: Caller,
): Promise<Result<LoginUser, Refusal>> {
  const checked = await checkBlockPassword(deps, device, { areaId, blockNo, which: 'founder', sealed: password })
  if (!checked.ok) return checked
  const { user_id: userId, block_id: blockId } = checked.value
  const still = (tx: Tx) => store.stillHas(tx, checked.value, 'founder')
  return signIn(deps, { userId, blockId, areaId }, device, { still, shareCode })
}

/** The areas in which somebody lives at this number. Source: domain model §6.1 (`/block/check`). */
export async function areasOfBlock(
  deps: Deps,
  blockNo: number,
): Promise<Result<v.InferInput<typeof blockCheck.output>, never>> {
  const rows = await store.areasWithBlock(deps.db, blockNo)
  return ok({ areas: rows.map((row) => ({ areaId: row.area_id, name: row.name, ownerUserId: row.owner_user_id })) })
}

/**
 * Returns how long the session lasts, and renews it when fewer than 100 days remain: the new token comes with the answer, the old one works
 * for five more minutes. Source: specification §4, §6, §9; domain model §6.1.
 */
export async function checkSession(
  deps: Deps,
  caller: Caller,
): Promise<Result<v.InferInput<typeof userCheck.output>, never>> {
  const now = deps.clock.now()
  const row = await store.sessionToCheck(deps.db, caller)
  const leftMs = (row?.expires_at ?? now) - now
  // A manager agrees for nobody; who closes the account is asked nothing more.
  const asks = caller.isManager || caller.closingUntil > 0 ? [] : (row?.asks ?? [])
  const isAdmin = row?.is_admin === true && !caller.isManager
  const known = { isAdmin, ...offered(row?.block_state), ...(asks.length > 0 && { asks }) }
  if (!needsRenewal((now + leftMs) / 1000, now)) return ok({ daysLeft: Math.floor(leftMs / dayMs), ...known })
  const scope = caller.isManager ? 'manager' : 'owner'
  const token = await startSession(deps, { ...caller, scope }, caller)
  await store.endSessionAt(deps.db, caller.tokenId, now + graceMs)
  return ok({ daysLeft: Math.floor(lifetimes.lifetimeS / 86_400), token, ...known })
}

/**
 * The caller's private profile, the mobile masked. Refusal: NOT_FOUND when the caller no longer owns the block. Source: domain model §6.1.
 */
export async function ownProfile(
  deps: Deps,
  caller: Caller,
): Promise<Result<v.InferInput<typeof userGetInfo.output>, Refusal>> {
  const row = await store.findProfile(deps.db, caller)
  if (!row || (row.block_no === null && caller.blockId > 0)) return err(refusal('NOT_FOUND'))
  const { block_no: blockNo } = row
  const neighbours =
    blockNo === null ? [] : await store.nearestBlockNos(deps.db, row.area_id, blockNo, neighboursPerSide)
  return ok({
    userId: caller.userId,
    nickName: row.nick_name,
    avatar: row.avatar,
    mobile: maskedMobile(row.mobile),
    proofs: [...(row.founder_hash ? ['founder' as const] : []), ...(row.mobile ? ['mobile' as const] : [])],
    areaId: row.area_id,
    areaName: row.area_name,
    blockNo: blockNo ?? 0,
    residentDays: Math.max(0, Math.floor((deps.clock.now() - (row.held_since ?? row.created_at)) / dayMs)),
    thumbs: row.thumbs,
    intro: row.intro,
    points: row.points,
    neighbours,
    judges: Boolean(row.judges) && !caller.isManager,
    ...(row.closing_until !== null && { closingUntil: row.closing_until }),
  })
}

/**
 * Ends the caller's session at once. Refusal: NO_RIGHT for an account other than the token's. Source: domain model
 * §6.1 (`/bctUser/remove`).
 */
export async function endSession(
  deps: Deps,
  caller: Caller,
  userId: number,
): Promise<Result<Record<never, never>, Refusal>> {
  if (userId !== caller.userId) return err(refusal('NO_RIGHT'))
  await store.endSessionAt(deps.db, caller.tokenId, deps.clock.now())
  return ok({})
}

/**
 * Ends every session of the caller, on every device or on all others, and the sign-in of every bound WeChat user. Our decision:
 * docs/decisions/0070-accounts.md, 0140-accounts-safe.md
 */
export function endAllSessions(
  { db, clock }: Deps,
  { userId, tokenId }: Caller,
  { keep }: v.InferOutput<typeof userLogoutAll.input>,
) {
  const exceptTokenId = keep === 'this' ? tokenId : 0
  return transact<{ ended: number }, never>(db, async (tx) => {
    await unbind(tx, userId)
    return ok({ ended: await store.endSessionsOfUser(tx, { userId, exceptTokenId }, clock.now()) })
  })
}

/** How long an ended session stays: an objection to the sale of a block looks back so far. Source: community §9 (handover cases). */
const endedSessionsMs = 30 * dayMs

/** Deletes expired rows: nonces outside the clock window, locks, sessions and devices. Safe to run at any time, in any process. */
export async function sweepSessions(deps: Deps): Promise<void> {
  const now = deps.clock.now()
  await store.deleteOldNonces(deps.db, now - 2 * signWindowMs)
  await store.deleteOldLocks(deps.db, now - loginLock.windowMs)
  await store.deleteOldSessions(deps.db, now - endedSessionsMs)
  await deleteOldDevices(deps.db, now)
}
