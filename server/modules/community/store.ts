import type { Db, Tx } from '../../db/schema'

export const findText = (db: Db, areaId: number, key: string) =>
  db
    .selectFrom('area_text')
    .select(['content', 'updated_at'])
    .where('area_id', '=', areaId)
    .where('key', '=', key)
    .executeTakeFirst()

export async function setText(tx: Tx, areaId: number, key: string, content: string, now: number): Promise<void> {
  const said = { content, updated_at: now }
  await tx
    .insertInto('area_text')
    .values({ area_id: areaId, key, ...said })
    .onConflict((oc) => oc.columns(['area_id', 'key']).doUpdateSet(said))
    .execute()
}
