import type { Meanwhile } from '@contract/console/meanwhile'
import { consoleEndpoints } from '@contract/endpoints/console/all'
import type { Db } from '../../db/schema'

/** What is only read, and recorded because it is somebody's: an act has a number of its own. */
const reads = consoleEndpoints.filter(({ input }) => !('clientNo' in input.entries)).map(({ path }) => path)

/** So many of the newest acts are looked through: who acted first did so just now. */
const newest = 500

/** The last act of somebody else about one of the things; nobody's, when it is not among the newest. */
export async function lastOfOthers(
  db: Db,
  ids: readonly number[],
  { staffId, areas }: { readonly staffId: number; readonly areas: readonly number[] | null },
): Promise<Meanwhile | undefined> {
  if (ids.length === 0) return undefined
  const row = await db
    .selectFrom((eb) =>
      eb
        .selectFrom('audit')
        .select(['no', 'call', 'at', 'staff_id', 'user_id', 'ref_id', 'approval_id', 'area_id'])
        .where('no', 'is not', null)
        .orderBy('no', 'desc')
        .limit(newest)
        .as('a'),
    )
    .leftJoin('staff as s', 's.staff_id', 'a.staff_id')
    .innerJoin('user_account as u', 'u.user_id', 'a.user_id')
    .select((eb) => ['a.call', 'a.at', eb.fn.coalesce('s.name', 'u.nick_name').as('by')])
    .where((eb) => eb.or([eb('a.ref_id', 'in', ids), eb('a.approval_id', 'in', ids)]))
    .where('a.staff_id', 'is distinct from', staffId)
    .where('a.call', 'not in', reads)
    // Who works in some cities hears of nothing in the others.
    .$if(areas !== null, (query) => query.where('a.area_id', 'in', areas?.length ? areas : [0]))
    .orderBy('a.no', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row && { by: row.by, call: row.call, at: row.at }
}
