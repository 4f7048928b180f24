import { sql } from 'kysely'
import { includesArea } from '@contract/console/roles'
import type { Refusal } from '@contract/refusals'
import { refusal } from '@contract/refusals'
import type { Result } from '@contract/result'
import { err } from '@contract/result'
import type { Db, Database } from '../../../db/schema'
import type { Deps } from '../../../deps'
import type { StaffCaller } from '../../../http/staff/staff-caller'
import { ownAffair } from './own'

/** Where something lies, and the accounts of those whose thing it is. */
export interface About {
  readonly areaId: number | null
  readonly people: readonly number[]
}

type Work<I, O> = (acting: Deps, input: I, staff: StaffCaller) => Promise<Result<O, Refusal>>

/**
 * The work of staff, bounded: what lies outside the areas of who does it is not found, and nobody decides about the own things. Refusals:
 * NOT_FOUND, OWN, and those of the work. Source: community §9 (session, roles).
 */
export const within =
  <A, I extends A, O>(about: (db: Db, input: A) => Promise<About | undefined>, work: Work<I, O>): Work<I, O> =>
  async (acting, input, staff) => {
    const found = await about(acting.db, input)
    if (!found || !includesArea(staff.areas, found.areaId)) return err(refusal('NOT_FOUND'))
    return found.people.includes(staff.userId) ? err(ownAffair) : work(acting, input, staff)
  }

/** A call that names its area. */
export const inArea = (_db: Db, { areaId }: { readonly areaId: number }): Promise<About> =>
  Promise.resolve({ areaId, people: [] })

/** Finds the row of a table by its id: its area, and the accounts that these columns name. */
export const rowOf = (table: keyof Database, key: string, ...people: readonly string[]) => {
  const columns = people.map((column) => sql.ref(column))
  return async (db: Db, id: number): Promise<About | undefined> => {
    const { rows } = await sql<{ area_id: number; people: (number | null)[] }>`
      select area_id, array[${sql.join([sql`null::bigint`, ...columns])}]::float8[] as people
      from ${sql.table(table)} where ${sql.ref(key)} = ${id}`.execute(db)
    const [row] = rows
    return row && { areaId: row.area_id, people: row.people.filter((userId) => userId !== null) }
  }
}

/** What belongs to no area is for those who may act everywhere. */
export const ofNoArea = (): Promise<About> => Promise.resolve({ areaId: null, people: [] })
