import { ok } from '@contract/result'
import { transact } from '../../db/transact'
import type { Deps } from '../../deps'
import { sealerOf } from '../withdrawals/open/seal'
import * as store from './store'

/** Seals the secret of every authenticator again with the present key; returns their number. */
export async function resealAuthenticators(deps: Deps): Promise<number> {
  const sealer = await sealerOf(deps)
  const done = await transact(deps.db, async (tx) => {
    const rows = await store.lockSealed(tx)
    for (const { staff_id: staffId, totp_sealed: sealed } of rows)
      if (sealed !== null) await store.setSealed(tx, staffId, sealer.seal(sealer.open(sealed)))
    return ok(rows.length)
  })
  return done.ok ? done.value : 0
}
