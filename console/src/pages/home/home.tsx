import { Link } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { mayCall } from '@contract/console/rights'
import type { OverviewSpan } from '@contract/console/limits'
import { overviewDays, overviewSpans } from '@contract/console/limits'
import { clockText } from '@contract/moments'
import { form } from '../../client/call'
import { serverNow } from '../../client/server-time'
import { useMe } from '../../client/session'
import { useRead } from '../../client/use-read'
import { useIsDark } from '../../doors/media'
import { PageHead } from '../../kit/page-head/page-head'
import { useAreaField, useAreaId } from '../../kit/area/use-area'
import { useAddress } from '../../kit/list/address'
import { ExportButton } from '../../kit/list/file/export-button'
import { Loaded } from '../../kit/panel/panel'
import { spanUntil } from '../../kit/spans/span-until'
import { City } from './city'
import { copy, spanTexts } from './copy'
import { Figures } from './figures'
import { Health } from './health'
import styles from './home.module.scss'
import { Opening } from './opening'
import { Queue } from './queue'
import { Spans } from './spans'

const Days = lazy(() => import('./days'))
const Hours = lazy(() => import('./hours'))

const usual: OverviewSpan = 'month'

/** How the page of statistics is asked for the same days. */
const detailsOf = (span: OverviewSpan): { readonly span?: string; readonly days?: string } => {
  if (span !== 'today') return span === usual ? {} : { span }
  const { from, until } = spanUntil(serverNow(), overviewDays.today)
  return { days: `${from}~${until}` }
}

/** Today at a glance: figures, what waits by deadline, what runs, and how the machine does. */
export default function Home() {
  const { roles } = useMe()
  const areaId = useAreaId()
  const { fields, change } = useAddress()
  const span = overviewSpans.find((one) => one === fields['span']) ?? usual
  // Without a span of its own it is the same question as that of the menu's numbers.
  const asked = { ...(areaId !== undefined && { areaId }), ...(span !== usual && { span }) }
  const place = useAreaField()
  // A chart's colours are those of the moment when it was made.
  const light = useIsDark() ? 'dark' : 'light'
  const read = useRead(['/admin/stat/overview', asked], () => form('/admin/stat/overview', asked), { isList: true })
  return (
    <>
      <PageHead title={copy.title} note={read.value && copy.until(clockText(read.value.at))}>
        {mayCall('/admin/stat/export', roles) && (
          <>
            <Spans value={span} onChange={(next) => change({ span: next === usual ? '' : next })} />
            <ExportButton
              path='/admin/stat/export'
              title={`${copy.days} ${spanTexts[span].choice}`}
              label={copy.file}
              asked={{ ...spanUntil(serverNow(), overviewDays[span]), ...place }}
              total={overviewDays[span]}
            />
          </>
        )}
      </PageHead>
      <Opening />
      <Loaded
        read={read}
        draw={(now) => (
          <div className={styles.grid}>
            {now.figures && <Figures figures={now.figures} />}
            <div className={styles.upper}>
              <Queue now={now} />
              {now.figures && (
                <section className={styles.sheet}>
                  <h2>
                    {copy.days} <small>{spanTexts[now.span].head}</small>
                    <Link to='/statistics' search={{ ...place, ...detailsOf(now.span) }} className={styles.aside}>
                      {copy.details}
                    </Link>
                  </h2>
                  <Suspense fallback={<div className={styles.chart} />}>
                    <Days key={light} span={now.span} days={now.days} hours={now.hours} />
                  </Suspense>
                </section>
              )}
            </div>
            <div className={styles.lower}>
              {now.figures && (
                <section className={styles.sheet}>
                  <h2>
                    {copy.hours} <small>{copy.payments(now.hours.today.reduce((sum, one) => sum + one, 0))}</small>
                  </h2>
                  <Suspense fallback={<div className={styles.chart} />}>
                    <Hours key={light} hours={now.hours} />
                  </Suspense>
                </section>
              )}
              <City city={now.city} />
              <Health now={now} />
            </div>
          </div>
        )}
      />
    </>
  )
}
