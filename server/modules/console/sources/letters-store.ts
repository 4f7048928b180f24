import { sql } from 'kysely'
import { letterStateNames } from '@contract/console/queue-words'
import type { letterExport } from '@contract/endpoints/console/letters/letters'
import type { templateExport } from '@contract/endpoints/console/letters/templates'
import { audienceNames } from '@contract/people/letters'
import { noticeTypeNames } from '@contract/people/notices'
import { templateNames } from '@contract/people/templates'
import { copiesOf } from '../../notices/open/copies'
import type { Filters } from '../list-source-store'
import { begins, between, byAge, listSource, ofArea } from '../list-source-store'

const yesNo = { true: '是', false: '否' } as const

/** Letters of staff, with how many have them and have read them. */
export const lettersSource = listSource<Filters<typeof letterExport>>({
  rows: (where) => sql`
    select l.letter_id as "letterId", l.ver, l.area_id as "areaId", l.title, l.content, l.type, l.is_popup as popup, l.audience,
      l.audience ->> 'kind' as whom, l.ways, l.send_at as "sendAt", l.expire_at as "expireAt", l.state, s.name as by,
      l.created_at as "createdAt", l.people, c.delivered, c.read
    from letter l join staff s on s.staff_id = l.staff_id ${copiesOf}
    where ${where}`,
  whose: ofArea('l.area_id'),
  by: { ...between('l.created_at'), state: 'l.state', q: begins('l.title') },
  sorts: byAge('letterId'),
  columns: [
    ['标题', 'title', 'text'],
    ['类别', 'type', noticeTypeNames],
    ['发给', 'whom', audienceNames],
    ['弹窗', 'popup', yesNo],
    ['发送', 'sendAt', 'at'],
    ['到期', 'expireAt', 'at'],
    ['状态', 'state', letterStateNames],
    ['人数', 'people', 'number'],
    ['已送达', 'delivered', 'number'],
    ['已读', 'read', 'number'],
    ['写的人', 'by', 'text'],
    ['写下的日期', 'createdAt', 'at'],
  ],
})

/** What staff of a city write again and again. */
export const templatesSource = listSource<Filters<typeof templateExport>>({
  rows: (where) => sql`
    select t.template_id as "templateId", t.ver, t.area_id as "areaId", t.kind, t.name, t.title, t.content, s.name as by,
      t.changed_at as "changedAt"
    from text_template t join staff s on s.staff_id = t.staff_id
    where ${where}`,
  whose: ofArea('t.area_id'),
  by: { kind: 't.kind', q: begins('t.name') },
  sorts: { name: 'kind, name, "templateId"', newest: '"changedAt" desc, "templateId" desc' },
  columns: [
    ['种类', 'kind', templateNames],
    ['名称', 'name', 'text'],
    ['标题', 'title', 'text'],
    ['内容', 'content', 'text'],
    ['写的人', 'by', 'text'],
    ['改于', 'changedAt', 'at'],
  ],
})
