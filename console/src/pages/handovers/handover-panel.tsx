import { Alert, App } from 'antd'
import { mayCall } from '@contract/console/rights'
import { shortMoment } from '@contract/moments'
import { yuanText } from '@/lib/format/yuan'
import { useAct } from '../../client/use-act'
import { useMe } from '../../client/session'
import { ActForm } from '../../kit/act/act-form'
import { Facts } from '../../kit/facts/facts'
import { Asked } from '../../kit/notes/asked'
import { Panel, Part } from '../../kit/panel/panel'
import { Turn } from '../../kit/turn/turn'
import { actNames, copy } from './copy'
import type { Handover } from './handovers'
import { Sides } from './sides'

interface HandoverPanelProps {
  readonly one: Handover
  readonly onClose: () => void
}

/** One sale that its seller objects to, and the decision; to undo it takes two. */
export function HandoverPanel({ one, onClose }: HandoverPanelProps) {
  const { blockNo, price, fee, seller, buyer, at, objection, decision, sessionsEnded, undo, areaName } = one
  const { roles } = useMe()
  const decideBy = objection?.decideBy ?? null
  return (
    <Panel title={`${one.no} · ${copy.repeat(blockNo, yuanText(price))}`} onClose={onClose}>
      {decideBy !== null && (
        <Turn who={copy.platform} act={copy.ruling} until={decideBy} otherwise={copy.alarm} look='urgent' />
      )}
      <Facts
        facts={[
          { name: copy.area, value: areaName },
          { name: copy.seller, value: `${seller} ${one.sellerBlockNo ?? ''}` },
          { name: copy.buyer, value: `${buyer} ${one.buyerBlockNo || ''}` },
          { name: copy.at, value: shortMoment(at) },
          { name: copy.sessions, value: copy.sessionsNow(sessionsEnded) },
          { name: copy.fee, value: yuanText(fee) },
          { name: copy.held, value: yuanText(price), isTotal: true },
        ]}
      />
      {objection && (
        <Part title={copy.objection} note={shortMoment(objection.at)}>
          <p>{objection.text}</p>
        </Part>
      )}
      {mayCall('/admin/handover/info', roles) && <Sides id={String(one.orderId)} />}
      {undo && <Asked title={copy.undoAsked(undo.askedBy, undo.reason)} description={copy.oneMore} />}
      {decision && <Alert type='success' title={copy.decided(shortMoment(decision.at), decision.text)} />}
      <Decision one={one} />
    </Panel>
  )
}

function Decision({ one: { orderId, ver, acts, blockNo, price } }: { readonly one: Handover }) {
  const { roles } = useMe()
  const act = useAct('/admin/handover/act')
  const { message, modal } = App.useApp()
  if (!mayCall('/admin/handover/act', roles)) return <Alert type='info' title={copy.reader} />
  if (acts.length === 0) return null
  const run = async (way: (typeof acts)[number], reason: string) => {
    const isFinal = way === 'uphold' || way === 'undo'
    const isSure =
      !isFinal ||
      (await modal.confirm({
        title: `${actNames[way]}：${copy.repeat(blockNo, yuanText(price))}`,
        content: way === 'uphold' ? copy.uphold : copy.undo,
        okText: actNames[way],
      }))
    if (!isSure) return
    const done = await act.run({ orderId, ver, act: way, reason })
    if (done.ok) void message.success(copy.done)
  }
  return (
    <ActForm
      label={copy.reason}
      hint={acts.includes('askUndo') ? copy.oneMore : undefined}
      isBusy={act.isBusy}
      failure={act.failure}
      ways={acts.map((way) => ({
        key: way,
        label: actNames[way],
        look: way === 'uphold' ? 'primary' : way === 'unaskUndo' ? 'plain' : 'danger',
      }))}
      onAct={(way, reason) => {
        const wished = acts.find((one) => one === way)
        if (wished) void run(wished, reason)
      }}
    />
  )
}
