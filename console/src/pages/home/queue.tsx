import { Link } from '@tanstack/react-router'
import { Empty, Tag } from 'antd'
import { mayCall } from '@contract/console/rights'
import { yuanText } from '@/lib/format/yuan'
import { useMe } from '../../client/session'
import { useAreaOf } from '../../kit/area/use-area'
import { Turn } from '../../kit/turn/turn'
import { queuePaths } from '../queue-paths'
import { copy, endNames, kindNames } from './copy'
import type { Overview } from './rows'
import styles from './home.module.scss'

type Waiting = Overview['queue'][number]

/** What waits, over all queues, by deadline, with what happens otherwise. */
export const Queue = ({ now: { queue, counts } }: { readonly now: Overview }) => (
  <section className={styles.sheet}>
    <h2>
      {copy.queue} <small>{Object.values(counts).reduce((sum, one) => sum + one, 0)}</small>
      <span className={styles.aside}>{copy.byDeadline}</span>
    </h2>
    {queue.length === 0 && <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={copy.none} />}
    <div className={styles.queue}>
      {queue.map((one) => (
        <Row key={`${one.kind} ${one.refType} ${one.refId}`} one={one} />
      ))}
    </div>
  </section>
)

const looks: Partial<Record<Waiting['kind'], string>> = {
  dispute: 'error',
  handover: 'error',
  withdraw: 'warning',
  approval: 'warning',
}

function Row({ one }: { readonly one: Waiting }) {
  const { kind, refType, refId, title, no, areaId, amount, until, otherwise, isMine, isSecond } = one
  const { roles } = useMe()
  const area = useAreaOf()(areaId)
  const target = queuePaths[kind]
  const search = {
    id: kind === 'report' ? `${refType}-${refId}` : String(refId),
    ...(areaId !== null && { areaId: String(areaId) }),
  }
  const words = (
    <>
      <strong>{title}</strong>{' '}
      <span className={styles.meta}>{[no, area].filter((part) => part !== '').join(' · ')}</span>
    </>
  )
  return (
    <div className={styles.row}>
      <span>
        <Tag color={looks[kind] ?? 'processing'}>{kindNames[kind]}</Tag>
      </span>
      <span className={styles.what}>
        {target && mayCall(target.needs, roles) ? (
          <Link to={target.path} search={search}>
            {words}
          </Link>
        ) : (
          words
        )}
      </span>
      <span className={styles.amount}>{amount === null ? '' : yuanText(amount)}</span>
      <Turn
        who={isMine ? copy.yourTurn : copy.platform}
        act={isSecond ? copy.second : copy.act}
        until={until}
        otherwise={endNames[otherwise]}
        look={isMine ? (otherwise === 'alarm' ? 'urgent' : 'me') : 'wait'}
      />
    </div>
  )
}
