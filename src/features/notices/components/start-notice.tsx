import { useAtomValue, useSetAtom } from 'jotai'
import { imageUrlAtom } from '@/lib/images/image-url'
import { userAtom } from '@/lib/session/atoms'
import { useOnShow } from '@/platform/page/use-on-show'
import { Dialog } from '@/ui/dialog/dialog'
import { RichText } from '@/ui/rich-text/rich-text'
import { copy } from '../copy'
import { isRich, openAbout } from '../groups'
import { askStartNoticeAtom, closeStartNoticeAtom, startNoticeAtom } from '../start-notice'
import { Attachment } from './attachment'

/** On the tab pages: the notice that opens by itself, once after the start. Source: specification §7; domain model §3.10. */
export function StartNotice() {
  const token = useAtomValue(userAtom)?.token ?? ''
  const notice = useAtomValue(startNoticeAtom)
  const urlOf = useAtomValue(imageUrlAtom)
  const ask = useSetAtom(askStartNoticeAtom)
  const close = useSetAtom(closeStartNoticeAtom)
  useOnShow(token, () => void ask())
  if (notice === null) return null
  const { title, content, refType } = notice
  const leads = refType !== 'none' && refType !== 'areaNotice'
  return (
    <Dialog
      title={title}
      onClose={() => void close()}
      {...(leads && {
        act: {
          text: copy.look[refType],
          onPress: () => {
            void close()
            openAbout(notice)
          },
        },
      })}
    >
      {refType === 'areaNotice' || isRich(notice) ? <RichText html={content} urlOf={urlOf} /> : content}
      <Attachment notice={notice} />
    </Dialog>
  )
}
