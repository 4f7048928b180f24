import { sql } from 'kysely'
import { zoneSaleNames } from '@contract/block/zone'
import type { categoryRows as categoryList } from '@contract/endpoints/console/catalogue'
import type * as lists from '@contract/endpoints/console/lists/rows'
import { categoryRows, itemRows } from '../../market/open/catalogue-rows'
import type { Filters } from '../list-source-store'
import { begins, listSource, ofArea } from '../list-source-store'

/** What is or is not. */
const yesNo = { true: '是', false: '否' } as const

export const areasSource = listSource<Filters<typeof lists.areaExport>>({
  rows: (where) => sql`
    select a.area_id as "areaId", a.ver, a.name, a.sort, a.halted_at as "haltedAt", a.halted_reason as "haltedReason", count(b.block_id) as blocks,
      count(*) filter (where b.state in (1, 2)) as held, count(*) filter (where b.state = 0) as unsold,
      count(*) filter (where b.state = 9) as frozen
    from area a left join block b on b.area_id = a.area_id
    where ${where} group by a.area_id`,
  whose: ofArea('a.area_id'),
  by: { q: begins('a.name', 'a.area_id') },
  sorts: { order: 'sort, "areaId"' },
  columns: [
    ['编号', 'areaId', 'number'],
    ['名称', 'name', 'text'],
    ['顺序', 'sort', 'number'],
    ['区块', 'blocks', 'number'],
    ['有主', 'held', 'number'],
    ['未售', 'unsold', 'number'],
    ['冻结', 'frozen', 'number'],
    ['停市', 'haltedAt', 'at'],
    ['停市理由', 'haltedReason', 'text'],
  ],
})

export const zonesSource = listSource<Filters<typeof lists.zoneExport>>({
  rows: (where) => sql`
    select z.category_id as "zoneId", z.ver, z.area_id as "areaId", z.name, z.sort, z.no_from as "noFrom", z.no_to as "noTo", z.price, z.sold,
      exists (select from approval p where p.kind = 'zoneOffer' and p.ref_type = 'zone' and p.ref_id = z.category_id and p.state = 'waiting') as asked,
      count(b.block_id) as blocks, count(*) filter (where b.state = 0) as unsold,
      count(*) filter (where b.state = 0 and b.transfer_price is not null) as offered
    from block_zone z left join block b on b.area_id = z.area_id and b.block_no between z.no_from and z.no_to
    where ${where} group by z.category_id`,
  whose: ofArea('z.area_id'),
  by: { q: begins('z.name') },
  sorts: { order: '"areaId", sort, "zoneId"' },
  columns: [
    ['分区', 'name', 'text'],
    ['起号', 'noFrom', 'number'],
    ['止号', 'noTo', 'number'],
    ['区块', 'blocks', 'number'],
    ['未售', 'unsold', 'number'],
    ['可买', 'offered', 'number'],
    ['城市价', 'price', 'fen'],
    ['出售方式', 'sold', zoneSaleNames],
  ],
})

export const itemsSource = listSource<Filters<typeof lists.itemExport>>({
  rows: itemRows,
  whose: ofArea('c.area_id'),
  by: { categoryId: 'i.category_id', q: begins('i.name', 'c.name') },
  sorts: { order: '"areaId", "categorySort", sort, "itemId"' },
  columns: [
    ['类目', 'category', 'text'],
    ['物品', 'name', 'text'],
    ['单位', 'unit', 'text'],
    ['最少', 'minQty', 'qty'],
    ['每档', 'tick', 'qty'],
    ['在售', 'onSale', 'number'],
    ['最近成交价', 'lastPrice', 'fen'],
    ['上架', 'isOn', yesNo],
  ],
})

export const categoriesSource = listSource<Filters<typeof categoryList>>({
  rows: categoryRows,
  whose: ofArea('c.area_id'),
  by: { q: begins('c.name') },
  sorts: { order: '"areaId", sort, "categoryId"' },
})
