import { commandDeps, onDatabase, runCommand } from './command'
import { openDatabase } from './db/open'
import { resealPayees } from './modules/withdrawals/reseal'

/** `npm run reseal`: seals payees' accounts with MENPAI_SEAL_KEY; those of MENPAI_SEAL_OLD_KEY are read once more. docs/operation.md */
async function reseal(url: string): Promise<void> {
  const db = openDatabase(url, { connections: 2 })
  try {
    const count = await resealPayees(commandDeps(db))
    console.log(`sealed anew: ${count} payees; MENPAI_SEAL_OLD_KEY can be taken away`)
  } finally {
    await db.destroy()
  }
}

runCommand(() => onDatabase(reseal))
