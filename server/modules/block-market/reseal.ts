import { ok } from '@contract/result'
import { transact } from '../../db/transact'
import type { Deps } from '../../deps'
import { sealerOf } from '../withdrawals/open/seal'
import { lockSealed, setSealed } from './handover/store'

/** Seals every founder password that waits to be shown again with the present key; returns their number. None waits longer than a day. */
export async function resealPasswords(deps: Deps): Promise<number> {
  const sealer = await sealerOf(deps)
  const done = await transact(deps.db, async (tx) => {
    const rows = await lockSealed(tx)
    for (const { order_id: orderId, sealed_password: sealed } of rows)
      if (sealed !== null) await setSealed(tx, orderId, sealer.seal(sealer.open(sealed)))
    return ok(rows.length)
  })
  return done.ok ? done.value : 0
}
