import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { dayStart } from '@contract/hours'
import { makeIds } from '../../server/db/ids'
import { migrate } from '../../server/db/migrate'
import type { Deps } from '../../server/deps'
import type { ServerProcess } from '../support/server/process'
import { startServer } from '../support/server/process'
import { staffPassword } from '../support/admin/console-client'
import { ConsoleCaller } from '../support/admin/console-caller'
import type { TownDatabase } from './database'
import { dice } from './dice'
import type { FaultLevels } from './levels'
import { testConfig } from '../support/database/database'
import { startGateway } from './gateway'
import { httpProxy } from './http-proxy'
import { ChaosJournal } from './journal'
import { Outages } from './outages'
import { Tally } from './tally'
import { tcpProxy } from './tcp-proxy'
import { buildTown } from './town'

const dayMs = 86_400_000

/** A server that does not come up, because a fault hit its start, is started again. */
const startTries = 20

export interface WorldSettings {
  readonly seed: number
  /** A folder for the server's files. */
  readonly folder: string
  readonly residents: number
  readonly levels: FaultLevels
}

/** Everything that runs on a database: gateway, server, the three proxies between them, and a town whose residents have money. */
export async function startWorld(database: TownDatabase, { seed, folder, residents, levels }: WorldSettings) {
  // Ten in the morning of the area's tomorrow: trade is open for hours, and no day ends during a run.
  const offsetMs = dayStart(Date.now()) + dayMs + 10 * 3_600_000 - Date.now()
  const clock = { now: () => Date.now() + offsetMs }
  const journal = new ChaosJournal()
  const outages = new Outages(() => Date.now())
  const tallies = { app: new Tally(), gateway: new Tally(), database: new Tally() }
  const state = { isOn: false }
  const isOn = () => state.isOn

  const gateway = await startGateway(clock)
  const depsNow = (): Deps => {
    const random = { bytes: randomBytes }
    const config = { ...testConfig, gatewayUrl: gateway.url }
    return { db: database.db, clock, random, config, ids: makeIds(clock, random) }
  }
  await migrate(database.db)
  await database.db
    .insertInto('setting')
    .values([
      { key: 'clock_offset_ms', value: String(offsetMs) },
      // The server gets the key of this gateway.
      { key: 'sandbox_key', value: testConfig.sandboxKey ?? '' },
    ])
    .execute()
  const town = await buildTown(depsNow(), residents)

  let server: ServerProcess | undefined
  const databaseProxy = await tcpProxy({
    target: () => ({ host: database.url.hostname, port: Number(database.url.port) }),
    faults: levels.database,
    dice: dice(seed, 'database'),
    tally: tallies.database,
    isOn,
  })
  const gatewayProxy = await httpProxy({
    target: () => gateway.url,
    faults: levels.gateway,
    dice: dice(seed, 'gateway'),
    tally: tallies.gateway,
    isOn,
  })
  const appProxy = await httpProxy({
    target: () => server?.url ?? 'http://127.0.0.1:9',
    faults: levels.app,
    dice: dice(seed, 'app'),
    tally: tallies.app,
    isOn,
  })

  const startTheServer = async (): Promise<void> => {
    const settings = {
      ...database.serverSettings,
      MENPAI_DEMO: '0',
      // By TCP, through the proxy, and not by the socket.
      DATABASE_URL: Object.assign(new URL(database.url), { host: `127.0.0.1:${databaseProxy.port}`, search: '' }).href,
      MENPAI_LOGIN_KEY_BITS: '1024',
      MENPAI_GATEWAY_URL: gatewayProxy.url,
      MENPAI_PUBLIC_URL: appProxy.url,
      MENPAI_CALLS_PER_MINUTE: '1000000',
      MENPAI_LOGINS_PER_MINUTE: '1000000',
    }
    for (let tries = 1; ; tries++) {
      try {
        server = await startServer(folder, settings)
        return
      } catch (error) {
        if (tries === startTries) throw error
        await sleep(100)
      }
    }
  }
  await startTheServer()
  const admins = await adminsOf(town, appProxy.url, clock)

  return {
    seed,
    clock,
    offsetMs,
    journal,
    outages,
    tallies,
    gateway,
    database,
    town,
    /** The operators' consoles, by their users. */
    admins,
    depsNow,
    url: appProxy.url,
    /** Lets the proxies spoil what passes, or not. */
    spoil: (on: boolean) => {
      state.isOn = on
    },
    /** `kill -9` and a new start, with something in between. */
    killServer: (meanwhile: () => Promise<void> = async () => undefined) =>
      outages.during(async () => {
        await server?.kill9()
        await meanwhile()
        await startTheServer()
      }),
    printed: () => server?.printed() ?? '',
    close: async () => {
      await server?.kill9()
      await Promise.all([appProxy.close(), gatewayProxy.close(), databaseProxy.close(), gateway.close()])
    },
  }
}

/** The operators' consoles, by their users; each is signed in. */
async function adminsOf(
  { operators, admins }: Awaited<ReturnType<typeof buildTown>>,
  url: string,
  clock: { now(): number },
) {
  const found = new Map<number, ConsoleCaller>()
  for (const [at, { userId }] of operators.entries()) {
    const staff = admins[at]
    if (!staff) throw new Error('every operator has a session of staff')
    const admin = new ConsoleCaller(
      url,
      { ...staff, password: staffPassword },
      { now: async () => clock.now(), pass: sleep },
    )
    const begun = await admin.call('/admin/session/me', {})
    if (!begun.ok) throw new Error(`no session of staff: ${JSON.stringify(begun.error)}`)
    found.set(userId, admin)
  }
  return found
}

export type World = Awaited<ReturnType<typeof startWorld>>
