import { View } from '@tarojs/components'
import { areLong } from '@/lib/format/yuan'
import { cx } from '@/ui/cx/cx'
import { Icon } from '@/ui/icon/icon'
import type { IconName } from '@/ui/icon/names'
import { Pressable } from '@/ui/pressable/pressable'
import { AmountSkeleton } from '@/ui/skeleton/amount-skeleton'
import { Section } from '@/ui/section/section'
import { Yuan } from '@/ui/yuan/yuan'
import type { Assets } from '../atoms'
import { balanceCopy } from '../balance-copy'
import type { MoneyKind } from '../rules/money-kind'
import styles from './balances.module.scss'

export interface BalancesProps {
  /** Null for a guest, and while they are not known: then each is shown as a dash. */
  readonly assets: Assets | null
  /** They are on their way: each is a skeleton. */
  readonly isAwaited?: boolean
  /** Why the amounts are dashes, when that is more than waiting. */
  readonly problem?: { readonly text: string; readonly onRetry: () => void } | undefined
  readonly onOpen?: ((kind: MoneyKind) => void) | undefined
  readonly ways?: readonly Way[]
}

/** Where the three amounts lead. */
export interface Way {
  readonly icon: IconName
  readonly text: string
  readonly onPress: () => void
}

const kinds = ['available', 'frozen', 'income'] as const

const noteOf = (kind: MoneyKind, assets: Assets): string => {
  if (kind === 'frozen') return balanceCopy.frozenNote(assets.holds, assets.late)
  return kind === 'income' ? balanceCopy.incomeNote : balanceCopy.availableNote
}

/** Available, frozen, income: three plots of one field, or rows when an amount is too long for a third; and what can be done with them. */
export function Balances({ assets, isAwaited = false, problem, onOpen, ways = [] }: BalancesProps) {
  const isLong = assets !== null && areLong(kinds.map((kind) => assets[kind]))
  return (
    <Section>
      <View className={cx(styles.balances, isLong && styles.rows, ways.length > 0 && styles.line)}>
        {kinds.map((kind) => (
          <Pressable key={kind} className={cx(styles.land)} disabled={!onOpen} onPress={() => onOpen?.(kind)}>
            <View className={cx(styles.name)}>
              {kind === 'frozen' && assets !== null && <Icon name='lock' size={26} />}
              {balanceCopy.kinds[kind]}
            </View>
            {isAwaited && <AmountSkeleton />}
            {assets === null && !isAwaited && <View className={cx(styles.dash)} />}
            {assets !== null && (
              <>
                <Yuan fen={assets[kind]} size='m' />
                <View className={cx(styles.note)}>{noteOf(kind, assets)}</View>
              </>
            )}
          </Pressable>
        ))}
      </View>
      {problem && (
        <Pressable className={cx(styles.problem)} onPress={problem.onRetry}>
          <Icon name='refresh' size={32} />
          {problem.text}
        </Pressable>
      )}
      <Ways ways={ways} />
    </Section>
  )
}

/** A row of three buttons with hairlines between them. */
export function Ways({ ways }: { readonly ways: readonly Way[] }) {
  if (ways.length === 0) return null
  return (
    <View className={cx(styles.ways)}>
      {ways.map((way) => (
        <Pressable key={way.text} className={cx(styles.way)} onPress={way.onPress}>
          <Icon name={way.icon} size={40} />
          {way.text}
        </Pressable>
      ))}
    </View>
  )
}
