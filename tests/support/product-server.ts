import { type ChildProcess, spawn } from 'node:child_process'
import { chmodSync, mkdirSync } from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'

/** A first start makes a database and a demo city; a small machine needs a while. */
const startLimitMs = 120_000

export interface ProductServer {
  readonly url: string
  readonly stop: () => Promise<void>
  /** Ends the server's process at once, as a power cut would. Its database lives on. */
  readonly kill: () => Promise<void>
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.on('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      const port = typeof address === 'object' && address !== null ? address.port : 0
      probe.close(() => resolve(port))
    })
  })
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, ms))

async function isHealthy(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/healthz`)).status === 200
  } catch {
    return false
  }
}

function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return Promise.resolve()
  return new Promise((resolve) => {
    const force = setTimeout(() => child.kill('SIGKILL'), 10_000)
    child.once('exit', () => {
      clearTimeout(force)
      resolve()
    })
    child.kill('SIGTERM')
  })
}

function kill(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.once('exit', () => resolve())
    child.kill('SIGKILL')
  })
}

/** Starts the product with a fresh demo city in `dataFolder`. Throws with the server's own words when it does not come up. */
export async function startProduct(root: string, dataFolder: string): Promise<ProductServer> {
  // The database runs as an unprivileged user, who must be able to get there.
  mkdirSync(dataFolder, { recursive: true })
  chmodSync(dataFolder, 0o755)
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const settings = { PORT: String(port), MENPAI_DATA_DIR: dataFolder, MENPAI_DEMO: '1', MENPAI_DEV_CLOCK: '1' }
  const child = spawn(process.execPath, ['--import', 'tsx', path.join('server', 'main.ts')], {
    cwd: root,
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let words = ''
  const listen = (chunk: Buffer): void => void (words = (words + chunk.toString()).slice(-4000))
  child.stdout.on('data', listen)
  child.stderr.on('data', listen)
  for (let waitedMs = 0; waitedMs < startLimitMs; waitedMs += 250) {
    if (child.exitCode !== null) break
    if (await isHealthy(url)) return { url, stop: () => stop(child), kill: () => kill(child) }
    await pause(250)
  }
  await stop(child)
  throw new Error(`The server did not start.\n${words}`)
}
