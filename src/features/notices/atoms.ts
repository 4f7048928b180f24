import { atom } from 'jotai'
import type { ApiInput, ApiOutput } from '@contract/endpoints/all'
import type { NoticeView } from '@contract/endpoints/city/notices'
import { apiAtom } from '@/lib/api/api'
import { listCall } from '@/lib/api/list-call'
import { remoteCall } from '@/lib/api/remote-call'
import { isNotFound } from '@/lib/http/errors'
import { imageUrlAtom } from '@/lib/images/image-url'
import { loadBadgeAtom } from '@/lib/session/tab-labels'

/** The reader's own notices of one group, newest first. */
export const noticesCall = listCall<ApiOutput<'/bctNotice/list'>, Pick<ApiInput<'/bctNotice/list'>, 'group'>>(
  (api, query, page) => api.form('/bctNotice/list', { ...query, ...page }),
  { access: 'user', idOf: ({ noticeId }) => noticeId, extraOf: () => undefined },
)

const unread = remoteCall((api) => api.form('/bctNotice/getNum', {}))

/** How many are unread, in all and by group. */
export const unreadAtom = unread.valueAtom
export const loadUnreadAtom = unread.loadAtom

/** After the unread count changed: updates the filters' numbers and the third tab's badge. */
const recountAtom = atom(null, (_get, set) => Promise.all([set(loadUnreadAtom), set(loadBadgeAtom)]))

/** Marks one as read, here at once and on the server; a failure shows with the next load. */
export const readNoticeAtom = atom(null, async (get, set, { noticeId, isRead }: NoticeView) => {
  if (isRead) return
  set(noticesCall.changeAtom, (rows) => rows.map((row) => (row.noticeId === noticeId ? { ...row, isRead: true } : row)))
  await get(apiAtom).form('/bctNotice/info', { id: noticeId }, { quiet: true })
  await set(recountAtom)
})

/** Marks all as read. True when it worked; a failure was already shown. */
export const readAllAtom = atom(null, async (get, set): Promise<boolean> => {
  const answer = await get(apiAtom).form('/bctNotice/readAll', {})
  if (!answer.ok) return false
  set(noticesCall.changeAtom, (rows) => rows.map((row) => ({ ...row, isRead: true })))
  await set(recountAtom)
  return true
})

/** Removes one. True when it is gone, even if it was gone before; otherwise the failure was already shown, and the row stays. */
export const removeNoticeAtom = atom(null, async (get, set, { noticeId }: NoticeView): Promise<boolean> => {
  const answer = await get(apiAtom).form('/bctNotice/remove', { id: noticeId })
  const isGone = answer.ok || isNotFound(answer.error)
  if (!isGone) return false
  set(noticesCall.changeAtom, (rows) => rows.filter((row) => row.noticeId !== noticeId))
  await set(recountAtom)
  return true
})

/**
 * The full address of a notice's file; undefined when it could not be found out, which was already shown. Source: specification §7
 * (`/bctNotice/download`).
 */
export const attachmentUrlAtom = atom(null, async (get, _set, { noticeId }: Pick<NoticeView, 'noticeId'>) => {
  const answer = await get(apiAtom).form('/bctNotice/download', { id: noticeId })
  return answer.ok ? get(imageUrlAtom)(answer.value.path) : undefined
})
