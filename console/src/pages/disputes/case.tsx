import { Button, Timeline } from 'antd'
import { useState } from 'react'
import type { ConsoleMap } from '@contract/endpoints/console/all'
import type { DisputeCaseDetail } from '@contract/endpoints/orders/disputes'
import { mayCall } from '@contract/console/rights'
import { shortMoment } from '@contract/moments'
import { yuanText } from '@/lib/format/yuan'
import { form } from '../../client/call'
import { useMe } from '../../client/session'
import type { Read } from '../../client/use-read'
import { useRead } from '../../client/use-read'
import { Standing } from '../../kit/act/standing'
import { Facts } from '../../kit/facts/facts'
import { Loaded } from '../../kit/panel/panel'
import { Pictures } from '../../kit/pictures/pictures'
import { Remedies } from '../../kit/remedy/remedies'
import { Resident } from '../../kit/thing/people'
import { ThingLink } from '../../kit/thing/thing-link'
import { courseWith, parcelFacts } from '../../kit/words/parcel'
import { CaseAddress } from './address'
import { Beside, Past } from './beside'
import { copy } from './copy'
import { Decide } from './decide'
import styles from './disputes.module.scss'

interface CaseProps {
  readonly id: string
  readonly onDecided: () => void
}

/** One dispute: who, what happened, what was said, and the decision. */
export function Case({ id, onDecided }: CaseProps) {
  const { roles } = useMe()
  const read = useRead(['/admin/dispute/info', id], () => form('/admin/dispute/info', { id }))
  const isPosted = read.value?.delivery === 'post' && mayCall('/admin/order/info', roles)
  const order = useRead(['/admin/order/info', id], () => form('/admin/order/info', { id }), { isWanted: isPosted })
  return (
    <Loaded
      read={read}
      draw={(one) => (
        <>
          <article className={styles.sheet}>
            <h2 className={styles.head}>
              <ThingLink thing={{ refType: 'order', refId: id, no: one.orderNo, areaId: one.areaId }}>
                {one.orderNo}
              </ThingLink>{' '}
              <small>{one.title}</small>
            </h2>
            <Parties id={id} one={one} />
            {one.delivery === 'post' && one.state === 'dispute' && mayCall('/admin/dispute/address', roles) && (
              <CaseAddress id={id} />
            )}
            {isPosted && <CaseParcel read={order} />}
            <div className={styles.halves}>
              <Course one={one} parcel={order.value?.parcel ?? null} />
              <section>
                <Messages id={id} />
              </section>
            </div>
          </article>
          <aside className={styles.sheet} aria-label={copy.decide}>
            <h2 className={styles.head}>
              {copy.decide} <small>{copy.decideNote}</small>
            </h2>
            <Standing onDone={onDecided}>
              <Decide
                one={one}
                mayDecide={mayCall('/admin/dispute/decide', roles)}
                mayDraft={mayCall('/admin/draft/add', roles)}
              />
            </Standing>
            {one.state !== 'dispute' && <CaseRemedies one={one} />}
            <Beside one={one} />
          </aside>
        </>
      )}
    />
  )
}

/** What was decided wrongly is put right here, too. */
const CaseRemedies = ({ one: { orderId, orderNo, buyer, seller } }: { readonly one: DisputeCaseDetail }) => (
  <Remedies
    refType='order'
    refId={orderId}
    no={orderNo}
    kinds={['reallot', 'goodwill']}
    people={[
      { userId: buyer.userId, name: `${copy.buyer} ${buyer.blockNo}` },
      { userId: seller.userId, name: `${copy.seller} ${seller.blockNo}` },
    ]}
  />
)

interface PartiesProps {
  readonly id: string
  readonly one: DisputeCaseDetail
}

const Parties = ({ id, one: { buyer, seller, amount, areaId } }: PartiesProps) => (
  <div className={styles.parties}>
    <div>
      <strong>
        <Resident userId={buyer.userId} name={buyer.nickName} no={buyer.blockNo} areaId={areaId} />
      </strong>{' '}
      {copy.buyer}
      <Past id={id} of='buyer' />
    </div>
    <div className={styles.held}>
      <b>¥{yuanText(amount)}</b>
      <span>{copy.held}</span>
    </div>
    <div className={styles.right}>
      {copy.seller}{' '}
      <strong>
        <Resident userId={seller.userId} name={seller.nickName} no={seller.blockNo} areaId={areaId} />
      </strong>
      <Past id={id} of='seller' />
    </div>
  </div>
)

type OrderInfo = ConsoleMap['/admin/order/info']['output']

/** How a posted order travels. */
const CaseParcel = ({ read }: { readonly read: Read<OrderInfo> }) => (
  <section className={styles.address} aria-label={copy.parcel}>
    <Loaded
      read={read}
      draw={({ parcel }) =>
        parcel ? <Facts facts={parcelFacts(parcel)} /> : <p className={styles.meta}>{copy.noParcel}</p>
      }
    />
  </section>
)

interface CourseProps {
  readonly one: DisputeCaseDetail
  readonly parcel: OrderInfo['parcel']
}

const Course = ({ one: { timeline, dispute, buyer, seller }, parcel }: CourseProps) => {
  const steps = courseWith(timeline, parcel)
  const noOf = (by?: string) => (by === 'buyer' ? `${buyer.blockNo}：` : by === 'seller' ? `${seller.blockNo}：` : '')
  return (
    <section>
      <h3>{copy.course}</h3>
      <Timeline
        items={steps.map(({ at, title, by, text, images }, index) => ({
          key: `${at} ${index}`,
          color: index === steps.length - 1 && dispute.state === 'appealed' ? 'red' : 'blue',
          content: (
            <div className={styles.step}>
              <span className={styles.line}>
                <strong>{title}</strong>
                <small>{shortMoment(at)}</small>
              </span>
              <p>
                {text !== '' && noOf(by)}
                {text}
              </p>
              <Pictures keys={images} />
            </div>
          ),
        }))}
      />
    </section>
  )
}

interface MessagesProps {
  readonly id: string
  /** Where a page of older ones begins; missing: the newest ones. */
  readonly cursor?: string
}

/** What the two wrote to each other, a page of it, with a way to what came before. Each reading is recorded. */
function Messages({ id, cursor }: MessagesProps) {
  const page = cursor === undefined ? {} : { cursor }
  const read = useRead(['/admin/dispute/messages', id, page], () => form('/admin/dispute/messages', { id, ...page }), {
    isRecorded: true,
  })
  return (
    <Loaded
      read={read}
      draw={({ data, total, cursor: next }) => (
        <>
          {cursor === undefined && (
            <h3>
              {copy.messages} <small>{total}</small>
            </h3>
          )}
          {total === 0 && <p className={styles.meta}>{copy.noMessages}</p>}
          {next !== undefined && <Earlier id={id} cursor={next} />}
          {[...data].reverse().map((one) => (
            <Message key={one.msgId} one={one} />
          ))}
        </>
      )}
    />
  )
}

function Earlier({ id, cursor }: Required<MessagesProps>) {
  const [isOpen, open] = useState(false)
  if (isOpen) return <Messages id={id} cursor={cursor} />
  return (
    <Button type='link' onClick={() => open(true)}>
      {copy.earlier}
    </Button>
  )
}

type Said = ConsoleMap['/admin/dispute/messages']['output']['data'][number]

const Message = ({ one: { by, text, images, at } }: { readonly one: Said }) => (
  <div className={by === 'seller' ? styles.theirs : styles.said}>
    <small>
      {by === 'seller' ? copy.seller : copy.buyer} {shortMoment(at)}
    </small>
    <p>{text}</p>
    <Pictures keys={images} />
  </div>
)
