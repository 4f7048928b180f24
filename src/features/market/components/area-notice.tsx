import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { LazyMessageBox } from '@/ui/message-box/lazy-message-box'
import { areaAtom } from '../atoms'
import { NoticeStrip } from './notice-strip'

/** The latest notice of the city on one line; a tap opens the whole. */
export function AreaNotice() {
  const area = useAtomValue(areaAtom)
  const [isOpen, setOpen] = useState(false)
  const notice = area.tag === 'ready' ? area.value.notice : null
  if (!notice) return null
  return (
    <>
      <NoticeStrip notice={notice} onOpen={() => setOpen(true)} />
      {isOpen && (
        <LazyMessageBox type='info' title={notice.title} content={notice.content} onEvent={() => setOpen(false)} />
      )}
    </>
  )
}
