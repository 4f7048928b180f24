import type { ReactNode } from 'react'
import { yuanText } from '@/lib/format/yuan'
import type { AfterPay, Payable } from '@/lib/pay/payable'
import { goToBoard } from '@/lib/routes/go'
import { BottomBar } from '@/ui/bottom-bar/bottom-bar'
import { Button } from '@/ui/button/button'
import { Screen } from '@/ui/screen/screen'
import { Section, SectionHead } from '@/ui/section/section'
import { Timeline } from '@/ui/timeline/timeline'
import { TurnPlate } from '@/ui/turn/turn-plate'
import { cashierCopy } from '../copy'
import { paidCopy } from '../paid-copy'
import type { Arrival } from '../paid-atoms'
import { useArrival } from '../use-arrival'

export interface PaidScreenProps {
  readonly payable: Payable
  readonly after: AfterPay
  /** The acting block. */
  readonly plate: number | undefined
  readonly onReload: () => void
  /** Leads to what was paid. */
  readonly onLook: () => void
  /** Leads to the cashier of something that is not paid. */
  readonly onPay: () => void
  readonly children?: ReactNode
}

interface Fact {
  readonly what: string
  readonly otherwise?: string | undefined
}

/** What is known about the payment, in a line, and what follows from it. */
function factOf({ state, amount, words }: Payable, after: AfterPay, arrival: Arrival | undefined): Fact {
  if (state !== 'unpaid') return after.now ?? { what: cashierCopy.paid(yuanText(amount)), otherwise: after.otherwise }
  if (arrival === 'open') return { what: paidCopy.arriving, otherwise: paidCopy.arrivingText }
  if (arrival === 'unpaid') return { what: paidCopy.unpaid, otherwise: words.otherwise }
  return { what: paidCopy.arriving, otherwise: cashierCopy.checking }
}

/** After the payment: that it arrived, who does what next until when, and the ways on. While the platform confirms it, that it waits. */
export function PaidScreen({ payable, after, plate, onReload, onLook, onPay, children }: PaidScreenProps) {
  const arrival = useArrival(payable, onReload)
  const { state, words } = payable
  const isUnpaid = state === 'unpaid' && arrival === 'unpaid'
  const bar = (
    <BottomBar actions={[{ icon: 'buy', text: paidCopy.more, onPress: goToBoard }]}>
      <Button onPress={isUnpaid ? onPay : onLook}>{isUnpaid ? paidCopy.pay : words.look}</Button>
    </BottomBar>
  )
  const steps = after.steps.map(({ state: at, title, text }, key) => ({ key, state: at, title, note: text }))
  return (
    <Screen title={paidCopy.title} subtitle={words.number} plate={plate} footer={bar}>
      <TurnPlate mine={false} {...factOf(payable, after, arrival)} />
      {state !== 'unpaid' && steps.length > 0 && (
        <Section card>
          <SectionHead title={paidCopy.next} />
          <Timeline steps={steps} />
        </Section>
      )}
      {children}
    </Screen>
  )
}
