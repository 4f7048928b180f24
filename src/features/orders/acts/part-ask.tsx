import { View } from '@tarojs/components'
import { useAtomValue } from 'jotai'
import { minus } from '@contract/money'
import { serverClockAtom } from '@/lib/session/server-clock'
import { Cell } from '@/ui/cell/cell'
import { Countdown } from '@/ui/countdown/countdown'
import { cx } from '@/ui/cx/cx'
import { Pair, Section, SectionHead } from '@/ui/section/section'
import { counterpart } from '../rules'
import { blockCopy } from '../dispute/dispute-copy'
import { partCopy, settleCopy } from './act-copy'
import type { BlockProps } from './block-acts'
import { PartRows } from './part-rows'
import styles from '../order-blocks.module.scss'
import { Said } from '@/parts/messages/said'

/**
 * The open request that the buyer gets a part back: by whom, why, who would get what, and how long the other has to answer; without one,
 * the way to ask where that is allowed. Source: domain model §10.
 */
export function PartAsk({ order, onPick, onTimeUp }: BlockProps & { readonly onTimeUp: () => void }) {
  const { now } = useAtomValue(serverClockAtom)
  const { partAsk, side, acts } = order
  if (!partAsk) {
    if (!acts.includes('refundPart')) return null
    return (
      <Section card>
        <Cell
          icon='swap'
          title={settleCopy.refundPart}
          note={partCopy.offer[side]}
          onPress={() => onPick('refundPart')}
        />
      </Section>
    )
  }
  const { by, at, text, deadlineAt, buyerAmount, sellerAmount, fee } = partAsk
  const who = by === side ? partCopy.mine : partCopy.theirs(counterpart(order).blockNo)
  return (
    <Section card lit={by !== side}>
      <SectionHead title={settleCopy.refundPart} />
      <View className={cx(styles.body)}>
        <Pair name={blockCopy.ask.left}>
          <Countdown deadlineMs={deadlineAt} now={now} onEnd={onTimeUp} />
        </Pair>
        <PartRows order={order} back={buyerAmount} net={minus(sellerAmount, fee)} fee={fee} />
        <Said who={who} at={at} text={text} />
      </View>
    </Section>
  )
}
