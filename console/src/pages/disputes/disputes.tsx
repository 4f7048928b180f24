import { Empty, Pagination, Segmented } from 'antd'
import type { DisputeCase } from '@contract/endpoints/orders/disputes'
import { yuanText } from '@/lib/format/yuan'
import { reasonTexts } from '@/lib/order-story/reasons'
import { form } from '../../client/call'
import { useRead } from '../../client/use-read'
import { PageHead } from '../../frame/page-head'
import { copy as kit } from '../../kit/copy'
import { useAddress } from '../../kit/list/address'
import { useKeys } from '../../kit/list/use-keys'
import { Loaded } from '../../kit/panel/panel'
import { CaseTurn } from './case-turn'
import { Case } from './case'
import { copy } from './copy'
import styles from './disputes.module.scss'

type Tab = keyof typeof copy.tabs

/** The queue of disputes, the one that is open, and its decision, side by side. */
export default function Disputes() {
  const { fields, change } = useAddress()
  const tab = (fields['tab'] ?? 'running') as Tab
  const page = Number(fields['page'] ?? 1)
  const list = useRead(['/admin/dispute/list', tab, page], () => form('/admin/dispute/list', { tab, page }), {
    isList: true,
  })
  const cases = list.value?.data ?? []
  const openId = fields['id'] ?? (cases[0] && String(cases[0].orderId))
  const at = cases.findIndex(({ orderId }) => String(orderId) === openId)
  useKeys({
    move: (by) => {
      const next = cases[Math.min(cases.length - 1, Math.max(0, at + by))]
      if (next) change({ id: String(next.orderId) })
    },
    open: () => undefined,
    close: () => change({ id: '' }),
  })
  return (
    <>
      <PageHead title={copy.title} note={copy.note}>
        <Segmented
          aria-label={copy.tabsLabel}
          value={tab}
          options={Object.entries(copy.tabs).map(([value, label]) => ({ value, label }))}
          onChange={(next) => change({ tab: next === 'running' ? '' : next, id: '', page: '' })}
        />
      </PageHead>
      <Loaded
        read={list}
        draw={({ total }) => (
          <div className={styles.columns}>
            <div className={styles.queue}>
              {cases.length === 0 && <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={kit.empty} />}
              {cases.map((one) => (
                <QueueRow
                  key={one.orderId}
                  one={one}
                  isOpen={String(one.orderId) === openId}
                  onOpen={() => change({ id: String(one.orderId) })}
                />
              ))}
              <Pagination
                size='small'
                hideOnSinglePage
                current={page}
                total={total}
                pageSize={list.value?.per_page ?? 15}
                onChange={(to) => change({ page: to === 1 ? '' : String(to), id: '' })}
              />
            </div>
            {openId === undefined ? (
              <div className={styles.none}>{copy.choose}</div>
            ) : (
              <Case key={openId} id={openId} />
            )}
          </div>
        )}
      />
    </>
  )
}

interface QueueRowProps {
  readonly one: DisputeCase
  readonly isOpen: boolean
  readonly onOpen: () => void
}

const QueueRow = ({ one, isOpen, onOpen }: QueueRowProps) => (
  <button type='button' aria-pressed={isOpen} className={isOpen ? styles.isOpen : styles.row} onClick={onOpen}>
    <span className={styles.line}>
      <strong>{reasonTexts[one.dispute.reason]}</strong>
      <b>{yuanText(one.amount)}</b>
    </span>
    <span className={styles.meta}>
      {one.orderNo} · {one.title}
    </span>
    <CaseTurn one={one} />
  </button>
)
