import { commandDeps, onDatabase, runCommand } from './command'
import type { Db } from './db/schema'
import { resealRobots } from './modules/alarms/reseal'
import { resealPasswords } from './modules/block-market/reseal'
import { resealAuthenticators } from './modules/staff/reseal'
import { resealPayees } from './modules/withdrawals/reseal'

/**
 * `npm run reseal`: seals payees' accounts, founder passwords that wait to be shown, the authenticators of staff and the
 * robots of alarms, with MENPAI_SEAL_KEY; those sealed with MENPAI_SEAL_OLD_KEY are read with that key. docs/operation.md
 */
async function reseal(db: Db): Promise<void> {
  const deps = commandDeps(db)
  const [payees, passwords] = [await resealPayees(deps), await resealPasswords(deps)]
  const authenticators = await resealAuthenticators(deps)
  const robots = await resealRobots(deps)
  const counts = `${payees} payees, ${passwords} passwords, ${authenticators} authenticators, ${robots} robots`
  console.log(`sealed anew: ${counts}; MENPAI_SEAL_OLD_KEY can be taken away`)
}

runCommand(() => onDatabase(reseal))
