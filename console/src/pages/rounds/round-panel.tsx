import { Alert, Button } from 'antd'
import { useState } from 'react'
import { mayCall } from '@contract/console/rights'
import { roundKindNames, roundStandingOf, roundStateNames } from '@contract/console/queue-words'
import { grouped } from '@contract/digits'
import type { AdminRound } from '@contract/endpoints/console/community/expand'
import { fullMoment } from '@contract/moments'
import { yuanText } from '@/lib/format/yuan'
import { useMe } from '../../client/session'
import { Acts } from '../../kit/act/acts'
import { Facts } from '../../kit/facts/facts'
import { Asked } from '../../kit/approval/asked'
import { Panel, Part } from '../../kit/panel/panel'
import { actNames, copy } from './copy'
import { RoundPreview } from './plan-sums'
import { RoundForm } from './round-form'
import type { RoundPlan } from './rules'

interface RoundPanelProps {
  readonly one: AdminRound
  readonly onClose: () => void
}

/** One round: its prices, what was sold, and what this operator may do with it. */
export function RoundPanel({ one, onClose }: RoundPanelProps) {
  const { roles } = useMe()
  const [isEditing, setEditing] = useState(false)
  const count = one.kind === 'plot' ? copy.plots(grouped(one.quota)) : copy.slots(one.quota)
  const isIdle = one.state === 'draft' && !one.isAsked
  const mayEdit = one.acts.includes('edit') && mayCall('/admin/round/edit', roles)
  return (
    <Panel title={`${one.no} · ${roundStateNames[roundStandingOf(one)]}`} onClose={onClose}>
      {isEditing ? (
        <RoundForm areaId={one.areaId} round={one} onDone={() => setEditing(false)} />
      ) : (
        <>
          {isIdle && <Alert type='warning' showIcon title={copy.idle} />}
          {one.haltedBecause !== '' && <Alert type='error' showIcon title={copy.halted(one.haltedBecause)} />}
          <Facts
            facts={[
              { name: copy.kind, value: roundKindNames[one.kind] },
              { name: copy.head, value: one.title },
              { name: copy.openAt, value: fullMoment(one.openAt) },
              { name: copy.closeAt, value: fullMoment(one.closeAt) },
              { name: copy.perUser, value: one.perUser },
              { name: copy.sold, value: copy.soldOf(one.sold, one.quota) },
              ...(one.reserved > 0 ? [{ name: copy.reserved, value: one.reserved }] : []),
              { name: copy.by, value: one.draftBy },
              ...(one.approvedBy === '' ? [] : [{ name: copy.approvedBy, value: one.approvedBy }]),
            ]}
          />
          {one.description !== '' && <p>{one.description}</p>}
          <Part title={copy.tiers}>
            <Facts
              facts={[
                ...one.tiers.map(({ from, to, price }) => ({
                  name: from === to ? `${from}` : `${from} – ${to}`,
                  value: yuanText(price),
                })),
                ...(one.kind === 'plot' ? [{ name: copy.count, value: count, isTotal: true }] : []),
              ]}
            />
          </Part>
          {(one.state === 'draft' || one.state === 'planned') && (
            <Part title={copy.preview}>
              <RoundPreview areaId={one.areaId} roundId={one.roundId} plan={planIn(one)} />
            </Part>
          )}
          {mayEdit && <Button onClick={() => setEditing(true)}>{isIdle ? copy.askAnew : copy.change}</Button>}
          <Decision one={one} count={count} />
        </>
      )}
    </Panel>
  )
}

const planIn = ({ kind, roundNo, tiers, openAt, closeAt, quota, perUser }: AdminRound): RoundPlan => ({
  kind,
  roundNo,
  tiers,
  openAt,
  closeAt,
  quota: kind === 'slot' ? quota : 0,
  perUser,
})

interface DecisionProps {
  readonly one: AdminRound
  readonly count: string
}

/** The answer to what is asked about it, or else what an operator may do. */
function Decision({ one, count }: DecisionProps) {
  if (one.isAsked) return <Asked kind='round' refId={one.roundId} title={copy.asked} />
  if (one.halt)
    return <Asked kind='roundHalt' refId={one.roundId} title={copy.haltAsked(one.halt.askedBy, one.halt.reason)} />
  return <Alone one={one} count={count} />
}

/** What an operator does alone; the answer to what is asked stands with the ask. */
const alone = ['withdraw', 'askHalt'] as const

const Alone = ({ one, count }: DecisionProps) => {
  const acts = alone.filter((act) => one.acts.includes(act))
  return (
    <Acts
      path='/admin/round/act'
      label={acts.includes('askHalt') ? copy.haltReason : copy.reason}
      maxReason={140}
      ways={acts.map((act) => ({
        key: act,
        label: actNames[act],
        look: 'danger',
        sure: copy.sure(actNames[act], one.no, count),
      }))}
      wish={(way, reason) => ({
        roundId: one.roundId,
        ver: one.ver,
        act: alone.find((act) => act === way) ?? 'withdraw',
        reason,
      })}
    />
  )
}
