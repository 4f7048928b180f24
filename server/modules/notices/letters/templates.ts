import type * as v from 'valibot'
import { includesArea } from '@contract/console/roles'
import type * as calls from '@contract/endpoints/console/letters/templates'
import { areaNotices } from '@contract/limits'
import { longestAnswer } from '@contract/people/templates'
import type { Refusal } from '@contract/refusals'
import { refusal, wrongField } from '@contract/refusals'
import type { Result } from '@contract/result'
import { err, ok } from '@contract/result'
import { changeAndView, changeOnce } from '../../../db/once/change-once'
import { doOnce } from '../../../db/once/once'
import type { Db, Tx } from '../../../db/schema'
import type { Deps } from '../../../deps'
import { keptContent } from '../../../format/rich-text'
import type { StaffCaller } from '../../../http/staff/staff-caller'
import { isArea } from '../../area/open/find-area'
import { audit } from '../../audit/open/audit'
import { changesOf } from '../../audit/open/changes'
import type { TextTemplateTable } from '../tables'
import * as store from './template-store'
import { pictureRefusal } from './written'

async function viewOf(db: Db, templateId: number): Promise<calls.Template> {
  const row = await store.templateWith(db, templateId)
  if (!row) throw new Error(`template ${templateId} vanished`)
  const { ver, area_id: areaId, kind, name, title, content, by, changed_at: changedAt } = row
  return { templateId, ver, areaId, kind, name, title, content, by, changedAt }
}

type EditInput = v.InferOutput<typeof calls.templateEdit.input>
type Words = Pick<TextTemplateTable, 'kind' | 'name' | 'title' | 'content'>

/** What is typed of a template, as it is kept: a letter as letters are, an answer plain and without a title. Refusal: FORM. */
function wordsOf({ kind, name, title, content }: EditInput): Result<Words, Refusal> {
  if (kind === 'answer') {
    const isLong = content.length > longestAnswer
    return isLong ? err(wrongField('content', `最多 ${longestAnswer} 个字`)) : ok({ kind, name, title: '', content })
  }
  if (title === '') return err(wrongField('title', '请填写标题'))
  const kept = keptContent(content, areaNotices.content)
  return kept.ok ? ok({ kind, name, title, content: kept.value }) : kept
}

const about = ({ template_id: refId, area_id: areaId }: Pick<TextTemplateTable, 'template_id' | 'area_id'>) => ({
  refType: 'template',
  refId,
  areaId,
})

const toldOf = ({ kind, name, title, content }: Words) => ({ kind, name, title, content })

const templateOf = (staff: StaffCaller, id: number) => ({
  name: 'template',
  view: (tx: Tx) => viewOf(tx, id),
  lock: (tx: Tx) => store.lockTemplate(tx, id),
  refusalOf: (row: TextTemplateTable) => (includesArea(staff.areas, row.area_id) ? undefined : refusal('NOT_FOUND')),
})

const taken = wrongField('name', '这个名称已被用过')

/** Writes a template, or changes one. Refusals: NOT_FOUND, MOVED (`template`), FORM. Source: operating §5. */
export async function editTemplate(deps: Deps, staff: StaffCaller, input: EditInput) {
  const call = '/admin/template/edit'
  const written = wordsOf(input)
  if (!written.ok) return written
  const words = written.value
  const refused = await pictureRefusal(deps, words.content)
  if (refused) return err(refused)
  const { templateId, areaId } = input
  const by = { staff_id: staff.staffId, changed_at: deps.clock.now() }
  if (templateId !== null) {
    const sent = { userId: staff.userId, call, input: { ...input, id: templateId } }
    return changeAndView(deps, sent, templateOf(staff, templateId), async (tx, row) => {
      if (await store.isNamed(tx, { ...words, area_id: row.area_id }, templateId)) return err(taken)
      await store.changeTemplate(tx, templateId, { ...words, ...by })
      const changes = changesOf(toldOf(row), toldOf(words))
      await audit(tx, deps, { userId: staff.userId, call, ...about(row), details: { name: words.name }, changes })
      return ok(null)
    })
  }
  return doOnce(deps, { userId: staff.userId, call, input }, async (tx) => {
    if (!includesArea(staff.areas, areaId) || !(await isArea(tx, areaId))) return err(refusal('NOT_FOUND'))
    const row = { template_id: deps.ids.next(), area_id: areaId, ver: 1, ...words, ...by }
    if (await store.isNamed(tx, row, null)) return err(taken)
    await store.insertTemplate(tx, row)
    const changes = changesOf({}, toldOf(words))
    await audit(tx, deps, { userId: staff.userId, call, ...about(row), details: { name: words.name }, changes })
    return ok(await viewOf(tx, row.template_id))
  })
}

/** Takes a template away. Refusals: NOT_FOUND, MOVED (`template`). */
export function removeTemplate(
  deps: Deps,
  staff: StaffCaller,
  input: v.InferOutput<typeof calls.templateRemove.input>,
) {
  const call = '/admin/template/remove'
  const { id } = input
  const sent = { userId: staff.userId, call, input }
  return changeOnce(deps, sent, templateOf(staff, id), async (tx, row): Promise<Result<object, Refusal>> => {
    await store.deleteTemplate(tx, id)
    const changes = changesOf(toldOf(row), {})
    await audit(tx, deps, { userId: staff.userId, call, ...about(row), details: { name: row.name }, changes })
    return ok({})
  })
}
