import { sql } from 'kysely'
import type { Db } from '../../../db/schema'
import { blockStates } from '../../area/tables'
import { isInRound } from '../open/zone-offers'

interface Range {
  readonly from: number
  readonly to: number
}

interface Counts {
  readonly blocks: number
  readonly unsold: number
  readonly held: number
  readonly inRounds: number
}

/** The blocks of a range: all of them, those without an owner, those held, and the unsold ones that a planned or open round has taken. */
export async function countBlocks(db: Db, areaId: number, { from, to }: Range): Promise<Counts> {
  const { rows } = await sql<Counts>`
    select count(*) as blocks, count(*) filter (where b.state = ${blockStates.unsold}) as unsold,
      count(*) filter (where b.owner_user_id is not null) as held,
      count(*) filter (where b.state = ${blockStates.unsold} and ${isInRound}) as "inRounds"
    from block b where b.area_id = ${areaId} and b.block_no between ${from} and ${to}`.execute(db)
  return rows[0] ?? { blocks: 0, unsold: 0, held: 0, inRounds: 0 }
}

/** Blocks of one range that lie outside another. */
export async function countOutside(db: Db, areaId: number, inside: Range, outside: Range): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from block where area_id = ${areaId} and block_no between ${inside.from} and ${inside.to}
      and block_no not between ${outside.from} and ${outside.to}`.execute(db)
  return rows[0]?.count ?? 0
}
