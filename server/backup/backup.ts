import { copyFile, mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { exportTo } from '../db/dump/export'
import type { Db } from '../db/schema'

export interface BackupPlan {
  /** Where copies are kept. */
  readonly folder: string
  /** How many copies of the database stay; older ones are removed. */
  readonly keep: number
  /** The server's data folder, whose pictures are copied when there are any. */
  readonly dataDir: string
  /** Epoch milliseconds: the name of the copy. */
  readonly now: number
}

export interface Backup {
  readonly file: string
  readonly rows: number
  /** Pictures that were not in the copy yet. */
  readonly pictures: number
  readonly removed: readonly string[]
  /** Permission bits that are too wide: reading by others than owner and group, or writing by anybody but the owner. */
  readonly isOpen: boolean
}

const dumpName = /^menpai-\d{8}-\d{6}\.dump$/

/** Such as menpai-20261122-093000.dump, in UTC, so that names sort by time. */
const nameOf = (now: number): string =>
  `menpai-${new Date(now).toISOString().slice(0, 19).replace(/[-:]/g, '').replace('T', '-')}.dump`

/**
 * Copies the database as of one moment, then the pictures that are not in the copy yet. This order is safe: a stored picture never changes,
 * and is stored before the database names it. A copy gets its name only when it is complete. Our decision:
 * docs/decisions/0142-from-an-empty-machine.md
 */
export async function backUp(db: Db, { folder, keep, dataDir, now }: BackupPlan): Promise<Backup> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const file = path.join(folder, nameOf(now))
  const begun = `${file}.begun`
  const rows = await exportTo(db, begun)
  const pictures = await copyNew(path.join(dataDir, 'objects'), path.join(folder, 'objects'))
  await rename(begun, file)
  await note(db, 'backup_at', now)
  const removed = await removeOld(folder, keep)
  const isOpen = ((await stat(folder)).mode & 0o027) !== 0
  return { file, rows: Object.values(rows).reduce((sum, each) => sum + each, 0), pictures, removed, isOpen }
}

/** Keeps when a copy was made, or one was restored and its books were equal: the console shows it. */
export const note = (db: Db, key: 'backup_at' | 'restored_at', now: number) =>
  db
    .insertInto('setting')
    .values({ key, value: String(now) })
    .onConflict((oc) => oc.column('key').doUpdateSet({ value: String(now) }))
    .execute()

/** Not copied: unfinished uploads, and the counts of today, which are of no use tomorrow. */
const unfinished = new Set(['parts', 'arriving', 'quota'])

/** A missing folder counts as empty. One that cannot be read must fail: going on would leave its pictures out silently. */
function noneThere(error: NodeJS.ErrnoException): never[] {
  if (error.code === 'ENOENT') return []
  throw error
}

async function copyNew(from: string, to: string): Promise<number> {
  const there: readonly string[] = await readdir(to).catch(noneThere)
  const entries = await readdir(from, { withFileTypes: true }).catch(noneThere)
  if (entries.length === 0) return 0
  await mkdir(to, { recursive: true })
  let copied = 0
  for (const entry of entries) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)]
    if (entry.isDirectory()) {
      if (!unfinished.has(entry.name)) copied += await copyNew(source, target)
    } else if (!there.includes(entry.name)) {
      await copyFile(source, `${target}.begun`)
      await rename(`${target}.begun`, target)
      copied += 1
    }
  }
  return copied
}

async function removeOld(folder: string, keep: number): Promise<string[]> {
  const dumps = (await readdir(folder)).filter((name) => dumpName.test(name)).sort()
  const old = dumps.slice(0, Math.max(0, dumps.length - keep))
  for (const name of old) await rm(path.join(folder, name))
  return old
}
