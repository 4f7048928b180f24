import { View } from '@tarojs/components'
import { yuanText } from '@/lib/format/yuan'
import { cx } from '@/ui/cx/cx'
import { Icon } from '@/ui/icon/icon'
import { Pressable } from '@/ui/pressable/pressable'
import { Section } from '@/ui/section/section'
import { Yuan } from '@/ui/yuan/yuan'
import type { FundInfo } from '../atoms'
import { copy } from '../copy'
import { hashText } from '../rules/hash'
import { useCheck } from '../use-check'
import styles from './fund.module.scss'
import { MonthChart } from './month-chart'
import { VerdictNote } from './verdict-note'

/** What a fund has, how it came and went, and the end of its ledger, which anybody can have recomputed. Source: mockup 16-fund. */
export function FundBalance({ info }: { readonly info: FundInfo }) {
  const { balance, free, reserved, months, entries, head, areaId } = info
  const { verdict, isChecking, wasAsked, ask } = useCheck(areaId)
  return (
    <Section>
      <View className={cx(styles.top)}>
        <View className={cx(styles.name)}>{copy.balance}</View>
        <Yuan fen={balance} size='hero' />
        <View className={cx(styles.free)}>{copy.free(yuanText(free), yuanText(reserved))}</View>
        <MonthChart months={months} />
      </View>
      <View className={cx(styles.chain)}>
        <Icon name='shield' size={40} />
        <View>{copy.head}</View>
        <View className={cx(styles.hash)}>{entries === 0 ? copy.noHead : hashText(head, 3)}</View>
        <Pressable className={cx(styles.act)} busy={isChecking || undefined} onPress={ask}>
          {isChecking ? copy.checking : copy.check}
        </Pressable>
      </View>
      {verdict && (wasAsked || !verdict.isGood) && <VerdictNote verdict={verdict} />}
    </Section>
  )
}
