import type { Config } from './config/config'
import { madeOnce } from './db/once/made-once'
import type { Deps } from './deps'

const keyBytes = 32

/**
 * The settings with a separate key for each of our services: from the environment, or made once and kept in the database. No key is derived
 * from the secrets that sign calls, because every copy of the app contains those. Our decision: docs/decisions/0097-strangers.md
 */
export async function withMadeKeys({ db, random, config }: Pick<Deps, 'db' | 'random' | 'config'>): Promise<Config> {
  const made = (name: string) => madeOnce(db, name, () => random.bytes(keyBytes).toString('base64'))
  return {
    ...config,
    ...(!config.qiniu && { storeKey: config.storeKey ?? (await made('store_key')) }),
    ...(config.mode === 'development' && { sandboxKey: config.sandboxKey ?? (await made('sandbox_key')) }),
  }
}
