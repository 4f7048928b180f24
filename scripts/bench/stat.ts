import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import type { StaffRole } from '@contract/console/roles'
import { dayMs, hourMs, minuteMs } from '@contract/durations'
import { dayStart } from '@contract/hours'
import { calendarDay } from '@contract/moments'
import { migrate } from '../../server/db/migrate'
import { openDatabase } from '../../server/db/open'
import type { Db } from '../../server/db/schema'
import type { Deps } from '../../server/deps'
import { countStatistics } from '../../server/modules/stat/count'
import { readOverview } from '../../server/modules/stat/overview'
import { readSeries } from '../../server/modules/stat/series'
import { areaId, buildCity, settle } from './server/city'
import { noLimits, onCluster } from './server/cluster'
import { loadText, spreadOf, spreadText } from './server/figures'
import { say } from './server/report'

/**
 * `npm run bench -- stat`: the console's statistics with a million orders, in milliseconds: least, median and most of `--runs` turns. Each
 * must stay under 300 ms. Source: community model §9 (statistics).
 */
const { values: given } = parseArgs({
  options: {
    orders: { type: 'string', default: '1000000' },
    runs: { type: 'string', default: '7' },
    /** A database that an earlier run has filled and left; nothing is filled again. */
    filled: { type: 'string' },
  },
})

/** The courses of the filled orders, in the order of time, as a market leaves them. */
async function courses(db: Db): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx)
    await sql`set local statement_timeout = 0`.execute(tx)
    await sql`truncate order_event`.execute(tx)
    await sql`insert into order_event (event_id, order_id, at, act, by, text, images)
      select row_number() over (order by o.order_id, e.no), o.order_id, o.created_at + e.no, e.act, 'buyer', '', ''
      from trade_order o cross join lateral (values (0, 'take'), (1, 'pay'), (2, o.ended_act)) as e (no, act)
      where e.act is not null and (e.no < 2 or o.state = 'done')`.execute(tx)
    await sql`update trade_order set ended_at = created_at + 2 where state = 'done'`.execute(tx)
  })
}

const roles: readonly StaffRole[] = ['operator', 'finance', 'auditor']
const active = { sessionId: 1, state: 'active', freshUntil: 0, endsAt: 0 } as const
const staff = { staffId: 1, name: '', userId: 1, roles, areas: null, ...active }

/** Every statistic that a page asks for, by what it is called. */
function calls(deps: Deps, now: number): Readonly<Record<string, () => Promise<unknown>>> {
  const series =
    (by: 'day' | 'area' | 'item', days: number, more: object = {}) =>
    async () => {
      const span = { from: calendarDay(now - (days - 1) * dayMs), until: calendarDay(now) }
      const found = await readSeries(deps, staff, { ...span, by, ...more })
      if (!found.ok) throw new Error(found.error.msg)
    }
  return {
    'overview, every area': () => readOverview(deps, staff, { span: 'month' }),
    'overview, one area': () => readOverview(deps, staff, { areaId, span: 'month' }),
    'series by day, 30 days': series('day', 30),
    'series by day, 400 days': series('day', 400),
    'series by day of an item, 400 days': series('day', 400, { itemId: 3 }),
    'series by area, 400 days': series('area', 400),
    'series by item, 30 days': series('item', 30),
    'series by item, 400 days': series('item', 400, { areaId }),
  }
}

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const begun = performance.now()
  await work()
  return performance.now() - begun
}

/** In the middle of an hour of the evening: a part of it is not counted yet. */
const eveningOf = (at: number) => dayStart(at) + 20 * hourMs + 40 * minuteMs

/** When the newest order was made: the city’s present. */
async function presentOf(db: Db): Promise<number> {
  const { at } = await db
    .selectFrom('order_event')
    .select('at')
    .orderBy('event_id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  return at
}

/** Counts what is not counted, and measures every call. */
async function measure(db: Db): Promise<void> {
  const now = await presentOf(db)
  const deps = { db, clock: { now: () => now } } as Deps
  const first = await timed(() => countStatistics(deps))
  await sql`update setting set value = ${String(now - hourMs - (now % hourMs))} where key = 'stat_until'`.execute(db)
  const again = await timed(() => countStatistics(deps))
  await settle(db)
  const orders = await db
    .selectFrom('trade_order')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  say(`# npm run bench -- stat: ${orders.count} orders, Node ${process.version}, ${loadText()}`)
  say(`what was not counted: ${Math.round(first)} ms; one more hour: ${Math.round(again)} ms`)
  say('| statistic | least / median / most, ms |\n|---|---|')
  const all = Object.entries(calls(deps, now))
  for (const [, call] of all) await call()
  for (const [name, call] of all) {
    const times: number[] = []
    for (let run = 0; run < Number(given.runs); run += 1) times.push(await timed(call))
    say(`| ${name} | ${spreadText(spreadOf(times))} |`)
  }
  say(loadText())
}

/** Fills a city in a database of its own and measures there. */
const fillAndMeasure = () =>
  onCluster(async ({ newDatabase }) => {
    const db = openDatabase(await newDatabase('counted'), { connections: 10, waits: noLimits })
    await migrate(db)
    await buildCity(db, { orders: Number(given.orders), now: eveningOf(Date.now()) })
    await courses(db)
    await settle(db)
    await measure(db)
    await db.destroy()
  })

async function main(): Promise<void> {
  if (given.filled === undefined) return fillAndMeasure()
  const db = openDatabase(given.filled, { connections: 10, waits: noLimits })
  try {
    await measure(db)
  } finally {
    await db.destroy()
  }
}

void main()
