import { startOfDay } from '@contract/hours'
import { commandDeps, onDatabase, onReads, runCommand } from './command'
import { ownTables } from './db/own-schema'
import type { Db } from './db/schema'
import { moduleDifferences } from './differences'
import { withMadeKeys } from './made-keys'
import { checkBooks } from './ledger/check-books'
import { causes, reconcile } from './modules/pay/reconcile'

/**
 * `npm run books`: recomputes every balance and chain from the entries, on the replica where there is one, and says equal, or lists the
 * differences.
 * `npm run books -- 2026-11-21` also compares that day's payments with the gateway's: it must answer.
 */
async function check(db: Db): Promise<void> {
  await onReads(db, report)
  const day = process.argv[2]
  if (day !== undefined) await compare(db, day)
}

async function report(db: Db): Promise<void> {
  if (!(await ownTables(db)).includes('entry')) throw new Error('There are no books in this database yet.')
  const { accounts, entries, ...books } = await checkBooks(db)
  const differences = [...books.differences, ...(await moduleDifferences(db))]
  if (differences.length === 0) {
    console.log(`books equal: ${accounts} accounts, ${entries} entries`)
    return
  }
  for (const difference of differences) console.log(difference)
  console.log(`books differ: ${differences.length} differences in ${accounts} accounts, ${entries} entries`)
  process.exitCode = 1
}

/** Compares a day, yyyy-MM-dd in the area's zone, with the gateway. */
async function compare(db: Db, day: string): Promise<void> {
  const at = /^\d{4}-\d\d-\d\d$/.test(day) ? startOfDay(day) : Number.NaN
  if (Number.isNaN(at)) throw new Error('The day must be written as 2026-11-21.')
  const deps = commandDeps(db)
  const { payments, differences } = await reconcile(
    { ...deps, config: await withMadeKeys(deps) },
    moduleDifferences,
    at,
  )
  for (const { cause, about, ours, theirs } of differences) {
    console.log(`${about}: ${causes[cause]} (ours ${ours}, theirs ${theirs}, in fen)`)
  }
  const words = differences.length === 0 ? 'payments equal' : `payments differ: ${differences.length} differences`
  console.log(`${words}: ${payments} payments on ${day}`)
  if (differences.length > 0) process.exitCode = 1
}

runCommand(() => onDatabase(check))
