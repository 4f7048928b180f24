import { parseArgs } from 'node:util'
import { backUp } from './backup/backup'
import { onDatabase, runCommand } from './command'
import { openDatabase } from './db/open'

/** `npm run backup -- FOLDER --keep 14`: the database and the pictures, beside a running server. docs/operation.md */
async function run(url: string): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { keep: { type: 'string', default: '14' } },
  })
  const [folder] = positionals
  const keep = Number(values.keep)
  if (folder === undefined || !Number.isSafeInteger(keep) || keep < 1) {
    throw new Error('Where to, and how many to keep? npm run backup -- /var/backups/menpai --keep 14')
  }
  const db = openDatabase(url, {
    connections: 2,
    waits: { statement_timeout: 0, query_timeout: 0, idle_in_transaction_session_timeout: 0 },
  })
  try {
    const dataDir = process.env.MENPAI_DATA_DIR ?? './data'
    const { file, rows, pictures, removed } = await backUp(db, { folder, keep, dataDir, now: Date.now() })
    console.log(`written: ${file}, ${rows} rows; ${pictures} new pictures; ${removed.length} old copies removed`)
  } finally {
    await db.destroy()
  }
}

runCommand(() => onDatabase(run))
