import { Button } from 'antd'
import { fullMoment } from '@contract/moments'
import { yuanText } from '@/lib/format/yuan'
import { Facts } from '../../kit/facts/facts'
import { Panel } from '../../kit/panel/panel'
import { copy } from './copy'
import type { Refund } from './rows'
import { stateText } from './words'
import { PersonLink } from '../../kit/thing/people'
import { ThingLink } from '../../kit/thing/thing-link'

interface RefundPanelProps {
  readonly one: Refund
  readonly onClose: () => void
  readonly onFind: (payNo: string) => void
}

/** One refund, and the way to the payment it gave back. */
export const RefundPanel = ({ one, onClose, onFind }: RefundPanelProps) => (
  <Panel title={`${one.refundNo} · ${stateText(one.state)}`} onClose={onClose}>
    <Facts
      facts={[
        { name: copy.subject, value: one.subject },
        { name: copy.resident, value: <PersonLink userId={one.userId}>{one.userName}</PersonLink> },
        { name: copy.pay, value: <ThingLink thing={{ refType: 'pay', no: one.payNo }}>{one.payNo}</ThingLink> },
        { name: copy.outTrade, value: one.outTradeNo },
        { name: copy.because, value: one.reason },
        { name: copy.at, value: fullMoment(one.createdAt) },
        ...(one.endedAt === null ? [] : [{ name: copy.ended, value: fullMoment(one.endedAt) }]),
        { name: copy.bonus, value: yuanText(one.bonus) },
        { name: copy.amount, value: yuanText(one.amount), isTotal: true },
      ]}
    />
    <Button onClick={() => onFind(one.payNo)}>{copy.find}</Button>
  </Panel>
)
