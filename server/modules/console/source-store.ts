import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'
import type { StaffAreas, StaffRole } from '@contract/console/roles'
import type { Db } from '../../db/schema'
import type { StaffCaller } from '../../http/staff/staff-caller'

/** Who reads: where, and as what. */
type Reader = Pick<StaffCaller, 'areas' | 'roles'>

/** What a cell of an exported file is; a kind of money, an account, and what has its own words are said in words. */
export type CellKind =
  'text' | 'txnKind' | 'account' | 'fen' | 'at' | 'qty' | 'number' | Readonly<Record<string, string>>

/** Where the rows of a list come from. */
export interface Source<F> {
  /** A select of every row that the filters find, whose columns are called as the list's rows call them; some show more to some roles. */
  readonly rows: (filters: F, areas: StaffAreas, roles: readonly StaffRole[]) => RawBuilder<unknown>
  /** What `order by` says for each order; each names the row's id at its end. */
  readonly sorts: Readonly<Record<string, string>>
  /** The column that is added up. */
  readonly sum?: string
  /** Columns of the exported file: head, name, kind. */
  readonly columns?: readonly (readonly [head: string, name: string, kind: CellKind])[]
}

/** The moment at which the rows are read, for a source that shows what is late or over. */
export interface Now {
  readonly now: number
}

interface Page {
  readonly sort: string
  readonly offset: number
  readonly limit: number
}

export async function pageOf(
  db: Db,
  { rows, sorts }: Source<never>,
  filters: object,
  { areas, roles }: Reader,
  { sort, offset, limit }: Page,
) {
  const order = sql.raw(sorts[sort] ?? '1')
  const found = await sql<Record<string, unknown>>`
    select * from (${rows(filters as never, areas, roles)}) as r order by ${order} limit ${limit} offset ${offset}`.execute(
    db,
  )
  return found.rows
}

/** How many rows the filters find, and what they add up to; nothing is added up when one of them is below nothing. */
export async function totalOf(db: Db, { rows, sum }: Source<never>, filters: object, { areas, roles }: Reader) {
  const added =
    sum === undefined
      ? sql`null::bigint`
      : sql`case when min(r.${sql.ref(sum)}) < 0 then null else coalesce(sum(r.${sql.ref(sum)}), 0)::bigint end`
  const found = await sql<{ total: number; sum: number | null }>`
    select count(*) as total, ${added} as sum from (${rows(filters as never, areas, roles)}) as r`.execute(db)
  return found.rows[0] ?? { total: 0, sum: null }
}

/** The rows with this value in a column, in these areas. */
export async function rowsWhere(
  db: Db,
  { rows }: Source<never>,
  { areas, roles }: Reader,
  column: string,
  value: number,
) {
  const found = await sql<Record<string, unknown>>`
    select * from (${rows({} as never, areas, roles)}) as r where r.${sql.ref(column)} = ${value} limit 100`.execute(db)
  return found.rows
}

export const rowWith = async (...which: Parameters<typeof rowsWhere>) => (await rowsWhere(...which))[0]
