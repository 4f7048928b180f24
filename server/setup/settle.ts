import { sql } from 'kysely'
import type { Tx } from '../db/schema'
import type { Deps } from '../deps'
import type { ZoneSale } from '@contract/block/zone'
import { claimArea } from '../modules/area/open/lock-area'
import { insertZone, zonesOf } from '../modules/area/open/zones'
import { putFirstTexts } from '../modules/community/open/put-first-texts'
import { offerAsZonesSay } from '../modules/expand/open/zone-offers'
import { allCities } from '@contract/settings/all-cities'
import { settleSettings } from './settings'
import * as store from './setup-store'
import type { AreaPlan, CityFile } from './city-file'
import { amountFen, quantityOf } from './figures'
import type { Line, Settled } from './lines'
import { line } from './lines'
import { settleResidents } from './residents'

/**
 * Makes what a city file names and does not exist yet, in one transaction. Existing things are never changed or removed, so a file can be
 * used again after lines were added. Throws when nobody would be an operator. Our decision: docs/decisions/0142-from-an-empty-machine.md
 */
export async function settle(tx: Tx, deps: Deps, city: CityFile): Promise<Settled> {
  // One run at a time: two would make everything twice.
  await sql`select pg_advisory_xact_lock(hashtext('menpai.setup'))`.execute(tx)
  const isNew = !(await store.hasArea(tx))
  const lines = await settleSettings(tx, deps, { areaId: allCities, isNew }, city.settings)
  for (const area of city.areas) lines.push(...(await settleArea(tx, deps, area)))
  const residents = await settleResidents(tx, deps, city.residents)
  if (!(await store.hasOperator(tx)))
    throw new Error('Nobody is an operator yet: one resident of the file needs "operator": true.')
  return { lines: [...lines, ...residents.lines], passwords: residents.passwords }
}

async function settleArea(tx: Tx, deps: Deps, area: AreaPlan): Promise<Line[]> {
  const { areaId, name } = area
  const there = await store.areaOf(tx, areaId)
  if (!there) {
    await store.insertArea(tx, areaId, name)
    await putFirstTexts(tx, deps, areaId)
  }
  return [
    line(`area ${areaId} ${name}`, there !== undefined, there?.name === name),
    ...(await settleZones(tx, deps, area)),
    ...(await settleGoods(tx, deps, area)),
    ...(await settleSettings(tx, deps, { areaId, isNew: !there }, area.settings)),
  ]
}

/** How the unsold blocks of a zone are sold, as whoever sets up reads it. */
const soldWords: Readonly<Record<ZoneSale, string>> = { price: 'at that price', round: 'by rounds alone' }

async function settleZones(tx: Tx, { ids, clock }: Deps, { areaId, zones }: AreaPlan): Promise<Line[]> {
  const there = await zonesOf(tx, areaId)
  const lines: Line[] = []
  for (const [at, { name, from, to, price, sold = price === undefined ? 'round' : 'price' }] of zones.entries()) {
    const asked = price === undefined ? null : amountFen(price)
    const same = there.find((zone) => zone.name === name)
    const offer = price === undefined ? 'not for sale' : `¥${price} each, sold ${soldWords[sold]}`
    const isSame = same?.no_from === from && same.no_to === to && same.price === asked && same.sold === sold
    lines.push(line(`zone ${name}: ${from} to ${to}, ${offer}`, same !== undefined, isSame))
    if (same) continue
    const crossed = there.find((zone) => from <= zone.no_to && zone.no_from <= to)
    if (crossed) throw new Error(`Zone ${name} of area ${areaId} overlaps ${crossed.name}, which is there already.`)
    const zone = {
      category_id: ids.next(),
      area_id: areaId,
      name,
      sort: there.length + at + 1,
      no_from: from,
      no_to: to,
    }
    await insertZone(tx, { ...zone, price: asked, sold })
    await claimArea(tx, areaId)
    const made = await store.insertUnsold(tx, { areaId, from, to, now: clock.now(), nextId: () => ids.next() })
    lines.push(line(`${made} unsold blocks of zone ${name}`, made === 0))
    await offerAsZonesSay(tx, areaId)
  }
  return lines
}

async function settleGoods(tx: Tx, { ids }: Deps, { areaId, categories }: AreaPlan): Promise<Line[]> {
  const lines: Line[] = []
  for (const [at, { name, items }] of categories.entries()) {
    const there = await store.categoryOf(tx, areaId, name)
    lines.push(line(`category ${name}`, there !== undefined))
    const categoryId = there ?? ids.next()
    if (there === undefined) {
      await store.insertCategory(tx, { category_id: categoryId, area_id: areaId, name, sort: at + 1 })
    }
    for (const [no, item] of items.entries()) {
      const known = await store.itemOf(tx, categoryId, item.name)
      const form = { unit: item.unit, min_qty: quantityOf(item.least), tick: quantityOf(item.step) }
      const isSame = known?.unit === form.unit && known.min_qty === form.min_qty && known.tick === form.tick
      lines.push(
        line(`item ${item.name}: from ${item.least} ${item.unit} by ${item.step}`, known !== undefined, isSame),
      )
      if (known) continue
      const row = { item_id: ids.next(), category_id: categoryId, name: item.name, sort: (at + 1) * 1000 + no }
      await store.insertItem(tx, { ...row, ...form, last_price: null, picture: item.picture })
    }
  }
  return lines
}
