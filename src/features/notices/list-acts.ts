import { atom } from 'jotai'
import type { NoticeView } from '@contract/endpoints/city/notices'
import { apiAtom } from '@/lib/api/api'
import { isNotFound } from '@/lib/http/errors'
import { imageUrlAtom } from '@/lib/images/image-url'
import { noticesCall, recountAtom } from './atoms'

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
