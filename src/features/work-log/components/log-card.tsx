import { View } from '@tarojs/components'
import { useAtomValue } from 'jotai'
import type { LogView } from '@contract/endpoints/city/logs'
import { imageUrlAtom, thumbPaths } from '@/lib/images/image-url'
import { useServerNow } from '@/lib/session/server-clock'
import { agoText } from '@/lib/time/ago'
import { Avatar } from '@/ui/avatar/avatar'
import { cx } from '@/ui/cx/cx'
import { Plate } from '@/ui/plate/plate'
import { Pressable } from '@/ui/pressable/pressable'
import { Tag } from '@/ui/tag/tag'
import { Thumb } from '@/ui/thumb/thumb'
import { copy } from '../copy'
import styles from './log-card.module.scss'

export interface LogHeadProps {
  readonly log: Pick<LogView, 'nickName' | 'blockNo' | 'avatar' | 'at' | 'isMine'>
  /** Whether it earned points; undefined while that is not known. */
  readonly isScored?: boolean | undefined
}

/** Who wrote it, when, and whether it earned points. */
export function LogHead({ log: { nickName, blockNo, avatar, at, isMine }, isScored }: LogHeadProps) {
  const urlOf = useAtomValue(imageUrlAtom)
  const now = useServerNow(60_000)
  return (
    <View className={cx(styles.head)}>
      <Avatar src={urlOf(avatar)} blockNo={blockNo} size='m' />
      <View className={cx(styles.who)}>
        <View className={cx(styles.name)}>
          <View className={cx(styles.nick)}>{nickName}</View>
          <Plate no={blockNo} look={isMine ? 'mine' : 'other'} />
        </View>
        <View className={cx(styles.when)}>{agoText(at, now)}</View>
      </View>
      {isScored === true && <View className={cx(styles.scored)}>{copy.scored}</View>}
      {isScored === false && <Tag>{copy.notScored}</Tag>}
    </View>
  )
}

export interface LogCardProps extends LogHeadProps {
  readonly log: LogView
  readonly onOpen: () => void
}

/** One log of a list; a tap opens it. Source: mockup 17-log. */
export function LogCard({ log, isScored, onOpen }: LogCardProps) {
  const urlOf = useAtomValue(imageUrlAtom)
  const pictures = thumbPaths(log.thumbs)
  return (
    <Pressable className={cx(styles.card)} onPress={onOpen}>
      <LogHead log={log} isScored={isScored} />
      <View className={cx(styles.text)}>{log.content}</View>
      {pictures.length > 0 && (
        <View className={cx(styles.pictures)}>
          {pictures.slice(0, 4).map((path) => (
            <Thumb key={path} src={urlOf(path)} />
          ))}
        </View>
      )}
    </Pressable>
  )
}
