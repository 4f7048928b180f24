import { useAtomValue } from 'jotai'
import type { NoticeView } from '@contract/endpoints/city/notices'
import { imageUrlAtom } from '@/lib/images/image-url'
import { Dialog } from '@/ui/dialog/dialog'
import { RichText } from '@/ui/rich-text/rich-text'
import { isRich, lookText, openAbout } from '../groups'
import { Attachment } from './attachment'

export interface StartNoticeBoxProps {
  readonly notice: NoticeView
  readonly onClose: () => void
}

/** The text of the notice, its file, and the way to what it is about. */
export function StartNoticeBox({ notice, onClose }: StartNoticeBoxProps) {
  const urlOf = useAtomValue(imageUrlAtom)
  const { title, content, refType } = notice
  const look = refType === 'areaNotice' ? undefined : lookText(notice)
  return (
    <Dialog
      title={title}
      onClose={onClose}
      {...(look !== undefined && {
        act: {
          text: look,
          onPress: () => {
            onClose()
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
