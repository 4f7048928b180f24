import { imports as most } from '@contract/console/limits'
import { lookOf } from '@contract/texts/alike'
import { plainYuan } from '../../../format/yuan'
import { changeZone, zonesOf } from '../../area/open/zones'
import { blockStates } from '../../area/tables'
import { offerAsZonesSay } from '../../expand/open/zone-offers'
import { fenIn, numberIn } from '../rules/cells'
import * as store from '../import-store'
import type { Outcome } from '../rules/outcome'
import { problem, problemOf } from '../rules/outcome'
import type { Planner } from './plan'
import { changeText, nameProblem } from './plan'

type Zone = Awaited<ReturnType<typeof zonesOf>>[number]

const priceText = (price: number | null): string => (price === null ? '未定' : plainYuan(price))

/** What is wrong with a range in itself. */
const rangeProblem = (from: number, to: number): string | false => {
  if (!(from <= to)) return '号段有误'
  return to - from >= most.perLine && `一行最多 ${most.perLine} 个`
}

/** A range stands in one zone: in that of its name, or in a new one. */
function zoneProblem(zones: readonly Zone[], home: Zone | undefined, from: number, to: number): string | undefined {
  if (home && (from < home.no_from || to > home.no_to))
    return `${home.name} 是 ${home.no_from}–${home.no_to}，号段要在其中`
  const other = zones.find((one) => one !== home && from <= one.no_to && one.no_from <= to)
  return other && `与 ${other.name} ${other.no_from}–${other.no_to} 重叠`
}

/** Blocks by ranges of numbers, each with its zone: one that is there, or a new one. */
export const planBlocks: Planner = async (tx, deps, { areaId, lines, isUpdate }) => {
  const now = deps.clock.now()
  const there = new Set((await store.blocksOf(tx, areaId)).map(({ block_no: no }) => no))
  const zones = await zonesOf(tx, areaId)
  const [made, priced, fresh] = [new Set<Zone>(), new Set<Zone>(), [] as number[]]
  const outcomes = lines.map(({ line, cells: [first = '', last = '', zone = '', price = ''] }): Outcome => {
    const [from, to] = [numberIn(first), numberIn(last === '' ? first : last)]
    const asked = price === '' ? null : fenIn(price)
    const wrong = problemOf(
      line,
      rangeProblem(from, to),
      nameProblem('片区名', zone, most.zone),
      Number.isNaN(asked) && '单价有误，如 288.00',
    )
    if (wrong) return wrong
    const known = zones.find((one) => lookOf(one.name) === lookOf(zone))
    const misplaced = zoneProblem(zones, known, from, to)
    if (misplaced !== undefined) return problem(line, misplaced)
    const isRepriced = isUpdate && asked !== null && known?.sold === 'price' && asked !== known.price
    if (isRepriced) return problem(line, `${known.name} 按标价在卖，改单价要两人，请在分区里改`)
    const id = { category_id: known?.category_id ?? deps.ids.next(), area_id: areaId, ver: 1 }
    const home = known ?? {
      ...id,
      name: zone,
      sort: zones.length + 1,
      no_from: from,
      no_to: to,
      price: asked,
      sold: 'round' as const,
    }
    if (!known) {
      zones.push(home)
      made.add(home)
    }
    const added = Array.from({ length: to - from + 1 }, (_, at) => from + at).filter((no) => !there.has(no))
    if (added.length > 0 && known?.sold === 'price')
      return problem(line, `${known.name} 按标价在卖，先改为只在扩容期，再加区块`)
    for (const no of added) there.add(no)
    fresh.push(...added)
    const where = `${zone} ${from}–${to}`
    const change = asked === null ? '' : changeText([['单价', priceText(home.price), priceText(asked)]])
    if (isUpdate && change !== '') {
      home.price = asked
      priced.add(home)
      return { line, outcome: 'changed', text: `${where}：新增 ${added.length} 个；${change}` }
    }
    const kept = change === '' ? '' : `，单价仍为 ${priceText(home.price)}`
    if (added.length === 0) return { line, outcome: 'same', text: `${where} 已有${kept}` }
    return { line, outcome: 'new', text: `${where}：新增 ${added.length} 个${kept}` }
  })
  return {
    outcomes,
    run: async () => {
      await store.insertZones(tx, [...made])
      for (const { category_id, price } of priced) await changeZone(tx, category_id, { price })
      const none = { owner_user_id: null, founder_hash: null, manage_hash: null, held_since: null }
      const bare = {
        name: '',
        intro: '',
        thumbs: '',
        transfer_price: null,
        transfer_until: null,
        round_id: null,
        ver: 1,
      }
      const unsold = { area_id: areaId, state: blockStates.unsold, capacity: 3, created_at: now }
      const rows = fresh.map((no) => ({ block_id: deps.ids.next(), block_no: no, ...unsold, ...none, ...bare }))
      await store.insertBlocks(tx, rows)
      await offerAsZonesSay(tx, areaId)
    },
  }
}
