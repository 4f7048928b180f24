import { useLocation } from '@tanstack/react-router'
import { Select } from 'antd'
import { useAreaId, useAreas, useOneArea } from '../kit/area/use-area'
import { useAddress } from '../kit/list/address'
import { pages } from '../pages/table'
import { copy } from './copy'
import styles from './frame.module.scss'

/** Which area the page is about, of those where somebody may act. Some pages belong to none. */
export function AreaChoice() {
  const { pathname } = useLocation()
  const { change } = useAddress()
  const areas = useAreas() ?? []
  const chosen = useAreaId()
  const first = useOneArea()
  const kind = pages.find(({ path }) => path === (pathname === '/' ? '/' : pathname.replace(/\/$/, '')))?.area
  if (kind === undefined || areas.length === 0) return <strong className={styles.place}>{copy.everywhere}</strong>
  const value = kind === 'one' ? first?.areaId : (chosen ?? 0)
  return (
    <Select
      aria-label={copy.area}
      className={styles.areas}
      popupMatchSelectWidth={false}
      value={Number(value)}
      options={[
        ...(kind === 'any' ? [{ value: 0, label: copy.everywhere }] : []),
        ...areas.map(({ areaId, name }) => ({ value: Number(areaId), label: `${name} ${areaId}` })),
      ]}
      onChange={(next) => change({ areaId: next === 0 ? '' : String(next), page: '', id: '' })}
    />
  )
}
