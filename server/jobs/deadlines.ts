import type { Openings } from '@contract/hours'
import { afterOpeningMs } from '@contract/hours'
import type { RawBuilder, Selectable } from 'kysely'
import { sql } from 'kysely'
import type { Database } from '../db/schema'

type Column<T extends keyof Database> = keyof Database[T] & string

/** Rows of a table: those whose columns have one of these values, or none at all. */
type Rows<T extends keyof Database> = {
  readonly [C in keyof Selectable<Database[T]>]?: readonly (Selectable<Database[T]>[C] & (string | number))[] | null
}

/**
 * What an outage does to a time and to its wake-up. `later`: both come as much later. `running`: the same, but the time stays when it had
 * passed before. `payment`: the same as `later`, and out of closed hours. `wake`, `paymentWake`: the wake-up alone comes so. `announced`:
 * both stay at their day and hour.
 */
type Moved = 'later' | 'running' | 'payment' | 'wake' | 'paymentWake' | 'announced'

/** A stored time at which something must happen, or until which something may. Source: domain model §5. */
export interface Deadline {
  /** The table, or rows that a query finds. */
  readonly rows: RawBuilder<unknown>
  /** Its city, of a row `t`. */
  readonly cityOf: RawBuilder<unknown>
  /** The column that a wake-up names. */
  readonly id: string
  readonly at: string
  /** Condition, of a row `t`, under which the time moves. */
  readonly where: RawBuilder<unknown>
  readonly moved: Moved
  /** The kind of its wake-up, or the column that names it; without one it is only looked at. */
  readonly wakes?: string | { readonly column: string } | undefined
  /** Condition under which something waits for it. */
  readonly wakesWhere: RawBuilder<unknown>
  /** It ends what is unpaid: for this kind of thing, in the words of a pay order. */
  readonly pays?: string
}

const isOneOf = <T extends keyof Database>(rows: Rows<T>): RawBuilder<unknown> => {
  const conditions = Object.entries<readonly (string | number)[] | null | undefined>(rows).map(([name, values]) =>
    values
      ? sql`${sql.ref(`t.${name}`)} in (${sql.join(values.map((value) => sql.lit(value)))})`
      : sql`${sql.ref(`t.${name}`)} is null`,
  )
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `)
}

interface Course<T extends keyof Database> {
  readonly where?: Rows<T>
  readonly moved?: Moved
  readonly wakes?: string | { readonly column: Column<T> }
  readonly wakesWhere?: Rows<T>
  readonly cityOf?: RawBuilder<unknown>
}

const ownCity = sql.ref('t.area_id')

/** A column of a table as a deadline: of all rows, `later` after an outage, and waited for where it moves, where nothing else is said. */
export const deadline = <T extends keyof Database>(
  table: T,
  id: Column<T>,
  at: Column<T>,
  { where = {}, moved = 'later', wakes, wakesWhere = where, cityOf = ownCity }: Course<T> = {},
): Deadline => ({
  rows: sql.table(table),
  cityOf,
  id,
  at,
  where: isOneOf(where),
  moved,
  wakes,
  wakesWhere: isOneOf(wakesWhere),
})

const isUnpaid = sql`t.state = 'unpaid'`

/** The deadline of what is unpaid, for a kind of things in the words of a pay order. */
export const unpaid = <T extends keyof Database>(
  table: T,
  id: Column<T>,
  at: Column<T>,
  wakes: string,
  pays: string,
): Deadline => ({
  ...deadline(table, id, at, { moved: 'payment', wakes }),
  where: isUnpaid,
  wakesWhere: isUnpaid,
  pays,
})

/** What the rows that a query finds wait for, in place of a deadline. */
export const found = (rows: RawBuilder<unknown>, id: string, at: string, wakes: string): Deadline => {
  const all = sql`true`
  return { rows, cityOf: ownCity, id, at, where: all, moved: 'wake', wakes, wakesWhere: all }
}

/** SQL: a time column moved by a span. */
export const later = (column: string, byMs: number) => sql<number>`${sql.ref(column)} + ${byMs}::bigint`

/** When cities are open, by their numbers. */
export type CityOpenings = ReadonlyMap<number, Openings>

const asRows = (cities: CityOpenings) => {
  const rows = [...cities].flatMap(([city, openings]) =>
    openings.map(({ from, to }) => ({ city, opens: from, closes: to })),
  )
  return sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as s (city bigint, opens bigint, closes bigint)`
}

/**
 * SQL: a payment deadline of a city moved by a span; one that would fall into its closed hours moves to a quarter of an hour after the next
 * opening. The same as `paymentDeadline`. Source: domain model §4.
 */
export function laterPayment(column: string, byMs: number, cities: CityOpenings, city: RawBuilder<unknown>) {
  const at = sql`(${sql.ref(column)} + ${byMs}::bigint)`
  const opens = sql`(select s.opens from ${asRows(cities)} where s.city = ${city} and s.closes > ${at} order by s.opens limit 1)`
  return sql<number>`case when ${opens} > ${at} then ${opens} + ${afterOpeningMs}::bigint else ${at} end`
}
