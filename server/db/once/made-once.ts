import type { Kysely } from 'kysely'
import type { Database } from '../schema'

/** A secret that is made at the first use and kept in the database, so that all processes have the same one. */
export async function madeOnce(
  db: Kysely<Database>,
  key: string,
  make: () => string | Promise<string>,
): Promise<string> {
  const read = () => db.selectFrom('setting').select('value').where('key', '=', key).executeTakeFirst()
  const stored = await read()
  if (stored) return stored.value
  const made = await make()
  await db
    .insertInto('setting')
    .values({ key, value: made })
    .onConflict((oc) => oc.column('key').doNothing())
    .execute()
  return (await read())?.value ?? made
}
