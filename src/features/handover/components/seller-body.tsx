import { View } from '@tarojs/components'
import { useAtomValue } from 'jotai'
import { useMomentText } from '@/lib/session/moment'
import { serverClockAtom } from '@/lib/session/server-clock'
import { Cell } from '@/ui/cell/cell'
import { Countdown } from '@/ui/countdown/countdown'
import { cx } from '@/ui/cx/cx'
import { Note } from '@/ui/note/note'
import { Plate } from '@/ui/plate/plate'
import { Pair, Section } from '@/ui/section/section'
import { TurnPlate } from '@/ui/turn/turn-plate'
import { Yuan } from '@/ui/yuan/yuan'
import type { Handover } from '../atoms'
import { handoverCopy, sellerCopy as copy } from '../copy'
import { netOf, saleTurn } from '../rules/seller'
import { Decision } from './buyer-body'
import styles from './handover.module.scss'
import type { PasswordPlateProps } from './password-plate'
import { PasswordPlate } from './password-plate'

export interface SellerBodyProps extends PasswordPlateProps {
  readonly onRecord: () => void
  /** The day is over, or the decision is due. */
  readonly onEnd: () => void
}

/** A handover as the seller sees it: the money that is held, who has the block, the objection. Source: mockup 29-handover-seller. */
export function SellerBody({ handover, secret, onFind, onRecord, onEnd }: SellerBodyProps) {
  const { now } = useAtomValue(serverClockAtom)
  const { until, what, otherwise, isDispute } = saleTurn(handover, now())
  const { blockNo, objection, acts, passwordState } = handover
  const time = until === undefined ? {} : { time: <Countdown deadlineMs={until} now={now} withSeconds onEnd={onEnd} /> }
  return (
    <>
      <TurnPlate mine={false} dispute={isDispute} what={what} otherwise={otherwise} {...time} />
      {passwordState !== null && <PasswordPlate handover={handover} secret={secret} onFind={onFind} />}
      <Decision handover={handover} />
      <Deal handover={handover} />
      <Section>
        {objection && <Cell icon='gavel' title={copy.objection} note={objection.text} />}
        <Cell icon='lock' title={copy.loggedOut(blockNo)} note={copy.unchanged} />
        <Cell icon='ledger' title={handoverCopy.record} note={handoverCopy.recordNote} onPress={onRecord} />
      </Section>
      {acts.includes('object') && (
        <Note tone='warning' icon='warn'>
          <View className={cx(styles.strong)}>{copy.notYou}</View>
          {copy.within(blockNo, handover)}
        </Note>
      )}
    </>
  )
}

const plateNo = (no: number | null) => (no === null || no === 0 ? copy.resident : no)

function Deal({ handover }: { readonly handover: Handover }) {
  const moment = useMomentText()
  const { sellerBlockNo, buyerBlockNo, blockNo, at, price, fee, state } = handover
  return (
    <Section card>
      <View className={cx(styles.deal)}>
        <View className={cx(styles.party)}>
          <Plate no={plateNo(sellerBlockNo)} size='m' look='mine' />
          <View className={cx(styles.who)}>{copy.you}</View>
        </View>
        <View className={cx(styles.party, styles.middle)}>
          <Plate no={blockNo} size='m' look={state === 'objected' ? 'frozen' : 'transfer'} />
          <View className={cx(styles.who)}>{moment(at)}</View>
        </View>
        <View className={cx(styles.party, styles.right)}>
          <Plate no={plateNo(buyerBlockNo)} size='m' look='other' />
          <View className={cx(styles.who)}>{copy.buyer}</View>
        </View>
      </View>
      <View className={cx(styles.sums)}>
        <Pair name={copy.price}>
          <Yuan fen={price} bare />
        </Pair>
        {state !== 'undone' && (
          <Pair name={copy.fee}>
            <Yuan fen={fee} sign='out' bare />
          </Pair>
        )}
        <Pair name={<View className={cx(styles.strong)}>{copy.net[state]}</View>}>
          <Yuan fen={state === 'undone' ? price : netOf(handover)} size='m' />
        </Pair>
      </View>
    </Section>
  )
}
