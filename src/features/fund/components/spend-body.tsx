import { View } from '@tarojs/components'
import { useAtomValue } from 'jotai'
import type { FundSpend } from '@contract/endpoints/community/fund'
import { grouped } from '@contract/digits'
import { dateText, momentText } from '@/lib/format/moments'
import { yuanText } from '@/lib/format/yuan'
import { imageUrlAtom } from '@/lib/images/image-url'
import { goTo } from '@/lib/routes/go'
import { serverClockAtom } from '@/lib/session/server-clock'
import { Cell } from '@/ui/cell/cell'
import { Countdown } from '@/ui/countdown/countdown'
import { cx } from '@/ui/cx/cx'
import { ImageGrid } from '@/ui/image-grid/image-grid'
import { Note } from '@/ui/note/note'
import { Section, SectionHead } from '@/ui/section/section'
import { Tag } from '@/ui/tag/tag'
import { TurnLine } from '@/ui/turn/turn-line'
import { Yuan } from '@/ui/yuan/yuan'
import { spendCopy } from '../copy'
import { turnOf } from '../rules/spend'
import styles from './spend.module.scss'

export interface SpendBodyProps {
  readonly spend: FundSpend
  /** A deadline is over. */
  readonly onEnd: () => void
}

/** One spend: whose turn it is, what it is for, and what it stands on. Source: community §3 (pages). */
export function SpendBody({ spend, onEnd }: SpendBodyProps) {
  const { now } = useAtomValue(serverClockAtom)
  const { until, ...turn } = turnOf(spend, now())
  const { purpose, amount, state, isLate, isPayee, stoppedBecause } = spend
  const time = until === undefined ? {} : { time: <Countdown deadlineMs={until} now={now} onEnd={onEnd} /> }
  return (
    <>
      <View className={cx(styles.turn)}>
        <TurnLine {...turn} {...time} />
      </View>
      <Section>
        <View className={cx(styles.top)}>
          <View className={cx(styles.head)}>
            <View className={cx(styles.purpose)}>{purpose}</View>
            {isLate && !isPayee && <Tag tone='warning'>{spendCopy.late}</Tag>}
          </View>
          <Yuan fen={amount} size='hero' />
        </View>
        <View className={cx(styles.facts)}>
          <Facts spend={spend} />
        </View>
      </Section>
      {state === 'stopped' && <Note tone='warning'>{spendCopy.stopped(stoppedBecause)}</Note>}
    </>
  )
}

function Facts({ spend }: { readonly spend: FundSpend }) {
  const { now } = useAtomValue(serverClockAtom)
  const { areaId, entryNo, paidAt, payAt, proofBefore, givenBack, state } = spend
  const moment = (atMs: number) => momentText(atMs, now())
  return (
    <>
      <Cell title={spendCopy.payee} value={spendCopy.block(spend.payeeBlockNo)} />
      <Cell title={spendCopy.author} value={spendCopy.block(spend.authorBlockNo)} />
      <Cell
        title={spendCopy.vote}
        value={spendCopy.passed(spend.voteNo, spend.yesShare)}
        onPress={() => goTo('vote', { id: spend.voteId })}
      />
      <Cell title={spendCopy.approvedAt} value={moment(spend.approvedAt)} />
      {state === 'approved' && <Cell title={spendCopy.payAt} value={moment(payAt)} />}
      {paidAt !== null && <Cell title={spendCopy.paidAt} value={moment(paidAt)} />}
      {state === 'paid' && proofBefore !== null && (
        <Cell title={spendCopy.proofBefore} value={dateText(proofBefore, now())} />
      )}
      {givenBack > 0 && <Cell title={spendCopy.back} value={yuanText(givenBack)} />}
      {entryNo !== null && (
        <Cell
          title={spendCopy.entry}
          value={spendCopy.entryNo(grouped(entryNo))}
          onPress={() => goTo('fundEntry', { areaId, no: entryNo })}
        />
      )}
    </>
  )
}

/** The proof as everybody reads it. */
export function ProofView({ spend: { proof, state } }: { readonly spend: FundSpend }) {
  const { now } = useAtomValue(serverClockAtom)
  const urlOf = useAtomValue(imageUrlAtom)
  if (!proof) {
    if (state !== 'paid') return null
    return (
      <Section>
        <SectionHead title={spendCopy.proof} />
        <View className={cx(styles.none)}>{spendCopy.noProof}</View>
      </Section>
    )
  }
  return (
    <Section>
      <SectionHead title={spendCopy.proof} end={spendCopy.proofAt(momentText(proof.at, now()))} />
      <View className={cx(styles.text)}>{proof.text}</View>
      <View className={cx(styles.pictures)}>
        <ImageGrid label={spendCopy.pictures} value={proof.thumbs} urlOf={urlOf} bare />
      </View>
    </Section>
  )
}
