import { commandDeps, onDatabase, runCommand } from './command'
import type { Db } from './db/schema'
import { resealPasswords } from './modules/block-market/reseal'
import { resealPayees } from './modules/withdrawals/reseal'

/**
 * `npm run reseal`: seals payees' accounts, and founder passwords that wait to be shown, with MENPAI_SEAL_KEY; those sealed with
 * MENPAI_SEAL_OLD_KEY are read with that key. docs/operation.md
 */
async function reseal(db: Db): Promise<void> {
  const deps = commandDeps(db)
  const [payees, passwords] = [await resealPayees(deps), await resealPasswords(deps)]
  console.log(`sealed anew: ${payees} payees, ${passwords} passwords; MENPAI_SEAL_OLD_KEY can be taken away`)
}

runCommand(() => onDatabase(reseal))
