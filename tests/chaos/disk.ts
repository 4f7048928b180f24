import { execFile } from 'node:child_process'
import { open, rm } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import type { Result } from '@contract/result'
import { err, ok } from '@contract/result'
import { dataFolder, removeDataFolder } from '../support/server/process'
import type { Disk } from './trouble'

const run = promisify(execFile)

/** Room for a fresh database, its log and a few hundred orders. */
const sizeMb = 320

/** PostgreSQL keeps little of its log, so that it soon needs more disk. */
export const smallDiskPostgres = ['max_wal_size=64MB', 'min_wal_size=32MB', 'checkpoint_timeout=30s']

export interface SmallDisk {
  readonly folder: string
  readonly disk: Disk
  remove(): Promise<void>
}

const isFull = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOSPC'

/** Writes until nothing fits any more. */
async function fillUp(file: string): Promise<void> {
  const handle = await open(file, 'a')
  try {
    // Large pieces first, then small ones, until not even one page of a table fits.
    for (const size of [1024 * 1024, 4096, 512]) {
      const piece = Buffer.alloc(size)
      for (let isRoom = true; isRoom;) {
        isRoom = await handle.write(piece).then(
          ({ bytesWritten }) => bytesWritten === size,
          (error: unknown) => {
            if (isFull(error)) return false
            throw error
          },
        )
      }
    }
  } finally {
    await handle.close()
  }
}

/** A disk in memory that is large enough for one run. Failure: why this machine does not let us make one. */
export async function smallDisk(): Promise<Result<SmallDisk, string>> {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return err('only root on Linux may mount a small disk')
  const folder = dataFolder()
  try {
    await run('mount', ['-t', 'tmpfs', '-o', `size=${sizeMb}m,mode=755`, 'tmpfs', folder])
  } catch {
    await removeDataFolder(folder)
    return err('this machine does not let us mount a small disk')
  }
  const ballast = path.join(folder, 'ballast')
  return ok({
    folder,
    disk: {
      fill: () => fillUp(ballast),
      free: () => rm(ballast, { force: true }),
    },
    remove: async () => {
      await run('umount', ['-l', folder])
      await removeDataFolder(folder)
    },
  })
}
