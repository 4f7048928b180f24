import { Alert, App } from 'antd'
import { correctionStateNames } from '@contract/console/queue-words'
import { mayCall } from '@contract/console/rights'
import type { CorrectionView } from '@contract/endpoints/money/corrections'
import { kindWords } from '@contract/ledger/txn-kinds'
import { shortMoment } from '@contract/moments'
import { useAct } from '../../client/use-act'
import { useMe } from '../../client/session'
import { ActForm } from '../../kit/act/act-form'
import { copy as kit } from '../../kit/copy'
import { Facts } from '../../kit/facts/facts'
import { Asked } from '../../kit/notes/asked'
import { Panel, Part } from '../../kit/panel/panel'
import { Postings, reversed } from '../../kit/postings/postings'
import { actNames, copy } from './copy'
import { Preview } from './preview'
import { movedBy } from './words'

interface CorrectionPanelProps {
  readonly one: CorrectionView
  readonly onClose: () => void
}

/** A correction: what was posted, what would be, and the second person's answer. */
export const CorrectionPanel = ({ one, onClose }: CorrectionPanelProps) => (
  <Panel title={`${one.txn.reference} · ${correctionStateNames[one.state]}`} onClose={onClose}>
    <Facts
      facts={[
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
      <Postings legs={one.txn.transfers} />
    </Part>
    {one.state === 'done' && (
      <Part title={copy.posted}>
        <Postings legs={reversed(one.txn.transfers)} />
      </Part>
    )}
    {one.state === 'proposed' && (
      <Part title={copy.willPost}>
        <Preview txnId={one.txn.txnId} />
      </Part>
    )}
    {one.state === 'proposed' && (
      <>
        <Asked kind='correction' refId={one.txn.txnId} title={kit.oneMore} />
        <Decision one={one} />
      </>
    )}
  </Panel>
)

function Decision({ one }: { readonly one: CorrectionView }) {
  const { correctionId: id, ver, acts, txn } = one
  const { roles } = useMe()
  const confirm = useAct('/admin/correctionConfirm')
  const refuse = useAct('/admin/correctionRefuse')
  const { message, modal } = App.useApp()
  if (!mayCall('/admin/correctionConfirm', roles)) return <Alert type='info' title={kit.reader} />
  const mayConfirm = acts.includes('confirm')
  const refusal = mayConfirm ? actNames.refuse : copy.withdraw
  const act = async (way: string, reason: string) => {
    const sure =
      way === 'confirm'
        ? { title: copy.sure(txn.reference, movedBy(one)), okText: actNames.confirm }
        : { title: copy.sureNot(refusal, txn.reference, movedBy(one)), okText: refusal }
    if (!(await modal.confirm(sure))) return
    const done = await (way === 'confirm' ? confirm.run({ id, ver }) : refuse.run({ id, ver, reason }))
    if (done.ok) void message.success(correctionStateNames[done.value.state])
  }
  return (
    <ActForm
      label={copy.because}
      hint={mayConfirm ? copy.hint : kit.own}
      maxReason={140}
      isBusy={confirm.isBusy || refuse.isBusy}
      failure={confirm.failure ?? refuse.failure}
      ways={[
        ...(acts.includes('refuse') ? [{ key: 'refuse', label: refusal, look: 'danger' as const }] : []),
        ...(mayConfirm
          ? [{ key: 'confirm', label: actNames.confirm, look: 'primary' as const, isReasonFree: true }]
          : []),
      ]}
      onAct={(way, reason) => void act(way, reason)}
    />
  )
}
