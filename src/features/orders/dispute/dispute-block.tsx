import { View } from '@tarojs/components'
import type { Decision, DisputeView } from '@contract/endpoints/orders/dispute-view'
import { useMomentText } from '@/lib/session/moment'
import { cx } from '@/ui/cx/cx'
import { Pair, Section, SectionHead } from '@/ui/section/section'
import { Yuan } from '@/ui/yuan/yuan'
import { reasonTexts } from '@contract/orders/dispute-words'
import { blockCopy, rulingText } from './dispute-copy'
import type { BlockProps } from '../acts/block-acts'
import { BlockActs } from '../acts/block-acts'
import styles from '../order-blocks.module.scss'
import { Said } from '@/parts/messages/said'

/** The dispute of an order, with what the reader may do in it. */
export function DisputeBlock({ order, onPick }: BlockProps) {
  if (!order.dispute) return null
  return (
    <Section card>
      <SectionHead title={blockCopy.dispute.title} />
      <View className={cx(styles.body)}>
        <DisputeFacts dispute={order.dispute} />
        <BlockActs order={order} wanted={['evidence', 'undispute']} onPick={onPick} />
      </View>
    </Section>
  )
}

/** Who opened it and why, both sides' evidence, what was decided, who accepted, who appealed. Source: domain model §3.5, rows 13–16. */
export function DisputeFacts({ dispute }: { readonly dispute: DisputeView }) {
  const moment = useMomentText()
  const { dispute: words, decision: ruled, side } = blockCopy
  const { state, decision, appeal } = dispute
  return (
    <>
      <Pair name={words.opener}>{side(dispute.by)}</Pair>
      <Pair name={words.reason}>{reasonTexts[dispute.reason]}</Pair>
      {state === 'open' && (
        <>
          <Pair name={words.evidenceUntil}>{moment(dispute.evidenceUntil)}</Pair>
          <Pair name={words.decideBy}>{moment(dispute.decideBy)}</Pair>
        </>
      )}
      {(state === 'executed' || state === 'withdrawn' || state === 'lapsed') && (
        <Pair name={words.title}>{words.ended[state]}</Pair>
      )}
      <Said who={side(dispute.by)} at={dispute.openedAt} text={dispute.text} images={dispute.images} />
      {dispute.evidence.map((one) => (
        <Said key={`${one.by}${one.at}`} who={side(one.by)} at={one.at} text={one.text} images={one.images} />
      ))}
      {decision && <DecisionFacts decision={decision} />}
      {appeal && <Said who={`${side(appeal.by)} · ${ruled.appeal}`} at={appeal.at} text={appeal.text} />}
    </>
  )
}

function DecisionFacts({ decision }: { readonly decision: Decision }) {
  const moment = useMomentText()
  const words = blockCopy.decision
  const accepted = decision.acceptedBy.map(blockCopy.side).join('、')
  return (
    <>
      <Said who={`${words.by[decision.by]} · ${words.title}`} at={decision.at} text={rulingText(decision)} />
      <Pair name={words.reason}>{decision.reason}</Pair>
      <Pair name={words.toSeller}>
        <Yuan fen={decision.sellerAmount} />
      </Pair>
      <Pair name={words.toBuyer}>
        <Yuan fen={decision.buyerAmount} />
      </Pair>
      <Pair name={words.fee}>
        <Yuan fen={decision.fee} />
      </Pair>
      {decision.executesAt !== null && <Pair name={words.executes}>{moment(decision.executesAt)}</Pair>}
      <Pair name={words.accepted}>{accepted === '' ? words.nobody : accepted}</Pair>
    </>
  )
}
