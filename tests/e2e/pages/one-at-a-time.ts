import { mkdirSync, rmdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { handed } from '../support/environment'

const pauseMs = 250

function tryLock(folder: string): boolean {
  try {
    mkdirSync(folder)
    return true
  } catch {
    return false
  }
}

/**
 * Both targets trade between the same two blocks on one server, and the scenario counts every fen: it has the city for itself.
 * Gives what ends that.
 */
export async function aloneInTheCity(): Promise<() => void> {
  const folder = path.join(tmpdir(), `menpai-trade-${new URL(handed('server')).port}`)
  while (!tryLock(folder)) await new Promise((resolve) => void setTimeout(resolve, pauseMs))
  return () => rmdirSync(folder)
}
