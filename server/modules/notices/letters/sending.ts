import type * as v from 'valibot'
import { includesArea } from '@contract/console/roles'
import type * as calls from '@contract/endpoints/console/letters/letters'
import type { LetterAudience } from '@contract/people/letters'
import { letterWayNames } from '@contract/people/letters'
import type { Refusal } from '@contract/refusals'
import { refusal } from '@contract/refusals'
import type { Result } from '@contract/result'
import { err, ok } from '@contract/result'
import { changeOnce } from '../../../db/once/change-once'
import { doOnce } from '../../../db/once/once'
import type { Tx } from '../../../db/schema'
import type { Deps } from '../../../deps'
import type { StaffCaller } from '../../../http/staff/staff-caller'
import { schedule } from '../../../jobs/jobs'
import type { ApprovalAct } from '../../approvals/open/approval'
import { ask } from '../../approvals/open/ask'
import { audit } from '../../audit/open/audit'
import { sendLetterJob } from './jobs'
import * as store from './letter-store'
import { about, askOf, changed, letterOf, mostAlone, viewOf } from './letters'
import { sendOut } from './ways'

/** Who sends a letter off, and by what. */
interface By {
  readonly userId: number
  readonly call: string
  readonly approvalId?: number
}

/** Sends a locked draft off: at its minute, or now when that has passed meanwhile. */
async function sendOff(tx: Tx, deps: Deps, by: By, row: store.LetterRow): Promise<void> {
  const now = deps.clock.now()
  const sendAt = Math.max(row.send_at ?? now, now)
  const to = { state: 'planned', send_at: sendAt } as const
  await store.changeLetter(tx, row.letter_id, to)
  await schedule(tx, { kind: sendLetterJob, ref: row.letter_id, runAt: sendAt })
  await audit(tx, deps, { ...by, ...about(row), details: { title: row.title, sendAt }, ...changed(row, to) })
}

/** Nobody is meant by a letter; it goes to nobody. */
const nobody = refusal('NOT_ENOUGH', {}, '无收件人')

/**
 * Sends a draft off; to more people than the setting says a second person is asked. Refusals: NOT_FOUND, MOVED (`letter`), CLOSED, FORM
 * (its minute has passed; the second person is asked without a reason), NOT_ENOUGH (it would reach nobody).
 */
export function sendLetter(deps: Deps, staff: StaffCaller, input: v.InferOutput<typeof calls.letterSend.input>) {
  const call = '/admin/letter/send'
  const { id, reason } = input
  type Answer = Result<v.InferOutput<typeof calls.letterSend.output>, Refusal>
  const sent = { userId: staff.userId, call, input }
  return changeOnce(deps, sent, letterOf(staff, id), async (tx, row): Promise<Answer> => {
    if (row.state !== 'draft') return err(refusal('CLOSED'))
    const now = deps.clock.now()
    if (row.send_at !== null && row.send_at < now)
      return err(refusal('FORM', { fields: { sendAt: '时间已过，请重选' } }))
    const people = (await store.readersOf(tx, row.area_id, row.audience)).length
    if (people === 0) return err(nobody)
    if (people <= (await mostAlone(tx))) {
      await sendOff(tx, deps, { userId: staff.userId, call }, row)
      return ok({ letter: await viewOf(tx, id), isAsked: false })
    }
    if (reason === undefined) return err(refusal('FORM', { fields: { reason: '请填写理由，由同事复核' } }))
    const asked = await ask(tx, deps, staff, {
      ...askOf(id),
      refVer: row.ver,
      areaId: row.area_id,
      summary: `把“${row.title}”发给 ${people} 人`,
      payload: {
        title: row.title,
        people,
        ways: row.ways.map((way) => letterWayNames[way]).join('、'),
        sendAt: row.send_at,
      },
      reason,
      call,
    })
    return asked.ok ? ok({ letter: await viewOf(tx, id), isAsked: true }) : asked
  })
}

/** A letter to many, by two persons. Source: operating §5. */
export const letterApproval: ApprovalAct = {
  lock: async (tx, letterId) => (await store.lockLetter(tx, letterId))?.ver,
  // Who reads it decides nothing by it.
  isParty: () => Promise.resolve(false),
  async run(tx, deps, { userId, approvalId }, letterId) {
    const row = await store.lockLetter(tx, letterId)
    if (row?.state !== 'draft') return err(refusal('CLOSED'))
    await sendOff(tx, deps, { userId, call: '/admin/letter/send', approvalId }, row)
    return ok(null)
  },
}

/**
 * Sends a draft to its writer alone, as its readers will find it; the letter stays what it is. Refusals: NOT_FOUND (no resident's account),
 * CLOSED (sent, or taken back).
 */
export function testLetter(deps: Deps, staff: StaffCaller, input: v.InferOutput<typeof calls.letterTest.input>) {
  const call = '/admin/letter/test'
  const { id } = input
  return doOnce(deps, { userId: staff.userId, call, input }, async (tx): Promise<Result<object, Refusal>> => {
    const row = await store.lockLetter(tx, id)
    if (!row || !includesArea(staff.areas, row.area_id)) return err(refusal('NOT_FOUND'))
    if (!(await store.isResident(tx, staff.staffId)))
      return err(refusal('NOT_FOUND', {}, '你的员工账号未关联居民账号，收不到试发'))
    if (row.state === 'sent' || row.state === 'withdrawn') return err(refusal('CLOSED'))
    const audience: LetterAudience = { kind: 'people', userIds: [staff.userId] }
    const [own] = await store.readersOf(tx, row.area_id, audience)
    const me = own?.blockNo ? own : { userId: staff.userId, nickName: staff.name, blockNo: null }
    await sendOut(tx, deps, { ...row, title: `试发：${row.title}`, audience }, [me])
    await audit(tx, deps, { userId: staff.userId, call, ...about(row), details: { title: row.title } })
    return ok({})
  })
}
