import { View } from '@tarojs/components'
import { useAtomValue } from 'jotai'
import type { MutualRow as Row } from '@contract/endpoints/community/mutual-view'
import { goTo } from '@/lib/routes/go'
import { useMomentText } from '@/lib/session/moment'
import { serverClockAtom } from '@/lib/session/server-clock'
import { agoText } from '@/lib/time/ago'
import { a11y } from '@/platform/a11y/a11y'
import { Countdown } from '@/ui/countdown/countdown'
import { cx } from '@/ui/cx/cx'
import { Icon } from '@/ui/icon/icon'
import { Pressable } from '@/ui/pressable/pressable'
import { Tag } from '@/ui/tag/tag'
import { TurnLine } from '@/ui/turn/turn-line'
import { copy } from '../copy'
import { rowTurn } from '../rules/turn'
import styles from './list.module.scss'
import { WriterFace, WriterPlate } from './who'
import who from './who.module.scss'

export interface MutualRowProps {
  readonly row: Row
  /** Among the reader's own, which also tell how they stand. */
  readonly isOwn: boolean
  /** A deadline is over. */
  readonly onEnd: () => void
}

/** A post in a list; a tap opens it. Source: mockup 26-mutual. */
export function MutualRow({ row, isOwn, onEnd }: MutualRowProps) {
  const { now } = useAtomValue(serverClockAtom)
  const moment = useMomentText()
  const turn = rowTurn(row, now(), isOwn)
  return (
    <Pressable className={cx(who.row, styles.post)} onPress={() => goTo('mutualInfo', { id: row.mutualId })}>
      <WriterFace {...row} />
      <View className={cx(who.body)}>
        {row.pinUntil !== null && (
          <View className={cx(styles.pin)}>
            <Icon name='flag' size={32} />
            {copy.pinned(moment(row.pinUntil))}
          </View>
        )}
        <View className={cx(styles.top)}>
          <View className={cx(styles.words)}>
            <View className={cx(styles.title)}>{row.title}</View>
            {row.content !== '' && <View className={cx(styles.content)}>{row.content}</View>}
          </View>
          {row.thanks > 0 && <Points points={row.thanks} />}
        </View>
        <View className={cx(styles.foot, turn && styles.over)}>
          <WriterPlate {...row} />
          {row.isMine && <Tag tone='primary'>{copy.own}</Tag>}
          {row.place !== '' && <View className={cx(styles.part)}>{row.place}</View>}
          <View className={cx(styles.part)}>{row.state === 'matched' ? copy.chosen : copy.replies(row.replies)}</View>
          <View className={cx(styles.part)}>{agoText(row.createdAt, now())}</View>
        </View>
        {turn && (
          <TurnLine
            {...turn}
            {...(turn.until !== undefined && {
              time: <Countdown deadlineMs={turn.until} now={now} onEnd={onEnd} />,
            })}
          />
        )}
      </View>
    </Pressable>
  )
}

/** The points that the helper is thanked with. */
const Points = ({ points }: { readonly points: number }) => (
  <View className={cx(styles.points)} {...a11y.describe({ role: 'img', label: copy.thanks(points) })}>
    <Icon name='heat' size={32} className={styles.flame} />
    {points}
  </View>
)
