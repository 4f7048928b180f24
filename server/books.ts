import { openDatabase } from './db/open'
import { startEmbedded } from './db/embedded/start'
import { checkBooks } from './ledger/check-books'

/** `npm run books`: recomputes every balance and chain from the entries and says equal, or lists the differences. */
async function main(): Promise<void> {
  const embedded =
    process.env.DATABASE_URL === undefined
      ? await startEmbedded({ dataDir: process.env.MENPAI_DATA_DIR ?? './data' })
      : undefined
  const db = openDatabase(process.env.DATABASE_URL ?? embedded?.url ?? '')
  const { accounts, entries, differences } = await checkBooks(db)
  await db.destroy()
  if (embedded && !embedded.isAdopted) await embedded.stop()
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
