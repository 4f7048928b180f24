import { sql } from 'kysely'
import { openDatabase } from '../../../server/db/open'

/**
 * Adds this many listings to a demo city's board: copies of its own, some with the same price. Their ids are small numbers, which no server
 * makes.
 */
export async function fillBoard(databaseUrl: string, listings: number): Promise<void> {
  const db = openDatabase(databaseUrl)
  try {
    await sql`
      insert into sale (sale_id, sale_no, ver, area_id, block_id, user_id, category_id, item_id, item_sort, title, content, thumbs, price,
        qty, qty_left, min_qty, delivery, place, expire_at, state, created_at)
      select k, 'L' || k, 1, area_id, block_id, user_id, category_id, item_id, item_sort, title || ' ' || k, content, thumbs,
        price + k % 500, qty, qty, least(min_qty, qty), delivery, place, expire_at, 'on', created_at
      from (select sale.*, row_number() over (order by sale_id) as place_no, count(*) over () as all_of_them from sale
          where state = 'on' and expire_at > created_at) as own
        join generate_series(1, ${listings}::int) as k on place_no = 1 + k % all_of_them`.execute(db)
    await sql`analyze sale`.execute(db)
  } finally {
    await db.destroy()
  }
}
