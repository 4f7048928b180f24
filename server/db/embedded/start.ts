import { createHash, randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { chown, mkdir, open, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { findBinaries, reachableBinaries } from './binaries'
import type { RunAs } from './process'
import { isAlive, runAs, runDetached, runOnce } from './process'

export interface Embedded {
  readonly url: string
  /** It ran before we came: whoever started it may still need it. */
  readonly isAdopted: boolean
  /** Stops the database in order, after open transactions were ended (fast shutdown). */
  stop(): Promise<void>
}

export interface EmbeddedSettings {
  /** The folder of the project's data; the database lives in `postgres` below it. */
  readonly dataDir: string
  /** Hears a line for every slow step. */
  readonly log?: (line: string) => void
  /** Extra settings of the database, such as `fsync=off` for tests. */
  readonly settings?: readonly string[]
}

const majorVersion = '18'

/**
 * Starts the embedded PostgreSQL 18 on a data folder, making it the first time; takes over the one that still runs there after our
 * process was killed. Throws a sentence for the operator when it cannot.
 */
export async function startEmbedded({
  dataDir,
  log = () => undefined,
  settings = [],
}: EmbeddedSettings): Promise<Embedded> {
  const as = runAs()
  const folder = await reachableFolder(path.resolve(dataDir, 'postgres'), as, log)
  const native = await reachableBinaries(await findBinaries(), as)
  const password = await passwordOf(dataDir)
  if (!existsSync(path.join(folder, 'PG_VERSION'))) {
    log('Making the database (first start only) …')
    await initialise(native, folder, password, as)
  }
  await checkVersion(folder)
  const running = await adopt(folder, password)
  if (running) {
    log('The database was still running: taken over.')
    return running
  }
  log('Starting the database …')
  return start(native, folder, password, settings, as)
}

/**
 * Where the database lies: the wished folder, or, when the unprivileged user cannot get there because a folder above it is closed to
 * others (a home folder of root, say), a folder of this project's own below the system's lasting temporary one.
 */
async function reachableFolder(folder: string, as: RunAs | undefined, log: (line: string) => void): Promise<string> {
  await mkdir(path.dirname(folder), { recursive: true })
  if (!as || (await runOnce('/usr/bin/test', ['-x', path.dirname(folder)], as)).code === 0) return folder
  const name = createHash('sha256').update(folder).digest('hex').slice(0, 12)
  const elsewhere = path.join('/var/tmp', `menpai-${name}`, 'postgres')
  await mkdir(path.dirname(elsewhere), { recursive: true, mode: 0o755 })
  log(`The database lies in ${elsewhere}: the project’s folder is closed to the user it runs as.`)
  return elsewhere
}

async function passwordOf(dataDir: string): Promise<string> {
  await mkdir(dataDir, { recursive: true })
  const file = path.join(dataDir, 'postgres.password')
  if (!existsSync(file)) await writeFile(file, randomBytes(18).toString('hex'), { mode: 0o600 })
  return (await readFile(file, 'utf8')).trim()
}

async function initialise(native: string, folder: string, password: string, as: RunAs | undefined): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const passwordFile = path.join(os.tmpdir(), `menpai-initdb-${randomBytes(6).toString('hex')}`)
  await writeFile(passwordFile, password, { mode: 0o600 })
  if (as) {
    await chown(folder, as.uid, as.gid)
    await chown(passwordFile, as.uid, as.gid)
  }
  const how = ['-U', 'menpai', '-A', 'scram-sha-256', '-E', 'UTF8', '--locale=C', '--data-checksums']
  const made = await runOnce(path.join(native, 'bin/initdb'), ['-D', folder, ...how, `--pwfile=${passwordFile}`], as)
  await rm(passwordFile, { force: true })
  if (made.code === 0) return
  for (const name of await readdir(folder)) await rm(path.join(folder, name), { recursive: true, force: true })
  throw new Error(`The database could not be made in ${folder}: ${made.output.trim()}`)
}

async function checkVersion(folder: string): Promise<void> {
  const version = (await readFile(path.join(folder, 'PG_VERSION'), 'utf8')).trim()
  if (version === majorVersion) return
  throw new Error(
    `The data in ${folder} is of PostgreSQL ${version}; this program brings ${majorVersion}. Move the folder away or use DATABASE_URL.`,
  )
}

const urlOf = (port: number, password: string, database = 'postgres') =>
  `postgres://menpai:${password}@127.0.0.1:${port}/${database}`

/** Takes over a server that runs on this folder: its process lives, it answers, and it says that the folder is its own. */
async function adopt(folder: string, password: string): Promise<Embedded | undefined> {
  const lock = await readFile(path.join(folder, 'postmaster.pid'), 'utf8').catch(() => '')
  const lines = lock.split('\n')
  const [pid, port] = [Number(lines[0]), Number(lines[3])]
  if (!pid || !port || !isAlive(pid)) return undefined
  const url = urlOf(port, password)
  for (let tries = 0; tries < 50 && isAlive(pid); tries++) {
    const where = await ask(url, `select current_setting('data_directory') as answer`).catch(() => undefined)
    if (where === folder) return { url, isAdopted: true, stop: () => stopPostmaster(pid) }
    if (where !== undefined) return undefined
    await sleep(100)
  }
  return undefined
}

async function ask(url: string, query: string): Promise<string | undefined> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1_000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<{ answer: string }>(query)
    return rows[0]?.answer
  } finally {
    await client.end().catch(() => undefined)
  }
}

async function start(
  native: string,
  folder: string,
  password: string,
  settings: readonly string[],
  as?: RunAs,
): Promise<Embedded> {
  const port = await freePort()
  const logFile = `${folder}.log`
  const output = await open(logFile, 'a')
  const options = [
    'listen_addresses=127.0.0.1',
    `port=${port}`,
    'unix_socket_directories=',
    'max_connections=120',
    ...settings,
  ]
  const args = ['-D', folder, ...options.flatMap((option) => ['-c', option])]
  const child = runDetached(path.join(native, 'bin/postgres'), args, output.fd, as)
  await output.close()
  const url = urlOf(port, password)
  for (let tries = 0; tries < 600; tries++) {
    if (child.exitCode !== null) break
    const answer = await ask(url, `select '1' as answer`).catch(() => undefined)
    if (answer && child.pid) {
      const { pid } = child
      return { url, isAdopted: false, stop: () => stopPostmaster(pid) }
    }
    await sleep(50)
  }
  const lines = (await readFile(logFile, 'utf8')).trim().split('\n')
  throw new Error(`The database did not start: ${lines.slice(-5).join(' / ')}`)
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

/** SIGINT is PostgreSQL's fast shutdown: open transactions are rolled back, everything committed is on disk. */
async function stopPostmaster(pid: number): Promise<void> {
  if (!isAlive(pid)) return
  process.kill(pid, 'SIGINT')
  for (let tries = 0; tries < 200 && isAlive(pid); tries++) await sleep(50)
}
