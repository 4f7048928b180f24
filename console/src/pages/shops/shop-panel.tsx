import { Alert } from 'antd'
import { shopCategoryNames, shopStateNames } from '@contract/console/queue-words'
import { fullMoment } from '@contract/moments'
import { levelNames } from '@contract/shop/level-names'
import type { ShopAdminAct } from '@contract/shop/transitions'
import { yuanText } from '@/lib/format/yuan'
import { Acts } from '../../kit/act/acts'
import { Facts } from '../../kit/facts/facts'
import { Panel, Part } from '../../kit/panel/panel'
import { Pictures } from '../../kit/pictures/pictures'
import { Turn } from '../../kit/turn/turn'
import { actNames, copy, paths } from './copy'
import type { Shop } from './rows'
import { Resident } from '../../kit/thing/people'

interface ShopPanelProps {
  readonly one: Shop
  readonly onClose: () => void
}

/** One shop with its pictures large, what waits for review, and the decision. */
export const ShopPanel = ({ one, onClose }: ShopPanelProps) => {
  const { own } = one
  const waits = own.reviewBy !== null && (one.acts.includes('approve') || one.acts.includes('approveEdit'))
  return (
    <Panel title={`${one.no} · ${one.name}`} onClose={onClose}>
      {waits && <Turn who={copy.platform} act={copy.act} until={own.reviewBy} otherwise={copy.alarm} look='urgent' />}
      <Pictures keys={one.thumbs} size={152} />
      {own.pending && (
        <Part title={copy.pending}>
          <strong>{own.pending.name}</strong>
          <Pictures keys={own.pending.thumbs} size={152} />
        </Part>
      )}
      <Facts
        facts={[
          { name: copy.tabsLabel, value: shopStateNames[one.state] },
          {
            name: copy.owner,
            value: <Resident userId={one.ownerId} name={one.owner} no={one.blockNo} areaId={one.areaId} />,
          },
          { name: copy.level, value: levelNames[one.level] },
          { name: copy.category, value: shopCategoryNames[one.category] },
          { name: copy.slogan, value: one.slogan },
          { name: copy.hours, value: one.hours },
          { name: copy.place, value: one.place },
          { name: copy.contact, value: own.contact },
          { name: copy.applied, value: fullMoment(one.appliedAt) },
          ...(one.endAt === null ? [] : [{ name: copy.until, value: fullMoment(one.endAt) }]),
          { name: copy.fee, value: yuanText(own.fee), isTotal: true },
        ]}
      />
      {one.intro !== '' && (
        <Part title={copy.intro}>
          <p>{one.intro}</p>
        </Part>
      )}
      {own.reason !== '' && <Alert type='warning' title={own.reason} />}
      <Decision one={one} />
    </Panel>
  )
}

const looks: Readonly<Record<ShopAdminAct, 'primary' | 'danger'>> = {
  approve: 'primary',
  approveEdit: 'primary',
  reject: 'danger',
  rejectEdit: 'danger',
  remove: 'danger',
}

const Decision = ({ one: { shopId, ver, acts, no, blockNo, own } }: { readonly one: Shop }) => (
  <Acts
    path='/admin/shop/approve'
    label={copy.reason}
    hint={copy.hint}
    maxReason={140}
    ways={acts.map((key) => ({
      key,
      path: paths[key],
      label: actNames[key],
      look: looks[key],
      isReasonFree: looks[key] === 'primary',
      sure: looks[key] === 'danger' ? copy.sure(actNames[key], no, blockNo, yuanText(own.fee)) : undefined,
    }))}
    wish={(_, reason) => ({ shopId, ver, reason })}
  />
)
