import { parseArgs } from 'node:util'
import { backUp, note } from './backup/backup'
import { onDatabase, runCommand } from './command'
import type { Db } from './db/schema'

/**
 * `npm run backup -- FOLDER --keep 14`: the database and the pictures, beside a running server. `npm run backup -- --restored` keeps that a
 * copy was restored elsewhere and its books were equal: the console's list of the first day asks for it. docs/operation.md
 */
async function run(db: Db): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { keep: { type: 'string', default: '14' }, restored: { type: 'boolean', default: false } },
  })
  if (values.restored) {
    await note(db, 'restored_at', Date.now())
    return console.log('noted: a copy was restored')
  }
  const [folder] = positionals
  const keep = Number(values.keep)
  if (folder === undefined || !Number.isSafeInteger(keep) || keep < 1) {
    throw new Error('Where to, and how many to keep? npm run backup -- /var/backups/menpai --keep 14')
  }
  const dataDir = process.env.MENPAI_DATA_DIR ?? './data'
  const { file, rows, pictures, removed, isOpen } = await backUp(db, { folder, keep, dataDir, now: Date.now() })
  console.log(`written: ${file}, ${rows} rows; ${pictures} new pictures; ${removed.length} old copies removed`)
  if (isOpen) console.warn(`Others can read or change ${folder}, which holds everything: chmod 700 ${folder}`)
}

runCommand(() => onDatabase(run))
