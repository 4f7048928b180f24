import { mayCall } from '@contract/console/rights'
import { fullMoment } from '@contract/moments'
import { yuanText } from '@/lib/format/yuan'
import { form } from '../../client/call'
import { useMe } from '../../client/session'
import { useRead } from '../../client/use-read'
import { Loaded, Part } from '../../kit/panel/panel'
import { PersonLink } from '../../kit/thing/people'
import { ThingLink } from '../../kit/thing/thing-link'
import { copy } from './copy'

/** A block changes hands a few times a year at most. */
const most = 100

/** Everybody who had the block, from who has it now back to the first. */
export function Sales({ blockId }: { readonly blockId: number }) {
  const { roles } = useMe()
  const asked = { tab: 'sales', blockId, size: most } as const
  const read = useRead(['/admin/handover/list', 'block', blockId], () => form('/admin/handover/list', asked), {
    isWanted: mayCall('/admin/handover/list', roles),
  })
  return (
    <Loaded
      read={read}
      draw={({ data, total }) => (
        <Part title={copy.sales} note={String(total)}>
          {data.length === 0 && <small>{copy.noSales}</small>}
          {data.map(({ orderId, no, areaId, at, price, state, sellerId, seller, buyerId, buyer }) => (
            <p key={orderId}>
              <PersonLink userId={sellerId}>{seller || copy.city}</PersonLink> →{' '}
              <PersonLink userId={buyerId}>{buyer}</PersonLink> {state === 'undone' && copy.undone}
              <br />
              <ThingLink thing={{ refType: 'handover', refId: orderId, no, areaId }}>{no}</ThingLink>{' '}
              <small>{`${fullMoment(at)} · ${yuanText(price)}`}</small>
            </p>
          ))}
        </Part>
      )}
    />
  )
}
