import { Alert } from 'antd'
import { blockMarket } from '@contract/block/limits'
import { fullMoment } from '@contract/moments'
import { yuanText } from '@/lib/format/yuan'
import { Acts } from '../../kit/act/acts'
import { Facts } from '../../kit/facts/facts'
import { Asked } from '../../kit/approval/asked'
import { Panel } from '../../kit/panel/panel'
import type { Block } from './rows'
import { actNames, copy } from './copy'
import { Resident } from '../../kit/thing/people'
import { Owner } from './owner'
import { Sales } from './sales'

interface BlockPanelProps {
  readonly one: Block
  readonly onClose: () => void
}

/** What operators may do with a block in its state; the server says the last word about who. */
function actsOn({ state, isUnfreezeAsked }: Block): readonly (keyof typeof actNames)[] {
  if (state !== 'frozen') return ['freeze']
  return isUnfreezeAsked ? [] : ['askUnfreeze']
}

/** One block, and its freeze. */
export const BlockPanel = ({ one, onClose }: BlockPanelProps) => {
  const owner = one.ownerName ?? copy.city
  const acts = actsOn(one)
  return (
    <Panel title={`${one.blockNo} · ${copy.states[one.state]}`} onClose={onClose}>
      <Facts
        facts={[
          { name: copy.owner, value: <Owner one={one} /> },
          ...(one.buyerName === null
            ? []
            : [
                {
                  name: copy.buyer,
                  value: <Resident userId={one.buyerId} name={one.buyerName} no={one.buyerNo} areaId={one.areaId} />,
                },
              ]),
          { name: copy.zone, value: one.zone ?? '—' },
          { name: copy.capacity, value: one.capacity },
          ...(one.heldSince === null ? [] : [{ name: copy.since, value: fullMoment(one.heldSince) }]),
          { name: copy.price, value: one.price === null ? '—' : yuanText(one.price), isTotal: true },
        ]}
      />
      {one.frozenBecause !== null && <Alert type='error' title={copy.because} description={one.frozenBecause} />}
      <Sales blockId={one.blockId} />
      {one.isUnfreezeAsked && <Asked kind='unfreeze' refId={one.blockId} title={copy.asked} />}
      <Acts
        path='/admin/block/act'
        label={copy.reason}
        hint={one.state === 'frozen' ? copy.unfreezeNote : copy.freezeNote}
        minReason={blockMarket.reason.min}
        maxReason={blockMarket.reason.max}
        ways={acts.map((act) => ({
          key: act,
          label: actNames[act],
          look: act === 'freeze' ? 'danger' : 'primary',
          sure: copy.sure(actNames[act], one.blockNo, owner),
        }))}
        wish={(way, reason) => ({
          blockId: one.blockId,
          ver: one.ver,
          act: acts.find((act) => act === way) ?? 'freeze',
          reason,
        })}
      />
    </Panel>
  )
}
