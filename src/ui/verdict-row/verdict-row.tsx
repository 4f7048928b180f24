import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { Avatar } from '../avatar/avatar'
import { Button } from '../button/button'
import { cx } from '../cx/cx'
import { Icon } from '../icon/icon'
import { Plate } from '../plate/plate'
import styles from './verdict-row.module.scss'

/** What somebody said, or that they have not yet. */
export type Verdict = 'agree' | 'disagree' | 'open'

export interface VerdictRowProps {
  readonly blockNo: number
  readonly nickName: string
  readonly avatar?: string | undefined
  readonly verdict: Verdict
  /** The row is my own: a solid plate. */
  readonly isMine?: boolean
  /** When it was said, or why. */
  readonly note?: ReactNode
  /** The row's person must decide now: two buttons instead of the state. */
  readonly onDecide?: ((verdict: 'agree' | 'disagree') => void) | undefined
}

const states = {
  agree: { text: '同意', icon: 'check' },
  disagree: { text: '不同意', icon: 'close' },
  open: { text: '未表态', icon: 'clock' },
} as const

/** Who agrees and who does not, in words and with a mark. Source: specification §2 (agree/disagree status row). */
export function VerdictRow(props: VerdictRowProps) {
  const { blockNo, nickName, avatar, verdict, isMine = false, note, onDecide } = props
  const { text, icon } = states[verdict]
  return (
    <View className={cx(styles.row)}>
      <Avatar blockNo={blockNo} src={avatar} />
      <View className={cx(styles.who)}>
        <View className={cx(styles.name)}>
          <View className={cx(styles.nick)}>{nickName}</View>
          <Plate no={blockNo} look={isMine ? 'mine' : 'other'} />
        </View>
        {note !== undefined && <View className={cx(styles.note)}>{note}</View>}
      </View>
      {onDecide ? (
        <View className={cx(styles.acts)}>
          <Button small kind='secondary' onPress={() => onDecide('disagree')}>
            不同意
          </Button>
          <Button small onPress={() => onDecide('agree')}>
            同意
          </Button>
        </View>
      ) : (
        <View className={cx(styles.state, styles[`is-${verdict}`])}>
          <Icon name={icon} size={32} />
          {text}
        </View>
      )}
    </View>
  )
}
