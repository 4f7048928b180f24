import { View } from '@tarojs/components'
import { fen } from '@contract/money'
import { yuanText } from '@/lib/format/yuan'
import { cx } from '@/ui/cx/cx'
import { Section, SectionHead } from '@/ui/section/section'
import { Stepper } from '@/ui/stepper/stepper'
import type { ExpandInfo } from '../atoms'
import { copy } from '../copy'
import type { Round } from '../rules/bar'
import type { SlotChoice as Choice } from '../use-buy'
import styles from './expand.module.scss'
import { SlotGrid } from './slot-grid'

export interface SlotChoiceProps {
  readonly round: Round
  readonly mine: ExpandInfo['mine']
  readonly choice: Choice
}

/** The slots of the reader's own block, or of a sample one; how many more, and what they cost. Source: mockup 22-expand. */
export function SlotChoice({ round, mine, choice }: SlotChoiceProps) {
  const { capacity, count = 0, lines, text } = choice
  const slots = { capacity, used: mine?.used ?? 0, max: mine?.max ?? round.maxCapacity }
  const canChoose = choice.most > 0 && !mine?.unpaid
  return (
    <Section>
      <SectionHead title={mine ? copy.slotsOf(mine.blockNo) : copy.slotsOfSample} end={copy.most(slots.max)} />
      <View className={cx(styles.what)}>{copy.what}</View>
      <SlotGrid slots={slots} tiers={round.tiers} count={canChoose ? count : 0} />
      {canChoose && (
        <>
          <View className={cx(styles.step)}>
            <View>{copy.add}</View>
            <Stepper
              label={copy.add}
              value={text}
              onChange={choice.type}
              onLess={choice.less}
              onMore={choice.more}
              invalid={choice.count === undefined}
            />
          </View>
          <View className={cx(styles.sums)}>
            {lines.map((line) => (
              <View key={line.from} className={cx(styles.line)}>
                <View>
                  {copy.slots(line.from, line.to)}　{copy.times(yuanText(fen(line.price)), line.count)}
                </View>
                <View className={cx(styles.sum)}>{yuanText(fen(line.price * line.count))}</View>
              </View>
            ))}
          </View>
        </>
      )}
    </Section>
  )
}
