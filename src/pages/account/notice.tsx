import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { loadUnreadAtom, noticesCall, unreadAtom } from '@/features/notices/atoms'
import { NoticeList } from '@/features/notices/components/notice-list'
import { ReadAll } from '@/features/notices/components/read-all'
import { copy } from '@/features/notices/copy'
import type { NoticeGroup } from '@/features/notices/groups'
import { SessionHost } from '@/features/session/host/session-host'
import { useList } from '@/lib/api/use-list'
import { userAtom } from '@/lib/session/atoms'
import { SignedIn } from '@/parts/guest/signed-in'
import { useOnShow } from '@/platform/page/use-on-show'
import { Screen } from '@/ui/screen/screen'

/** The reader's own notices. Source: domain model §3.10, §7; mockup 12-notice. */
export default function NoticePage() {
  const user = useAtomValue(userAtom)
  const unread = useAtomValue(unreadAtom)
  const [group, setGroup] = useState<NoticeGroup | ''>('')
  const notices = useList(noticesCall, user ? (group === '' ? {} : { group }) : undefined)
  const loadUnread = useSetAtom(loadUnreadAtom)
  useOnShow(user?.token ?? '', () => void (user && loadUnread()))
  const hasUnread = user !== null && unread.tag === 'ready' && unread.value.unread > 0
  return (
    <Screen
      title={copy.title}
      titleEnd={hasUnread && <ReadAll />}
      onRefresh={() => Promise.all([loadUnread(), notices.refresh()])}
    >
      <SignedIn loginFirst={copy.loginFirst}>
        <NoticeList group={group} onGroup={setGroup} notices={notices} />
      </SignedIn>
      <SessionHost />
    </Screen>
  )
}
