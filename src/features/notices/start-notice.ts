import { atom } from 'jotai'
import type { NoticeView } from '@contract/endpoints/city/notices'
import { apiAtom } from '@/lib/api/api'
import { userAtom } from '@/lib/session/atoms'
import { readNoticeAtom } from './atoms'

interface Found {
  /** The account it belongs to: another account never sees it. */
  readonly token: string
  readonly notice: NoticeView | null
}

const baseAtom = atom<Found>({ token: '', notice: null })
/** Accounts that were asked for in this run of the app. */
const askedAtom = atom<readonly number[]>([])

/** The notice that opens by itself, or null. */
export const startNoticeAtom = atom((get) => {
  const { token, notice } = get(baseAtom)
  return token === get(userAtom)?.token ? notice : null
})

/** Asks once per run and account for the newest unread notice that opens by itself. Source: specification §7; domain model §3.10. */
export const askStartNoticeAtom = atom(null, async (get, set): Promise<void> => {
  const user = get(userAtom)
  if (user === null || get(askedAtom).includes(user.userId)) return
  set(askedAtom, [...get(askedAtom), user.userId])
  const answer = await get(apiAtom).form('/bctNotice/getInfo', {}, { quiet: true })
  if (answer.ok) set(baseAtom, { token: user.token, notice: answer.value.notice })
  // The question failed: the next page that shows asks again.
  else set(askedAtom, (asked: readonly number[]) => asked.filter((userId) => userId !== user.userId))
})

/** Call when the notice was seen: it closes and counts as read. */
export const closeStartNoticeAtom = atom(null, async (get, set): Promise<void> => {
  const { notice } = get(baseAtom)
  set(baseAtom, { token: '', notice: null })
  if (notice) await set(readNoticeAtom, notice)
})
