import { useLocation } from '@tanstack/react-router'
import { Select } from 'antd'
import { useAreaId, useAreas, useOneArea } from '../kit/area/use-area'
import { useAddress } from '../kit/list/address'
import { pages } from '../pages/table'
import { copy } from './copy'
import styles from './frame.module.scss'

const all = 'all'

/** Which area the page is about, of those where somebody may act. Some pages belong to none. */
export function AreaChoice() {
  const { pathname } = useLocation()
  const { change } = useAddress()
  const areas = useAreas() ?? []
  const chosen = useAreaId()
  const first = useOneArea()
  const kind = pages.find(({ path }) => path === (pathname === '/' ? '/' : pathname.replace(/\/$/, '')))?.area
  if (kind === undefined || areas.length === 0) return <strong className={styles.place}>{copy.everywhere}</strong>
  const value = kind === 'one' ? first?.areaId : chosen
  return (
    <Select
      aria-label={copy.area}
      className={styles.areas}
      popupMatchSelectWidth={false}
      value={value === undefined ? all : String(value)}
      options={[
        ...(kind === 'any' ? [{ value: all, label: copy.everywhere }] : []),
        ...areas.map(({ areaId, name }) => ({ value: String(areaId), label: `${name} ${areaId}` })),
      ]}
      onChange={(next) => change({ areaId: next === all ? '' : next, page: '', id: '' })}
    />
  )
}
