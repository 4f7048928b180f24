import { Outlet } from '@tanstack/react-router'
import { Suspense, useEffect } from 'react'
import { closesAt, isOpenAt, opensAt } from '@contract/hours'
import { clockText, secondsText, shortMoment } from '@contract/moments'
import { useMe } from '../client/session'
import { useServerNow } from '../client/use-now'
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
  useEffect(() => void fetchPages(roles), [roles])
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

function Clock() {
  const now = useServerNow()
  const isOpen = isOpenAt(now)
  const { halts } = useMeNow()
  const hours = isOpen ? copy.open(clockText(closesAt(now))) : copy.closed(clockText(opensAt(now)))
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
