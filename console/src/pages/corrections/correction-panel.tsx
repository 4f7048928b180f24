import { correctionStateNames } from '@contract/console/queue-words'
import type { CorrectionView } from '@contract/endpoints/money/corrections'
import { kindWords } from '@contract/ledger/txn-kinds'
import { shortMoment } from '@contract/moments'
import { copy as kit } from '../../kit/copy'
import { Facts } from '../../kit/facts/facts'
import { Asked } from '../../kit/approval/asked'
import { Panel, Part } from '../../kit/panel/panel'
import { Postings } from '../../kit/postings/postings'
import { reversed } from '../../kit/postings/rules'
import { copy } from './copy'
import { Preview } from './preview'
import { ThingLink } from '../../kit/thing/thing-link'

interface CorrectionPanelProps {
  readonly one: CorrectionView
  readonly onClose: () => void
}

/** A correction: what was posted, what would be, and the second person's answer. */
export const CorrectionPanel = ({ one, onClose }: CorrectionPanelProps) => (
  <Panel title={`${one.txn.reference} · ${correctionStateNames[one.state]}`} onClose={onClose}>
    <Facts
      facts={[
        {
          name: copy.txn,
          value: (
            <ThingLink thing={{ refType: one.txn.refType, refId: one.txn.refId, no: one.txn.reference }}>
              {one.txn.reference}
            </ThingLink>
          ),
        },
        { name: copy.type, value: one.txn.memo || kindWords(one.txn.type) },
        { name: copy.by, value: `${one.proposedBy} ${shortMoment(one.proposedAt)}` },
        { name: copy.reason, value: one.reason },
        ...(one.decidedAt === null
          ? []
          : [{ name: copy.decidedBy, value: `${one.decidedBy} ${shortMoment(one.decidedAt)}` }]),
        ...(one.refusedReason === '' ? [] : [{ name: copy.refusedBecause, value: one.refusedReason }]),
      ]}
    />
    <Part title={copy.wasPosted} note={shortMoment(one.txn.at)}>
      <Postings legs={one.txn.transfers} owners={one.txn.owners} />
    </Part>
    {one.state === 'done' && (
      <Part title={copy.posted}>
        <Postings legs={reversed(one.txn.transfers)} owners={one.txn.owners} />
      </Part>
    )}
    {one.state === 'proposed' && (
      <Part title={copy.willPost}>
        <Preview txnId={one.txn.txnId} />
      </Part>
    )}
    {one.state === 'proposed' && <Asked kind='correction' refId={one.txn.txnId} title={kit.oneMore} />}
  </Panel>
)
