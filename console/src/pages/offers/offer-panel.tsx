import { Alert } from 'antd'
import { fullMoment } from '@contract/moments'
import { yuanText } from '@/lib/format/yuan'
import { Acts } from '../../kit/act/acts'
import type { SureWay } from '../../kit/act/acts'
import { Facts } from '../../kit/facts/facts'
import { Panel } from '../../kit/panel/panel'
import { Pictures } from '../../kit/pictures/pictures'
import { copy } from './copy'
import { removalLetters } from './rows'
import type { Offer } from './rows'
import { ToItem } from './to-item'
import { leftText } from './words'
import { Resident } from '../../kit/thing/people'

interface OfferPanelProps {
  readonly one: Offer
  readonly onClose: () => void
}

/** One listing or bid, and its removal. */
export const OfferPanel = ({ one, onClose }: OfferPanelProps) => (
  <Panel title={`${one.offerNo} · ${copy.kinds[one.kind]}`} onClose={onClose}>
    <strong>{one.title}</strong>
    {one.content !== '' && <p>{one.content}</p>}
    <Pictures keys={one.thumbs} size={96} />
    <Facts
      facts={[
        { name: copy.item, value: one.item },
        {
          name: copy.author,
          value: <Resident userId={one.userId} name={one.nickName} no={one.blockNo} areaId={one.areaId} />,
        },
        { name: copy.state, value: copy.states[one.state] ?? one.state },
        { name: copy.at, value: fullMoment(one.createdAt) },
        { name: copy.price, value: `${yuanText(one.price)} / ${one.unit}` },
        { name: copy.left, value: leftText(one) },
        { name: copy.amount, value: yuanText(one.amount), isTotal: true },
      ]}
    />
    {one.removedReason !== '' && <Alert type='error' title={copy.removed(one.removedReason)} />}
    {one.isOwn && one.isRemovable && <ToItem one={one} />}
    {one.isRemovable && <Removal one={one} />}
  </Panel>
)

const Removal = ({ one: { kind, offerId: id, ver, offerNo, blockNo, amount } }: { readonly one: Offer }) => {
  const ways: readonly SureWay[] = [
    { key: 'remove', label: copy.remove, look: 'danger', sure: copy.sure(offerNo, blockNo, yuanText(amount)) },
  ]
  const shared = { label: copy.reason, hint: copy.hint, maxReason: removalLetters, ways }
  return kind === 'sale' ? (
    <Acts path='/admin/saleRemove' {...shared} wish={(_, reason) => ({ id, ver, reason })} />
  ) : (
    <Acts path='/admin/buyRemove' {...shared} wish={(_, reason) => ({ id, ver, reason })} />
  )
}
