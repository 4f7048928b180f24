import { Outlet } from '@tanstack/react-router'
import { Button } from 'antd'
import { Suspense } from 'react'
import { roleNames } from '@contract/console/roles'
import { closesAt, isOpenAt, opensAt } from '@contract/hours'
import { clockText, secondsText, shortMoment } from '@contract/moments'
import logout from '@/assets/icons/logout.svg'
import { json } from '../client/call'
import { leave, useMe } from '../client/session'
import { useServerNow } from '../client/use-now'
import { Avatar } from '../kit/avatar/avatar'
import { Icon } from '../kit/icon/icon'
import { AreaChoice } from './area-choice'
import { copy } from './copy'
import styles from './frame.module.scss'
import { Halts, useMeNow } from './halts'
import { Menu } from './menu'
import { Search } from './search'
import { Told } from './told'

/** The console around its pages: menu, who works here, where, and what time it is. */
export const Frame = () => (
  <div className={styles.frame}>
    <a className={styles.skip} href='#page'>
      {copy.skip}
    </a>
    <div className={styles.side}>
      <div className={styles.brand}>
        <i aria-hidden className={styles.mark} />
        <strong>{copy.site}</strong>
        <span>{copy.console}</span>
      </div>
      <Menu />
      <Who />
    </div>
    <header className={styles.top}>
      <AreaChoice />
      <Search />
      <Clock />
    </header>
    <main id='page' tabIndex={-1} className={styles.page}>
      <Halts />
      <Told />
      <Suspense fallback={null}>
        <Outlet />
      </Suspense>
    </main>
  </div>
)

function Who() {
  const { name, roles } = useMe()
  const signOut = async () => {
    await json('/admin/session/logout', {})
    leave()
  }
  return (
    <div className={styles.who}>
      <Avatar seed={name} size={34} />
      <div>
        <strong>{name}</strong>
        <span>{roles.map((role) => roleNames[role]).join(' · ')}</span>
      </div>
      <Button
        type='text'
        aria-label={copy.signOut}
        title={copy.signOut}
        icon={<Icon file={logout} />}
        onClick={() => void signOut()}
      />
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
