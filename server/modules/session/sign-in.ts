import type { LoginUser } from '@contract/endpoints/people/session'
import { loginLock } from '@contract/limits'
import type { Refusal } from '@contract/refusals'
import { refusal } from '@contract/refusals'
import type { Result } from '@contract/result'
import { err, ok } from '@contract/result'
import type { Tx } from '../../db/schema'
import { transact } from '../../db/transact'
import type { Deps } from '../../deps'
import type { Caller } from '../../http/caller'
import { agreeAsOf } from '../texts/open/agreeing'
import { offered } from './rules'
import { bindReferee } from './referral'
import type { SessionOwner } from './start'
import { startSession } from './start'
import * as store from './store'

/**
 * Whether the way in is still valid. Read under a lock, so that it cannot be closed before the new session exists and can be ended with it.
 */
export type StillLetsIn = (tx: Tx) => Promise<boolean>

const over = refusal('WRONG_PASSWORD', { left: loginLock.wrongs }, '登录方式已变更，请重试')

interface Entrance {
  readonly still: StillLetsIn
  readonly shareCode?: number | undefined
  /** When agreement and privacy policy were ticked for it, if they were. */
  readonly agreedAt?: number | undefined
}

/**
 * Starts the session at the end of every way to sign in, and returns what the device stores. An owner's first login records who invited
 * them. Refusal: WRONG_PASSWORD when the way in was closed meanwhile. Source: specification §3 (stored login user); domain model §3.0,
 * §3.21.
 */
export async function signIn(
  deps: Deps,
  owner: SessionOwner,
  device: Pick<Caller, 'ak' | 'platform'>,
  { still, shareCode = 0, agreedAt }: Entrance,
): Promise<Result<LoginUser, Refusal>> {
  const { userId, areaId } = owner
  if (owner.scope !== 'manager')
    await transact(deps.db, async (tx) => ok(await bindReferee(tx, deps, { userId, areaId, shareCode })))
  const started = await transact(deps.db, async (tx) => {
    if (!(await still(tx))) return err(over)
    if (agreedAt !== undefined) await agreeAsOf(tx, owner, { at: agreedAt, now: deps.clock.now() })
    return ok(await startSession({ ...deps, db: tx }, owner, device))
  })
  if (!started.ok) return started
  const row = await store.signedInAs(deps.db, owner)
  return ok({
    userId,
    loginUserId: userId,
    token: started.value,
    blockNo: row.block_no ?? 0,
    blockAreaId: areaId,
    areaName: row.area_name,
    nickName: row.nick_name,
    avatar: row.avatar,
    ...offered(row.block_state),
    ...(row.closing_until !== null && { closingUntil: row.closing_until }),
  })
}
