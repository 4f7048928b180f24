import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { performance } from 'node:perf_hooks'
import { existsSync, readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Cpu } from './cpu'
import { cpuOf } from './cpu'

const root = path.resolve(__dirname, '../../..')

/** What `npm start`, the container and the service of systemd set for it. */
const lean = JSON.parse(readFileSync(path.join(root, 'scripts/setup/memory.json'), 'utf8')) as NodeJS.ProcessEnv

/** The server as it runs for users: a process of its own on a database. */
export interface BenchServer {
  readonly url: string
  /** Milliseconds from the start of the process to its first answer. */
  readonly startMs: number
  readonly now: () => number
  /** CPU time that it and the database have used. */
  cpu(): Cpu
  /** Starts a CPU profile, and returns a function that ends it and writes it into a folder. */
  profile(): Promise<() => Promise<string>>
  /** Memory of the process in megabytes; 0 where the system does not report it. */
  memory(): number
  stop(): Promise<void>
}

export interface ServerWish {
  readonly databaseUrl: string
  readonly folder: string
  /** The database's first process. */
  readonly postmaster: number
}

/** Starts a server and waits for its first answer. */
export async function startServer({ databaseUrl, folder, postmaster }: ServerWish): Promise<BenchServer> {
  const begun = performance.now()
  const settings = {
    PORT: '0',
    DATABASE_URL: databaseUrl,
    MENPAI_DATA_DIR: folder,
    MENPAI_DEMO: '0',
    MENPAI_DEV_CLOCK: '1',
    MENPAI_CALLS_PER_MINUTE: '1000000',
    MENPAI_LOGIN_KEY_BITS: '1024',
    MENPAI_DRAIN_MS: '0',
    MENPAI_LOGINS_PER_MINUTE: '1000000',
    MENPAI_BENCH_PROFILE: folder,
  }
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', '--import', './scripts/bench/server/profiler.ts', 'server/main.ts'],
    {
      cwd: root,
      env: { ...process.env, ...lean, ...settings },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  const exited = once(child, 'close')
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (printed += String(chunk)))
  for (;;) {
    if (child.exitCode !== null) throw new Error(`the server did not start:\n${printed}`)
    const url = /is on (http:\/\/\S+?)\/\s/.exec(printed)?.[1]
    const answer =
      url === undefined ? undefined : await fetch(`${url}/api/index/config`, { method: 'POST' }).catch(() => undefined)
    if (url === undefined || !answer) {
      await sleep(10)
      continue
    }
    const startMs = performance.now() - begun
    const { time } = (await answer.json()) as { time: number }
    const offsetMs = time - Date.now()
    return {
      url,
      startMs,
      now: () => Date.now() + offsetMs,
      memory: () => Number(spawnSync('ps', ['-o', 'rss=', '-p', String(child.pid)]).stdout.toString()) / 1_024,
      cpu: () => cpuOf(child.pid ?? 0, postmaster),
      profile: async () => {
        child.kill('SIGWINCH')
        return async () => {
          child.kill('SIGWINCH')
          const file = path.join(folder, 'hot.cpuprofile')
          for (let tries = 0; !existsSync(file) && tries < 100; tries++) await sleep(100)
          await sleep(200)
          return file
        }
      },
      stop: async () => {
        child.kill('SIGTERM')
        await exited
      },
    }
  }
}
