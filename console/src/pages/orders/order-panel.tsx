import { Alert, Timeline } from 'antd'
import type { ConsoleMap } from '@contract/endpoints/console/all'
import { mayCall } from '@contract/console/rights'
import { qty } from '@contract/money'
import { fullMoment, shortMoment } from '@contract/moments'
import { qtyText } from '@/lib/format/qty'
import { yuanText } from '@/lib/format/yuan'
import { form } from '../../client/call'
import { useMe } from '../../client/session'
import { useRead } from '../../client/use-read'
import { Acts } from '../../kit/act/acts'
import { ColleagueNotes } from '../../kit/colleague-notes/colleague-notes'
import { Facts } from '../../kit/facts/facts'
import { Loaded, Panel, Part } from '../../kit/panel/panel'
import { Pictures } from '../../kit/pictures/pictures'
import { Postings } from '../../kit/postings/postings'
import { Remedies } from '../../kit/remedy/remedies'
import { Resident } from '../../kit/thing/people'
import { ThingLink } from '../../kit/thing/thing-link'
import { courseWith, parcelFacts } from '../../kit/words/parcel'
import { copy } from './copy'

type Info = ConsoleMap['/admin/order/info']['output']

/** One order: its course, every posting under its number, notes, and the removal of the listing it came from. */
export function OrderPanel({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const { roles } = useMe()
  const read = useRead(['/admin/order/info', id], () => form('/admin/order/info', { id }))
  return (
    <Panel title={read.value ? `${read.value.orderNo} · ${copy.states[read.value.state]}` : ''} onClose={onClose}>
      <Loaded
        read={read}
        draw={(one) => (
          <>
            <Facts
              facts={[
                { name: copy.item, value: `${one.title} ${qtyText(qty(one.qty))} ${one.unit}` },
                { name: copy.buyer, value: <Resident {...sideOf(one, 'buyer')} /> },
                { name: copy.seller, value: <Resident {...sideOf(one, 'seller')} /> },
                ...(one.place === '' ? [] : [{ name: copy.place, value: one.place }]),
                ...parcelFacts(one.parcel),
                ...(one.payNo === null ? [] : [{ name: copy.payNo, value: <Payment no={one.payNo} /> }]),
                ...(one.saleNo === null ? [] : [{ name: copy.listing, value: <Listing one={one} /> }]),
                ...(one.hasDispute ? [{ name: copy.dispute, value: <Dispute one={one} /> }] : []),
                { name: copy.createdAt, value: fullMoment(one.createdAt) },
                ...(one.deadlineAt === null ? [] : [{ name: copy.deadline, value: fullMoment(one.deadlineAt) }]),
                ...(one.back === 0 ? [] : [{ name: copy.back, value: yuanText(one.back) }]),
                ...(one.endedAt === null ? [] : [{ name: copy.fee, value: yuanText(one.fee) }]),
                { name: copy.amount, value: yuanText(one.amount), isTotal: true },
              ]}
            />
            <Course one={one} />
            <Part title={copy.postings} note={String(one.postings.length)}>
              {one.postings.length === 0 && <Alert type='info' title={copy.noPostings} />}
              {one.postings.map(({ txnId, memo, type, at, transfers }) => (
                <Part key={txnId} title={memo || type} note={shortMoment(at)}>
                  <Postings legs={transfers} owners={ownersOf(one)} />
                </Part>
              ))}
            </Part>
            <Remedies
              refType='order'
              refId={one.orderId}
              no={one.orderNo}
              kinds={['reallot', 'goodwill']}
              people={[
                { userId: one.buyerId, name: `${copy.buyer} ${one.buyerNo}` },
                { userId: one.sellerId, name: `${copy.seller} ${one.sellerNo}` },
              ]}
            />
            <ColleagueNotes refType='order' refId={one.orderId} notes={one.notes} />
            {one.saleId !== null && one.saleVer !== null && one.isSaleOn && mayCall('/admin/saleRemove', roles) && (
              <Part title={copy.listing}>
                <Removal saleId={one.saleId} ver={one.saleVer} one={one} />
              </Part>
            )}
          </>
        )}
      />
    </Panel>
  )
}

/** One side of an order, as the city knows it. */
const sideOf = (one: Info, side: 'buyer' | 'seller') => ({
  userId: one[`${side}Id`],
  name: one[`${side}Name`],
  no: one[`${side}No`],
  areaId: one.areaId,
})

const Payment = ({ no }: { readonly no: string }) => <ThingLink thing={{ refType: 'pay', no }}>{no}</ThingLink>

const Listing = ({ one: { saleId, saleNo, areaId } }: { readonly one: Info }) => (
  <ThingLink thing={{ refType: 'sale', refId: saleId ?? 0, no: saleNo ?? '', areaId }}>{saleNo}</ThingLink>
)

const Dispute = ({ one: { orderId, areaId } }: { readonly one: Info }) => (
  <ThingLink thing={{ refType: 'dispute', refId: orderId, areaId }}>{copy.toDispute}</ThingLink>
)

/** Both sides by their blocks, as everything else of the order names them. */
const ownersOf = ({ buyerId, buyerNo, sellerId, sellerNo }: Info) => ({ [buyerId]: buyerNo, [sellerId]: sellerNo })

const Course = ({ one: { events, parcel } }: { readonly one: Info }) => (
  <Part title={copy.course}>
    <Timeline
      items={courseWith(events, parcel).map(({ at, title, text, images }, index) => ({
        key: `${at} ${index}`,
        content: (
          <>
            <strong>{title}</strong> <small>{shortMoment(at)}</small>
            {text !== '' && <p>{text}</p>}
            <Pictures keys={images} />
          </>
        ),
      }))}
    />
  </Part>
)

interface RemovalProps {
  readonly saleId: number | string
  readonly ver: number
  readonly one: Info
}

const Removal = ({ saleId, ver, one: { title, sellerNo, price } }: RemovalProps) => (
  <Acts
    path='/admin/saleRemove'
    label={copy.removeReason}
    hint={copy.removeHint}
    maxReason={140}
    ways={[
      { key: 'remove', label: copy.remove, look: 'danger', sure: copy.removeSure(title, sellerNo, yuanText(price)) },
    ]}
    wish={(_, reason) => ({ id: saleId, ver, reason })}
  />
)
