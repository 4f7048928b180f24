import { Alert } from 'antd'
import { useState } from 'react'
import { refundStateNames } from '@contract/console/queue-words'
import { needsTwo } from '@contract/console/for-two'
import { mayCall } from '@contract/console/rights'
import type { GatewayPaymentView } from '@contract/endpoints/money/refunds'
import { hiddenAccount } from '@contract/ledger/account-words'
import type { Fen } from '@contract/money'
import { fullMoment, shortMoment } from '@contract/moments'
import { yuanText } from '@/lib/format/yuan'
import { useMe } from '../../client/session'
import { Acts } from '../../kit/act/acts'
import { copy as kit } from '../../kit/copy'
import { Facts } from '../../kit/facts/facts'
import { YuanField } from '../../kit/fields/yuan-field'
import { Asked } from '../../kit/approval/asked'
import { Part } from '../../kit/panel/panel'
import { Postings } from '../../kit/postings/postings'
import { useThreshold } from '../../kit/settings/use-threshold'
import { withBefore } from '../../kit/settings/with-before'
import { copy } from './copy'
import { PersonLink } from '../../kit/thing/people'

/** Who paid; of a gift of an unknown giver there is no number. */
const payerOf = ({ payer: { blockNo, nickName } }: GatewayPaymentView): string =>
  blockNo === 0 ? nickName : `${blockNo} ${nickName}`

const accountOf = ({ payer: { userId } }: GatewayPaymentView): string =>
  userId === 0 ? hiddenAccount : `user:${userId}:available`

/** A payment that the gateway collected, what was given back of it, and a refund of the rest. */
export function Payment({ one }: { readonly one: GatewayPaymentView }) {
  const { roles } = useMe()
  return (
    <>
      <Facts
        facts={[
          { name: copy.payer, value: <PersonLink userId={one.payer.userId}>{payerOf(one)}</PersonLink> },
          { name: copy.subject, value: one.subject },
          { name: copy.pay, value: one.payNo },
          { name: copy.outTrade, value: one.outTradeNo },
          { name: copy.paidAt, value: fullMoment(one.paidAt) },
          { name: copy.paid, value: yuanText(one.amount) },
          { name: copy.left, value: yuanText(one.left), isTotal: true },
        ]}
      />
      {one.isLate && <Alert type='warning' title={copy.late} />}
      {one.refunds.length > 0 && (
        <Part title={copy.before} note={String(one.refunds.length)}>
          {one.refunds.map(({ refundNo, amount, state, reason, at }) => (
            <p key={refundNo}>
              {yuanText(amount)} {refundStateNames[state]} {reason} <small>{shortMoment(at)}</small>
            </p>
          ))}
        </Part>
      )}
      {one.waiting && (
        <Asked
          kind='refund'
          refId={Number(one.waiting.refId)}
          title={copy.waiting(one.waiting.by, yuanText(one.waiting.amount))}
          description={shortMoment(one.waiting.at)}
        />
      )}
      {one.left > 0 && !one.waiting && mayCall('/admin/pay/refund', roles) && <Refund one={one} />}
      {!mayCall('/admin/pay/refund', roles) && <Alert type='info' title={kit.reader} />}
    </>
  )
}

/** How much, with what it does to the books; from the amount of two persons on it is asked for. */
function Refund({ one }: { readonly one: GatewayPaymentView }) {
  const { outTradeNo, left, twoBefore: before } = one
  const [amount, setAmount] = useState<Fen | null>(left)
  const setFen = useThreshold('refundTwo')
  const isGood = amount !== null && amount > 0 && amount <= left
  const isForTwo = isGood && needsTwo('refundTwo', { amount, before, setFen })
  const shown = isGood ? yuanText(amount) : ''
  return (
    <>
      <Part title={copy.wish} note={copy.tooMuch(yuanText(left))}>
        <YuanField label={copy.wish} value={amount} onChange={setAmount} />
      </Part>
      {isGood && (
        <Part title={kit.postings}>
          <Postings
            {...(one.payer.blockNo !== 0 && { owners: { [one.payer.userId]: one.payer.blockNo } })}
            legs={[
              { from: accountOf(one), to: 'payout:clearing', amount },
              { from: 'payout:clearing', to: 'gateway:wechat', amount },
            ]}
          />
          <small>{copy.bonusNote}</small>
        </Part>
      )}
      {isGood && (
        <Alert
          type={isForTwo ? 'warning' : 'info'}
          showIcon
          title={(isForTwo ? copy.two : copy.one)(withBefore(amount, before), yuanText(setFen))}
        />
      )}
      <Acts
        path={isForTwo ? '/admin/refund/ask' : '/admin/pay/refund'}
        label={copy.reason}
        maxReason={80}
        ways={[
          {
            key: 'run',
            look: 'primary',
            label: (isForTwo ? copy.submit : copy.run)(shown),
            isOff: !isGood,
            sure: copy.sure(payerOf(one), shown),
            done: isForTwo ? kit.shared : kit.done,
          },
        ]}
        wish={(_, reason) => ({ outTradeNo, amount: amount ?? left, reason })}
      />
    </>
  )
}
