import { Alert } from 'antd'
import { useState } from 'react'
import { mayCall } from '@contract/console/rights'
import { draftWays } from '@contract/endpoints/console/disputes'
import { shortMoment } from '@contract/moments'
import { yuanText } from '@/lib/format/yuan'
import { useMe } from '../../client/session'
import { Acts } from '../../kit/act/acts'
import { copy as notes } from '../../kit/colleague-notes/copy'
import { Drafts } from '../../kit/colleague-notes/drafts'
import type { Draft } from '../../kit/colleague-notes/use-drafts'
import { Facts } from '../../kit/facts/facts'
import { Asked } from '../../kit/approval/asked'
import { Panel, Part } from '../../kit/panel/panel'
import { Turn } from '../../kit/turn/turn'
import { actNames, copy } from './copy'
import type { Handover } from './rows'
import { Sides } from './sides'
import { useCase } from './use-case'
import { BlockLink, Resident } from '../../kit/thing/people'

interface HandoverPanelProps {
  readonly one: Handover
  readonly onClose: () => void
}

/** One sale that its seller objects to, and the decision; to undo it takes two. */
export function HandoverPanel({ one, onClose }: HandoverPanelProps) {
  const { blockNo, price, fee, seller, buyer, at, objection, decision, sessionsEnded, undo, areaName } = one
  const read = useCase(one.orderId)
  const decideBy = objection?.decideBy ?? null
  return (
    <Panel title={`${one.no} · ${copy.repeat(blockNo, yuanText(price))}`} onClose={onClose}>
      {decideBy !== null && (
        <Turn who={copy.platform} act={copy.ruling} until={decideBy} otherwise={copy.alarm} look='urgent' />
      )}
      <Facts
        facts={[
          { name: copy.area, value: areaName },
          { name: copy.block, value: <BlockLink no={blockNo} areaId={one.areaId} /> },
          {
            name: copy.seller,
            value: (
              <Resident userId={one.sellerId} name={seller || copy.city} no={one.sellerBlockNo} areaId={one.areaId} />
            ),
          },
          {
            name: copy.buyer,
            value: <Resident userId={one.buyerId} name={buyer} no={one.buyerBlockNo} areaId={one.areaId} />,
          },
          { name: copy.at, value: shortMoment(at) },
          { name: copy.sessions, value: copy.sessionsNow(sessionsEnded) },
          { name: copy.fee, value: yuanText(fee) },
          ...(read.value ? [{ name: copy.held, value: yuanText(read.value.held), isTotal: true }] : []),
        ]}
      />
      {objection && (
        <Part title={copy.objection} note={shortMoment(objection.at)}>
          <p>{objection.text}</p>
        </Part>
      )}
      <Sides read={read} />
      {undo && (
        <Asked
          kind='undo'
          refId={one.orderId}
          title={copy.undoAsked(undo.askedBy, undo.reason)}
          description={copy.oneMore}
        />
      )}
      {decision && <Alert type='success' title={copy.decided(shortMoment(decision.at), decision.text)} />}
      <Decision one={one} />
    </Panel>
  )
}

const [uphold, askUndo] = draftWays.handover

/** What colleagues suggest, and the decision or a draft of it. */
function Decision({ one }: { readonly one: Handover }) {
  const { roles } = useMe()
  const [taken, setTaken] = useState<Draft>()
  const about = { refType: 'handover', refId: one.orderId } as const
  const isDeciding = mayCall('/admin/handover/act', roles)
  const isDrafting = !isDeciding && mayCall('/admin/draft/add', roles) && one.decision === null
  return (
    <>
      {one.decision === null && (
        <Drafts
          refType='handover'
          refId={one.orderId}
          names={actNames}
          onTake={isDeciding && alone(one).length > 0 ? setTaken : undefined}
        />
      )}
      {isDeciding && <Deciding key={taken?.draftId} one={one} taken={taken} />}
      {isDrafting && (
        <Acts
          path='/admin/draft/add'
          label={notes.draftReason}
          hint={notes.draftHint}
          ways={draftWays.handover.map((key) => ({ key, label: copy.suggest(actNames[key]), done: notes.draftDone }))}
          wish={(way, reason) => ({ ...about, way: way === uphold ? uphold : askUndo, reason })}
        />
      )}
      {!isDeciding && !isDrafting && <Alert type='info' title={copy.reader} />}
    </>
  )
}

interface DecidingProps {
  readonly one: Handover
  readonly taken: Draft | undefined
}

/** What one person does; the answer to an ask stands with the ask. */
const alone = ({ acts }: Handover) => draftWays.handover.filter((way) => acts.includes(way))

function Deciding({ one, taken }: DecidingProps) {
  const { orderId, ver, no, blockNo, price } = one
  const acts = alone(one)
  return (
    <Acts
      path='/admin/handover/act'
      label={copy.reason}
      hint={acts.includes('askUndo') ? copy.oneMore : undefined}
      start={taken?.reason}
      ways={acts.map((key) =>
        key === 'uphold'
          ? {
              key,
              label: actNames[key],
              look: 'primary',
              sure: `${actNames[key]}：${no}，${copy.repeat(blockNo, yuanText(price))}`,
              sureOf: copy.uphold,
            }
          : { key, label: actNames[key], look: 'danger' },
      )}
      wish={(way, reason) => ({ orderId, ver, act: way === uphold ? uphold : askUndo, reason })}
    />
  )
}
