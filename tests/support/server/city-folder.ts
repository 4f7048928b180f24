import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { cityVariable } from '../browser/city-place'
import { dataFolder, postmasterOf, startServer } from './process'

/** Making the city takes seconds; a busy machine needs a while. */
const waitMs = 120_000

async function makeCity(city: string): Promise<void> {
  mkdirSync(city, { mode: 0o755 })
  const server = await startServer(city)
  await server.stop()
  await databaseEnded(city)
}

/** On a busy machine a server gives up waiting for its database; the folder of one that runs cannot be copied. */
async function databaseEnded(city: string): Promise<void> {
  const pid = postmasterOf(city)
  if (pid > 0) process.kill(pid, 'SIGINT')
  for (const until = Date.now() + waitMs; postmasterOf(city) > 0; await sleep(100))
    if (Date.now() > until) throw new Error('the database of the city did not end')
}

/** Copies with owners and modes, which the database requires. */
async function copy(from: string, to: string): Promise<void> {
  const child = spawn('cp', ['-a', `${from}/.`, to], { stdio: 'inherit' })
  await once(child, 'close')
  if (child.exitCode !== 0) throw new Error(`${from} was not copied`)
}

/**
 * A data folder of a demo city on which a server has run and stopped, made once for the run. Tests of the first start itself take
 * `dataFolder`. Without a place for the city (`keepCityFolder`) it is an empty folder: the server then makes the city.
 */
export async function cityFolder(): Promise<string> {
  const place = process.env[cityVariable]
  const folder = dataFolder()
  if (place === undefined) return folder
  const city = path.join(place, 'city')
  const [done, failed] = [path.join(place, 'done'), path.join(place, 'failed')]
  if (isFirst(path.join(place, 'taken'))) {
    await makeCity(city).catch((error: unknown) => {
      writeFileSync(failed, String(error))
      throw error
    })
    writeFileSync(done, '')
  }
  for (const until = Date.now() + waitMs; !existsSync(done); await sleep(100))
    if (existsSync(failed) || Date.now() > until) throw new Error('the city of the run was not made')
  await copy(city, folder)
  return folder
}

/** True for exactly one process of the run. */
function isFirst(mark: string): boolean {
  try {
    mkdirSync(mark)
    return true
  } catch {
    return false
  }
}
