import { commandDeps, onDatabase, runCommand } from './command'
import type { Db } from './db/schema'
import { resealPayees } from './modules/withdrawals/reseal'

/**
 * `npm run reseal`: seals payees' accounts with MENPAI_SEAL_KEY; those sealed with MENPAI_SEAL_OLD_KEY are read with that key.
 * docs/operation.md
 */
async function reseal(db: Db): Promise<void> {
  const count = await resealPayees(commandDeps(db))
  console.log(`sealed anew: ${count} payees; MENPAI_SEAL_OLD_KEY can be taken away`)
}

runCommand(() => onDatabase(reseal))
