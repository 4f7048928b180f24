import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { isAlive } from '../../server/db/embedded/process'
import type { Embedded } from '../../server/db/embedded/running'
import { startEmbedded } from '../../server/db/embedded/start'
import { openDatabase } from '../../server/db/open'
import type { Db } from '../../server/db/schema'
import type { ProcessSettings } from '../support/server/process'
import { postmasterOf } from '../support/server/process'

/** Our own queries wait long: a busy machine is slow, not broken. */
const waits = { connectionTimeoutMillis: 30_000, statement_timeout: 60_000, query_timeout: 90_000 } as const

/** A database that a town lives in. */
export interface TownDatabase {
  /** Where the server reaches it from its next start on. */
  readonly url: URL
  /** Past every proxy of the town. */
  readonly db: Db
  /** What the server must be told about it besides. */
  readonly serverSettings?: ProcessSettings
  stop(): Promise<void>
}

/** A PostgreSQL of our own that can be crashed and started again; its port changes with every start. */
export class ChaosDatabase implements TownDatabase {
  #embedded: Embedded
  #db: Db

  private constructor(
    private readonly folder: string,
    private readonly settings: readonly string[],
    embedded: Embedded,
  ) {
    this.#embedded = embedded
    this.#db = openDatabase(embedded.url, { connections: 3, waits })
  }

  static async start(folder: string, settings: readonly string[]): Promise<ChaosDatabase> {
    return new ChaosDatabase(folder, settings, await startEmbedded({ dataDir: folder, settings }))
  }

  get url(): URL {
    return new URL(this.#embedded.url)
  }

  /** The direct address, past every proxy. It changes with a restart. */
  get db(): Db {
    return this.#db
  }

  /** Breaks every other connection, in the middle of whatever it does. */
  async breakConnections(): Promise<number> {
    const { rows } = await sql<{ pid: number }>`select pg_terminate_backend(pid) as ended, pid from pg_stat_activity
      where backend_type = 'client backend' and pid <> pg_backend_pid()`.execute(this.#db)
    return rows.length
  }

  /** Stops it at once, without writing anything in order (immediate shutdown), as a power cut to the process would. */
  async crash(): Promise<void> {
    const pid = postmasterOf(this.folder)
    await this.#db.destroy().catch(() => undefined)
    if (pid === 0 || !isAlive(pid)) return
    process.kill(pid, 'SIGQUIT')
    for (let tries = 0; tries < 200 && isAlive(pid); tries++) await sleep(25)
  }

  /** Starts it again after a crash. */
  async restart(): Promise<void> {
    this.#embedded = await startEmbedded({ dataDir: this.folder, settings: this.settings })
    this.#db = openDatabase(this.#embedded.url, { connections: 3, waits })
  }

  /** Starts it again if it has ended by itself. */
  async ensureRuns(): Promise<void> {
    for (let tries = 0; tries < 20; tries++) {
      const answers = await sql`select 1`.execute(this.#db).then(
        () => true,
        () => false,
      )
      if (answers) return
      const pid = postmasterOf(this.folder)
      if (pid === 0 || !isAlive(pid)) break
      await sleep(250)
    }
    await this.crash()
    await this.restart()
  }

  async stop(): Promise<void> {
    await this.#db.destroy().catch(() => undefined)
    await this.#embedded.stop()
  }
}
