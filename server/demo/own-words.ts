import { dayMs, hourMs } from '@contract/durations'
import { fen, qty, qtyScale } from '@contract/money'
import type { OwnUnit } from '@contract/own-units'
import type { Caller } from '../http/caller'
import { addSale } from '../modules/market/sales/add'
import type { DemoDeps, Happening } from './demo-clock'
import { demoClientNo, must } from './trade'

type Row = readonly [
  blockNo: number,
  name: string,
  priceFen: number,
  units: number,
  unit: OwnUnit,
  picture: string,
  about: string,
]

/** Things of the demo city that are no standard item, in their sellers' words. */
const rows: readonly Row[] = [
  [132, '旧连环画整套', 6_600, 2, '套', 'books-53', '八十年代版，共 12 本，封面有折痕，不缺页。'],
  [94, '练手编的竹篮', 3_500, 3, '个', 'basket-41', '学徒练手编的，边角收过，能装五斤菜。'],
  [409, '旅行粗陶茶具', 12_800, 1, '套', 'cup-39', '一壶两杯，带布袋，只用过几次。'],
]

export const ownWordTitles = rows.map(([, title]) => title)

/** They are put on sale in these days, the last one yesterday. */
export const ownWordHappenings = (deps: DemoDeps, nowMs: number, callerOf: (blockNo: number) => Caller): Happening[] =>
  rows.map(([blockNo, title, priceFen, units, unit, picture, content], index) => ({
    at: nowMs - (rows.length - index) * dayMs + index * hourMs,
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
