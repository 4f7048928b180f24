import { imports as most } from '@contract/console/limits'
import { mobileOf, mobilePattern } from '@contract/people/formats'
import { lookOf } from '@contract/texts/alike'
import type { Tx } from '../../db/schema'
import type { Deps } from '../../deps'
import { blockStates } from '../area/tables'
import type { SpokenFor } from '../block-market/open/spoken-for'
import { spokenFor } from '../block-market/open/spoken-for'
import * as store from './import-store'
import type { Line, Outcome } from './rules'
import { fenIn, numberIn, qtyIn } from './rules'

/** What a file does, line by line, and how. */
export interface Plan {
  readonly outcomes: readonly Outcome[]
  readonly run: (tx: Tx) => Promise<void>
}

const fault = (line: number, text: string): Outcome => ({ line, outcome: 'fault', text })

/** Blocks by ranges of numbers, each with its zone. */
export async function planBlocks(tx: Tx, deps: Deps, areaId: number, lines: readonly Line[]): Promise<Plan> {
  const now = deps.clock.now()
  const there = new Set((await store.blocksOf(tx, areaId)).map(({ block_no: no }) => no))
  const zones = (await store.zonesOf(tx, areaId)).map((zone) => ({ ...zone, isNew: false }))
  const fresh: number[] = []
  const outcomes = lines.map(({ line, cells: [first, last = '', zone = '', price = ''] }): Outcome => {
    const [from, to] = [numberIn(first), last === '' ? numberIn(first) : numberIn(last)]
    if (!(from <= to)) return fault(line, '号段有误')
    if (to - from >= most.perLine) return fault(line, `一行最多 ${most.perLine} 个`)
    if (zone === '' || zone.length > most.zone) return fault(line, `片区名为 1–${most.zone} 个字`)
    const asked = price === '' ? null : fenIn(price)
    if (Number.isNaN(asked)) return fault(line, '单价有误，如 288.00')
    const same = zones.find((one) => lookOf(one.name) === lookOf(zone) && one.no_from === from && one.no_to === to)
    const other = zones.find((one) => one !== same && from <= one.no_to && one.no_from <= to)
    if (other) return fault(line, `与 ${other.name} ${other.no_from}–${other.no_to} 重叠`)
    if (!same) {
      const made = { category_id: deps.ids.next(), area_id: areaId, name: zone, sort: zones.length + 1 }
      zones.push({ ...made, ver: 1, no_from: from, no_to: to, price: asked, isNew: true })
    }
    const added = Array.from({ length: to - from + 1 }, (_, at) => from + at).filter((no) => !there.has(no))
    for (const no of added) there.add(no)
    fresh.push(...added)
    if (added.length === 0 && same) return { line, outcome: 'same', text: `${zone} ${from}–${to} 已有` }
    return { line, outcome: 'new', text: `${zone} ${from}–${to}：新增 ${added.length} 个` }
  })
  const run = async () => {
    await store.insertZones(
      tx,
      zones.filter(({ isNew }) => isNew).map(({ isNew: _isNew, ...zone }) => zone),
    )
    const none = { owner_user_id: null, founder_hash: null, manage_hash: null, held_since: null }
    const bare = { name: '', intro: '', thumbs: '', transfer_price: null, transfer_until: null, round_id: null, ver: 1 }
    const made = { area_id: areaId, state: blockStates.unsold, capacity: 3, created_at: now }
    const rows = fresh.map((no) => ({ block_id: deps.ids.next(), block_no: no, ...made, ...none, ...bare }))
    await store.insertBlocks(tx, rows)
  }
  return { outcomes, run }
}

/** Items of the catalogue; a category that is not there is made. */
export async function planItems(tx: Tx, deps: Deps, areaId: number, lines: readonly Line[]): Promise<Plan> {
  const categories = (await store.categoriesOf(tx, areaId)).map((one) => ({ ...one, isNew: false }))
  const known = new Map((await store.itemsOf(tx, areaId)).map((one) => [lookOf(one.name), one]))
  const items: Parameters<typeof store.insertItems>[1][number][] = []
  const outcomes = lines.map(
    ({ line, cells: [category = '', name = '', unit = '', least = '', step = ''] }): Outcome => {
      if (category === '' || category.length > most.category) return fault(line, `类目名为 1–${most.category} 个字`)
      if (name === '' || name.length > most.item) return fault(line, `物品名为 1–${most.item} 个字`)
      if (unit === '' || unit.length > most.unit) return fault(line, `单位为 1–${most.unit} 个字`)
      const [minQty, tick] = [qtyIn(least === '' ? '1' : least), qtyIn(step === '' ? '1' : step)]
      if (Number.isNaN(minQty) || Number.isNaN(tick)) return fault(line, '起售量或步长有误')
      const same = known.get(lookOf(name))
      if (same) {
        const isSame = lookOf(same.category) === lookOf(category) && lookOf(same.unit) === lookOf(unit)
        return isSame ? { line, outcome: 'same', text: `${name} 已有` } : fault(line, `${name} 已在 ${same.category}`)
      }
      known.set(lookOf(name), { name, category, unit })
      let home = categories.find((one) => lookOf(one.name) === lookOf(category))
      if (!home) {
        home = {
          category_id: deps.ids.next(),
          area_id: areaId,
          name: category,
          sort: categories.length + 1,
          ver: 1,
          is_on: true,
          isNew: true,
        }
        categories.push(home)
      }
      const [item_id, category_id, sort] = [deps.ids.next(), home.category_id, line]
      items.push({ item_id, category_id, name, unit, min_qty: minQty, tick, sort, last_price: null, picture: '' })
      return { line, outcome: 'new', text: `${category} · ${name}` }
    },
  )
  const run = async () => {
    await store.insertCategories(
      tx,
      categories.filter(({ isNew }) => isNew).map(({ isNew: _isNew, ...one }) => one),
    )
    await store.insertItems(tx, items)
  }
  return { outcomes, run }
}

/** Why nobody may be moved into a block. */
const spokenWords: Readonly<Record<SpokenFor, string>> = {
  held: '已有人',
  reserved: '有人正在购买',
  frozen: '已冻结',
  round: '正由扩容期出售',
  sold: '曾经售出，只能由扩容期再售',
}

/** Residents of unsold blocks. They sign in with a code to their mobile number. */
export async function planResidents(tx: Tx, deps: Deps, areaId: number, lines: readonly Line[]): Promise<Plan> {
  const now = deps.clock.now()
  const spoken = await spokenFor(
    tx,
    areaId,
    lines.map(({ cells: [no] }) => numberIn(no)).filter((no) => Number.isSafeInteger(no) && no < 2 ** 31),
  )
  const blocks = new Map((await store.blocksOf(tx, areaId)).map((one) => [one.block_no, one]))
  const taken = new Set(
    await store.knownMobiles(
      tx,
      lines.map(({ cells }) => mobileOf(cells[2] ?? '')),
    ),
  )
  const people: Parameters<typeof store.moveIn>[1][number][] = []
  const moves: store.MovingIn[] = []
  const outcomes = lines.map(({ line, cells: [no, nick_name = '', typed = '', places = ''] }): Outcome => {
    const block = blocks.get(numberIn(no))
    if (!block) return fault(line, `未找到门牌 ${no ?? ''}`)
    if (nick_name === '' || nick_name.length > most.nickName) return fault(line, `昵称为 1–${most.nickName} 个字`)
    const mobile = mobileOf(typed)
    if (!mobilePattern.test(mobile)) return fault(line, '手机号有误')
    const capacity = places === '' ? 3 : numberIn(places)
    if (!(capacity >= 1 && capacity <= most.slots)) return fault(line, `格位为 1–${most.slots}`)
    const by = block.state === blockStates.held ? 'held' : spoken.get(block.block_no)
    if (by === 'held' && lookOf(block.nick_name ?? '') === lookOf(nick_name))
      return { line, outcome: 'same', text: `${block.block_no} ${nick_name} 已入住` }
    if (by) return fault(line, `${block.block_no} ${spokenWords[by]}`)
    if (taken.has(mobile)) return fault(line, '这个手机号已有人用')
    taken.add(mobile)
    blocks.set(block.block_no, { ...block, state: blockStates.held, nick_name })
    const user_id = deps.ids.next()
    const bare = { avatar: '', thumbs: '', intro: '', is_admin: false, points: 0, points_unranked: 0 }
    people.push({ user_id, nick_name, mobile, ...bare, created_at: now })
    moves.push({ block_id: block.block_id, user_id, capacity })
    return { line, outcome: 'new', text: `${block.block_no} ${nick_name} 入住` }
  })
  return { outcomes, run: () => store.moveIn(tx, people, moves, now) }
}
