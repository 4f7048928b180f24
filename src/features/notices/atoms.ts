import { atom } from 'jotai'
import type { ApiInput, ApiOutput } from '@contract/endpoints/all'
import type { NoticeView } from '@contract/endpoints/city/notices'
import { apiAtom } from '@/lib/api/api'
import { listCall } from '@/lib/api/list-call'
import { remoteCall } from '@/lib/api/remote-call'
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
export const recountAtom = atom(null, (_get, set) => Promise.all([set(loadUnreadAtom), set(loadBadgeAtom)]))

/** Marks one as read, here at once and on the server; a failure shows with the next load. */
export const readNoticeAtom = atom(null, async (get, set, { noticeId, isRead }: NoticeView) => {
  if (isRead) return
  set(noticesCall.changeAtom, (rows) => rows.map((row) => (row.noticeId === noticeId ? { ...row, isRead: true } : row)))
  await get(apiAtom).form('/bctNotice/info', { id: noticeId }, { quiet: true })
  await set(recountAtom)
})
