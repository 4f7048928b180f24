import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import type { Fen } from '@contract/money'
import { yuanText } from '@/lib/format/yuan'
import { cx } from '../cx/cx'
import { Pressable } from '../pressable/pressable'
import { Yuan } from '../yuan/yuan'
import styles from './record-row.module.scss'

export interface RecordRowProps {
  readonly what: ReactNode
  readonly amount: Fen
  /** Missing: an amount that goes nowhere, such as a request. */
  readonly sign?: 'in' | 'out'
  /** When, and the reference. */
  readonly when: ReactNode
  /** Written as 余 1,286.40. */
  readonly balance?: Fen
  /** In place of the balance: a tag, a state. */
  readonly state?: ReactNode
  readonly onPress?: () => void
}

/** One line of a ledger: what and how much; when, and the balance after it. */
export function RecordRow({ what, amount, sign, when, balance, state, onPress }: RecordRowProps) {
  const body = (
    <>
      <View className={cx(styles.line)}>
        <View className={cx(styles.what)}>{what}</View>
        <Yuan fen={amount} bare className={cx(styles.sum)} {...(sign && { sign })} />
      </View>
      <View className={cx(styles.line, styles.small)}>
        <View>{when}</View>
        <View className={cx(styles.right)}>{state ?? (balance === undefined ? '' : `余 ${yuanText(balance)}`)}</View>
      </View>
    </>
  )
  if (!onPress) return <View className={cx(styles.row)}>{body}</View>
  return (
    <Pressable className={cx(styles.row)} onPress={onPress}>
      {body}
    </Pressable>
  )
}
