import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseEnv } from 'node:util'
import { runAs, runOnce } from '../../server/db/embedded/process'
import { ask } from '../../server/db/embedded/running'
import { openDatabase } from '../../server/db/open'
import type { Db } from '../../server/db/schema'
import type { TownDatabase } from '../chaos/database'
import { ShippedFiles } from './files'
import { Host } from './host'
import type { Programs } from './programs'
import { knowsPrepared, versionOf } from './programs'

/** Nothing is waited for longer than this. */
const patienceMs = 180_000

/** Our own queries wait long: a busy machine is slow, not broken. */
const waits = { connectionTimeoutMillis: 30_000, statement_timeout: 60_000, query_timeout: 90_000 } as const

const numbers = [1, 2, 3] as const

export const ways = ['HAProxy', 'PgBouncer'] as const
export type Way = (typeof ways)[number]

/** Two nodes follow the primary, and it has chosen one as synchronous; until it has, any is (`*`), and none may take over. */
const wholeQuery = `select (count(*) filter (where state = 'streaming') = 2 and bool_or(sync_state = 'sync')
  and current_setting('synchronous_standby_names') <> '*')::text as answer from pg_stat_replication`

/** Asks until the answer is as wished; while nobody answers there is none. */
export async function until(what: string, isSo: () => boolean | Promise<boolean>): Promise<void> {
  for (const end = Date.now() + patienceMs; Date.now() < end; await sleep(50)) {
    if (await Promise.resolve(isSo()).catch(() => false)) return
  }
  throw new Error(`not within ${patienceMs / 1_000} s: ${what}`)
}

/** Three hosts with etcd, Patroni and PostgreSQL, and one with HAProxy and PgBouncer, by the files of `deploy/ha`. */
export class Cluster implements TownDatabase {
  way: Way = 'HAProxy'
  readonly #files: ShippedFiles
  readonly #hosts = new Map<string, Host>()
  readonly #front: Host
  #db: Db | undefined

  constructor(
    folder: string,
    private readonly programs: Programs,
  ) {
    mkdirSync(folder, { recursive: true })
    this.#files = new ShippedFiles(knowsPrepared(versionOf(programs.pgbouncer)))
    for (const number of numbers)
      this.#hosts.set(`db${number}`, this.#databaseHost(path.join(folder, `db${number}`), number))
    const place = { folder: path.join(folder, 'front'), binFolder: '' }
    const names = ['haproxy.cfg', 'pgbouncer.ini', 'userlist.txt']
    const files = Object.fromEntries(names.map((name) => [name, this.#files.read(name, place)]))
    this.#front = new Host(place.folder, files, [
      { program: programs.haproxy, args: ['-db', '-f', 'haproxy.cfg'] },
      { program: programs.pgbouncer, args: ['pgbouncer.ini'] },
    ])
  }

  #databaseHost(folder: string, number: number): Host {
    const binFolder = path.dirname(this.programs.postgres)
    const place = { name: `db${number}`, address: this.#files.address(number), folder, binFolder }
    const files = {
      'etcd.yml': this.#files.read('etcd.conf.yml', place),
      'patroni.yml': this.#files.read('patroni.yml', place),
    }
    return new Host(folder, files, [
      { program: this.programs.etcd, args: ['--config-file', 'etcd.yml'] },
      { program: this.programs.patroni, args: ['patroni.yml'] },
    ])
  }

  /** The settings of the server's host. */
  get #env(): NodeJS.Dict<string> {
    return parseEnv(this.#files.read('server.env', { folder: '', binFolder: '' }))
  }

  get #direct(): string {
    return this.#env.MENPAI_DIRECT_URL ?? ''
  }

  get url(): URL {
    return new URL(this.way === 'HAProxy' ? this.#direct : (this.#env.DATABASE_URL ?? ''))
  }

  get serverSettings(): NodeJS.Dict<string> {
    return this.way === 'HAProxy' ? {} : this.#env
  }

  get db(): Db {
    this.#db ??= openDatabase(this.#direct, { connections: 3, waits })
    return this.#db
  }

  /** Asks the primary, or one host, as its superuser. */
  #ask(query: string, address?: string): Promise<string | undefined> {
    const url = new URL(this.#direct)
    url.username = 'postgres'
    url.password = this.#files.password('SUPERUSER_PASSWORD')
    url.pathname = 'postgres'
    if (address !== undefined) url.host = `${address}:5432`
    return ask(url.href, query)
  }

  async start(): Promise<void> {
    this.#front.start()
    for (const host of this.#hosts.values()) host.start()
    await this.untilWhole()
    const statements = this.#files.read('menpai.sql', { folder: '', binFolder: '' }).split(/;\n/)
    for (const statement of statements.filter((text) => text.trim() !== '')) await this.#ask(statement)
  }

  async untilWhole(): Promise<void> {
    await until('one primary and two that follow it', async () => (await this.#ask(wholeQuery)) === 'true')
  }

  /** The name of the primary that HAProxy leads to. Throws when there is none. */
  async primary(): Promise<string> {
    const address = await this.#ask('select host(inet_server_addr()) as answer')
    const number = numbers.find((one) => this.#files.address(one) === address)
    if (number === undefined) throw new Error('there is no primary')
    return `db${number}`
  }

  host(name: string): Host {
    const host = this.#hosts.get(name)
    if (!host) throw new Error(`there is no host ${name}`)
    return host
  }

  /** The processes that replay on the standbys. Not by `pg_wal_replay_pause`: Patroni resumes that at its next look. */
  async replayers(): Promise<readonly number[]> {
    const primary = await this.primary()
    const standbys = numbers.filter((one) => `db${one}` !== primary)
    const query = `select pid::text as answer from pg_stat_activity where backend_type = 'startup'`
    const pids = await Promise.all(standbys.map((number) => this.#ask(query, this.#files.address(number))))
    if (pids.some((pid) => !Number(pid))) throw new Error('a standby replays nothing')
    return pids.map(Number)
  }

  /** Makes another node the primary, as an operator does. */
  async switchOver(from: string): Promise<void> {
    const config = path.join(this.host(from).folder, 'patroni.yml')
    const args = ['-c', config, 'switchover', 'menpai', '--master', from, '--force']
    const { code, output } = await runOnce(this.programs.patronictl, args, runAs())
    if (code !== 0 || !output.includes('Successfully')) throw new Error(`patronictl: ${output}`)
  }

  async stop(): Promise<void> {
    await this.#db?.destroy().catch(() => undefined)
    await Promise.all([this.#front, ...this.#hosts.values()].map((host) => host.stop()))
  }
}
