import { useLocation } from '@tanstack/react-router'
import { Button } from 'antd'
import { useEffect, useRef } from 'react'
import { roleNames } from '@contract/console/roles'
import list from '@/assets/icons/list.svg'
import logout from '@/assets/icons/logout.svg'
import { json } from '../client/call'
import { leave, useMe } from '../client/session'
import { useIsPhone } from '../doors/media'
import { Avatar } from '../kit/avatar/avatar'
import { Icon } from '../kit/icon/icon'
import { copy } from './copy'
import styles from './side.module.scss'
import { Menu } from './menu'

/** Where the console leads, and who works here: on a wide screen beside the page, on a phone over it, behind a key. */
export const Side = () => (useIsPhone() ? <SideOfPhone /> : <div className={styles.side}>{inside}</div>)

const inside = (
  <>
    <div className={styles.brand}>
      <i aria-hidden className={styles.mark} />
      <strong>{copy.site}</strong>
      <span>{copy.console}</span>
    </div>
    <Menu />
    <Who />
  </>
)

/** It goes when a page was chosen, when it is tapped beside, and by Esc. */
function SideOfPhone() {
  const place = useRef<HTMLDialogElement>(null)
  const here = useLocation({ select: ({ href }) => href })
  useEffect(() => place.current?.close(), [here])
  return (
    <>
      <Button
        className={styles.toMenu}
        type='text'
        aria-label={copy.menu}
        icon={<Icon file={list} />}
        onClick={() => place.current?.showModal()}
      />
      <dialog
        ref={place}
        className={styles.side}
        aria-label={copy.menu}
        onClick={({ target }) => target === place.current && place.current?.close()}
      >
        <div className={styles.inside}>{inside}</div>
      </dialog>
    </>
  )
}

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
