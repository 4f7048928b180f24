import type { LoginUser } from '@contract/endpoints/session'
import { ok } from '@contract/result'
import { transact } from '../../db/transact'
import type { Deps } from '../../deps'
import type { Caller } from '../../http/caller'
import { bindReferee } from './referral'
import type { SessionOwner } from './start'
import { startSession } from './start'
import * as store from './store'

/**
 * Starts the session that every way to sign in ends with, and gives what the device keeps of it. An owner's first login binds who
 * brought him. Source: specification §3 (stored login user); domain model §3.0, §3.21.
 */
export async function signIn(
  deps: Deps,
  owner: SessionOwner,
  device: Pick<Caller, 'ak' | 'platform'>,
  shareCode = 0,
): Promise<LoginUser> {
  const { userId, areaId } = owner
  if (owner.scope !== 'manager')
    await transact(deps.db, async (tx) => ok(await bindReferee(tx, deps, { userId, areaId, shareCode })))
  const token = await startSession(deps, owner, device)
  const row = await store.signedInAs(deps.db, owner)
  return {
    userId,
    loginUserId: userId,
    token,
    blockNo: row.block_no ?? 0,
    blockAreaId: areaId,
    areaName: row.area_name,
    nickName: row.nick_name,
    avatar: row.avatar,
  }
}
