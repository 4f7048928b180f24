import { createHash } from 'node:crypto'
import { session as lifetimes } from '@contract/people/sessions'
import type { Deps } from '../../deps'
import type { Caller } from '../../http/caller'
import { rememberDevice } from './device-store'
import * as store from './store'

export const tokenHash = (token: string): Buffer => createHash('sha256').update(token).digest()

export interface SessionOwner {
  readonly userId: number
  /** 0 for a person without a block. */
  readonly blockId: number
  readonly areaId: number
  /** Default: the owner's own session. Source: domain model §1.6. */
  readonly scope?: 'owner' | 'manager'
}

/**
 * Starts a session of 200 days on a device and returns its token; only the token's hash is stored. The owner's device is known from then
 * on; a manager's is not. Source: specification §9.
 */
export async function startSession(
  deps: Deps,
  { userId, blockId, areaId, scope = 'owner' }: SessionOwner,
  device: Pick<Caller, 'ak' | 'platform'>,
): Promise<string> {
  const token = deps.random.bytes(32).toString('base64url')
  const now = deps.clock.now()
  await store.insertSession(deps.db, {
    token_id: deps.ids.next(),
    token_hash: tokenHash(token),
    user_id: userId,
    login_user_id: userId,
    block_id: blockId === 0 ? null : blockId,
    area_id: areaId,
    scope,
    ak: device.ak,
    platform: device.platform,
    created_at: now,
    expires_at: now + lifetimes.lifetimeS * 1000,
    proven_until: 0,
  })
  if (scope === 'owner') await rememberDevice(deps.db, { userId, blockId, ak: device.ak }, now)
  return token
}
