import { Empty, Pagination, Segmented } from 'antd'
import { consoleSizes } from '@contract/console/limits'
import { arbiterMaxFen } from '@contract/limits'
import { fen } from '@contract/money'
import { yuanText } from '@/lib/format/yuan'
import { reasonTexts } from '@contract/orders/dispute-words'
import { PageHead } from '../../frame/page-head'
import { useAreaField } from '../../kit/area/use-area'
import { copy as kit } from '../../kit/copy'
import { useAddress } from '../../kit/list/address'
import { ExportButton } from '../../kit/list/export-button'
import { FilterBar } from '../../kit/list/filter-bar'
import rows from '../../kit/list/list.module.scss'
import { pageFields, placeIn } from '../../kit/list/rows'
import { SortChoice } from '../../kit/list/sort-choice'
import { Total } from '../../kit/list/total'
import { useKeys } from '../../kit/list/use-keys'
import { Loaded } from '../../kit/panel/panel'
import { CaseTurn } from './case-turn'
import { Case } from './case'
import { copy } from './copy'
import styles from './disputes.module.scss'
import { useOpened } from './use-opened'
import type { Desk, QueuedCase } from './use-queue'
import { desks, filters, sorts, useQueue } from './use-queue'

/** The queue of disputes by who decides them, the one that is open, and its decision, side by side. */
export default function Disputes() {
  const address = useAddress()
  const { fields, change } = address
  const area = useAreaField()
  const { desk, page, size, counts, asked, list } = useQueue()
  const cases = list.value?.data ?? []
  const first = useOpened(JSON.stringify([desk, page, size, asked, area]), cases[0] && String(cases[0].orderId))
  const openId = fields['id'] ?? first.id
  const at = cases.findIndex(({ orderId }) => String(orderId) === openId)
  useKeys({
    move: (by) => {
      const next = cases[placeIn(at + by, cases.length)]
      if (next) change({ id: String(next.orderId) }, true)
    },
    open: () => undefined,
    close: () => change({ id: '' }),
  })
  return (
    <>
      <PageHead title={copy.title} note={copy.note}>
        <Segmented
          aria-label={copy.tabsLabel}
          value={desk}
          options={desks.map((value) => ({ value, label: <Tab desk={value} count={counts[value]} /> }))}
          onChange={(next) => change({ tab: next, id: '', page: '' })}
        />
        <ExportButton
          path='/admin/dispute/export'
          title={`${copy.title} ${copy.tabs[desk]}`}
          asked={{ state: desk, ...area, ...asked }}
          {...(list.value && { total: list.value.total })}
        />
      </PageHead>
      <div className={rows.bar}>
        <FilterBar filters={filters} address={address} />
        <SortChoice sorts={sorts} address={address} />
        <Total
          value={list.value && { total: list.value.total, ...(list.value.sum !== null && { sum: list.value.sum }) }}
        />
      </div>
      <Loaded
        read={list}
        draw={({ total }) => (
          <div className={styles.columns}>
            <div className={styles.queue}>
              {cases.length === 0 && (
                <Empty
                  image={Empty.PRESENTED_IMAGE_SIMPLE}
                  description={Object.keys(asked).length > 0 ? kit.noResult : kit.empty}
                />
              )}
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
                current={page}
                total={total}
                pageSize={size}
                pageSizeOptions={[...consoleSizes]}
                showSizeChanger
                onChange={(to, next) => change({ ...pageFields(to, next), id: '' })}
              />
            </div>
            {openId === undefined ? (
              <div className={styles.none}>{copy.choose}</div>
            ) : (
              <Case key={openId} id={openId} onDecided={first.letGo} />
            )}
          </div>
        )}
      />
    </>
  )
}

const Tab = ({ desk, count }: { readonly desk: Desk; readonly count: number | undefined }) => (
  <>
    {copy.tabs[desk]} {count !== undefined && <b className={desk === 'platform' ? styles.ours : undefined}>{count}</b>}
  </>
)

interface QueueRowProps {
  readonly one: QueuedCase
  readonly isOpen: boolean
  readonly onOpen: () => void
}

/** Why a dispute is the platform's. */
const whyOurs = ({ desk, state }: QueuedCase): readonly string[] =>
  desk !== 'platform' ? [] : [state === 'appealed' ? copy.appealed : copy.above(yuanText(fen(arbiterMaxFen)))]

const QueueRow = ({ one, isOpen, onOpen }: QueueRowProps) => (
  <button type='button' aria-pressed={isOpen} className={isOpen ? styles.isOpen : styles.row} onClick={onOpen}>
    <span className={styles.line}>
      <strong>{reasonTexts[one.reason]}</strong>
      <b>{yuanText(one.amount)}</b>
    </span>
    <span className={styles.meta}>
      {[one.orderNo, one.title, ...whyOurs(one), ...(one.handler === null ? [] : [copy.inHand(one.handler)])].join(
        ' · ',
      )}
    </span>
    <CaseTurn one={one} />
  </button>
)
