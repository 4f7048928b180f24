import { spawn } from 'node:child_process'
import { chownSync, mkdirSync, openSync, closeSync, readdirSync, readlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { isAlive, runAs } from '../../server/db/embedded/process'

export interface Command {
  readonly program: string
  readonly args: readonly string[]
}

const workFolder = (pid: string): string => {
  try {
    return readlinkSync(`/proc/${pid}/cwd`)
  } catch {
    return ''
  }
}

/** A folder and the processes that work in it: killed, frozen and started together, as those of a machine. */
export class Host {
  constructor(
    readonly folder: string,
    files: Readonly<Record<string, string>>,
    private readonly commands: readonly Command[],
  ) {
    const as = runAs()
    mkdirSync(folder, { mode: 0o700 })
    for (const [file, text] of Object.entries(files)) writeFileSync(path.join(folder, file), text, { mode: 0o600 })
    for (const place of [folder, ...Object.keys(files).map((file) => path.join(folder, file))]) {
      if (as) chownSync(place, as.uid, as.gid)
    }
  }

  start(): void {
    const env = { PATH: process.env.PATH ?? '', LC_ALL: 'C.UTF-8', HOME: this.folder }
    for (const { program, args } of this.commands) {
      const log = openSync(path.join(this.folder, `${path.basename(program)}.log`), 'a')
      const how = { ...runAs(), cwd: this.folder, env, detached: true, stdio: ['ignore', log, log] as const }
      spawn(program, args, { ...how, stdio: [...how.stdio] }).unref()
      closeSync(log)
    }
  }

  /** What works in the folder, PostgreSQL's own processes too, which belong to nobody else's group. */
  get #pids(): readonly number[] {
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .filter((pid) => `${workFolder(pid)}/`.startsWith(`${this.folder}/`))
      .map(Number)
      .filter(isAlive)
  }

  #tell(signal: NodeJS.Signals): void {
    for (const pid of this.#pids) {
      try {
        process.kill(pid, signal)
      } catch {
        // It has ended meanwhile.
      }
    }
  }

  /** Everything at once, and what was being started in that moment. */
  async kill(): Promise<void> {
    for (let tries = 0; this.#pids.length > 0; tries++) {
      if (tries > 200) throw new Error(`processes in ${this.folder} cannot be ended`)
      this.#tell('SIGKILL')
      await sleep(25)
    }
  }

  async freeze(): Promise<void> {
    for (let times = 0; times < 3; times++) {
      this.#tell('SIGSTOP')
      await sleep(10)
    }
  }

  thaw(): void {
    this.#tell('SIGCONT')
  }

  /** PostgreSQL first, so that it gives back its shared memory, then the rest. */
  async stop(): Promise<void> {
    this.thaw()
    this.#tell('SIGQUIT')
    for (let tries = 0; tries < 80 && this.#pids.length > 0; tries++) await sleep(25)
    await this.kill()
  }
}
