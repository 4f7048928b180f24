import { View } from '@tarojs/components'
import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import type { GatewayPaymentView } from '@contract/endpoints/money/refunds'
import { momentText } from '@contract/moments'
import { yuanText } from '@/lib/format/yuan'
import type { CallError } from '@/lib/http/errors'
import { callErrorText } from '@/lib/http/errors'
import { serverClockAtom } from '@/lib/session/server-clock'
import { a11y } from '@/platform/a11y/a11y'
import { Button } from '@/ui/button/button'
import { cx } from '@/ui/cx/cx'
import { Field } from '@/ui/field/field'
import { Note } from '@/ui/note/note'
import { RecordRow } from '@/ui/record-row/record-row'
import { Section } from '@/ui/section/section'
import { EmptyState } from '@/ui/empty-state/empty-state'
import { refundCopy as words } from '../copy'
import { findPaymentsAtom } from '../refund-atoms'
import styles from './desk.module.scss'
import { RefundDialog } from './refund-dialog'

/** Finds what the gateway collected under a number, and gives it back. Our decision: docs/decisions/0060-payment-gateway.md */
export function Refunds() {
  const [typed, setTyped] = useState('')
  const [found, setFound] = useState<readonly GatewayPaymentView[]>()
  const [failure, setFailure] = useState<CallError>()
  const [asked, setAsked] = useState<GatewayPaymentView>()
  const search = useSetAtom(findPaymentsAtom)
  const find = async () => {
    const reference = typed.trim()
    if (reference === '') return
    const answer = await search(reference)
    setFound(answer.ok ? answer.value : undefined)
    setFailure(answer.ok ? undefined : answer.error)
  }
  const done = () => {
    setAsked(undefined)
    void find()
  }
  return (
    <>
      <Section>
        <Field
          label={words.search}
          value={typed}
          onChange={setTyped}
          hint={words.searchHint}
          maxLength={64}
          onConfirm={() => void find()}
        />
        <View className={cx(styles.find)}>
          <Button kind='secondary' onPress={() => void find()}>
            {words.find}
          </Button>
        </View>
      </Section>
      <View>{failure && <Note tone='error'>{callErrorText(failure)}</Note>}</View>
      {found?.length === 0 && <EmptyState kind='empty' title={words.none} />}
      {found?.map((payment) => (
        <Payment key={payment.outTradeNo} payment={payment} onRefund={() => setAsked(payment)} />
      ))}
      {asked && <RefundDialog payment={asked} onDone={done} onClose={() => setAsked(undefined)} />}
    </>
  )
}

interface PaymentProps {
  readonly payment: GatewayPaymentView
  readonly onRefund: () => void
}

function Payment({ payment, onRefund }: PaymentProps) {
  const { now } = useAtomValue(serverClockAtom)
  const { payer, subject, amount, left, outTradeNo, isLate, paidAt, refunds } = payment
  return (
    <Section card>
      <View {...a11y.describe({ role: 'group', label: outTradeNo })}>
        <RecordRow
          what={`${words.from(payer.blockNo, payer.nickName)} · ${subject}`}
          amount={amount}
          when={`${momentText(paidAt, now())} · ${outTradeNo}`}
        />
        <View className={cx(styles.facts)}>
          {isLate && <View>{words.late}</View>}
          {refunds.map((one) => (
            <View key={one.refundNo}>
              {[
                `−${yuanText(one.amount)}`,
                ...(one.bonus > 0 ? [words.bonus(yuanText(one.bonus))] : []),
                words.states[one.state],
                one.reason,
                momentText(one.at, now()),
              ].join(' · ')}
            </View>
          ))}
          <View>{words.left(yuanText(left))}</View>
        </View>
        {left > 0 && (
          <View className={cx(styles.acts)}>
            <Button small kind='secondary' onPress={onRefund}>
              {words.refund}
            </Button>
          </View>
        )}
      </View>
    </Section>
  )
}
