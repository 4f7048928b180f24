import { createHash, randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { chmod, chown, mkdir, mkdtemp, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import type { RunAs } from './process'
import { runOnce } from './process'

/** The version of PostgreSQL that this program brings. */
const majorVersion = '18'

export type Log = (line: string) => void

/**
 * Where the database lies: `postgres` in the data folder, which the unprivileged user is allowed to pass; or, when a parent folder is
 * closed to that user (root's home, for example), a folder for this project below the system's permanent temporary folder.
 */
export async function reachableFolder(dataDir: string, as: RunAs | undefined, log: Log): Promise<string> {
  const folder = path.resolve(dataDir, 'postgres')
  await mkdir(path.dirname(folder), { recursive: true })
  if (!as || (await mayPass(path.dirname(folder), as))) return folder
  const name = createHash('sha256').update(folder).digest('hex').slice(0, 12)
  const elsewhere = path.join('/var/tmp', `menpai-${name}`, 'postgres')
  await mkdir(path.dirname(elsewhere), { recursive: true, mode: 0o755 })
  log(`The database lies in ${elsewhere}: the project’s folder is closed to the user it runs as.`)
  return elsewhere
}

/** Whether that user could reach the data folder once it allows others to pass. */
async function mayPass(folder: string, as: RunAs): Promise<boolean> {
  const passes = async (place: string) => (await runOnce('/usr/bin/test', ['-x', place], as)).code === 0
  if (await passes(folder)) return true
  if (!(await passes(path.dirname(folder)))) return false
  await chmod(folder, (await stat(folder)).mode | 0o001)
  return passes(folder)
}

/** The database user's password, drawn at the first start. Two processes that start at once agree on one. */
export async function passwordOf(dataDir: string): Promise<string> {
  await mkdir(dataDir, { recursive: true })
  const file = path.join(dataDir, 'postgres.password')
  await writeFile(file, randomBytes(18).toString('hex'), { mode: 0o600, flag: 'wx' }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error
    },
  )
  return (await readFile(file, 'utf8')).trim()
}

export const isInitialised = (folder: string): boolean => existsSync(path.join(folder, 'PG_VERSION'))

/**
 * Makes a database cluster: UTF-8, sorted by code point (the same everywhere), with checksums, access by password only. It is made under a
 * temporary name and moved into place when complete, so that an interrupted first start leaves nothing half done.
 */
export async function initialise(native: string, folder: string, password: string, as?: RunAs): Promise<void> {
  const draft = await mkdtemp(`${folder}.new-`)
  const passwordFile = path.join(os.tmpdir(), `menpai-initdb-${randomBytes(6).toString('hex')}`)
  await writeFile(passwordFile, password, { mode: 0o600, flag: 'wx' })
  if (as) {
    await chown(draft, as.uid, as.gid)
    await chown(passwordFile, as.uid, as.gid)
  }
  const how = ['-U', 'menpai', '-A', 'scram-sha-256', '-E', 'UTF8', '--locale=C', '--data-checksums']
  const made = await runOnce(path.join(native, 'bin/initdb'), ['-D', draft, ...how, `--pwfile=${passwordFile}`], as)
  await rm(passwordFile, { force: true })
  const isPlaced = made.code === 0 && (await place(draft, folder))
  if (!isPlaced) await rm(draft, { recursive: true, force: true })
  if (made.code !== 0) throw new Error(`The database could not be made in ${folder}: ${made.output.trim()}`)
}

/** Moves the finished cluster to its place; false when another process was faster. */
async function place(draft: string, folder: string): Promise<boolean> {
  try {
    await rename(draft, folder)
    return true
  } catch (error) {
    if (isInitialised(folder)) return false
    throw error
  }
}

/** Throws a sentence for the operator when the data are of another PostgreSQL: there is no way to convert them here. */
export async function checkVersion(folder: string): Promise<void> {
  const version = (await readFile(path.join(folder, 'PG_VERSION'), 'utf8')).trim()
  if (version === majorVersion) return
  throw new Error(
    `The data in ${folder} is of PostgreSQL ${version}; this program brings ${majorVersion}. Move the folder away or use DATABASE_URL.`,
  )
}
