import type * as v from 'valibot'
import type { noticeGroups, noticeList } from '@contract/endpoints/city/notices'
import { pageSize } from '@contract/envelope'
import type { NoticeType } from '@contract/people/notices'
import { noticeTypes } from '@contract/people/notices'
import { refusal } from '@contract/refusals'
import { err, ok } from '@contract/result'
import { pageFrame } from '../../db/page-frame'
import { pageStart } from '../../db/page-start'
import type { Db } from '../../db/schema'
import type { Deps } from '../../deps'
import * as store from './store'
import type { UserNoticeTable } from './tables'
import type { NoticeTurn } from './turns'
import { turnsOf } from './turns'

const noticeView = (row: UserNoticeTable, attached: ReadonlySet<number>, turn?: NoticeTurn) => ({
  noticeId: row.notice_id,
  type: row.type,
  kind: row.kind,
  title: row.title,
  content: row.content,
  refType: row.ref_type,
  refId: row.ref_id,
  ...(row.ref_type === 'areaNotice' && { hasAttachment: attached.has(row.ref_id) }),
  ...(turn && { turn }),
  isRead: row.read_at !== null,
  at: row.created_at,
})

/** The types of each group; that of the community holds all that have none of their own. Source: mockup 12-notice. */
const ownGroups = { trade: ['trade'], money: ['money'], vote: ['vote'], system: ['system'] } as const
const grouped: readonly NoticeType[] = Object.values(ownGroups).flat()
const groupTypes: Record<(typeof noticeGroups)[number], readonly NoticeType[]> = {
  ...ownGroups,
  area: noticeTypes.filter((type) => !grouped.includes(type)),
}

/** Which of these notices belong to an area notice with a file. */
async function attachedTo(db: Db, rows: readonly UserNoticeTable[]): Promise<ReadonlySet<number>> {
  const told = rows.flatMap(({ ref_type, ref_id }) => (ref_type === 'areaNotice' ? [ref_id] : []))
  return new Set(told.length === 0 ? [] : await store.withAttachment(db, told))
}

/** The newest notice of each order: only that one shows the order's present state. */
function newestOfOrders(rows: readonly UserNoticeTable[]): ReadonlyMap<number, number> {
  const newest = new Map<number, number>()
  for (const { ref_type, ref_id, notice_id } of rows) {
    if (ref_type === 'order' && !newest.has(ref_id)) newest.set(ref_id, notice_id)
  }
  return newest
}

async function viewsOf({ db, clock }: Deps, userId: number, rows: readonly UserNoticeTable[]) {
  const newest = newestOfOrders(rows)
  const [attached, turns] = await Promise.all([
    attachedTo(db, rows),
    turnsOf(db, userId, [...newest.keys()], clock.now()),
  ])
  return rows.map((row) =>
    noticeView(row, attached, newest.get(row.ref_id) === row.notice_id ? turns.get(row.ref_id) : undefined),
  )
}

/** Own notices, newest first. Source: domain model §3.10. */
export async function listNotices(deps: Deps, userId: number, input: v.InferOutput<typeof noticeList.input>) {
  const { db } = deps
  const wanted = { isUnread: input.unread === 1, types: input.group && groupTypes[input.group] }
  const found = await store.noticesOf(db, userId, wanted, pageSize + 1, pageStart(input))
  const { rows, frame } = pageFrame(found, {
    page: input.page,
    total: await store.countNotices(db, userId, wanted),
    cursorOf: (last) => last.notice_id,
  })
  return ok({
    data: await viewsOf(deps, userId, rows),
    ...frame,
  })
}

/** How many own notices are unread, in all and by group. */
export async function countUnread({ db }: Deps, userId: number) {
  const rows = await store.unreadByType(db, userId)
  const of = (types: readonly NoticeType[]) =>
    rows.filter(({ type }) => types.includes(type)).reduce((sum, { count }) => sum + count, 0)
  const { trade, money, vote, area, system } = groupTypes
  const groups = { trade: of(trade), money: of(money), vote: of(vote), area: of(area), system: of(system) }
  return ok({ unread: rows.reduce((sum, { count }) => sum + count, 0), groups })
}

/** One own notice, read from then on. Refusal: NOT_FOUND, also for somebody else's. */
export async function openNotice({ db, clock }: Deps, userId: number, noticeId: number) {
  const row = await store.readNotice(db, userId, noticeId, clock.now())
  return row ? ok(noticeView(row, await attachedTo(db, [row]))) : err(refusal('NOT_FOUND'))
}

/** The newest unread notice that opens by itself. Source: domain model §3.10. */
export async function popupNotice({ db }: Deps, userId: number) {
  const row = await store.newestPopup(db, userId)
  return ok({ notice: row ? noticeView(row, await attachedTo(db, [row])) : null })
}

export async function readAll({ db, clock }: Deps, userId: number) {
  await store.readAll(db, userId, clock.now())
  return ok({ unread: await store.countNotices(db, userId, { isUnread: true }) })
}

/** Removes an own notice. Refusal: NOT_FOUND. */
export async function removeNotice({ db }: Deps, userId: number, noticeId: number) {
  return (await store.removeNotice(db, userId, noticeId)) ? ok({}) : err(refusal('NOT_FOUND'))
}

/** Where the attachment of an own notice lies. Refusal: NOT_FOUND. */
export async function attachmentPath({ db }: Deps, userId: number, noticeId: number) {
  const path = await store.attachmentOf(db, userId, noticeId)
  return path === '' ? err(refusal('NOT_FOUND')) : ok({ path })
}
