import { hourMs, minuteMs } from '@contract/durations'
import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { buildApp, modules } from './app'
import type { Config } from './config/config'
import { readConfig } from './config/read-config'
import { refuseDemoCity } from './db/demo-city-store'
import { whenGone } from './db/embedded/watch'
import { startEmbedded } from './db/embedded/start'
import { isUnused } from './db/embedded/unused'
import { makeIds } from './db/ids'
import { migrateAt } from './db/migrate'
import { openDatabase } from './db/open'
import { Replica } from './db/reads/replica'
import type { Db } from './db/schema'
import { deadlines, jobNames, timersOf } from './deadlines'
import type { Deps } from './deps'
import { moduleDifferences } from './differences'
import { endInOrder } from './ending'
import { demoDir } from './http/pages/h5'
import { addressesOf, listen, opennessWords, stopListening } from './listener/listen'
import { errorWords, loggerFor } from './http/watch/log'
import { startJobs } from './jobs/jobs'
import { beat, makeUpForOutage } from './jobs/outage'
import { allOpenings } from './modules/settings/open/opening-hours'
import { loginKeyOf } from './login-key/login-key'
import { withMadeKeys } from './made-keys'
import { MovableClock } from './modules/clock/movable-clock'
import { lookForAlarms, outsideOf } from './modules/alarms/round'
import { warningJobs } from './modules/session/open/changes'
import { sweepAttempts } from './modules/pay/ask'
import { dispatchJobs } from './modules/pay/dispatch/tell'
import { gatewayFirst } from './modules/pay/expiry'
import { countStatistics } from './modules/stat/count'
import { reconcileIfDue } from './modules/pay/nightly'
import { sweepRefunds } from './modules/pay/refund'
import { newsJobs } from './modules/notices/open/send-news'
import { ownFolders, ownStore, storeKeysOf } from './object-store/settings'
import { sweepStore } from './object-store/sweep'
import { buildStore } from './object-store/app'
import { holidaysWarning } from './modules/withdrawals/open/working-days'
import { startParcels } from './parcels'
import { payers } from './payers'
import { sweep } from './sweep'
import { missingWords } from './config/start-checks'
import { startSandboxes } from './sandboxes/start'

/** How often expired rows are deleted and lost wake-ups restored. */
const sweepEveryMs = 60_000

/** How often the server looks for what operators should know. */
const alarmsEveryMs = 60_000

/** How often the server checks whether it must ask the payment gateway about something. */
const askEveryMs = 5_000

type Stop = () => Promise<void> | void

const say = (line: string) => console.log(line)
const complain = (what: string) => (error: unknown) => console.error(what, errorWords(error))

/**
 * A server whose embedded database was killed says so and ends in order, with exit code 1; its supervisor then starts both again. It is
 * thrown outside every call, so that it ends the process and gives the reason.
 */
function endWithDatabase(): void {
  setImmediate(() => {
    throw new Error('The embedded database ended, though nobody stopped it: the server ends, too. Start it again.')
  })
}

/** Opens the database, the embedded one when no other is named, and brings it up to date. `direct`: its address past a pooler. */
async function prepareDatabase(config: Config, stops: Stop[]): Promise<{ db: Db; direct: string }> {
  let url = config.databaseUrl
  if (url === undefined) {
    const embedded = await startEmbedded({ dataDir: config.dataDir, log: say })
    stops.push(async () => {
      endWatch()
      if (embedded.isRunning() && (await isUnused(embedded.url))) await embedded.stop()
    })
    const endWatch = whenGone(embedded, endWithDatabase)
    url = embedded.url
  }
  const onError = complain('A database connection broke:')
  const db = openDatabase(url, { onError, prepares: config.prepares })
  stops.push(() => db.destroy())
  const direct = config.directUrl ?? url
  const applied = await migrateAt(direct)
  if (config.mode === 'production') await refuseDemoCity(db)
  if (applied.length > 0) say(`Tables brought up to date (${applied.length} steps).`)
  return { db, direct }
}

/** Opens the second address, if there is one: whether it answers is found out by the reads. */
function openReplica({ readsUrl, prepares }: Config, stops: Stop[]): Pick<Deps, 'replica'> {
  if (readsUrl === undefined) return {}
  const onError = complain('A connection to the replica broke:')
  const replica = new Replica(readsUrl, { prepares, onError, onChange: say })
  stops.push(() => replica.db.destroy())
  return { replica }
}

async function makeDeps(config: Config, db: Db): Promise<Deps> {
  const realNow = () => Date.now()
  const movable = new MovableClock(realNow, db)
  if (config.movableClock) await movable.load()
  const clock = config.movableClock ? movable : { now: realNow }
  const random = { bytes: randomBytes }
  return {
    db,
    clock,
    config,
    random,
    ids: makeIds(clock, random),
  }
}

/** Does something repeatedly, never twice at a time; returns a function that ends it. */
function every(ms: number, complaint: string, work: () => Promise<unknown>): Stop {
  let running: Promise<unknown> | undefined
  const timer = setInterval(() => {
    running ??= work()
      .catch(complain(complaint))
      .finally(() => (running = undefined))
  }, ms)
  return async () => {
    clearInterval(timer)
    await running
  }
}

async function startWork(deps: Deps, direct: string, stops: Stop[]): Promise<void> {
  const awayMs = await makeUpForOutage(direct, deps.clock, deadlines, allOpenings)
  if (awayMs > 0) say(`Away for ${Math.round(awayMs / minuteMs)} min: every running deadline got as much longer.`)
  const onError = complain('A job failed:')
  const runner = startJobs(deps, gatewayFirst(deps, timersOf(deps)), { onError, onPoll: () => beat(deps) })
  const messenger = startJobs(
    deps,
    {
      ...newsJobs(deps, (id, because) => console.error(`Message ${id} of the messenger was given up: ${because}`)),
      ...warningJobs(deps),
      ...dispatchJobs(deps),
    },
    { onError },
  )
  stops.push(() => messenger.stop())
  const sweeper = setInterval(() => void sweep(deps).catch(complain('Sweeping failed:')), sweepEveryMs)
  const payments = every(askEveryMs, 'Asking the payment gateway failed:', async () => {
    await sweepAttempts(deps, payers)
    await sweepRefunds(deps)
    const report = await reconcileIfDue(deps, moduleDifferences)
    if (report && report.differences.length > 0) console.error('The books and the gateway differ:', report)
  })
  stops.push(payments)
  const outside = outsideOf(deps.config.dataDir)
  stops.push(every(alarmsEveryMs, 'Looking for alarms failed:', () => lookForAlarms(deps, outside, jobNames)))
  stops.push(every(5 * minuteMs, 'Counting the statistics failed:', () => countStatistics(deps)))
  stops.push(async () => {
    clearInterval(sweeper)
    await runner.stop()
  })
}

/** Starts our own object store, unless pictures are kept with Qiniu; returns its port. */
async function startStore(deps: Deps, stops: Stop[]): Promise<number> {
  const { config, clock, random } = deps
  if (config.qiniu) return config.storePort
  const folders = ownFolders(config)
  const sweep = () => sweepStore(folders, Date.now())
  await sweep()
  stops.push(every(hourMs, 'Sweeping the object store failed:', sweep))
  const around = {
    ...ownStore(deps),
    keys: storeKeysOf(config),
    clock,
    random,
    partsFolder: folders.parts,
    trustedProxies: config.trustedProxies,
    callsPerMinute: config.callsPerMinute,
    ...(config.mode === 'development' && { demoFolder: demoDir }),
  }
  const store = buildStore(around)
  stops.push(() => stopListening(store))
  return listen(store, { host: config.host, port: config.storePort, isPortFixed: config.isStorePortFixed })
}

/**
 * Starts everything in order and adds each part to `stops`, which are stopped from the last to the first. `goOn` throws between two parts
 * when somebody has asked to end: making a database and a demo city takes longer than a stop may.
 */
async function start(config: Config, stops: Stop[], goOn: () => void): Promise<void> {
  const { db, direct } = await prepareDatabase(config, stops)
  goOn()
  const base = { ...(await makeDeps(config, db)), ...openReplica(config, stops) }
  const keyed = { ...base, config: await withMadeKeys(base) }
  const ports = { storePort: await startStore(keyed, stops), ...(await startSandboxes(keyed, stops)) }
  const deps = { ...keyed, config: { ...keyed.config, ...ports } }
  await loginKeyOf(deps)
  goOn()
  const demoLines = config.demo ? await (await import('../demo/start')).startDemo(deps) : []
  goOn()
  await startWork(deps, direct, stops)
  const readiness = { isDraining: false }
  const app = buildApp(deps, modules, { logger: loggerFor(config), readiness })
  stops.push(() => stopListening(app))
  stops.push(async () => {
    readiness.isDraining = true
    await sleep(config.drainMs)
  })
  const port = await listen(app, config)
  stops.push(startParcels({ ...deps, config: { ...deps.config, port } }, complain))
  if (port !== config.port && config.port !== 0) say(`Port ${config.port} is busy, so another one was taken.`)
  const words = [...opennessWords(config), ...missingWords(config), holidaysWarning(deps.clock.now()) ?? []].flat()
  for (const line of [...demoLines, ...words]) say(line)
  const addresses = addressesOf(config.host, port, config.basePath)
  say(`门牌 is on ${addresses.join('  ')}\nOperator console: ${addresses[0]}console/`)
  // `npm start` waits for this, and says how long it took.
  process.send?.('listening')
  say(`${config.docs ? 'API description: /api/docs. ' : ''}Stop with Ctrl-C.`)
}

async function main(): Promise<void> {
  const read = readConfig(process.env)
  if (!read.ok) {
    console.error(['The server does not start with these settings:', ...read.error].join('\n  '))
    process.exitCode = 1
    return
  }
  const stops: Stop[] = []
  const stopAll = async () => {
    for (let stop = stops.pop(); stop; stop = stops.pop()) await stop()
  }
  let isEnding = false
  const goOn = () => {
    if (isEnding) throw new Error('The start ended before its end.')
  }
  const starting = start(read.value, stops, goOn)
  const grace = endInOrder(async (error) => {
    isEnding = true
    if (error) console.error(errorWords(error))
    else say('Stopping …')
    // A stop waits for a start: what is about to start would be left running.
    await starting.catch(() => undefined)
    await stopAll()
    say('Stopped.')
  })
  try {
    await starting
  } catch (error) {
    // Whoever asked to end has it ended in order already.
    if (isEnding) return
    grace.uninstall()
    console.error(error instanceof Error ? error.message : error)
    await stopAll()
    process.exitCode = 1
  }
}

void main()
