import { sql } from 'kysely'
import type { Tx } from '../../../db/schema'
import type { Free, SpokenFor } from '../rules/spoken-for'
import { spokenForOf } from '../rules/spoken-for'

export type { SpokenFor }

/** Which of these blocks of a city are spoken for, by their numbers, so that nobody may be moved into them; all are locked. */
export async function spokenFor(
  tx: Tx,
  areaId: number,
  blockNos: readonly number[],
): Promise<ReadonlyMap<number, SpokenFor>> {
  const { rows } = await sql<Free & { readonly block_no: number }>`
    select block_no, state, owner_user_id, round_id,
      exists (select from handover as h where h.block_id = b.block_id) as was_sold
    from block as b where area_id = ${areaId} and block_no = any(${[...blockNos]}::integer[])
    order by block_id for no key update`.execute(tx)
  return new Map(
    rows.flatMap((row) => {
      const by = spokenForOf(row)
      return by ? [[row.block_no, by] as const] : []
    }),
  )
}
