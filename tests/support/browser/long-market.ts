import { sql } from 'kysely'
import { demoAreaId } from '../../../demo/residents'
import { openDatabase } from '../../../server/db/open'

const step = 200

/**
 * Adds this many listings to a demo city's board: copies of its own, some with the same price. Their ids are small numbers, which no server
 * makes.
 */
export async function fillBoard(databaseUrl: string, listings: number): Promise<void> {
  const db = openDatabase(databaseUrl)
  try {
    // In steps: each listing's words are kept for the search, which takes longer than a statement may.
    for (let from = 1; from <= listings; from += step)
      await sql`
      insert into sale (sale_id, sale_no, ver, area_id, block_id, user_id, category_id, item_id, item_sort, title, content, thumbs, price,
        qty, qty_left, min_qty, delivery, place, expire_at, state, created_at)
      select k, 'L' || k, 1, area_id, block_id, user_id, category_id, item_id, item_sort, title || ' ' || k, content, thumbs,
        price + k % 500, qty, qty, least(min_qty, qty), delivery, place, expire_at, 'on', created_at
      from (select sale.*, row_number() over (order by sale_id) as place_no, count(*) over () as all_of_them from sale
          where state = 'on' and expire_at > created_at and sale_id > ${listings}::int) as own
        join generate_series(${from}::int, ${Math.min(from + step - 1, listings)}::int) as k on place_no = 1 + k % all_of_them`.execute(
        db,
      )
    await sql`analyze sale`.execute(db)
  } finally {
    await db.destroy()
  }
}

/** The first number of the blocks that `fillMap` adds. */
export const mapFrom = 10_000

/** Adds this many blocks of nobody to the demo city, one number after the other. Their ids are small numbers, which no server makes. */
export async function fillMap(databaseUrl: string, blocks: number): Promise<void> {
  const db = openDatabase(databaseUrl)
  try {
    await sql`
      insert into block (block_id, area_id, block_no, state, capacity, name, created_at)
      select k, ${demoAreaId}::bigint, ${mapFrom}::int + k, 0, 3, '', 0 from generate_series(1, ${blocks}::int) as k`.execute(
      db,
    )
    await sql`analyze block`.execute(db)
  } finally {
    await db.destroy()
  }
}
