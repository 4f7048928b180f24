import type * as v from 'valibot'
import type { noticeAdd, noticeEdit, noticeManage, noticeWithdraw } from '@contract/endpoints/city/notices'
import type { Refusal } from '@contract/refusals'
import { pageSize } from '@contract/envelope'
import { areaNotices } from '@contract/limits'
import { refusal } from '@contract/refusals'
import type { Result } from '@contract/result'
import { err, ok } from '@contract/result'
import { picturesOfRichText } from '@contract/rich-text/clean'
import { isArea } from '../area/open/find-area'
import { isMayor } from '../area/open/mayors'
import { audit } from '../audit/open/audit'
import { doOnce } from '../../db/once/once'
import { pageFrame } from '../../db/page-frame'
import { pageStart } from '../../db/page-start'
import type { Db, Tx } from '../../db/schema'
import { transact } from '../../db/transact'
import type { Deps } from '../../deps'
import { keptContent } from '../../format/rich-text'
import type { Caller } from '../../http/caller'
import * as store from './area-notice-store'

/** A mayor may send notices to the own area. Operators do so in the console. Source: domain model §2. */
const mayTell = (tx: Db, caller: Caller, areaId: number): Promise<boolean> => isMayor(tx, areaId, caller.userId)

/**
 * Notices to an area, newest first, with how many have read them, and how many a new one would reach. Refusals: NOT_FOUND, NO_RIGHT. Our
 * decision: docs/decisions/0071-notices.md
 */
export async function listTold({ db }: Deps, caller: Caller, input: v.InferOutput<typeof noticeManage.input>) {
  const { areaId, page } = input
  if (!(await isArea(db, areaId))) return err(refusal('NOT_FOUND'))
  if (!(await mayTell(db, caller, areaId))) return err(refusal('NO_RIGHT'))
  const found = await store.toldTo(db, areaId, pageSize + 1, pageStart(input))
  const total = await store.countTold(db, areaId)
  const residents = (await store.holdersOf(db, areaId)).length
  const { rows, frame } = pageFrame(found, { page, total, cursorOf: (last) => last.notice_id })
  const readers = new Map(
    (
      await store.readersOf(
        db,
        rows.map(({ notice_id }) => notice_id),
      )
    ).map((row) => [row.ref_id, row]),
  )
  const data = rows.map(({ notice_id, type, title, content, is_popup, attachment, created_at }) => ({
    areaNoticeId: notice_id,
    type,
    title,
    content,
    popup: is_popup,
    attachment,
    at: created_at,
    readers: readers.get(notice_id)?.readers ?? 0,
    read: readers.get(notice_id)?.read ?? 0,
  }))
  return ok({ data, ...frame, residents })
}

/**
 * Sends a notice to an area: every resident gets a copy. Refusals: NOT_FOUND, NO_RIGHT, FORM (nothing is left of the content after
 * cleaning). Source: domain model §3.10. Our decision: docs/decisions/0071-notices.md
 */
export function tellArea(deps: Deps, caller: Caller, input: v.InferOutput<typeof noticeAdd.input>) {
  const { userId } = caller
  const { areaId } = input
  const now = deps.clock.now()
  const call = '/bctNotice/add'
  return doOnce(deps, { userId, call, input }, async (tx) => {
    if (!(await isArea(tx, areaId))) return err(refusal('NOT_FOUND'))
    if (!(await mayTell(tx, caller, areaId))) return err(refusal('NO_RIGHT'))
    const { title, type, popup, attachment } = input
    const kept = keptContent(input.content, areaNotices.content)
    if (!kept.ok) return kept
    const content = kept.value
    const told = { title, content, type, is_popup: popup, created_at: now }
    const noticeId = deps.ids.next()
    await store.insertAreaNotice(tx, {
      notice_id: noticeId,
      area_id: areaId,
      by_user_id: userId,
      attachment,
      ...told,
    })
    const readers = await store.holdersOf(tx, areaId)
    const about = { kind: 'told', ref_type: 'areaNotice', ref_id: noticeId, read_at: null } as const
    const rows = readers.map((user_id) => ({ notice_id: deps.ids.next(), user_id, ...told, ...about }))
    await store.insertNotices(tx, rows)
    await audit(tx, deps, { userId, call, refType: 'areaNotice', refId: noticeId, areaId, details: { title } })
    return ok({ areaNoticeId: noticeId, readers: readers.length })
  })
}

/** The keys of the file and the pictures of a notice to an area, separated by commas; '' without any. */
export async function shownPictures({ db }: Deps, areaNoticeId: number): Promise<string> {
  const told = await store.findShown(db, areaNoticeId)
  if (!told) return ''
  return [told.attachment, ...picturesOfRichText(told.content)].filter((key) => key !== '').join(',')
}

/** Finds a notice to an area and checks that the caller may change it. Refusals: NOT_FOUND, NO_RIGHT. */
async function changeable(tx: Tx, caller: Caller, areaNoticeId: number): Promise<Result<{ areaId: number }, Refusal>> {
  const found = await store.findAreaNotice(tx, areaNoticeId)
  if (!found) return err(refusal('NOT_FOUND'))
  return (await mayTell(tx, caller, found.area_id)) ? ok({ areaId: found.area_id }) : err(refusal('NO_RIGHT'))
}

/** Changes the words for every reader who still has them. Refusals: NOT_FOUND, NO_RIGHT, FORM. */
export function changeTold(deps: Deps, caller: Caller, input: v.InferOutput<typeof noticeEdit.input>) {
  const { areaNoticeId, title, type, popup, attachment } = input
  return transact(deps.db, async (tx): Promise<Result<{ areaNoticeId: number }, Refusal>> => {
    const found = await changeable(tx, caller, areaNoticeId)
    if (!found.ok) return found
    const kept = keptContent(input.content, areaNotices.content)
    if (!kept.ok) return kept
    const words = { title, content: kept.value, type, is_popup: popup }
    await store.updateAreaNotice(tx, areaNoticeId, { ...words, attachment }, words)
    const deed = { userId: caller.userId, call: '/bctNotice/edit', refType: 'areaNotice', refId: areaNoticeId }
    await audit(tx, deps, { ...deed, ...found.value, details: { title } })
    return ok({ areaNoticeId })
  })
}

/** Takes it back from every reader. */
export function takeBack(deps: Deps, caller: Caller, { areaNoticeId }: v.InferOutput<typeof noticeWithdraw.input>) {
  return transact(deps.db, async (tx): Promise<Result<Record<never, never>, Refusal>> => {
    const found = await changeable(tx, caller, areaNoticeId)
    if (!found.ok) return found
    await store.deleteAreaNotice(tx, areaNoticeId)
    const deed = { userId: caller.userId, call: '/bctNotice/withdraw', refType: 'areaNotice', refId: areaNoticeId }
    await audit(tx, deps, { ...deed, ...found.value })
    return ok({})
  })
}
