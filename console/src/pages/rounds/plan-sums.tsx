import { grouped } from '@contract/digits'
import { yuanText } from '@/lib/format/yuan'
import { form } from '../../client/call'
import { useRead } from '../../client/use-read'
import { Facts } from '../../kit/facts/facts'
import { copy, faultWords } from './copy'
import type { RoundWish } from './round-form'
import styles from './rounds.module.scss'
import { meeting, planned, wholeTiers } from './rules'

interface PlanSumsProps {
  readonly areaId: number
  readonly wish: RoundWish
  readonly roundId: number | undefined
}

/** What a plan comes to while it is typed: how many numbers, whether prices and times overlap, and the sum. */
export function PlanSums({ areaId, wish, roundId }: PlanSumsProps) {
  const { kind, openAt, closeAt } = wish
  const { value } = useRead(['/admin/round/list', 'all', areaId], () => form('/admin/round/list', { areaId }))
  const tiers = wholeTiers(wish.tiers)
  const prices = tiers && planned(kind, tiers)
  const others = (value?.rounds ?? []).filter((one) => one.roundId !== roundId)
  const meets = openAt !== null && closeAt !== null ? meeting(others, { kind, openAt, closeAt }) : []
  return (
    <Facts
      facts={[
        ...(prices
          ? [
              {
                name: copy.priceFault,
                value: (
                  <span className={prices.fault ? styles.bad : styles.good}>
                    {prices.fault ? faultWords[prices.fault] : copy.fine}
                  </span>
                ),
              },
            ]
          : []),
        {
          name: copy.meets,
          value: (
            <span className={meets.length > 0 ? styles.bad : styles.good}>
              {meets.length > 0 ? meets.map(({ no }) => no).join('、') : copy.meetsNone}
            </span>
          ),
        },
        ...(prices && kind === 'plot' && prices.fault === undefined
          ? [
              { name: copy.count, value: copy.plots(grouped(prices.count)) },
              { name: copy.sum, value: yuanText(prices.sum), isTotal: true },
            ]
          : []),
      ]}
    />
  )
}
