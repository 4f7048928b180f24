import { useSetAtom } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import type { NoticeView } from '@contract/endpoints/city/notices'
import { useIsShown } from '@/platform/page/use-is-shown'
import { useLatest } from '@/platform/page/use-latest'
import { removeNoticeAtom } from './list-acts'

export interface Removal {
  /** Notices that are no longer shown. */
  readonly hidden: ReadonlySet<number>
  /** Removed a moment ago: can be undone. */
  readonly undoable: NoticeView | undefined
  readonly take: (notice: NoticeView) => void
  readonly undo: () => void
  /** Removes for good. */
  readonly settle: () => void
}

const without = (ids: ReadonlySet<number>, id: number) => new Set([...ids].filter((one) => one !== id))

/**
 * Removes notices with a moment to undo. The server is asked only when the moment is over, the next one is removed or the page is left, so
 * that nothing has to be restored there. If the server refuses, the notice comes back. Our decision: docs/decisions/0071-notices.md
 */
export function useRemoval(): Removal {
  const remove = useSetAtom(removeNoticeAtom)
  const waiting = useRef<NoticeView>()
  const [undoable, setUndoable] = useState<NoticeView>()
  const [hidden, setHidden] = useState<ReadonlySet<number>>(new Set())
  const show = ({ noticeId }: NoticeView) => setHidden((before) => without(before, noticeId))
  const end = (): NoticeView | undefined => {
    const notice = waiting.current
    waiting.current = undefined
    setUndoable(undefined)
    return notice
  }
  const settle = () => {
    const notice = end()
    if (notice) void remove(notice).then((isGone) => !isGone && show(notice))
  }
  const leave = useLatest(settle)
  useEffect(() => () => leave.current(), [leave])
  useIsShown(undefined, () => leave.current())
  return {
    hidden,
    undoable,
    take: (notice) => {
      settle()
      waiting.current = notice
      setHidden((before) => new Set([...before, notice.noticeId]))
      setUndoable(notice)
    },
    undo: () => {
      const notice = end()
      if (notice) show(notice)
    },
    settle,
  }
}
