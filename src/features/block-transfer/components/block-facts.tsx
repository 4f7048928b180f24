import { View } from '@tarojs/components'
import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import type { BlockView } from '@contract/endpoints/people/block'
import { useMomentText } from '@/lib/session/moment'
import { serverClockAtom } from '@/lib/session/server-clock'
import { Cell } from '@/ui/cell/cell'
import { Countdown } from '@/ui/countdown/countdown'
import { cx } from '@/ui/cx/cx'
import { Pair, Section, SectionHead } from '@/ui/section/section'
import { Yuan } from '@/ui/yuan/yuan'
import { blockCopy } from '../copy'
import { BlockSaid } from './block-said'
import styles from './block-screen.module.scss'

export interface BlockFactsProps {
  readonly block: BlockView
  /** Above them; 区块 by default. */
  readonly head?: ReactNode
  /** Leads to what a buyer reads of its offer. */
  readonly onOffer?: (() => void) | undefined
  /** Further facts. */
  readonly children?: ReactNode
}

/** What a block is and holds, what its owner says of it, and its offer. */
export function BlockFacts({ block, head, onOffer, children }: BlockFactsProps) {
  const { state, open, capacity, running, transfer } = block
  return (
    <>
      <Section card>
        {head ?? <SectionHead title={blockCopy.otherTitle} />}
        <View className={cx(styles.facts)}>
          <Pair name={blockCopy.state}>{blockCopy.states[state]}</Pair>
          <Pair name={blockCopy.area}>{`${block.areaName} ${block.areaId}`}</Pair>
          {children}
          <Pair name={blockCopy.places}>{blockCopy.placesUsed(open, capacity)}</Pair>
          <Pair name={blockCopy.running}>{blockCopy.count(running)}</Pair>
        </View>
      </Section>
      <BlockSaid block={block} />
      {transfer && <OfferFacts transfer={transfer} onOffer={onOffer} />}
    </>
  )
}

interface OfferProps {
  readonly transfer: NonNullable<BlockView['transfer']>
  readonly onOffer: (() => void) | undefined
}

function OfferFacts({ transfer: { price, until }, onOffer }: OfferProps) {
  const moment = useMomentText()
  const { now } = useAtomValue(serverClockAtom)
  return (
    <Section card>
      <SectionHead title={blockCopy.offer} />
      <View className={cx(styles.facts)}>
        <Pair name={blockCopy.price}>
          <Yuan fen={price} />
        </Pair>
        {until !== null && <Pair name={blockCopy.until}>{moment(until)}</Pair>}
        {until !== null && (
          <Pair name={blockCopy.left}>
            <Countdown deadlineMs={until} now={now} />
          </Pair>
        )}
      </View>
      {onOffer && <Cell title={blockCopy.toOffer} onPress={onOffer} />}
    </Section>
  )
}
