import { ok } from '@contract/result'
import { transact } from '../../db/transact'
import type { Deps } from '../../deps'
import { sealerOf } from './open/seal'
import * as store from './store'

const perStatement = 200

/** Seals every payee's account again with the present key, so that the former key can be thrown away; returns their number. */
export async function resealPayees(deps: Deps): Promise<number> {
  const sealer = await sealerOf(deps)
  let done = 0
  for (let after = 0; ;) {
    const sealed = await transact(deps.db, async (tx) => {
      const rows = await store.lockSealed(tx, after, perStatement)
      for (const { withdraw_id, payee_sealed } of rows) {
        await store.setSealed(tx, withdraw_id, sealer.seal(sealer.open(payee_sealed)))
      }
      return ok(rows)
    })
    const rows = sealed.ok ? sealed.value : []
    done += rows.length
    const last = rows.at(-1)
    if (!last) return done
    after = last.withdraw_id
  }
}
