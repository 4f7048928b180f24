import { Outlet } from '@tanstack/react-router'
import { Suspense, useEffect } from 'react'
import type { Openings } from '@contract/hours'
import { isOpenAt } from '@contract/hours'
import { secondsText, shortMoment } from '@contract/moments'
import { closesText, openingText } from '@contract/texts/opening-words'
import { allCities } from '@contract/settings/all-cities'
import type { Me } from '../client/session'
import { useMe } from '../client/session'
import { useServerNow } from '../client/use-now'
import { useAreaId } from '../kit/area/use-area'
import { AreaChoice } from './area-choice'
import { copy } from './copy'
import { fetchPages } from './fetch-pages'
import styles from './frame.module.scss'
import { Halts, useMeNow } from './halts'
import { Keys } from './keys'
import { Search } from './search'
import { Side } from './side'
import { Decided } from './decided'

/** The console around its pages: menu, who works here, where, and what time it is. */
export function Frame() {
  const { roles } = useMe()
  useEffect(() => fetchPages(roles), [roles])
  return (
    <div className={styles.frame}>
      <a className={styles.skip} href='#page'>
        {copy.skip}
      </a>
      <Side />
      <header className={styles.top}>
        <AreaChoice />
        <Search />
        <Clock />
      </header>
      <main id='page' tabIndex={-1} className={styles.page}>
        <Halts />
        <Decided />
        <Suspense fallback={null}>
          <Outlet />
        </Suspense>
      </main>
      <Keys />
    </div>
  )
}

/** When the chosen city is open, or the only one of who works here; without one, or with the hours of all, when all are. */
const openingsOf = (openings: Me['openings'], areaId: number | undefined): Openings =>
  (openings.find((one) => one.areaId === areaId) ?? openings.find((one) => one.areaId === allCities))?.spans ?? []

function Clock() {
  const now = useServerNow()
  const { halts, openings, areas } = useMeNow()
  const only = areas?.length === 1 ? areas[0]?.areaId : undefined
  const areaId = useAreaId() ?? only
  const spans = openingsOf(openings, areaId)
  const isOpen = isOpenAt(spans, now)
  const hours = isOpen ? copy.open(closesText(spans, now)) : copy.closed(openingText(spans, now))
  const isHalted = halts.length > 0
  return (
    <div className={styles.clock} aria-live='off'>
      <span className={isHalted ? styles.isHalted : isOpen ? styles.isOpen : styles.isClosed}>
        {isHalted ? copy.isHalted(halts.map(({ name }) => name).join('、')) : hours}
      </span>
      <span>
        {copy.zone} <b>{shortMoment(now) + secondsText(now)}</b>
      </span>
    </div>
  )
}
