import type { Tx } from '../../../db/schema'
import type { Deps } from '../../../deps'
import type { Deadline } from '../../../jobs/deadlines'
import { deadline } from '../../../jobs/deadlines'
import type { JobHandlers, JobNames } from '../../../jobs/jobs'
import { schedule } from '../../../jobs/jobs'
import { deleteAreaNotice } from '../area-notice-store'
import * as store from './letter-store'
import { sendOut } from './ways'

export const sendLetterJob = 'sendLetter'

const isPlanned = { state: ['planned'] } as const

export const letterDeadlines: readonly Deadline[] = [
  deadline('letter', 'letter_id', 'send_at', { wakes: sendLetterJob, where: isPlanned, moved: 'wake' }),
]

/** Sends a letter to everybody whom it means now, by each of its ways. */
async function send(tx: Tx, deps: Deps, letter: store.LetterRow): Promise<void> {
  const { letter_id: letterId, area_id: areaId, audience } = letter
  const readers = await store.readersOf(tx, areaId, audience)
  const noticeId = await sendOut(tx, deps, letter, readers)
  await store.changeLetter(tx, letterId, { state: 'sent', notice_id: noticeId, people: readers.length })
}

/** Sends a letter whose minute has come, once; later takes it from everybody when it expires. */
async function doDue(tx: Tx, deps: Deps, letterId: number): Promise<void> {
  const letter = await store.lockLetter(tx, letterId)
  const now = deps.clock.now()
  if (letter?.state === 'planned' && letter.send_at !== null) {
    const { send_at: sendAt, expire_at: expireAt } = letter
    if (sendAt > now) return schedule(tx, { kind: sendLetterJob, ref: letterId, runAt: sendAt })
    await send(tx, deps, letter)
    if (expireAt !== null)
      await schedule(tx, { kind: sendLetterJob, ref: letterId, runAt: Math.max(expireAt, now + 1) })
    return
  }
  if (letter?.state !== 'sent' || letter.notice_id === null || letter.expire_at === null) return
  if (letter.expire_at > now) return schedule(tx, { kind: sendLetterJob, ref: letterId, runAt: letter.expire_at })
  await deleteAreaNotice(tx, letter.notice_id)
}

/** What the jobs of letters do, for who reads that one fails. */
export const letterJobNames = {
  [sendLetterJob]: '定时信件',
} as const satisfies JobNames

/** The timer of letters. Source: operating §5. */
export const letterJobs = (deps: Deps): JobHandlers<keyof typeof letterJobNames> => ({
  [sendLetterJob]: (tx, letterId) => doDue(tx, deps, letterId),
})
