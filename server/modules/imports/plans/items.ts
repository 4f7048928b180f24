import { imports as most } from '@contract/console/limits'
import { qtyScale } from '@contract/money'
import { lookOf } from '@contract/texts/alike'
import { qtyIn } from '../rules/cells'
import * as store from '../import-store'
import type { Outcome } from '../rules/outcome'
import { problem, problemOf } from '../rules/outcome'
import type { Planner } from './plan'
import { changeText, nameProblem } from './plan'

type Category = Awaited<ReturnType<typeof store.categoriesOf>>[number]
type Item = Awaited<ReturnType<typeof store.itemsOf>>[number]

/** What a line says of an item; a quantity that is not said is null. */
interface Said {
  readonly category: string
  readonly name: string
  readonly unit: string
  readonly minQty: number | null
  readonly tick: number | null
}

const qtyText = (qty: number): string => String(qty / qtyScale)

const wished = (cell: string): number | null => (cell === '' ? null : qtyIn(cell))

function said([category = '', name = '', unit = '', least = '', step = '']: readonly string[]): Said {
  return { category, name, unit, minQty: wished(least), tick: wished(step) }
}

/** What becomes of an item that is there. Its category and unit are changed at its own page, where what hangs on it is seen. */
function known(line: number, item: Item, { category, name, unit, minQty, tick }: Said, isUpdate: boolean): Outcome {
  const isElsewhere = lookOf(item.category) !== lookOf(category)
  const isOther = lookOf(item.unit) !== lookOf(unit)
  if (isElsewhere || isOther) return problem(line, `${name} 已在 ${item.category}，单位 ${item.unit}`)
  const change = changeText([
    ['起售量', qtyText(item.min_qty), qtyText(minQty ?? item.min_qty)],
    ['步长', qtyText(item.tick), qtyText(tick ?? item.tick)],
  ])
  if (isUpdate && change !== '') return { line, outcome: 'changed', text: `${name}：${change}` }
  return { line, outcome: 'same', text: `${name} 已有` }
}

/** Items of the catalogue; a category that is not there is made. */
export const planItems: Planner = async (tx, deps, { areaId, lines, isUpdate }) => {
  const categories = await store.categoriesOf(tx, areaId)
  const items = new Map((await store.itemsOf(tx, areaId)).map((one) => [lookOf(one.name), one]))
  const [made, fresh, changed] = [new Set<Category>(), [] as Item[], new Set<Item>()]
  const homeOf = (name: string): Category => {
    const there = categories.find((one) => lookOf(one.name) === lookOf(name))
    if (there) return there
    const sort = categories.length + 1
    const home = { category_id: deps.ids.next(), area_id: areaId, name, sort, ver: 1, is_on: true }
    categories.push(home)
    made.add(home)
    return home
  }
  const outcomes = lines.map(({ line, cells }): Outcome => {
    const wish = said(cells)
    const { category, name, unit, minQty, tick } = wish
    const wrong = problemOf(
      line,
      nameProblem('类目名', category, most.category),
      nameProblem('物品名', name, most.item),
      nameProblem('单位', unit, most.unit),
      Number.isNaN(minQty) && '起售量有误，如 0.5',
      Number.isNaN(tick) && '步长有误，如 0.5',
    )
    if (wrong) return wrong
    const there = items.get(lookOf(name))
    if (there) {
      const outcome = known(line, there, wish, isUpdate)
      if (outcome.outcome !== 'changed') return outcome
      Object.assign(there, { min_qty: minQty ?? there.min_qty, tick: tick ?? there.tick })
      if (!fresh.includes(there)) changed.add(there)
      return outcome
    }
    const home = homeOf(category)
    const id = { item_id: deps.ids.next(), category_id: home.category_id, category: home.name }
    const item = { ...id, name, unit, min_qty: minQty ?? qtyScale, tick: tick ?? qtyScale, sort: line }
    items.set(lookOf(name), item)
    fresh.push(item)
    return { line, outcome: 'new', text: `${category} · ${name}` }
  })
  return {
    outcomes,
    run: async () => {
      await store.insertCategories(tx, [...made])
      const rows = fresh.map(({ category: _category, ...one }) => ({ ...one, last_price: null, picture: '' }))
      await store.insertItems(tx, rows)
      for (const { item_id, min_qty, tick } of changed) await store.changeItem(tx, item_id, { min_qty, tick })
    },
  }
}
