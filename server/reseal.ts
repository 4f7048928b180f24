import { randomBytes } from 'node:crypto'
import { readConfig } from './config'
import { databaseAddress } from './db/embedded/address'
import { makeIds } from './db/ids'
import { openDatabase } from './db/open'
import { resealPayees } from './modules/withdrawals/reseal'

/** `npm run reseal`: seals payees' accounts with MENPAI_SEAL_KEY; those of MENPAI_SEAL_OLD_KEY are read once more. docs/operation.md */
async function reseal(url: string): Promise<void> {
  const read = readConfig(process.env)
  if (!read.ok) throw new Error(read.error.join('\n'))
  const db = openDatabase(url, { connections: 2 })
  try {
    const clock = { now: () => Date.now() }
    const random = { bytes: randomBytes }
    const count = await resealPayees({ db, clock, random, config: read.value, ids: makeIds(clock, random) })
    console.log(`sealed anew: ${count} payees; MENPAI_SEAL_OLD_KEY can be taken away`)
  } finally {
    await db.destroy()
  }
}

databaseAddress(process.env, reseal).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
