import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'
import type { StaffAreas } from '@contract/console/roles'

/** Whether a column names one of these areas; null for all of them. */
export const inAreas = (column: string, areas: StaffAreas): RawBuilder<boolean> =>
  areas === null ? sql`true` : sql`${sql.ref(column)} in (${sql.join([-1, ...areas])})`
