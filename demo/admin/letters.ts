import { dayMs, hourMs } from '@contract/durations'
import { dayStart } from '@contract/hours'
import type { LetterAudience } from '@contract/people/letters'
import type { Deps } from '../../server/deps'
import type { StaffCaller } from '../../server/http/staff/staff-caller'
import { runDue } from '../../server/jobs/jobs'
import { letterJobs } from '../../server/modules/notices/letters/jobs'
import { editLetter } from '../../server/modules/notices/letters/letters'
import { sendLetter } from '../../server/modules/notices/letters/sending'
import { editTemplate } from '../../server/modules/notices/letters/templates'
import { demoAreaId } from '../residents'
import { demoClientNo, must } from '../trade'

interface Letter {
  readonly title: string
  readonly content: string
  readonly audience: LetterAudience
  /** In so many days, at nine in the morning; null: at once. */
  readonly inDays: number | null
}

const letters: readonly Letter[] = [
  {
    title: '{昵称}，北郊的快递本周改走西门',
    content: '<p>{门牌} 号的住户，您好：</p><p>北郊修路，本周的快递请到<strong>西门</strong>领取。</p>',
    audience: { kind: 'numbers', noFrom: 2_000, noTo: 3_999 },
    inDays: null,
  },
  {
    title: '{城市}清洗水箱的安排',
    content: '<p>清洗当天 9:00 至 12:00 水压偏低，请提前储水。</p><ul><li>先城心、东市</li><li>再南桥、北郊</li></ul>',
    audience: { kind: 'city' },
    inDays: 5,
  },
]

const templates = [
  {
    kind: 'letter',
    name: '停水通知',
    title: '{城市}停水通知',
    content: '<p>请提前储水，恢复后先放水两分钟再使用。</p>',
  },
  { kind: 'answer', name: '已核实', title: '', content: '订单 {单号} 已核实，双方的说法与物流一致。' },
] as const

async function send(deps: Deps, staff: StaffCaller, { title, content, audience, inDays }: Letter, index: number) {
  const sendAt = inDays === null ? null : dayStart(deps.clock.now()) + inDays * dayMs + 9 * hourMs
  const how = { type: 'system', popup: false, ways: ['app'], sendAt, expireAt: null } as const
  const words = { title, content, audience, ...how, ways: [...how.ways] }
  const draft = { clientNo: demoClientNo('letter', index), areaId: demoAreaId, letterId: null, ver: 0, ...words }
  const { letterId: id, ver } = must(`letter ${title}`, await editLetter(deps, staff, draft))
  // Of a large city a colleague is asked first.
  const wish = { clientNo: demoClientNo('send-letter', index), id, ver, reason: '物业排好了时间，请全城知晓' }
  must(`sending ${title}`, await sendLetter(deps, staff, wish))
}

/** What staff of the demo city wrote, by the acts of the console: a letter that was sent, a planned one, and a template of each kind. */
export async function demoLetters(deps: Deps, staff: StaffCaller): Promise<void> {
  for (const [index, letter] of letters.entries()) await send(deps, staff, letter, index)
  await runDue(deps, letterJobs(deps))
  for (const [index, template] of templates.entries()) {
    const wish = {
      clientNo: demoClientNo('template', index),
      areaId: demoAreaId,
      templateId: null,
      ver: 0,
      ...template,
    }
    must(`template ${template.name}`, await editTemplate(deps, staff, wish))
  }
}
