import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { userAtom } from '@/lib/session/atoms'
import { useOnShow } from '@/platform/page/use-on-show'
import { lazy } from '@/lib/lazy/lazy'
import { askStartNoticeAtom, closeStartNoticeAtom, startNoticeAtom } from '../start-notice'

const StartNoticeBox = lazy(() =>
  import(/* webpackChunkName: "lazy" */ './start-notice-box').then(({ StartNoticeBox }) => StartNoticeBox),
)

/** On the tab pages: the notice that opens by itself, once after the start. Source: specification §7; domain model §3.10. */
export function StartNotice() {
  const token = useAtomValue(userAtom)?.token ?? ''
  const notice = useAtomValue(startNoticeAtom)
  const ask = useSetAtom(askStartNoticeAtom)
  const close = useSetAtom(closeStartNoticeAtom)
  const [isMissing, setMissing] = useState(false)
  useOnShow(token, () => void ask())
  // A notice that was never seen stays unread and comes again with the next page.
  if (notice === null || isMissing) return null
  return <StartNoticeBox notice={notice} onClose={() => void close()} onMissing={() => setMissing(true)} />
}
