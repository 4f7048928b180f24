import { madeOnce } from '../../../db/once/made-once'
import type { Db, Tx } from '../../../db/schema'
import type { Deps } from '../../../deps'
import type { Sealer } from '../../../format/sealer'
import { sealer } from '../../../format/sealer'

const keyBytes = 32

const kept = new WeakMap<Db, Promise<Sealer>>()

/**
 * The server's sealer (AES-256-GCM), with the key of the configuration, or one made at the first use and kept in the database, so that
 * all processes share it. Our decision: docs/decisions/0050-money.md
 */
export function sealerOf(deps: Pick<Deps, 'db' | 'random' | 'config'>): Promise<Sealer> {
  const known = kept.get(deps.db)
  if (known) return known
  const loading = loadKey(deps).then((key) => withOld(sealer(key, deps.random), deps))
  kept.set(deps.db, loading)
  loading.catch(() => kept.delete(deps.db))
  return loading
}

/**
 * The same inside a transaction that holds locks: a key that this process has not read yet is read by the transaction itself, because a
 * connection of its own might have to wait for those who wait for the locks.
 */
export async function sealerIn(tx: Tx, deps: Pick<Deps, 'db' | 'random' | 'config'>): Promise<Sealer> {
  const known = kept.get(deps.db)
  return known ?? withOld(sealer(await loadKey({ ...deps, db: tx }), deps.random), deps)
}

/** While a former key is set, also opens what that sealed. */
function withOld(now: Sealer, { config, random }: Pick<Deps, 'random' | 'config'>): Sealer {
  if (config.oldSealKey === undefined) return now
  const old = sealer(Buffer.from(config.oldSealKey, 'base64'), random)
  const open = (sealed: string) => {
    try {
      return now.open(sealed)
    } catch {
      return old.open(sealed)
    }
  }
  return { ...now, open }
}

async function loadKey({ db, random, config }: Pick<Deps, 'db' | 'random' | 'config'>): Promise<Buffer> {
  if (config.sealKey !== undefined) return Buffer.from(config.sealKey, 'base64')
  return Buffer.from(await madeOnce(db, 'seal_key', () => random.bytes(keyBytes).toString('base64')), 'base64')
}
