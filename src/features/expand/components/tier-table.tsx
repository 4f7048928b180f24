import { View } from '@tarojs/components'
import { grouped } from '@contract/digits'
import { goTo } from '@/lib/routes/go'
import { a11y } from '@/platform/a11y/a11y'
import { cx } from '@/ui/cx/cx'
import { Icon } from '@/ui/icon/icon'
import { Plate } from '@/ui/plate/plate'
import { Pressable } from '@/ui/pressable/pressable'
import { Section, SectionHead } from '@/ui/section/section'
import { Yuan } from '@/ui/yuan/yuan'
import { copy } from '../copy'
import type { Round } from '../rules/bar'
import { countIn } from '../rules/slots'
import styles from './expand.module.scss'
import rows from './tiers.module.scss'

export interface TierTableProps {
  readonly round: Round
  readonly priceAreaId: number
  readonly capacity: number
  /** How many slots are chosen now. */
  readonly count: number
}

/** The prices of a round, how many are chosen at each, and how many are left. Source: mockup 22-expand. */
export function TierTable({ round, priceAreaId, capacity, count }: TierTableProps) {
  const { tiers } = round
  return (
    <Section>
      <SectionHead title={copy.prices} end={<ToTable areaId={priceAreaId} />} />
      <View className={cx(rows.tiers)} {...a11y.describe({ role: 'list', label: copy.prices })}>
        <View className={cx(rows.tier, rows.names)} {...a11y.describe({ hidden: true })}>
          <View className={cx(rows.cell)}>{copy.upTo}</View>
          <View className={cx(rows.cell)}>{copy.price}</View>
          <View className={cx(rows.cell, rows.last)}>{copy.you}</View>
        </View>
        {tiers.map((tier) => {
          const chosen = countIn(tier, tiers, capacity, count)
          return (
            <View key={tier.from} className={cx(rows.tier)} {...a11y.describe({ role: 'listitem' })}>
              <View className={cx(rows.cell)}>{copy.range(tier.from, tier.to)}</View>
              <View className={cx(rows.cell)}>
                <Yuan fen={tier.price} />
              </View>
              <View className={cx(rows.cell, rows.last, chosen > 0 && rows.me)}>
                {chosen > 0 ? copy.youBuy(chosen) : copy.noPrice}
              </View>
            </View>
          )
        })}
      </View>
      <Left round={round} />
    </Section>
  )
}

/** The numbers of a round of plots with their prices. */
export function PlotTiers({ round, priceAreaId }: Pick<TierTableProps, 'round' | 'priceAreaId'>) {
  return (
    <Section>
      <SectionHead title={copy.numbers} end={<ToTable areaId={priceAreaId} />} />
      {round.tiers.map((tier) => (
        <View key={tier.from} className={cx(styles.plots)}>
          <Plate no={tier.from} size='m' look='unsold' />
          <View className={cx(styles.range)}>{copy.range(tier.from, tier.to)}</View>
          <Yuan fen={tier.price} />
        </View>
      ))}
      <Left round={round} />
    </Section>
  )
}

function ToTable({ areaId }: { readonly areaId: number }) {
  return (
    <Pressable className={cx(styles.link)} onPress={() => goTo('expandPrice')}>
      {copy.priceTable(areaId)}
      <Icon name='right' size={32} />
    </Pressable>
  )
}

function Left({ round: { kind, left, quota } }: Pick<TierTableProps, 'round'>) {
  const unit = copy.units[kind]
  const share = quota === 0 ? 0 : ((quota - left) / quota) * 100
  return (
    <View className={cx(styles.left)}>
      <View className={cx(styles.line)}>
        <View>{copy.left}</View>
        <View>{quota === 0 ? copy.noLimit : copy.leftOf(grouped(left), grouped(quota), unit)}</View>
      </View>
      {quota > 0 && (
        <View className={cx(styles.bar)} {...a11y.describe({ role: 'img', label: copy.leftLabel(left, quota, unit) })}>
          <View className={cx(styles.taken)} style={{ width: `${share}%` }} />
        </View>
      )}
    </View>
  )
}
