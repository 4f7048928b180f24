import type { Config } from './config'
import { madeOnce } from './db/made-once'
import type { Deps } from './deps'

const keyBytes = 32

/**
 * The settings with a key of its own for each of our services: from the environment, or made once and kept in the database. Nothing
 * follows from the secrets that sign calls: every copy of the app carries those. Our decision: docs/decisions/0150-own-keys.md
 */
export async function withMadeKeys({ db, random, config }: Pick<Deps, 'db' | 'random' | 'config'>): Promise<Config> {
  const made = (name: string) => madeOnce(db, name, () => random.bytes(keyBytes).toString('base64'))
  return {
    ...config,
    ...(!config.qiniu && { storeKey: config.storeKey ?? (await made('store_key')) }),
    ...(config.mode === 'development' && { sandboxKey: config.sandboxKey ?? (await made('sandbox_key')) }),
  }
}
