import { onDatabase, runCommand } from '../server/command'
import { exportTo } from '../server/db/dump/export'
import { importFrom } from '../server/db/dump/import'
import type { Db } from '../server/db/schema'
import { checkBooks } from '../server/ledger/check-books'

/**
 * `npm run export -- file`: everything in the database in one file, while the server runs. `npm run import -- file`: the same in a new
 * database, and the books checked. Which database: `DATABASE_URL`, else the embedded one in `MENPAI_DATA_DIR`.
 */
async function run(what: string | undefined, file: string | undefined, db: Db): Promise<void> {
  if (file === undefined) throw new Error('Which file? npm run export -- menpai.dump')
  const rows = what === 'import' ? await importFrom(db, file) : await exportTo(db, file)
  const count = Object.values(rows).reduce((sum, each) => sum + each, 0)
  console.log(`${what === 'import' ? 'read in' : 'written'}: ${count} rows of ${Object.keys(rows).length} tables`)
  if (what !== 'import') return
  const { accounts, entries, differences } = await checkBooks(db)
  for (const difference of differences) console.log(difference)
  if (differences.length > 0) throw new Error(`books differ: ${differences.length} differences`)
  console.log(`books equal: ${accounts} accounts, ${entries} entries`)
}

runCommand(() => onDatabase((db) => run(process.argv[2], process.argv[3], db)))
