import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'
import type * as v from 'valibot'
import type { StaffAreas, StaffRole } from '@contract/console/roles'
import { beginsWith } from '../../db/containing'
import { inAreas } from '../area/open/in-areas'
import type { Source } from './source-store'

/** What a call of this kind filters by; in which shape its file comes narrows nothing. */
export type Filters<E extends { input: v.GenericSchema }> = Omit<v.InferOutput<E['input']>, 'as'>

/** What is asked for, and who asks: where they may act, and as what. */
type Asked<F> = F & { readonly areas: StaffAreas; readonly roles: readonly StaffRole[] }

/** How a field of a call filters: by the column that has its value, or by a condition of its own; undefined where it narrows nothing. */
type Filter<T, F = object> = string | ((value: T, asked: Asked<F>) => RawBuilder<unknown> | undefined)

/** Who finds a list's rows, and the column of their area, if each has one. */
interface Whose {
  readonly column?: string
  readonly may: (areas: StaffAreas) => RawBuilder<unknown>
}

/** Rows of areas: found by who may act there. */
export const ofArea = (column: string): Whose => ({ column, may: (areas) => inAreas(column, areas) })

/** Rows of no area, as those of the ledger: who may not act everywhere finds none. */
export const ofNoArea: Whose = { may: (areas) => (areas === null ? sql`true` : sql`false`) }

/** Rows that everybody finds whose roles may make the call. */
export const ofAll: Whose = { may: () => sql`true` }

/** What is no filter of its own: the area is the list's, the moment the server's, order and page are a page's. */
type Apart = 'areaId' | 'now' | 'sort' | 'page' | 'size'

/** A list, once: for its page, its count and sum, its file, and the one row that a panel shows. */
interface List<F> extends Omit<Source<F>, 'rows'> {
  /** The select of all its rows for which a condition holds. */
  readonly rows: (where: RawBuilder<unknown>, asked: Asked<F>) => RawBuilder<unknown>
  readonly whose: Whose
  /** Each field of its call; one that was not sent narrows nothing. */
  readonly by: { readonly [K in Exclude<keyof F, Apart>]-?: Filter<NonNullable<F[K]>, F> }
}

/** Where the rows of a list come from, by what was declared of it. */
export const listSource = <F extends object>({ rows, whose, by, ...rest }: List<F>): Source<F> => ({
  ...rest,
  rows: (filters, areas, roles) => {
    const asked: Asked<F> = { ...filters, areas, roles }
    const values = new Map<string, unknown>(Object.entries(filters))
    const area = whose.column === undefined ? {} : { areaId: whose.column }
    const narrowed = Object.entries<Filter<never, F>>({ ...area, ...by }).flatMap(([field, filter]) => {
      const value = values.get(field)
      if (value === undefined || value === '') return []
      const condition = typeof filter === 'string' ? sql`${sql.ref(filter)} = ${value}` : filter(value as never, asked)
      return condition ?? []
    })
    return rows(sql.join([whose.may(areas), ...narrowed], sql` and `), asked)
  },
})

const atLeast = (column: string) => (least: number) => sql`${sql.ref(column)} >= ${least}`
const below = (column: string) => (end: number) => sql`${sql.ref(column)} < ${end}`
const atMost = (column: string) => (most: number) => sql`${sql.ref(column)} <= ${most}`

/** A text with which one of these columns begins. */
export const begins =
  (...columns: readonly string[]) =>
  (q: string) =>
    beginsWith(q, ...columns)

/** From one moment on and before another. */
export const between = (column: string) => ({ from: atLeast(column), until: below(column) })

/** Between two amounts, both included. */
export const worth = (column: string) => ({ minFen: atLeast(column), maxFen: atMost(column) })

/** Between two numbers, both included. */
export const numbered = (column: string) => ({ noFrom: atLeast(column), noTo: atMost(column) })

/** By a row's own number, which grows as they are made. */
export const byAge = (id: string) => ({ newest: `"${id}" desc`, oldest: `"${id}"` })

/** Whether somebody is one of these. */
export const mayAny = (own: readonly StaffRole[], some: readonly StaffRole[]): RawBuilder<unknown> =>
  own.some((role) => some.includes(role)) ? sql`true` : sql`false`
