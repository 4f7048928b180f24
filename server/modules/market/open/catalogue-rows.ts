import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'

/** Categories as the console shows them; `where` speaks of `c`. */
export const categoryRows = (where: RawBuilder<unknown>) => sql`
  select c.category_id as "categoryId", c.ver, c.area_id as "areaId", c.name, c.sort, c.is_on as "isOn",
    (select count(*) from item i where i.category_id = c.category_id) as items,
    (select count(*) from sale s where s.category_id = c.category_id and s.state = 'on') as "onSale"
  from category c where ${where}`

/** Items as the console shows them; `where` speaks of `i` and of its category `c`. */
export const itemRows = (where: RawBuilder<unknown>) => sql`
  select i.item_id as "itemId", i.ver, c.area_id as "areaId", c.category_id as "categoryId", c.name as category, i.name, i.unit,
    i.min_qty as "minQty", i.tick, i.sort, i.picture, i.is_on as "isOn", i.last_price as "lastPrice", i.is_other as "isOther",
    (select count(*) from sale s where s.item_id = i.item_id and s.state = 'on') as "onSale", c.sort as "categorySort"
  from item i join category c on c.category_id = i.category_id where ${where}`
