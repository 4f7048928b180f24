import { open, readFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { findBinaries, reachableBinaries } from './binaries'
import type { Log } from './folder'
import { checkVersion, initialise, isInitialised, passwordOf, reachableFolder } from './folder'
import type { RunAs } from './process'
import { isAlive, runAs, runDetached } from './process'
import type { Embedded } from './running'
import { adopt, ask, stopPostmaster, urlOf } from './running'

export interface EmbeddedSettings {
  /** The folder of the project's data; the database lives in `postgres` below it. */
  readonly dataDir: string
  /** Called with a line of text for every slow step. */
  readonly log?: Log
  /** Extra settings of the database, such as `fsync=off` for tests. */
  readonly settings?: readonly string[]
}

/** How often a start is tried: another process may be faster, and after a kill the old server's children need a moment to end. */
const starts = 6

/** How often with a socket: some file systems know none, and then PostgreSQL does not start. */
const startsWithSocket = 3

/** The longest path of a socket that every system takes, in bytes. */
const longestSocket = 103

/**
 * Starts the embedded PostgreSQL 18 on a data folder, making it the first time; takes over the one that still runs there after our
 * process was killed. Throws a sentence for the operator when it cannot. Source: server design §2.4.
 */
export async function startEmbedded({
  dataDir,
  log = () => undefined,
  settings = [],
}: EmbeddedSettings): Promise<Embedded> {
  const as = runAs()
  const folder = await reachableFolder(dataDir, as, log)
  if (isInitialised(folder)) await checkVersion(folder)
  const native = await reachableBinaries(await findBinaries(), as)
  const password = await passwordOf(dataDir)
  if (!isInitialised(folder)) {
    log('Making the database (first start only) …')
    await initialise(native, folder, password, as)
  }
  for (let attempt = 1; ; attempt++) {
    const running = await adopt(folder, password)
    if (running) {
      log('The database was still running: taken over.')
      return running
    }
    if (attempt === 1) log('Starting the database …')
    const started = await start({ native, folder, password, settings, as, maySocket: attempt <= startsWithSocket })
    if ('url' in started) return started
    if (attempt === starts) throw new Error(`The database did not start: ${started.why}`)
    await sleep(200 * attempt)
  }
}

interface StartPlan {
  readonly native: string
  readonly folder: string
  readonly password: string
  readonly settings: readonly string[]
  readonly as: RunAs | undefined
  readonly maySocket: boolean
}

/** Where the server's socket may lie: in its own folder, which nobody else enters. Empty where it may not have one. */
function socketFolderIn(folder: string, port: number): string {
  const isLong = Buffer.byteLength(path.join(folder, `.s.PGSQL.${port}`)) > longestSocket
  return isLong || process.platform === 'win32' || /[",]/.test(folder) ? '' : folder
}

/** Starts the server on a free port and waits until it answers; the last lines of its log when it ends instead. */
async function start({
  native,
  folder,
  password,
  settings,
  as,
  maySocket,
}: StartPlan): Promise<Embedded | { why: string }> {
  const port = await freePort()
  const socketFolder = maySocket ? socketFolderIn(folder, port) : ''
  const logFile = `${folder}.log`
  const output = await open(logFile, 'a')
  const options = [
    'listen_addresses=127.0.0.1',
    `port=${port}`,
    `unix_socket_directories=${socketFolder}`,
    'max_connections=120',
    // Without the row that a statement failed at: of a secret ballot it holds the choice.
    'log_error_verbosity=terse',
    ...settings,
  ]
  const args = ['-D', folder, ...options.flatMap((option) => ['-c', option])]
  const child = runDetached(path.join(native, 'bin/postgres'), args, output.fd, as)
  const state = { hasEnded: false }
  child.on('error', () => (state.hasEnded = true))
  child.on('exit', () => (state.hasEnded = true))
  await output.close()
  const url = urlOf({ port, socketFolder }, password)
  for (let tries = 0; tries < 1_200 && !state.hasEnded; tries++) {
    const answer = await ask(url, `select '1' as answer`).catch(() => undefined)
    const { pid } = child
    if (answer && pid)
      return { url, isAdopted: false, isRunning: () => isAlive(pid), stop: () => stopPostmaster(folder, pid) }
    await sleep(25)
  }
  const lines = (await readFile(logFile, 'utf8')).trim().split('\n')
  return { why: lines.slice(-5).join(' / ') }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.on('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => (address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port'))))
    })
  })
}
