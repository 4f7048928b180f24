import * as v from 'valibot'
import { endpoint } from '../../../endpoint'
import { ClientNo, Id, Instant, Line, Text, Version } from '../../../fields'
import { areaNotices } from '../../../limits'
import { templateKinds } from '../../../people/templates'
import { exportOf, filters, listOf } from '../listing'

const row = {
  templateId: Id,
  ver: v.number(),
  areaId: Id,
  kind: v.picklist(templateKinds),
  name: v.string(),
  title: v.string(),
  content: v.string(),
  by: v.string(),
  changedAt: Instant,
}
export const Template = v.object(row)
export type Template = v.InferOutput<typeof Template>

const templateFilters = { areaId: filters.areaId, q: filters.q, kind: v.optional(v.picklist(templateKinds)) }

/** Texts that staff of a city write again and again: whole letters, and answers in one's own reasons and notes. Source: operating §5. */
export const templateList = listOf('/admin/template/list', 'templates', {
  filters: templateFilters,
  sorts: ['name', 'newest'],
  row,
})

export const templateExport = exportOf('/admin/template/export', 'templates', templateFilters)

/** Writes one, or changes one (`templateId` and `ver`). MOVED carries `template`. FORM: its content is empty, or its name is taken. */
export const templateEdit = endpoint({
  path: '/admin/template/edit',
  body: 'json',
  access: 'staff',
  summary: 'Console: write a template',
  input: v.object({
    clientNo: ClientNo,
    areaId: Id,
    templateId: v.nullable(Id),
    ver: Version,
    kind: v.picklist(templateKinds),
    name: v.pipe(Line(20), v.minLength(1)),
    /** Of a letter; '' of an answer. */
    title: Line(areaNotices.title),
    /** Rich text of a letter, plain of an answer. */
    content: v.pipe(Text(areaNotices.content), v.minLength(1)),
  }),
  output: Template,
  refusals: ['NOT_FOUND', 'MOVED', 'FORM'],
})

/** Takes one away; what was written with it stays. */
export const templateRemove = endpoint({
  path: '/admin/template/remove',
  body: 'json',
  access: 'staff',
  summary: 'Console: remove a template',
  input: v.object({ clientNo: ClientNo, id: Id, ver: Version }),
  output: v.object({}),
  refusals: ['NOT_FOUND', 'MOVED'],
})
