import { Select } from 'antd'
import { lazy, Suspense } from 'react'
import { seriesBy } from '@contract/endpoints/console/stat'
import { clockText } from '@contract/moments'
import { form } from '../../client/call'
import { serverNow } from '../../client/server-time'
import { useRead } from '../../client/use-read'
import { PageHead } from '../../kit/page-head/page-head'
import { useAreaField } from '../../kit/area/use-area'
import { useAddress } from '../../kit/list/address'
import { DaysField } from '../../kit/list/filters/days-field'
import { ExportButton } from '../../kit/list/file/export-button'
import { useItems } from '../../kit/list/use-items'
import { Loaded } from '../../kit/panel/panel'
import { copy } from './copy'
import { spanUntil } from '../../kit/spans/span-until'
import { daysIn, spanDays } from './rules'
import type { Span } from './rules'
import { RightTable } from './right-table'
import { SeriesTable } from './series-table'
import styles from './statistics.module.scss'

const Charts = lazy(() => import('./charts'))

const spans = Object.keys(spanDays) as readonly Span[]

/** Turnover, orders, fees, blocks, votes and who came back, by day, area or item; charts with their tables. */
export default function Statistics() {
  const { fields, change } = useAddress()
  const area = useAreaField()
  const span = spans.find((one) => one === fields['span']) ?? 'month'
  const days = daysIn(fields['days']) ?? spanUntil(serverNow(), spanDays[span])
  const by = seriesBy.find((one) => one === fields['by']) ?? 'day'
  const items = useItems()
  const itemId = items.find(({ value }) => value === fields['itemId'])?.value
  const asked = { ...days, by, ...area, ...(itemId !== undefined && { itemId }) }
  const hasCity = by === 'day' && itemId === undefined
  const read = useRead(['/admin/stat/series', asked], () => form('/admin/stat/series', asked), { isList: true })
  return (
    <>
      <PageHead title={copy.title} note={read.value && copy.asOf(clockText(read.value.at))}>
        <ExportButton path='/admin/stat/export' title={copy.title} asked={asked} total={read.value?.data.length ?? 0} />
      </PageHead>
      <div className={styles.bar}>
        <Select
          aria-label={copy.by}
          value={by}
          options={seriesBy.map((value) => ({ value, label: copy.bys[value] }))}
          onChange={(value) => change({ by: value === 'day' ? '' : value })}
        />
        <Select
          aria-label={copy.spanLabel}
          value={span}
          options={spans.map((value) => ({ value, label: copy.spans[value] }))}
          onChange={(value) => change({ span: value === 'month' ? '' : value, days: '' })}
        />
        {items.length > 0 && (
          <Select
            aria-label={copy.item}
            className={styles.item}
            value={itemId ?? ''}
            showSearch={{ optionFilterProp: 'label' }}
            options={[{ value: '', label: copy.everyItem }, ...items]}
            onChange={(value: string) => change({ itemId: value })}
          />
        )}
        <DaysField
          label={copy.days}
          isClearable={false}
          value={`${days.from}~${days.until}`}
          onChange={(text) => daysIn(text) && change({ days: text, span: '' })}
        />
      </div>
      <Loaded
        read={read}
        draw={({ data }) =>
          data.length === 0 ? (
            <p>{copy.none}</p>
          ) : (
            <>
              <Suspense fallback={<div className={styles.charts} />}>
                <Charts series={data} hasCity={hasCity} isByDay={by === 'day'} />
              </Suspense>
              <SeriesTable series={data} hasCity={hasCity} />
              {hasCity && <RightTable series={data} />}
            </>
          )
        }
      />
    </>
  )
}
