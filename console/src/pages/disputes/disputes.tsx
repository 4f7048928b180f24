import { Button, Empty, Pagination, Segmented } from 'antd'
import { consoleSizes } from '@contract/console/limits'
import { yuanText } from '@/lib/format/yuan'
import { reasonTexts } from '@contract/orders/dispute-words'
import { useIsPhone } from '../../doors/media'
import { PageHead } from '../../kit/page-head/page-head'
import { useAreaField, useAreaOf } from '../../kit/area/use-area'
import { copy as kit } from '../../kit/copy'
import { useAddress } from '../../kit/list/address'
import { ExportButton } from '../../kit/list/file/export-button'
import { FilterBar } from '../../kit/list/filters/filter-bar'
import rows from '../../kit/list/list.module.scss'
import { pageFields, nearestIn } from '../../kit/list/rows'
import { SortChoice } from '../../kit/list/columns/sort-choice'
import { Total } from '../../kit/list/total'
import { useKeys } from '../../kit/list/use-keys'
import { Loaded } from '../../kit/panel/panel'
import { CaseTurn } from './case-turn'
import { Case } from './case'
import { copy } from './copy'
import styles from './disputes.module.scss'
import { useOpened } from './use-opened'
import type { Queue, QueuedCase } from './use-queue'
import { queues, filters, sorts, useQueue } from './use-queue'

/** The queue of disputes by who decides them, the one that is open, and its decision, side by side. */
export default function Disputes() {
  const address = useAddress()
  const { fields, change } = address
  const area = useAreaField()
  const nameOf = useAreaOf()
  const { queue, page, size, counts, asked, list } = useQueue()
  const cases = list.value?.data ?? []
  const first = useOpened(JSON.stringify([queue, page, size, asked, area]), cases[0] && String(cases[0].orderId))
  const isPhone = useIsPhone()
  // A phone has room for the queue or for one case.
  const openId = fields['id'] ?? (isPhone ? undefined : first.id)
  const hasQueue = !isPhone || openId === undefined
  const at = cases.findIndex(({ orderId }) => String(orderId) === openId)
  useKeys({
    move: (by) => {
      const next = cases[nearestIn(at + by, cases.length)]
      if (next) change({ id: String(next.orderId) }, true)
    },
    open: () => undefined,
    close: () => change({ id: '' }),
  })
  return (
    <>
      <PageHead title={copy.title} note={copy.note}>
        {!hasQueue && <Button onClick={() => change({ id: '' })}>{copy.back}</Button>}
        <Segmented
          aria-label={copy.tabsLabel}
          value={queue}
          options={queues.map((value) => ({ value, label: <Tab queue={value} count={counts[value]} /> }))}
          onChange={(next) => change({ tab: next, id: '', page: '' })}
        />
        <ExportButton
          path='/admin/dispute/export'
          title={`${copy.title} ${copy.tabs[queue]}`}
          asked={{ state: queue, ...area, ...asked }}
          {...(list.value && { total: list.value.total })}
        />
      </PageHead>
      {hasQueue && (
        <div className={rows.bar}>
          <FilterBar filters={filters} address={address} />
          <SortChoice sorts={sorts} address={address} />
          <Total
            value={list.value && { total: list.value.total, ...(list.value.sum !== null && { sum: list.value.sum }) }}
          />
        </div>
      )}
      <Loaded
        read={list}
        draw={({ total }) => (
          <div className={styles.columns}>
            {hasQueue && (
              <div className={styles.queue}>
                {cases.length === 0 && (
                  <Empty
                    image={Empty.PRESENTED_IMAGE_SIMPLE}
                    description={noneText(queue, Object.keys(asked).length > 0)}
                  />
                )}
                {cases.map((one) => (
                  <QueueRow
                    key={one.orderId}
                    one={one}
                    area={nameOf(one.areaId)}
                    isOpen={String(one.orderId) === openId}
                    onOpen={() => change({ id: String(one.orderId) })}
                  />
                ))}
                <Pagination
                  size='small'
                  current={page}
                  total={total}
                  pageSize={size}
                  pageSizeOptions={[...consoleSizes]}
                  showSizeChanger
                  onChange={(to, next) => change({ ...pageFields(to, next), id: '' })}
                />
              </div>
            )}
            {openId === undefined ? (
              !isPhone && <div className={styles.none}>{copy.choose}</div>
            ) : (
              <Case key={openId} id={openId} onDecided={first.letGo} />
            )}
          </div>
        )}
      />
    </>
  )
}

/** What a queue without cases says. */
const noneText = (queue: Queue, isNarrowed: boolean): string =>
  isNarrowed ? kit.noResult : queue === 'ended' ? kit.empty : kit.nothingToDo

const Tab = ({ queue, count }: { readonly queue: Queue; readonly count: number | undefined }) => (
  <>
    {copy.tabs[queue]}{' '}
    {count !== undefined && <b className={queue === 'platform' ? styles.ours : undefined}>{count}</b>}
  </>
)

interface QueueRowProps {
  readonly one: QueuedCase
  /** Its area, where several are looked at. */
  readonly area: string
  readonly isOpen: boolean
  readonly onOpen: () => void
}

/** Why a dispute is the platform's. */
const whyOurs = ({ queue, state, arbiterMost }: QueuedCase): readonly string[] =>
  queue !== 'platform' ? [] : [state === 'appealed' ? copy.appealed : copy.above(yuanText(arbiterMost))]

const QueueRow = ({ one, area, isOpen, onOpen }: QueueRowProps) => (
  <button type='button' aria-pressed={isOpen} className={isOpen ? styles.isOpen : styles.row} onClick={onOpen}>
    <span className={styles.line}>
      <strong>{reasonTexts[one.reason]}</strong>
      <b>{yuanText(one.amount)}</b>
    </span>
    <span className={styles.meta}>
      {[one.orderNo, area, one.title, ...whyOurs(one), one.handler === null ? '' : copy.inHand(one.handler)]
        .filter((part) => part !== '')
        .join(' · ')}
    </span>
    <CaseTurn one={one} />
  </button>
)
