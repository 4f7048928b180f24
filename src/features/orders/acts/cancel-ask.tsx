import { View } from '@tarojs/components'
import { useAtomValue } from 'jotai'
import { serverClockAtom } from '@/lib/session/server-clock'
import { Countdown } from '@/ui/countdown/countdown'
import { cx } from '@/ui/cx/cx'
import { Pair, Section, SectionHead } from '@/ui/section/section'
import { counterpart } from '../rules'
import { blockCopy } from '../dispute/dispute-copy'
import type { BlockProps } from './block-acts'
import styles from '../order-blocks.module.scss'
import { Said } from '@/parts/messages/said'

/** The open request to cancel: by whom, why, and how long the other has to answer. Source: domain model §3.5, rows 10–11. */
export function CancelAsk({ order, onTimeUp }: Pick<BlockProps, 'order'> & { readonly onTimeUp: () => void }) {
  const { now } = useAtomValue(serverClockAtom)
  const { cancelAsk } = order
  if (!cancelAsk) return null
  const words = blockCopy.ask
  const who = cancelAsk.by === order.side ? words.mine : words.theirs(counterpart(order).blockNo)
  return (
    <Section card lit={cancelAsk.by !== order.side}>
      <SectionHead title={words.title} />
      <View className={cx(styles.body)}>
        <Pair name={words.left}>
          <Countdown deadlineMs={cancelAsk.deadlineAt} now={now} onEnd={onTimeUp} />
        </Pair>
        <Said who={who} at={cancelAsk.at} text={cancelAsk.text} />
      </View>
    </Section>
  )
}
