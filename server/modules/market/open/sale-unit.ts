import { sql } from 'kysely'

/** The unit of a listing: its own, or that of its item `i`; `sale` is what the statement calls the listing. */
export const shownUnit = (sale: string) => sql<string>`coalesce(nullif(${sql.ref(`${sale}.own_unit`)}, ''), i.unit)`
