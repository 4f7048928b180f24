import { View } from '@tarojs/components'
import { useAtomValue } from 'jotai'
import type { Fen } from '@contract/money'
import { momentText } from '@/lib/format/moments'
import { yuanText } from '@/lib/format/yuan'
import { goTo } from '@/lib/routes/go'
import { serverClockAtom } from '@/lib/session/server-clock'
import { Cell } from '@/ui/cell/cell'
import { Countdown } from '@/ui/countdown/countdown'
import { cx } from '@/ui/cx/cx'
import { Pressable } from '@/ui/pressable/pressable'
import { Section, SectionHead } from '@/ui/section/section'
import { TurnLine } from '@/ui/turn/turn-line'
import type { OwnBlocks } from '../atoms'
import { homeCopy as copy } from '../copy'
import styles from './home.module.scss'

export interface OwnRowsProps {
  readonly own: OwnBlocks
  /** Called when a deadline has passed. */
  readonly onEnd: () => void
}

/** What waits for the reader, with its deadline, and the money of sales that is still held. */
export function OwnRows({ own: { checkOuts, bought, sold }, onEnd }: OwnRowsProps) {
  const count = checkOuts.length + bought.length
  return (
    <>
      {count > 0 && (
        <Section>
          <SectionHead title={copy.own} count={count} />
          {checkOuts.map(({ payNo, blocks, amount, expireAt }) => (
            <Row
              key={payNo}
              title={copy.toPay(blocks)}
              amount={amount}
              act={copy.pay}
              until={expireAt}
              otherwise={copy.otherwisePay}
              onPress={() => goTo('pay', { payNo })}
              onEnd={onEnd}
            />
          ))}
          {bought.map(({ orderId, blockNo, until }) => (
            <Row
              key={orderId}
              title={copy.sold(blockNo)}
              act={copy.password}
              until={until}
              otherwise={copy.otherwisePassword}
              onPress={() => goTo('handover', { id: orderId })}
              onEnd={onEnd}
            />
          ))}
        </Section>
      )}
      {sold.length > 0 && (
        <Section>
          <SectionHead title={copy.held} count={sold.length} />
          {sold.map((sale) => (
            <Held key={sale.orderId} sale={sale} />
          ))}
        </Section>
      )}
    </>
  )
}

interface RowProps {
  readonly title: string
  readonly amount?: Fen
  readonly act: string
  readonly until: number
  readonly otherwise: string
  readonly onPress: () => void
  readonly onEnd: () => void
}

function Row({ title, amount, act, until, otherwise, onPress, onEnd }: RowProps) {
  const { now } = useAtomValue(serverClockAtom)
  return (
    <Pressable className={cx(styles.own)} onPress={onPress}>
      <View className={cx(styles.line)}>
        <View className={cx(styles.title)}>{title}</View>
        {amount !== undefined && <View className={cx(styles.value)}>¥{yuanText(amount)}</View>}
      </View>
      <TurnLine
        tone='me'
        who={copy.own}
        act={act}
        time={<Countdown deadlineMs={until} now={now} onEnd={onEnd} />}
        otherwise={otherwise}
      />
    </Pressable>
  )
}

function Held({ sale: { orderId, blockNo, income, releaseAt } }: { readonly sale: OwnBlocks['sold'][number] }) {
  const { now } = useAtomValue(serverClockAtom)
  const text = yuanText(income)
  return (
    <Cell
      icon='lock'
      title={copy.sold(blockNo)}
      note={releaseAt === null ? copy.objected(text) : copy.release(text, momentText(releaseAt, now()))}
      onPress={() => goTo('handover', { id: orderId })}
    />
  )
}
