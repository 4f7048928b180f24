import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import { dayStart } from '@contract/hours'
import { migrate } from '../../server/db/migrate'
import { openDatabase } from '../../server/db/open'
import type { Db } from '../../server/db/schema'
import { areaId, buildCity, settle } from './server/city'
import { noLimits, onCluster } from './server/cluster'
import { loadText } from './server/figures'
import { startServer } from './server/process'
import { say } from './server/report'

/** How long the server was away, in hours. */
const awayHours = 8
const hourMs = 3_600_000
const firstListing = 3_000_000_000

const { values: given } = parseArgs({ options: { listings: { type: 'string', default: '1000000' } } })

/** Listings on the board, each with the wake-up that ends it. */
async function list(db: Db, count: number, now: number): Promise<void> {
  const rows = `from generate_series(${firstListing}::bigint, ${firstListing + count - 1}) as k`
  const until = `${now} + (k % 30 + 1) * 86400000`
  await sql
    .raw(
      `insert into sale (sale_id, sale_no, ver, area_id, block_id, user_id, category_id, item_id, item_sort, title, content, thumbs, price, qty,
        qty_left, min_qty, delivery, place, expire_at, state, created_at)
      select k, 'S' || k, 1, ${areaId}, s.block_id, s.user_id, 1, s.item_id, s.item_sort, '新米', '', '', 680, 50000, 50000, 5000, 'meet',
        '北门', ${until}, 'on', ${now} ${rows}, (select * from sale limit 1) as s`,
    )
    .execute(db)
  await sql.raw(`insert into job (kind, ref, run_at) select 'expireSale', k, ${until} ${rows}`).execute(db)
}

/** How many listings and wake-ups end at another moment than the rest moved them to. */
async function wrong(db: Db, now: number): Promise<number> {
  const moved = `${now + awayHours * hourMs} + (k % 30 + 1) * 86400000`
  const { rows } = await sql<{ wrong: number }>`
    select (select count(*) from (select sale_id as k, expire_at from sale where sale_id >= ${sql.lit(firstListing)}) as s
        where abs(expire_at - (${sql.raw(moved)})) > 60000)
      + (select count(*) from (select ref as k, run_at from job where kind = 'expireSale' and ref >= ${sql.lit(firstListing)}) as j
        where abs(run_at - (${sql.raw(moved)})) > 60000) as wrong`.execute(db)
  return Number(rows[0]?.wrong)
}

/** `npm run bench -- rest`: how long a server takes to start with many listings, at once and after a night's rest. */
void onCluster(async ({ folder, postmaster, newDatabase }) => {
  const databaseUrl = await newDatabase('rested')
  const db = openDatabase(databaseUrl, { connections: 2, waits: noLimits })
  await migrate(db)
  const now = dayStart(Date.now()) + 86_400_000 + 10 * hourMs
  const setClock = (at: number) =>
    db
      .insertInto('setting')
      .values({ key: 'clock_offset_ms', value: String(at - Date.now()) })
      .onConflict((oc) => oc.column('key').doUpdateSet({ value: String(at - Date.now()) }))
      .execute()
  await setClock(now)
  await buildCity(db, { orders: 1_000, now })
  await list(db, Number(given.listings), now)
  await settle(db)
  const wish = { databaseUrl, folder, postmaster }
  const first = await startServer(wish)
  await first.stop()
  const { at } = await db.selectFrom('heartbeat').select('at').executeTakeFirstOrThrow()
  await setClock(at + awayHours * hourMs)
  const rested = await startServer(wish)
  say(`# npm run bench -- rest: ${given.listings} listings, Node ${process.version}, ${loadText()}`)
  say(`start: ${Math.round(first.startMs)} ms; after ${awayHours} hours away: ${Math.round(rested.startMs)} ms`)
  say(`deadlines that stand elsewhere than ${awayHours} hours later: ${await wrong(db, now)}`)
  await rested.stop()
  await db.destroy()
})
