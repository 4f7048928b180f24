import { startEmbedded } from './db/embedded/start'
import { openDatabase } from './db/open'
import type { Db } from './db/schema'
import { checkBooks } from './ledger/check-books'

/** `npm run books`: recomputes every balance and chain from the entries and says equal, or lists the differences. */
async function main(): Promise<void> {
  const url = process.env.DATABASE_URL
  if (url !== undefined) return check(url)
  const embedded = await startEmbedded({ dataDir: process.env.MENPAI_DATA_DIR ?? './data' })
  try {
    await check(embedded.url)
  } finally {
    if (!embedded.isAdopted) await embedded.stop()
  }
}

async function check(url: string): Promise<void> {
  const db = openDatabase(url)
  try {
    await report(db)
  } finally {
    await db.destroy()
  }
}

async function report(db: Db): Promise<void> {
  const tables = await db.introspection.getTables()
  if (!tables.some(({ name }) => name === 'entry')) throw new Error('There are no books in this database yet.')
  const { accounts, entries, differences } = await checkBooks(db)
  if (differences.length === 0) {
    console.log(`books equal: ${accounts} accounts, ${entries} entries`)
    return
  }
  for (const difference of differences) console.log(difference)
  console.log(`books differ: ${differences.length} differences in ${accounts} accounts, ${entries} entries`)
  process.exitCode = 1
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
