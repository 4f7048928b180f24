import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import type { NoticeView } from '@contract/endpoints/city/notices'
import type { ListOnPage } from '@/lib/api/use-list'
import { useServerNow } from '@/lib/session/server-clock'
import { Chips } from '@/ui/chips/chips'
import { ListView } from '@/ui/list-view/list-view'
import { Cell } from '@/ui/cell/cell'
import { Sheet } from '@/ui/sheet/sheet'
import { Skeleton } from '@/ui/skeleton/skeleton'
import { UndoBar } from '@/ui/undo-bar/undo-bar'
import { EmptyState } from '@/ui/empty-state/empty-state'
import { readNoticeAtom, unreadAtom } from '../atoms'
import { copy } from '../copy'
import type { NoticeGroup } from '../groups'
import { noticeGroups, openAbout } from '../groups'
import { useRemoval } from '../use-removal'
import { NoticeRow } from './notice-row'
import { NoticeSheet } from './notice-sheet'

export interface NoticeListProps {
  readonly group: NoticeGroup | ''
  readonly onGroup: (group: NoticeGroup | '') => void
  readonly notices: ListOnPage<NoticeView, undefined>
}

/** The reader's own notices, narrowed by group. Opening one reads it. Source: mockup 12-notice. */
export function NoticeList({ group, onGroup, notices }: NoticeListProps) {
  const unread = useAtomValue(unreadAtom)
  const read = useSetAtom(readNoticeAtom)
  const removal = useRemoval()
  const now = useServerNow(60_000)
  const [whole, setWhole] = useState<NoticeView>()
  const [asked, ask] = useState<NoticeView>()
  const counts = unread.tag === 'ready' ? unread.value : undefined
  const open = (notice: NoticeView) => {
    void read(notice)
    if (notice.refType === 'areaNotice') setWhole(notice)
    else openAbout(notice)
  }
  const items = [
    { id: '' as const, text: copy.chip(copy.groups.all, counts?.unread ?? 0) },
    ...noticeGroups.map((id) => ({ id, text: copy.chip(copy.groups[id], counts?.groups[id] ?? 0) })),
  ]
  const { shown } = notices.list
  return (
    <>
      <Chips<NoticeGroup | ''> label={copy.groupsLabel} items={items} chosen={group} onPick={onGroup} />
      <ListView
        of={notices.list}
        onRetry={notices.retry}
        onMore={notices.more}
        skeleton={<Skeleton look='record' />}
        empty={<EmptyState kind='empty' text={copy.none(group)} />}
        end={shown && copy.end(shown.total)}
      >
        {({ rows }) =>
          rows
            .filter(({ noticeId }) => !removal.hidden.has(noticeId))
            .map((notice) => (
              <NoticeRow
                key={notice.noticeId}
                notice={notice}
                nowMs={now}
                onOpen={() => open(notice)}
                onMore={() => ask(notice)}
              />
            ))
        }
      </ListView>
      {removal.undoable && (
        <UndoBar key={removal.undoable.noticeId} text={copy.removed} onUndo={removal.undo} onEnd={removal.settle} />
      )}
      {asked && (
        <MoreSheet
          notice={asked}
          onClose={() => ask(undefined)}
          onRead={() => void read(asked)}
          onRemove={() => removal.take(asked)}
        />
      )}
      {whole && <NoticeSheet notice={whole} onClose={() => setWhole(undefined)} />}
    </>
  )
}

interface MoreSheetProps {
  readonly notice: NoticeView
  readonly onClose: () => void
  readonly onRead: () => void
  readonly onRemove: () => void
}

/** What can be done with a notice besides opening it. */
function MoreSheet({ notice, onClose, onRead, onRemove }: MoreSheetProps) {
  const closing = (run: () => void) => () => {
    onClose()
    run()
  }
  return (
    <Sheet title={copy.more} onClose={onClose}>
      {!notice.isRead && <Cell icon='check' title={copy.markRead} onPress={closing(onRead)} />}
      <Cell icon='close' title={copy.remove} onPress={closing(onRemove)} />
    </Sheet>
  )
}
