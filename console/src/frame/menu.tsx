import { Link, useLocation } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { mayCall } from '@contract/console/rights'
import { useMe } from '../client/session'
import { useAreaField } from '../kit/area/use-area'
import { Icon } from '../kit/icon/icon'
import { useOpeningCity } from '../kit/opening/use-opening'
import type { Group } from '../pages/table'
import { groupTitles, pages } from '../pages/table'
import { urgentPaths, useBadges } from './badges'
import { copy } from './copy'
import styles from './side.module.scss'
import { icons } from '../kit/icon/icons'

/** The pages that somebody's roles open. Source: contract/console/rights. */
export function Menu() {
  const { roles } = useMe()
  const badges = useBadges()
  const area = useAreaField()
  const open = useOpeningCity()
  const mine = pages.filter(
    ({ needs, isOfOne = false, isWhileOpen = false }) =>
      !isOfOne && mayCall(needs, roles) && (!isWhileOpen || open !== undefined),
  )
  const place = useRef<HTMLElement>(null)
  const here = useLocation({ select: ({ pathname }) => pathname })
  useEffect(() => {
    place.current?.querySelector('[aria-current=page]')?.scrollIntoView({ block: 'nearest' })
  }, [here])
  const groups = (Object.keys(groupTitles) as Group[]).filter((group) => mine.some((page) => page.group === group))
  return (
    <nav ref={place} aria-label={copy.menu} className={styles.menu}>
      {groups.map((group) => (
        <div key={group}>
          {groupTitles[group] !== '' && <p className={styles.group}>{groupTitles[group]}</p>}
          {mine
            .filter((page) => page.group === group)
            .map(({ path, title, icon, isWhileOpen }) => (
              <Link
                key={path}
                to={path}
                search={isWhileOpen && open ? { areaId: String(open.areaId) } : area}
                className={styles.item}
                activeProps={{ className: styles.isHere ?? '' }}
                activeOptions={{ exact: path === '/', includeSearch: false }}
              >
                <Icon file={icons[icon]} />
                <span>{title}</span>
                {isWhileOpen && <b className={styles.badge}>{open?.left}</b>}
                {badges.has(path) && (
                  <b className={urgentPaths.has(path) ? `${styles.badge} ${styles.isUrgent}` : styles.badge}>
                    {badges.get(path)}
                  </b>
                )}
              </Link>
            ))}
        </div>
      ))}
    </nav>
  )
}
