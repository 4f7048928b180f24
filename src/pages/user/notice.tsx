import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { loadUnreadAtom, noticesCall, readAllAtom, unreadAtom } from '@/features/notices/atoms'
import { NoticeList } from '@/features/notices/components/notice-list'
import { copy } from '@/features/notices/copy'
import type { NoticeGroup } from '@/features/notices/groups'
import { GuestNotice } from '@/features/session/components/guest-notice'
import { SessionHost } from '@/features/session/components/session-host'
import { useList } from '@/lib/api/use-list'
import { userAtom } from '@/lib/session/atoms'
import { useOnShow } from '@/platform/page/use-on-show'
import { Cell } from '@/ui/cell/cell'
import { Screen } from '@/ui/screen/screen'
import { showToast } from '@/ui/toast/toast'

/** The own notices. Source: domain model §3.10, §7; mockup 12-notice. */
export default function NoticePage() {
  const user = useAtomValue(userAtom)
  const unread = useAtomValue(unreadAtom)
  const [group, setGroup] = useState<NoticeGroup | ''>('')
  const notices = useList(noticesCall, user ? (group === '' ? {} : { group }) : undefined)
  const loadUnread = useSetAtom(loadUnreadAtom)
  const readAll = useSetAtom(readAllAtom)
  useOnShow(user?.token ?? '', () => void (user && loadUnread()))
  const hasUnread = unread.tag === 'ready' && unread.value.unread > 0
  const markAll = async () => {
    if (await readAll()) showToast(copy.allRead)
  }
  return (
    <Screen title={copy.title} plate={user?.blockNo} onRefresh={() => Promise.all([loadUnread(), notices.refresh()])}>
      {user === null ? (
        <GuestNotice text={copy.loginFirst} />
      ) : (
        <>
          {hasUnread && <Cell icon='check' title={copy.readAll} onPress={() => void markAll()} />}
          <NoticeList group={group} onGroup={setGroup} notices={notices} />
        </>
      )}
      <SessionHost />
    </Screen>
  )
}
