import { Alert, App } from 'antd'
import { shopCategoryNames, shopStateNames } from '@contract/console/queue-words'
import { mayCall } from '@contract/console/rights'
import { fullMoment } from '@contract/moments'
import { levelNames } from '@contract/shop/level-names'
import type { ShopDeskAct } from '@contract/shop/transitions'
import { yuanText } from '@/lib/format/yuan'
import { useAct } from '../../client/use-act'
import { useMe } from '../../client/session'
import { ActForm } from '../../kit/act/act-form'
import { copy as kit } from '../../kit/copy'
import { Facts } from '../../kit/facts/facts'
import { Panel, Part } from '../../kit/panel/panel'
import { Pictures } from '../../kit/pictures/pictures'
import { Turn } from '../../kit/turn/turn'
import { actNames, copy } from './copy'
import type { Shop } from './shops'

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
          { name: copy.owner, value: `${one.blockNo} ${one.owner}` },
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

const looks: Readonly<Record<ShopDeskAct, 'primary' | 'danger'>> = {
  approve: 'primary',
  approveEdit: 'primary',
  reject: 'danger',
  rejectEdit: 'danger',
  remove: 'danger',
}

function Decision({ one }: { readonly one: Shop }) {
  const { shopId, ver, acts, no, blockNo, own } = one
  const { roles } = useMe()
  const approve = useAct('/admin/shop/approve')
  const reject = useAct('/admin/shop/reject')
  const remove = useAct('/admin/shop/remove')
  const { message, modal } = App.useApp()
  if (!mayCall('/admin/shop/approve', roles)) return <Alert type='info' title={kit.reader} />
  if (acts.length === 0) return null
  const all = [approve, reject, remove]
  const act = async (way: string, reason: string) => {
    const wished = acts.find((one) => one === way)
    if (!wished) return
    const title = copy.sure(actNames[wished], no, blockNo, yuanText(own.fee))
    if (looks[wished] === 'danger' && !(await modal.confirm({ title, okText: actNames[wished] }))) return
    const call = wished === 'remove' ? remove : wished === 'approve' || wished === 'approveEdit' ? approve : reject
    const done = await call.run({ shopId, ver, reason })
    if (done.ok) void message.success(kit.done)
  }
  return (
    <ActForm
      label={copy.reason}
      hint={copy.hint}
      maxReason={140}
      isBusy={all.some(({ isBusy }) => isBusy)}
      failure={all.find(({ failure }) => failure)?.failure}
      ways={acts.map((key) => ({
        key,
        label: actNames[key],
        look: looks[key],
        isReasonFree: key === 'approve' || key === 'approveEdit',
      }))}
      onAct={(way, reason) => void act(way, reason)}
    />
  )
}
