import { Alert } from 'antd'
import { spendStateNames } from '@contract/console/queue-words'
import type { AdminSpend } from '@contract/endpoints/console/community/fund'
import { fullMoment, shortMoment } from '@contract/moments'
import { yuanText } from '@/lib/format/yuan'
import { Acts } from '../../kit/act/acts'
import { copy as kit } from '../../kit/copy'
import { Facts } from '../../kit/facts/facts'
import { Asked } from '../../kit/approval/asked'
import { Panel, Part } from '../../kit/panel/panel'
import { Pictures } from '../../kit/pictures/pictures'
import { Postings } from '../../kit/postings/postings'
import { copy } from './copy'
import { BlockLink } from '../../kit/thing/people'
import { ThingLink } from '../../kit/thing/thing-link'

interface SpendPanelProps {
  readonly one: AdminSpend
  readonly onClose: () => void
}

/** One spend: what the vote let be paid, to whom, its proof, and the stop by two. */
export const SpendPanel = ({ one, onClose }: SpendPanelProps) => (
  <Panel title={`${one.no} · ${spendStateNames[one.state]}`} onClose={onClose}>
    <strong>{one.purpose}</strong>
    {one.stoppedBecause !== '' && <Alert type='error' showIcon title={copy.stopped(one.stoppedBecause)} />}
    <Facts
      facts={[
        { name: copy.payee, value: <BlockLink no={one.payeeBlockNo} areaId={one.areaId} /> },
        {
          name: copy.vote,
          value: <ThingLink thing={{ refType: 'vote', no: one.voteNo, areaId: one.areaId }}>{one.voteNo}</ThingLink>,
        },
        { name: copy.yes, value: one.yesShare === null ? copy.secret : copy.share(one.yesShare) },
        { name: copy.payAt, value: fullMoment(one.paidAt ?? one.payAt) },
        ...(one.proofBefore === null ? [] : [{ name: copy.proofBefore, value: fullMoment(one.proofBefore) }]),
        ...(one.givenBack > 0 ? [{ name: copy.back, value: yuanText(one.givenBack) }] : []),
        { name: copy.amount, value: yuanText(one.amount), isTotal: true },
      ]}
    />
    {one.state === 'approved' && (
      <Part title={kit.postings}>
        <Postings
          legs={[{ from: `area:${one.areaId}:fund`, to: `${one.payeeBlockNo} ${copy.payee}`, amount: one.amount }]}
        />
      </Part>
    )}
    {one.proof && (
      <Part title={copy.proof} note={shortMoment(one.proof.at)}>
        <p>{one.proof.text}</p>
        <Pictures keys={one.proof.thumbs} size={96} />
      </Part>
    )}
    {one.stop && (
      <Asked kind='fundStop' refId={one.spendId} title={copy.stopAsked(one.stop.askedBy, one.stop.reason)} />
    )}
    <Acts
      path='/admin/fund/act'
      label={copy.reason}
      hint={copy.hint}
      maxReason={140}
      ways={
        one.acts.includes('askStop')
          ? [{ key: 'askStop', label: copy.askStop, look: 'danger', sure: copy.sure(one.no, yuanText(one.amount)) }]
          : []
      }
      wish={(_, reason) => ({ spendId: one.spendId, ver: one.ver, act: 'askStop' as const, reason })}
    />
  </Panel>
)
