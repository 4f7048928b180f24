import { View } from '@tarojs/components'
import { useAtomValue } from 'jotai'
import type { NoticeView } from '@contract/endpoints/city/notices'
import { unbroken } from '@/lib/format/unbroken'
import { sentenceOf, sentenceTone } from '@/lib/order-story/sentence'
import { serverClockAtom } from '@/lib/session/server-clock'
import { agoText } from '@/lib/time/ago'
import { a11y } from '@/platform/a11y/a11y'
import { Countdown } from '@/ui/countdown/countdown'
import { cx } from '@/ui/cx/cx'
import { Icon } from '@/ui/icon/icon'
import { IconKey } from '@/ui/pressable/icon-key'
import { Pressable } from '@/ui/pressable/pressable'
import { RichText } from '@/ui/rich-text/rich-text'
import { TurnLine } from '@/ui/turn/turn-line'
import { copy } from '../copy'
import { isRich, lookText, noticeIcon } from '../groups'
import styles from './notice-row.module.scss'

export interface NoticeRowProps {
  readonly notice: NoticeView
  readonly nowMs: number
  /** The page it is about, or its whole text. */
  readonly onOpen: () => void
  /** What else can be done with it. */
  readonly onMore: () => void
}

/** One notice: what happened, when, where to look. An unread one is heavier and has a mark. */
export function NoticeRow({ notice, nowMs, onOpen, onMore }: NoticeRowProps) {
  const { title, content, refType, isRead, at } = notice
  const look = lookText(notice) ?? (isRead ? undefined : copy.known)
  return (
    <View className={cx(styles.row, !isRead && styles.unread)}>
      <View className={cx(styles.sign)}>
        <Icon name={noticeIcon(notice)} size={40} />
        {!isRead && <View className={cx(styles.dot)} {...a11y.describe({ role: 'img', label: copy.unread })} />}
      </View>
      <View className={cx(styles.body)}>
        <View className={cx(styles.head)}>
          <View className={cx(styles.title)}>{unbroken(title)}</View>
          <View className={cx(styles.when)}>{agoText(at, nowMs)}</View>
        </View>
        {refType !== 'areaNotice' && (
          <View className={cx(styles.text)}>{isRich(notice) ? <RichText html={content} /> : unbroken(content)}</View>
        )}
        {notice.turn && <NoticeTurn turn={notice.turn} />}
        <View className={cx(styles.acts)}>
          {look !== undefined && (
            <Pressable className={cx(styles.look)} label={`${look}：${title}`} onPress={onOpen}>
              {look}
              <Icon name='right' size={28} />
            </Pressable>
          )}
          <IconKey className={styles.more} name='more' size={40} label={copy.moreLabel(title)} onPress={onMore} />
        </View>
      </View>
    </View>
  )
}

/** The present state of the order that the notice is about. */
function NoticeTurn({ turn }: { readonly turn: NonNullable<NoticeView['turn']> }) {
  const { now } = useAtomValue(serverClockAtom)
  const { who, act, otherwise } = sentenceOf(turn, turn.isMine, turn.other)
  return (
    <View className={cx(styles.turn)}>
      <TurnLine
        tone={sentenceTone(turn, turn.isMine, now())}
        who={who}
        otherwise={otherwise}
        {...(act !== '' && { act })}
        {...(turn.until !== null && { time: <Countdown deadlineMs={turn.until} now={now} /> })}
      />
    </View>
  )
}
