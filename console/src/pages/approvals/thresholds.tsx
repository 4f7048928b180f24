import { Button } from 'antd'
import { useState } from 'react'
import { thresholds as range } from '@contract/console/limits'
import { mayCall } from '@contract/console/rights'
import type { ThresholdView } from '@contract/endpoints/console/limits'
import type { Fen } from '@contract/money'
import { fen } from '@contract/money'
import { shortMoment } from '@contract/moments'
import { yuanText } from '@/lib/format/yuan'
import { useMe } from '../../client/session'
import { Acts } from '../../kit/act/acts'
import { Standing } from '../../kit/act/standing'
import { AskedFor } from '../../kit/approval/asked'
import { copy as kit } from '../../kit/copy'
import { Facts } from '../../kit/facts/facts'
import { YuanField } from '../../kit/fields/yuan-field'
import { Loaded, Panel, Part } from '../../kit/panel/panel'
import { useThresholds } from '../../kit/thresholds/use-threshold'
import { copy, thresholdNames } from './copy'

/** From which amounts two persons decide. A lower one counts at once, a higher one waits for a second one of finance. */
export function Thresholds({ onClose }: { readonly onClose: () => void }) {
  const read = useThresholds()
  return (
    <Panel title={copy.thresholds} onClose={onClose}>
      <p>{copy.thresholdsNote}</p>
      <Loaded
        read={read}
        draw={({ thresholds }) => (
          <>
            {thresholds.map((one) => (
              <Standing key={one.name}>
                <Threshold one={one} />
              </Standing>
            ))}
          </>
        )}
      />
    </Panel>
  )
}

function Threshold({ one }: { readonly one: ThresholdView }) {
  const { name, amount, standard, changedAt, approval } = one
  const { roles, areas } = useMe()
  const [isOpen, setOpen] = useState(false)
  const isWaiting = approval?.state === 'waiting'
  // They count in every city, so they are for who may act everywhere.
  const maySet = areas === null && mayCall('/admin/threshold/set', roles)
  return (
    <Part title={thresholdNames[name]}>
      <Facts
        facts={[
          { name: name === 'dispute' ? copy.above : copy.from, value: yuanText(amount), isTotal: true },
          { name: copy.usual, value: yuanText(standard) },
          ...(changedAt === null ? [] : [{ name: copy.changed, value: shortMoment(changedAt) }]),
        ]}
      />
      {isWaiting && (
        <AskedFor
          kind='threshold'
          refId={approval.refId}
          title={`${kit.shared}：${approval.summary}`}
          approval={approval}
        />
      )}
      {maySet && !isWaiting && !isOpen && <Button onClick={() => setOpen(true)}>{copy.change}</Button>}
      {isOpen && <SetThreshold one={one} onDone={() => setOpen(false)} />}
    </Part>
  )
}

function SetThreshold({ one, onDone }: { readonly one: ThresholdView; readonly onDone: () => void }) {
  const { name, ver, amount: before } = one
  const [amount, setAmount] = useState<Fen | null>(before)
  const isGood = amount !== null && amount >= range.minFen && amount <= range.maxFen && amount !== before
  const isMore = amount !== null && amount > before
  return (
    <>
      <YuanField label={thresholdNames[name]} value={amount} onChange={setAmount} />
      <small>{copy.between(yuanText(fen(range.minFen)), yuanText(fen(range.maxFen)))}</small>
      <Acts
        path='/admin/threshold/set'
        label={copy.thresholdReason}
        hint={isMore ? copy.higher : copy.lower}
        ways={[
          {
            key: 'set',
            label: isMore ? copy.askHigher : copy.saveLower,
            look: 'primary',
            isOff: !isGood,
            done: isMore ? kit.shared : kit.done,
          },
        ]}
        wish={(_, reason) => ({ name, ver, amount: amount ?? before, reason })}
        onDone={onDone}
      />
    </>
  )
}
