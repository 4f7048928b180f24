import { sql } from 'kysely'
import type { ActPath, Named } from '@contract/console/act-things'
import type { Meanwhile } from '@contract/console/meanwhile'
import { consoleEndpoints } from '@contract/endpoints/console/all'
import type { Db } from '../../db/schema'

/** Acts that leave a thing as it was. */
const beside: readonly ActPath[] = ['/admin/letter/test', '/admin/note/add']

/** What moves nothing: those, and what is only read and recorded because it is somebody's; an act has a number of its own. */
const still: readonly string[] = [
  ...beside,
  ...consoleEndpoints.filter(({ input }) => !('clientNo' in input.entries)).map(({ path }) => path),
]

/** So many of the newest acts are looked through: who acted first did so just now. */
const newest = 500

/** What an act was about, by which call, and since when the others' acts count. */
interface Second extends Named {
  readonly path: string
  readonly since: number
}

/**
 * Whether an act `a` of the audit was about it. Of a city itself only the same call counts, and about the same part: its halt is no second
 * to its name, nor one level of its shops to another one.
 */
function isAbout({ by, kinds, value, path, part }: Second) {
  if (kinds.includes('approval')) return sql<boolean>`a.approval_id = ${value}`
  const isKind = sql`a.ref_type = any(${[...kinds]}::text[])`
  if (typeof value === 'string') return sql<boolean>`${isKind} and a.details ->> ${by}::text = ${value}`
  if (by !== 'areaId') return sql<boolean>`${isKind} and a.ref_id = ${value}`
  const isCall = kinds.includes('area') ? sql`a.call = ${path}` : sql`true`
  const isPart = part ? sql`a.details ->> ${part.by}::text = ${part.value}` : sql`true`
  return sql<boolean>`${isKind} and a.area_id = ${value} and ${isCall} and ${isPart}`
}

/** The last act of somebody else about the thing since then; nobody's, when it is not among the newest. */
export async function lastOfOthers(
  db: Db,
  second: Second,
  { staffId, areas }: { readonly staffId: number; readonly areas: readonly number[] | null },
): Promise<Meanwhile | undefined> {
  const row = await db
    .selectFrom((eb) =>
      eb
        .selectFrom('audit')
        .select(['no', 'call', 'at', 'staff_id', 'user_id', 'ref_type', 'ref_id', 'approval_id', 'area_id', 'details'])
        .where('no', 'is not', null)
        .orderBy('no', 'desc')
        .limit(newest)
        .as('a'),
    )
    .leftJoin('staff as s', 's.staff_id', 'a.staff_id')
    .innerJoin('user_account as u', 'u.user_id', 'a.user_id')
    .select((eb) => ['a.call', 'a.at', eb.fn.coalesce('s.name', 'u.nick_name').as('by')])
    .where(isAbout(second))
    .where('a.at', '>=', second.since)
    .where('a.staff_id', 'is distinct from', staffId)
    .where('a.call', 'not in', still)
    // Who works in some cities hears of nothing in the others.
    .$if(areas !== null, (query) => query.where('a.area_id', 'in', areas?.length ? areas : [0]))
    .orderBy('a.no', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row && { by: row.by, call: row.call, at: row.at }
}
