import { View } from '@tarojs/components'
import { useAtomValue } from 'jotai'
import type { WithdrawView } from '@contract/endpoints/money/withdrawals'
import { momentText } from '@/lib/format/moments'
import { factsText } from '@/lib/format/unbroken'
import { yuanText } from '@/lib/format/yuan'
import { serverClockAtom } from '@/lib/session/server-clock'
import { Button } from '@/ui/button/button'
import { cx } from '@/ui/cx/cx'
import { Icon } from '@/ui/icon/icon'
import { Pressable } from '@/ui/pressable/pressable'
import type { TagProps } from '@/ui/tag/tag'
import { Tag } from '@/ui/tag/tag'
import { TurnLine } from '@/ui/turn/turn-line'
import { Yuan } from '@/ui/yuan/yuan'
import { cancellingAtom } from '../atoms'
import { copy } from '../copy'
import styles from './withdraw.module.scss'

export interface WithdrawRowProps {
  readonly row: WithdrawView
  readonly onCancel: () => void
  readonly onAgain: () => void
}

const tones: Readonly<Record<WithdrawView['state'], NonNullable<TagProps['tone']>>> = {
  applied: 'primary',
  approved: 'primary',
  paying: 'primary',
  paid: 'success',
  rejected: 'error',
  failed: 'error',
  cancelled: 'info',
  returned: 'error',
}

const isBack = (state: WithdrawView['state']) => ['rejected', 'cancelled', 'failed', 'returned'].includes(state)

/** A withdrawal: where to, how much arrives, what it waits for, why it came back, and what may be done. Source: mockup 10-withdraw. */
export function WithdrawRow({ row, onCancel, onAgain }: WithdrawRowProps) {
  const isCancelling = useAtomValue(cancellingAtom) === row.withdrawId
  const { now } = useAtomValue(serverClockAtom)
  return (
    <View className={cx(styles.row)}>
      <View className={cx(styles.line)}>
        <View className={cx(styles.what)}>
          {copy.to[row.way]}
          <Tag tone={tones[row.state]}>{copy.states[row.state]}</Tag>
        </View>
        <Yuan fen={row.amount} size='m' className={cx(styles.amount)} />
      </View>
      <View className={cx(styles.line, styles.small)}>
        <View className={cx(styles.when)}>{factsText([momentText(row.createdAt, now()), row.withdrawNo])}</View>
        <View className={cx(styles.right)}>
          {isBack(row.state) ? copy.back : copy.net(yuanText(row.net), yuanText(row.fee))}
        </View>
      </View>
      <Progress row={row} nowMs={now()} onAgain={onAgain} />
      {row.acts.includes('cancel') && (
        <View className={cx(styles.acts)}>
          <Button small kind='secondary' loading={isCancelling ? copy.cancelling : undefined} onPress={onCancel}>
            {copy.cancel}
          </Button>
        </View>
      )}
    </View>
  )
}

interface ProgressProps {
  readonly row: WithdrawView
  readonly nowMs: number
  readonly onAgain: () => void
}

function Progress({ row, nowMs, onAgain }: ProgressProps) {
  const { state, expectAt, isOverdue, endedAt } = row
  const ended = momentText(endedAt ?? row.createdAt, nowMs)
  switch (state) {
    case 'applied':
    case 'approved':
    case 'paying': {
      const at = momentText(expectAt, nowMs)
      return (
        <TurnLine
          tone='wait'
          who={copy.who}
          act={
            <>
              {copy.acts[state]}
              <View className={cx(styles.expected, isOverdue && styles.late)}>
                {isOverdue ? copy.overdue(at) : copy.expected(at)}
              </View>
            </>
          }
        />
      )
    }
    case 'paid':
      return (
        <View className={cx(styles.done)}>
          <Icon name='ok' size={32} />
          {factsText([copy.arrived(ended, copy.ways[row.way]), row.reference && copy.number(row.reference)])}
        </View>
      )
    case 'rejected':
    case 'failed':
    case 'returned':
      return (
        <View className={cx(styles.problem)}>
          <View className={cx(styles.why)}>{copy.reason}</View>
          {copy.returned(row.reason, yuanText(row.amount), ended)}
          {row.acts.includes('again') && (
            <Pressable className={cx(styles.again)} onPress={onAgain}>
              {copy.again}
              <Icon name='right' size={28} />
            </Pressable>
          )}
        </View>
      )
    case 'cancelled':
      return null
  }
}
