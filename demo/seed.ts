import { dayMs, hourMs, minuteMs } from '@contract/durations'
import { fen, qty, qtyScale } from '@contract/money'
import { setTimeout as sleep } from 'node:timers/promises'
import { isOpenAt } from '@contract/hours'
import type { ModuleName } from '@contract/modules'
import { moduleNames } from '@contract/modules'
import { openingsOf } from '@contract/settings/openings'
import type { Db } from '../server/db/schema'
import type { Deps } from '../server/deps'
import type { Caller } from '../server/http/caller'
import { addSale } from '../server/modules/market/sales/add'
import { hoursIn } from '../server/modules/settings/open/opening-hours'
import { firstNumbersHappenings } from './blocks/first-numbers'
import { blockHappenings } from './blocks/sales'
import { bidHappenings } from './bid-trade'
import { openBids, pastBids } from './bids'
import { buildCity, pastDays, settleResidents } from './city'
import type { DemoDeps, Happening, ModuleHappenings } from './demo-clock'
import { DemoClock, relive } from './demo-clock'
import { quarrelHappenings, quarrels, seatJudges } from './disputes'
import { goods } from './goods'
import type { Listing } from './listings'
import { listings, ownWordRows } from './listings'
import { moneyHappenings } from './money'
import type { CitySize } from './bulk/large-city'
import { largeCity, largeCityHappenings } from './bulk/large-city'
import { firstElectionHappenings, founders } from './polls/elections'
import { runningFundVote } from './polls/open-votes'
import { orders } from './orders'
import { searchHappenings } from './searches'
import { demoAreaId, demoPassword, residents } from './residents'
import { addressHappenings, demoClientNo, must, tradeHappenings } from './trade'

/** A block with which one can sign in to the demo city. */
export interface DemoBlock {
  readonly areaId: number
  readonly blockNo: number
  /** 16 digits. */
  readonly password: string
  readonly nickName: string
}

/** The row of `setting` that records whether the demo city is being made or complete. */
const key = 'demo'

/** How long another process may take to make the demo city, or a large one, before it counts as stopped half-way. */
const [waitMs, bulkWaitMs] = [90_000, 10 * minuteMs]

/**
 * Makes the demo city once, in an empty database, and returns its blocks every time. Everything that moves goods or money runs through the
 * services at its backdated time, so the books are right by construction. `bulk`: with so many more residents. Throws when the database
 * holds other areas, or half a demo city. Source: domain model §8.
 */
export async function seedDemo(
  deps: Deps,
  bulk: CitySize | undefined = deps.config.isDemoBulk ? largeCity : undefined,
): Promise<readonly DemoBlock[]> {
  if (await beginDemo(deps.db, bulk ? bulkWaitMs : waitMs)) {
    await makeDemo(deps, bulk)
    await deps.db.updateTable('setting').set({ value: 'made' }).where('key', '=', key).execute()
  }
  return residents.map(({ blockNo, nickName }) => ({
    areaId: demoAreaId,
    blockNo,
    password: demoPassword(blockNo),
    nickName,
  }))
}

/** Whether this process should make the demo city. Waits for another one that is making it. */
async function beginDemo(db: Db, patienceMs: number): Promise<boolean> {
  const begun = await db
    .insertInto('setting')
    .values({ key, value: 'making' })
    .onConflict((oc) => oc.column('key').doNothing())
    .returning('key')
    .execute()
  if (begun.length > 0) return true
  for (let waitedMs = 0; waitedMs <= patienceMs; waitedMs += 200) {
    const { value } = await db.selectFrom('setting').select('value').where('key', '=', key).executeTakeFirstOrThrow()
    if (value === 'made') return false
    await sleep(200)
  }
  throw new Error(
    'The demo city was left half made. Start anew with `npm start -- --fresh`, or with an empty database.',
  )
}

/** What happens in each module of the city, from the file of its name. */
async function moduleHappenings(...around: Parameters<ModuleHappenings>): Promise<readonly Happening[]> {
  const read = (name: ModuleName) =>
    import(`./modules/${name}.ts`) as Promise<{ readonly happenings: ModuleHappenings }>
  return (await Promise.all(moduleNames.map(read))).flatMap(({ happenings }) => happenings(...around))
}

async function makeDemo(deps: Deps, bulk: CitySize | undefined): Promise<void> {
  const nowMs = deps.clock.now()
  const longAgo = nowMs - pastDays * dayMs
  const openings = openingsOf(await hoursIn(deps.db, demoAreaId, longAgo), longAgo, pastDays + 30)
  const demoDeps: DemoDeps = { ...deps, clock: new DemoClock(nowMs, openings) }
  const itemIds = await buildCity(demoDeps, nowMs)
  const callers = new Map<number, Caller>()
  const callerOf = (blockNo: number): Caller => {
    const caller = callers.get(blockNo)
    if (!caller) throw new Error(`demo city: nobody lives at ${blockNo}`)
    return caller
  }
  // Who came later is in no census of the first election.
  await settleResidents(demoDeps, nowMs, callers, founders)
  await relive(demoDeps, firstElectionHappenings(demoDeps, nowMs, callerOf))
  await settleResidents(
    demoDeps,
    nowMs,
    callers,
    residents.filter((one) => !founders.includes(one)),
  )
  const saleIds = new Map<Listing, number>()
  const listed = listings.map((listing, index): Happening => ({
    at: listedAt(nowMs, listing, index),
    run: async () =>
      void saleIds.set(listing, await list(demoDeps, callerOf(listing.blockNo), itemIds, listing, index)),
  }))
  const traded = orders
    .filter(({ course }) => course !== 'unpaid' || isOpenAt(openings, nowMs))
    .flatMap((order, index) => {
      const listing = listings.find(({ blockNo, item }) => blockNo === order.sellerNo && item === order.item)
      if (!listing) throw new Error(`demo city: ${order.sellerNo} sells no ${order.item}`)
      const [buyer, seller] = [callerOf(order.buyerNo), callerOf(order.sellerNo)]
      const saleId = () => saleIds.get(listing) ?? 0
      return tradeHappenings(demoDeps, nowMs, { index, order, listing, saleId, buyer, seller })
    })
  await seatJudges(demoDeps, callerOf)
  const quarrelled = quarrels.flatMap(({ buyerNo, sellerNo, item, daysAgo, judgeNo }, index) => {
    const listing = listings.find((one) => one.blockNo === sellerNo && one.item === item)
    if (!listing) throw new Error(`demo city: ${sellerNo} sells no ${item}`)
    const [buyer, seller] = [callerOf(buyerNo), callerOf(sellerNo)]
    const who = { index, daysAgo, listing, saleId: () => saleIds.get(listing) ?? 0, buyer, seller }
    const judge = judgeNo && { ...callerOf(judgeNo), isStaff: true }
    return quarrelHappenings(demoDeps, nowMs, { ...who, ...(judge && { judge }) })
  })
  const wanted = [...pastBids, ...openBids].flatMap((bid, index) => {
    const seller = bid.sold && callerOf(bid.sold.sellerNo)
    const itemId = itemIds.get(bid.item) ?? 0
    return bidHappenings(demoDeps, nowMs, { index, bid, itemId, buyer: callerOf(bid.buyerNo), seller })
  })
  await relive(demoDeps, [
    ...listed,
    ...addressHappenings(demoDeps, nowMs, callerOf),
    ...traded,
    ...quarrelled,
    ...wanted,
    ...moneyHappenings(demoDeps, nowMs, callerOf),
    ...(await moduleHappenings(demoDeps, nowMs, callerOf, bulk !== undefined)),
    ...firstNumbersHappenings(demoDeps, nowMs),
    ...blockHappenings(demoDeps, nowMs, callerOf),
    ...searchHappenings(demoDeps, nowMs, callerOf),
    ...ownWordHappenings(demoDeps, nowMs, callerOf),
    ...(bulk ? largeCityHappenings(demoDeps, nowMs, callerOf(12), runningFundVote, bulk) : []),
  ])
}

/** Listings with demo orders were listed a month ago; the others in the weeks since. */
function listedAt(nowMs: number, listing: Listing, index: number): number {
  const isOrdered = orders.some(({ sellerNo, item }) => sellerNo === listing.blockNo && item === listing.item)
  const spreadMs = ((index * 37) % 60) * 11 * hourMs
  return isOrdered ? nowMs - 32 * dayMs + index * minuteMs : nowMs - 29 * dayMs + spreadMs
}

/** Puts one listing on the board and gives its id. */
async function list(
  deps: DemoDeps,
  seller: Caller,
  itemIds: ReadonlyMap<string, number>,
  listing: Listing,
  index: number,
): Promise<number> {
  const kind = goods.find(({ name }) => name === listing.item)
  if (!kind) throw new Error(`demo city: no goods ${listing.item}`)
  const { title, price, qty, delivery, place } = listing
  const sale = must(
    `listing ${title}`,
    await addSale(deps, seller, {
      clientNo: demoClientNo('sale', index),
      itemId: itemIds.get(listing.item) ?? 0,
      title,
      content: listing.content ?? kind.about,
      thumbs: listing.pictures.map((name) => `demo/${name}.svg`).join(','),
      price,
      qty,
      minQty: kind.minQty,
      delivery,
      place,
      days: [60, 75, 90][index % 3] ?? 60,
    }),
  )
  return sale.saleId
}

/** They are put on sale in these days, the last one yesterday. */
const ownWordHappenings = (deps: DemoDeps, nowMs: number, callerOf: (blockNo: number) => Caller): Happening[] =>
  ownWordRows.map(([blockNo, title, priceFen, units, unit, picture, content], index) => ({
    at: nowMs - (ownWordRows.length - index) * dayMs + index * hourMs,
    run: async () => {
      const numbers = { price: fen(priceFen), qty: qty(units * qtyScale), minQty: qty(qtyScale), days: 30 }
      const where = { delivery: 'meet' as const, place: '北门服务点' }
      const said = { own: { unit }, title, content, thumbs: `demo/${picture}.svg`, ...where, ...numbers }
      must(
        `own words ${title}`,
        await addSale(deps, callerOf(blockNo), { clientNo: demoClientNo('own', index), ...said }),
      )
    },
  }))
