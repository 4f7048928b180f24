import { View } from '@tarojs/components'
import { useAtomValue } from 'jotai'
import type { NoticeView } from '@contract/endpoints/city/notices'
import { imageUrlAtom } from '@/lib/images/image-url'
import { useMomentText } from '@/lib/session/moment'
import { cx } from '@/ui/cx/cx'
import { RichText } from '@/ui/rich-text/rich-text'
import { Sheet } from '@/ui/sheet/sheet'
import { Attachment } from './attachment'
import styles from './notice-sheet.module.scss'

export interface NoticeSheetProps {
  readonly notice: NoticeView
  readonly onClose: () => void
}

/** The full text of a notice to an area. */
export function NoticeSheet({ notice, onClose }: NoticeSheetProps) {
  const moment = useMomentText()
  const { title, content, at } = notice
  const urlOf = useAtomValue(imageUrlAtom)
  return (
    <Sheet title={title} onClose={onClose}>
      <View className={cx(styles.body)}>
        <View className={cx(styles.when)}>{moment(at)}</View>
        <RichText html={content} urlOf={urlOf} />
        <Attachment notice={notice} />
      </View>
    </Sheet>
  )
}
