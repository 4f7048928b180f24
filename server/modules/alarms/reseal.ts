import { ok } from '@contract/result'
import { transact } from '../../db/transact'
import type { Deps } from '../../deps'
import { sealerOf } from '../withdrawals/open/seal'
import * as store from './channel-store'

/** Seals what every robot is reached by again with the present key; returns their number. */
export async function resealRobots(deps: Deps): Promise<number> {
  const sealer = await sealerOf(deps)
  const done = await transact(deps.db, async (tx) => {
    const rows = await store.lockSealed(tx)
    for (const { channel_id: channelId, robot_sealed: sealed } of rows)
      if (sealed !== null) await store.change(tx, channelId, { robot_sealed: sealer.seal(sealer.open(sealed)) })
    return ok(rows.length)
  })
  return done.ok ? done.value : 0
}
