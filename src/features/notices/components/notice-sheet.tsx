import { View } from '@tarojs/components'
import { useAtomValue } from 'jotai'
import type { NoticeView } from '@contract/endpoints/notices'
import { momentText } from '@/lib/format/moment'
import { imageUrlAtom } from '@/lib/images/image-url'
import { cx } from '@/ui/cx/cx'
import { RichText } from '@/ui/rich-text/rich-text'
import { Sheet } from '@/ui/sheet/sheet'
import styles from './notice-sheet.module.scss'

export interface NoticeSheetProps {
  readonly notice: Pick<NoticeView, 'title' | 'content' | 'at'>
  readonly onClose: () => void
}

/** The whole of what an area was told. */
export function NoticeSheet({ notice: { title, content, at }, onClose }: NoticeSheetProps) {
  const urlOf = useAtomValue(imageUrlAtom)
  return (
    <Sheet title={title} onClose={onClose}>
      <View className={cx(styles.body)}>
        <View className={cx(styles.when)}>{momentText(at)}</View>
        <RichText html={content} urlOf={urlOf} />
      </View>
    </Sheet>
  )
}
