import type { Caller } from '../../../server/http/caller'
import type { TestDeps } from '../../support/database/database'
import { resident } from '../../support/city/small-city'

/** Somebody with a number and money who has no block any more. */
export const sold = async (deps: TestDeps, blockNo: number, availableFen = 0): Promise<Caller> =>
  withoutBlock(deps, await resident(deps, blockNo, availableFen))

/** The same person once the block is somebody else's. */
export async function withoutBlock(deps: TestDeps, caller: Caller): Promise<Caller> {
  await deps.db
    .updateTable('block')
    .set({ owner_user_id: null, held_since: null, state: 0 })
    .where('block_id', '=', caller.blockId)
    .execute()
  return { ...caller, blockId: 0, blockNo: 0 }
}

/** The same caller on a session of their own that has just been proven. */
export async function proven(deps: TestDeps, caller: Caller): Promise<Caller> {
  const [tokenId, now] = [deps.ids.next(), deps.clock.now()]
  await deps.db
    .insertInto('session_token')
    .values({
      token_id: tokenId,
      token_hash: Buffer.from(String(tokenId)),
      user_id: caller.userId,
      login_user_id: caller.userId,
      block_id: caller.blockId === 0 ? null : caller.blockId,
      area_id: caller.areaId,
      scope: 'owner',
      ak: 'test',
      platform: 'h5',
      created_at: now,
      expires_at: now + 86_400_000,
      proven_until: now + 600_000,
    })
    .execute()
  return { ...caller, tokenId }
}
