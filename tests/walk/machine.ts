import { spawn, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { isOpenAt, opensAt } from '@contract/hours'

const root = path.resolve(__dirname, '../..')
const clockFile = path.join(__dirname, 'open-hours.mjs')

/**
 * How far the machine's clock is moved ahead, so that it is 9:00 in Shanghai when it would be night; zero in open hours with an hour to
 * spare.
 */
export function clockAheadMs(now: number): number {
  const anHour = 3_600_000
  if (isOpenAt([], now) && isOpenAt([], now + anHour)) return 0
  return opensAt([], now + anHour) + 2 * anHour - now
}

/** What `npm ci --omit=dev` installs: every package of the lock file but those that only tools of development ask for. */
function withoutTools(): string[] {
  const lock = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as {
    readonly packages: Readonly<Record<string, { readonly dev?: boolean }>>
  }
  return Object.entries(lock.packages)
    .filter(([place, { dev }]) => /^node_modules\/(?:(?!node_modules).)+$/.test(place) && dev !== true)
    .map(([place]) => place.slice('node_modules/'.length))
}

/** What a package.json asks for itself. */
function packagesIn(file: string): string[] {
  const { dependencies } = JSON.parse(readFileSync(file, 'utf8')) as { readonly dependencies: object }
  return Object.keys(dependencies)
}

/** Packages of this machine in a folder of the walk, and of their commands those that are there. */
function linkPackages(folder: string, names: readonly string[]): void {
  const [here, there] = [path.join(root, 'node_modules'), path.join(folder, 'node_modules')]
  for (const name of names.filter((one) => existsSync(path.join(here, one)))) {
    mkdirSync(path.dirname(path.join(there, name)), { recursive: true })
    symlinkSync(path.join(here, name), path.join(there, name))
  }
  mkdirSync(path.join(there, '.bin'))
  for (const name of readdirSync(path.join(here, '.bin'))) {
    const target = path.join(there, '.bin', readlinkSync(path.join(here, '.bin', name)))
    if (existsSync(target)) symlinkSync(target, path.join(there, '.bin', name))
  }
}

/** A fresh machine with only the product's files, as after a clone and its installation. */
export class Machine {
  readonly folder = mkdtempSync(path.join(tmpdir(), 'menpai-walk-'))
  readonly app = path.join(this.folder, 'menpai')
  readonly aheadMs = clockAheadMs(Date.now())
  readonly #stops: (() => Promise<unknown>)[] = []

  constructor() {
    chmodSync(this.folder, 0o755)
    mkdirSync(this.app)
    const listed = spawnSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
    for (const file of listed.stdout.split('\n').filter((name) => name !== '' && !/^(tests|docs)\//.test(name))) {
      cpSync(path.join(root, file), path.join(this.app, file), { recursive: true })
    }
    // The build names the gallery's pages, so they are needed.
    cpSync(path.join(root, 'tests/gallery'), path.join(this.app, 'tests/gallery'), { recursive: true })
    linkPackages(this.app, withoutTools())
  }

  /** A folder of its own below the machine's. */
  dir(name: string): string {
    const made = path.join(this.folder, name)
    mkdirSync(made, { recursive: true, mode: 0o755 })
    return made
  }

  /** Runs a command to its end. Throws with what it printed when it fails. */
  async run(command: string, args: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<string> {
    const child = spawn(command, args, {
      cwd: this.app,
      env: this.#environment(env),
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let printed = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (printed += String(chunk)))
    await once(child, 'close')
    if (child.exitCode !== 0) throw new Error(`${command} ${args.join(' ')}: ${child.exitCode}\n${printed}`)
    return printed
  }

  /** A folder with what the image of the Containerfile holds, copied as its last stage says, and nothing else. */
  image(): string {
    rmSync(this.dir('image'), { recursive: true })
    const made = this.dir('image')
    const stage =
      readFileSync(path.join(this.app, 'Containerfile'), 'utf8')
        .split(/^FROM /m)
        .at(-1) ?? ''
    for (const [, from = '', to = ''] of stage.matchAll(/^COPY (?:--from=build \/app\/)?(.+) (\S+)$/gm))
      for (const name of from.split(' ')) {
        const target = from.includes(' ') ? path.join(made, to, path.basename(name)) : path.join(made, to)
        cpSync(path.join(this.app, name), target, { recursive: true })
      }
    const [, script = ''] = /^RUN node (\S+) package\.json && npm install/m.exec(stage) ?? []
    spawnSync(process.execPath, [script, 'package.json'], { cwd: made })
    linkPackages(made, packagesIn(path.join(made, 'package.json')))
    return made
  }

  /** Starts a TypeScript program that keeps running, and waits for its output. */
  async start(file: string, env: Readonly<Record<string, string>>, words: RegExp, folder = this.app): Promise<string> {
    const args = ['--import', clockFile, '--import', 'tsx', file]
    const child = spawn(process.execPath, args, {
      cwd: folder,
      env: this.#environment(env),
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const ended = once(child, 'close')
    this.#stops.push(async () => {
      child.kill('SIGTERM')
      await ended
    })
    let printed = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (printed += String(chunk)))
    for (const until = Date.now() + 60_000; Date.now() < until && child.exitCode === null; await sleep(50)) {
      const found = words.exec(printed)
      if (found) return found[1] ?? ''
    }
    throw new Error(`${file} did not start:\n${printed}`)
  }

  /** Stops the program that was started last. */
  async stopLast(): Promise<void> {
    await this.#stops.pop()?.()
  }

  async end(): Promise<void> {
    for (const stop of this.#stops.reverse()) await stop()
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
  }

  onEnd(stop: () => Promise<unknown>): void {
    this.#stops.push(stop)
  }

  #environment(env: Readonly<Record<string, string>>): NodeJS.ProcessEnv {
    const ours = Object.entries(process.env).filter(
      ([name]) => !/^(MENPAI_|DATABASE_URL$|NODE_ENV$|HOST$|PORT$|NODE_OPTIONS$)/.test(name),
    )
    return { ...Object.fromEntries(ours), WALK_CLOCK_AHEAD_MS: String(this.aheadMs), ...env }
  }
}

/** A secret of a vendor's account. */
export const secret = (): string => randomBytes(24).toString('hex')
