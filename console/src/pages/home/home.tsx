import { Link } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import type { ConsoleMap } from '@contract/endpoints/console/all'
import { clockText } from '@contract/moments'
import { form } from '../../client/call'
import { useRead } from '../../client/use-read'
import { PageHead } from '../../frame/page-head'
import { useAreaField, useAreaId } from '../../kit/area/use-area'
import { Loaded } from '../../kit/panel/panel'
import { City } from './city'
import { copy } from './copy'
import { Figures } from './figures'
import { Health } from './health'
import styles from './home.module.scss'
import { Queue } from './queue'

export type Overview = ConsoleMap['/admin/stat/overview']['output']

const Days = lazy(() => import('./days'))
const Hours = lazy(() => import('./hours'))

/** Today at a glance: figures, what waits by deadline, what runs, and how the machine does. */
export default function Home() {
  const areaId = useAreaId()
  const asked = areaId === undefined ? {} : { areaId }
  const place = useAreaField()
  const read = useRead(['/admin/stat/overview', asked], () => form('/admin/stat/overview', asked), { isList: true })
  return (
    <>
      <PageHead title={copy.title} note={read.value && copy.until(clockText(read.value.at))} />
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
                    {copy.days} <small>{copy.lastDays}</small>
                    <Link to='/statistics' search={place} className={styles.aside}>
                      {copy.details}
                    </Link>
                  </h2>
                  <Suspense fallback={<div className={styles.chart} />}>
                    <Days days={now.days} />
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
                    <Hours hours={now.hours} />
                  </Suspense>
                </section>
              )}
              <City city={now.city} />
              <Health health={now.health} now={now.at} />
            </div>
          </div>
        )}
      />
    </>
  )
}
