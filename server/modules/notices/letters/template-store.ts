import type { Updateable } from 'kysely'
import { sql } from 'kysely'
import { changeRows } from '../../../db/change-rows'
import type { Db, Tx } from '../../../db/schema'
import type { TextTemplateTable } from '../tables'

export const lockTemplate = (tx: Tx, templateId: number) =>
  tx.selectFrom('text_template').selectAll().where('template_id', '=', templateId).forUpdate().executeTakeFirst()

export const insertTemplate = (tx: Tx, row: TextTemplateTable) => tx.insertInto('text_template').values(row).execute()

/** Changes a template; its version moves. */
export const changeTemplate = (tx: Tx, templateId: number, to: Updateable<TextTemplateTable>) =>
  changeRows(tx, 'text_template', { template_id: templateId }, to).execute()

export const deleteTemplate = (tx: Tx, templateId: number) =>
  tx.deleteFrom('text_template').where('template_id', '=', templateId).execute()

type Named = Pick<TextTemplateTable, 'area_id' | 'kind' | 'name'>

/** Whether another template of the city has this name. */
export async function isNamed(tx: Tx, { area_id, kind, name }: Named, but: number | null): Promise<boolean> {
  const row = await tx
    .selectFrom('text_template')
    .select('template_id')
    .where('area_id', '=', area_id)
    .where('kind', '=', kind)
    .where('name', '=', name)
    .$if(but !== null, (q) => q.where('template_id', '!=', but ?? 0))
    .executeTakeFirst()
  return row !== undefined
}

/** A template with who wrote it last. */
export async function templateWith(db: Db, templateId: number) {
  const { rows } = await sql<TextTemplateTable & { by: string }>`
    select t.*, s.name as by from text_template t join staff s on s.staff_id = t.staff_id
    where t.template_id = ${templateId}`.execute(db)
  return rows[0]
}
