import { hourMs } from '@contract/durations'
import { readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import type { StoreFolders } from './objects'

/** How long unfinished uploads are kept: an interrupted one is resumed the same day. */
export const unfinishedForMs = 24 * hourMs

/** Age from which a day's count is over in every time zone. */
const countedForMs = 2 * 24 * hourMs

async function removeOlder(folder: string, beforeMs: number): Promise<void> {
  const names = await readdir(folder).catch(() => [])
  for (const name of names) {
    const place = path.join(folder, name)
    const changedAt = await stat(place).then(
      ({ mtimeMs }) => mtimeMs,
      () => Infinity,
    )
    if (changedAt < beforeMs) await rm(place, { recursive: true, force: true })
  }
}

/**
 * Removes parts of uploads and arriving files that nobody finished, as after a kill. `nowMs` is the machine's own
 * time, as files have it.
 */
export async function sweepStore({ arriving, parts, quota }: StoreFolders, nowMs: number): Promise<void> {
  await removeOlder(arriving, nowMs - unfinishedForMs)
  await removeOlder(parts, nowMs - unfinishedForMs)
  await removeOlder(quota, nowMs - countedForMs)
}
