import type * as v from 'valibot'
import type { LogView, logAdd, logEdit, logList } from '@contract/endpoints/city/logs'
import { pageSize } from '@contract/envelope'
import { calendarDay } from '@contract/moments'
import { refusal } from '@contract/refusals'
import { err, ok } from '@contract/result'
import { pageFrame } from '../../db/page-frame'
import { doOnce } from '../../db/once/once'
import { pageStart } from '../../db/page-start'
import type { Deps } from '../../deps'
import type { Caller } from '../../http/caller'
import { award, pointsOf } from '../points/open/award'
import * as store from './store'

const pointsOfFirst = 5

type Found = Awaited<ReturnType<typeof store.logsOf>>[number]

const logView = (row: Found, reader: number, now: number): v.InferInput<typeof LogView> => ({
  logId: row.log_id,
  userId: row.user_id,
  blockNo: row.block_no,
  nickName: row.nick_name,
  avatar: row.avatar,
  day: row.day,
  content: row.content,
  thumbs: row.thumbs,
  isMine: row.user_id === reader,
  canEdit: row.user_id === reader && row.day === calendarDay(now),
  at: row.created_at,
})

/** Logs of an area, of one person there, or own ones. Source: domain model §3.12. */
export async function listLogs({ db, clock }: Deps, reader: number, input: v.InferOutput<typeof logList.input>) {
  const { areaId, mine, from, to } = input
  const which = { areaId, userId: mine === 1 ? reader : input.userId, from, to }
  const found = await store.logsOf(db, which, pageSize + 1, pageStart(input))
  const { rows, frame } = pageFrame(found, {
    page: input.page,
    total: await store.countLogs(db, which),
    cursorOf: (last) => last.log_id,
  })
  return ok({
    data: rows.map((row) => logView(row, reader, clock.now())),
    ...frame,
  })
}

/** One log. Refusal: NOT_FOUND. */
export async function readLog({ db, clock }: Deps, reader: number, logId: number) {
  const row = await store.findLog(db, logId)
  return row ? ok(logView(row, reader, clock.now())) : err(refusal('NOT_FOUND'))
}

/** Writes a log; the first of the block's day earns points, the others say that they change nothing. Source: domain model §3.11, §3.12. */
export function addLog(deps: Deps, caller: Caller, input: v.InferOutput<typeof logAdd.input>) {
  const { userId, areaId, blockId, blockNo } = caller
  const { content, thumbs } = input
  const now = deps.clock.now()
  return doOnce(deps, { userId, call: '/log/add', input }, async (tx) => {
    const day = calendarDay(now)
    const row = { user_id: userId, area_id: areaId, block_id: blockId, block_no: blockNo, day, content, thumbs }
    const logId = deps.ids.next()
    await store.insertLog(tx, { ...row, log_id: logId, created_at: now, updated_at: now })
    const earned = await award(tx, deps, {
      userId,
      areaId,
      content: '今日工作日志',
      pointsAdd: pointsOfFirst,
      refType: `log:${day}`,
      refId: blockId,
    })
    const log = await store.findLog(tx, logId)
    if (!log) return err(refusal('NOT_FOUND'))
    const pointsRow = earned ?? { content: '今日日志已计分', pointsAdd: 0, points: await pointsOf(tx, userId) }
    return ok({ log: logView(log, userId, now), pointsRow })
  })
}

/** Changes an own log until midnight. Refusals: NOT_FOUND, EXPIRED. Our decision, after domain model §3.12. */
export async function editLog(deps: Deps, caller: Caller, input: v.InferOutput<typeof logEdit.input>) {
  const { id, content, thumbs } = input
  const now = deps.clock.now()
  const own = { logId: id, userId: caller.userId, day: calendarDay(now) }
  const isChanged = await store.changeLog(deps.db, own, { content, thumbs, updated_at: now })
  const row = await store.findLog(deps.db, id)
  if (!row || row.user_id !== caller.userId) return err(refusal('NOT_FOUND'))
  return isChanged ? ok(logView(row, caller.userId, now)) : err(refusal('EXPIRED'))
}

/** Whether the acting block's log of today exists. Source: domain model §3.12. */
export async function checkLog({ db, clock }: Deps, { blockId }: Caller) {
  const day = calendarDay(clock.now())
  return ok({ isWritten: await store.isWrittenOn(db, blockId, day), day })
}
