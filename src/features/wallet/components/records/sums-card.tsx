import { View } from '@tarojs/components'
import { cx } from '@/ui/cx/cx'
import { Pair } from '@/ui/section/section'
import { Yuan } from '@/ui/yuan/yuan'
import { copy } from '../../copy'
import type { MoneySums } from '../../money-list'
import styles from './money-records.module.scss'

export interface SumsCardProps {
  readonly sums: MoneySums
  /** Whether days were chosen: then the balances before and after are shown too. */
  readonly hasBalances: boolean
}

/** What came in and went out, and the balance before and after. */
export function SumsCard({ sums, hasBalances }: SumsCardProps) {
  return (
    <View className={cx(styles.total)}>
      {hasBalances && (
        <Pair name={copy.openingBalance}>
          <Yuan fen={sums.opening} />
        </Pair>
      )}
      <Pair name={copy.sumIn}>
        <Yuan fen={sums.in} {...(sums.in > 0 && { sign: 'in' })} />
      </Pair>
      <Pair name={copy.sumOut}>
        <Yuan fen={sums.out} {...(sums.out > 0 && { sign: 'out' })} />
      </Pair>
      {hasBalances && (
        <Pair name={copy.closingBalance}>
          <Yuan fen={sums.closing} />
        </Pair>
      )}
    </View>
  )
}
