import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { sql } from 'kysely'
import { isAlive } from '../../server/db/embedded/process'
import { ask } from '../../server/db/embedded/running'
import type { Db } from '../../server/db/schema'

/** A host that cells lie on. */
export interface Worker {
  readonly host: string
  readonly port: number
}

/** The workers that take cells, in a fixed order. */
export async function workersOf(admin: Db): Promise<readonly Worker[]> {
  const { rows } = await sql<Worker>`select nodename as host, nodeport as port from pg_dist_node
    where noderole = 'primary' and shouldhaveshards and isactive order by nodename, nodeport`.execute(admin)
  return rows
}

/** Where a cell lies. */
export async function hostOf(admin: Db, cell: string): Promise<Worker> {
  const { rows } = await sql<Worker>`select distinct nodename as host, nodeport as port
    from citus_shards where table_name::text like ${`${cell}.%`}`.execute(admin)
  const [place] = rows
  if (!place || rows.length > 1) throw new Error(`${cell} lies on ${rows.length} hosts`)
  return place
}

export const isSame = (one: Worker, other: Worker) => one.host === other.host && one.port === other.port

/** Moves a cell while it is used. */
export async function move(admin: Db, cell: string, { host, port }: Worker): Promise<void> {
  await sql`select citus_schema_move(${cell}::regnamespace, ${host}::text, ${port}::integer)`.execute(admin)
}

/** The first process of a worker on this machine; undefined where it runs elsewhere. */
export async function postmasterOn(coordinator: string, { host, port }: Worker): Promise<Postmaster | undefined> {
  const url = Object.assign(new URL(coordinator), { hostname: host, port: String(port) }).href
  const folder = await ask(url, `select current_setting('data_directory') as answer`)
  try {
    const [pid = '', inFolder] = readFileSync(path.join(folder ?? '', 'postmaster.pid'), 'utf8').split('\n')
    return inFolder === folder && isAlive(Number(pid)) ? new Postmaster(Number(pid)) : undefined
  } catch {
    return undefined
  }
}

const factsOf = (pid: number, file: string) => readFileSync(`/proc/${pid}/${file}`, 'utf8')

/** A running PostgreSQL, which can be killed and started again as it was. */
export class Postmaster {
  readonly #args: readonly string[]
  readonly #owner: { readonly uid: number; readonly gid: number }
  readonly #env: NodeJS.Dict<string>

  constructor(private readonly pid: number) {
    this.#args = factsOf(pid, 'cmdline').split('\0').filter(Boolean)
    const idOf = (name: string) => Number(new RegExp(`^${name}:\\t(\\d+)`, 'm').exec(factsOf(pid, 'status'))?.[1])
    this.#owner = { uid: idOf('Uid'), gid: idOf('Gid') }
    this.#env = Object.fromEntries(
      factsOf(pid, 'environ')
        .split('\0')
        .map((line) => [line.split('=')[0] ?? '', line.slice(line.indexOf('=') + 1)]),
    )
  }

  /** `kill -9`, and those it started with it, as when their host dies. */
  kill(): void {
    const children = factsOf(this.pid, `task/${this.pid}/children`).split(' ').filter(Boolean).map(Number)
    process.kill(this.pid, 'SIGKILL')
    for (const child of children.filter(isAlive)) {
      try {
        process.kill(child, 'SIGKILL')
      } catch {
        // It has ended with the first.
      }
    }
  }

  start(): void {
    const [program = '', ...args] = this.#args
    spawn(program, args, { ...this.#owner, env: this.#env, cwd: '/', detached: true, stdio: 'ignore' }).unref()
  }
}
