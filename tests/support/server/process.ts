import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { addressIn, urlOf } from '../../../server/db/embedded/running'
import { joinedServerVariable } from './joined-server'
import type { Caller } from './process-call'
import { caller } from './process-call'
import { quickFolder } from '../database/quick-folder'
import { settingsOfTheHour } from './same-hour'

const root = path.resolve(__dirname, '../../..')

/** A first start makes a database and a demo city; a small machine needs a while. */
const startWithinMs = 120_000

/** A stop is given up by the server itself after 12 s. */
const stopWithinMs = 15_000

/** The server as a process of its own. */
export interface ServerProcess extends Caller {
  readonly url: string
  /** The started process; the head of its group when it was detached. */
  readonly pid: number
  /** Everything it printed, both streams. */
  readonly printed: () => string
  /** Asks it to end (SIGTERM) and gives its exit code, null when it had to be killed. */
  stop(): Promise<number | null>
  /** Sends a signal and waits for nothing. */
  tell(signal: NodeJS.Signals): void
  /** Its exit code once it has ended by itself, null when it was killed. */
  ended(): Promise<number | null>
  /** SIGKILL, to the server alone: its database lives on. */
  kill9(): Promise<void>
  /** SIGKILL, to the server and to its database. */
  kill9All(): Promise<void>
}

/** Settings on top of a demo city with a movable clock on a free port; undefined takes one away. */
export type ProcessSettings = Readonly<Record<string, string | undefined>>

/** A new data folder for a server. */
export const dataFolder = (): string => quickFolder('process')

/** The process of the database in a data folder, 0 when none runs. */
export function postmasterOf(folder: string): number {
  const lock = path.join(folder, 'postgres', 'postmaster.pid')
  return existsSync(lock) ? Number(readFileSync(lock, 'utf8').split('\n')[0]) : 0
}

/** The address of the database that runs in a data folder. */
export function databaseUrlOf(folder: string): string {
  const lock = readFileSync(path.join(folder, 'postgres', 'postmaster.pid'), 'utf8')
  return urlOf(addressIn(lock), readFileSync(path.join(folder, 'postgres.password'), 'utf8').trim())
}

/** Ends a database that still runs in the folder, and removes the folder. */
export async function removeDataFolder(folder: string): Promise<void> {
  killPostmaster(folder)
  await sleep(100)
  await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
}

function killPostmaster(folder: string): void {
  const pid = postmasterOf(folder)
  if (pid === 0) return
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It has ended by itself.
  }
}

/** How a server is started: as itself, or by a command that starts it and everything else in a group of its own. */
export interface Launch {
  readonly command: string
  readonly args: readonly string[]
  readonly cwd: string
  readonly detached?: boolean
}

/** As `npm start` does. */
export const itself: Launch = { command: process.execPath, args: ['--import', 'tsx', 'server/main.ts'], cwd: root }

/** The same sources, of which the run has made one script; without that, as itself. */
const joined = (): Launch => {
  const script = process.env[joinedServerVariable]
  return script === undefined ? itself : { ...itself, args: ['--enable-source-maps', script] }
}

function spawnServer(folder: string, settings: ProcessSettings, { command, args, ...how }: Launch) {
  const ours = Object.entries(process.env).filter(
    ([name]) => !/^(MENPAI_|DATABASE_URL$|NODE_ENV$|HOST$|PORT$)/.test(name),
  )
  const wanted = {
    PORT: '0',
    MENPAI_DATA_DIR: folder,
    MENPAI_DEMO: '1',
    MENPAI_DEV_CLOCK: '1',
    MENPAI_LOGINS_PER_MINUTE: '100000',
    ...settingsOfTheHour(),
    ...settings,
  }
  return spawn(command, args, {
    ...how,
    env: { ...Object.fromEntries(ours), ...wanted },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

/** Runs the server on a data folder to its end, for starts that fail: its exit code and what it printed. */
export async function runServer(folder: string, settings: ProcessSettings): Promise<{ code: number; printed: string }> {
  const child = spawnServer(folder, settings, itself)
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (printed += String(chunk)))
  await once(child, 'close')
  return { code: child.exitCode ?? 1, printed }
}

/** Starts the server on a data folder and waits until it is well. Throws with its own words when it does not come up. */
export async function startServer(
  folder: string,
  settings: ProcessSettings = {},
  launch = joined(),
): Promise<ServerProcess> {
  const child = spawnServer(folder, settings, launch)
  const exited = once(child, 'close')
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (printed += String(chunk)))
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null
  const end = async (signal: NodeJS.Signals) => {
    if (!hasEnded()) child.kill(signal)
    await exited
  }
  for (const until = Date.now() + startWithinMs; Date.now() < until && !hasEnded(); await sleep(50)) {
    const url = /is on (http:\/\/\S+?)\/\s/.exec(printed)?.[1]
    if (url === undefined || !(await isWell(url))) continue
    const called = await caller(url).catch(() => undefined)
    if (!called) continue
    return {
      ...called,
      url,
      pid: child.pid ?? 0,
      printed: () => printed,
      stop: async () => {
        const patience = setTimeout(() => child.kill('SIGKILL'), stopWithinMs)
        await end('SIGTERM')
        clearTimeout(patience)
        return child.exitCode
      },
      tell: (signal) => void child.kill(signal),
      ended: () => exited.then(() => child.exitCode),
      kill9: () => end('SIGKILL'),
      kill9All: async () => {
        const ended = end('SIGKILL')
        killPostmaster(folder)
        await ended
      },
    }
  }
  await end('SIGKILL')
  throw new Error(`the server did not start:\n${printed}`)
}

const isWell = (url: string): Promise<boolean> =>
  fetch(`${url}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  )
