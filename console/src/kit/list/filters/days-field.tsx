import { Input } from 'antd'
import { lazy, Suspense, useState } from 'react'
import { copy } from '../../copy'
import type { DaysFieldProps } from './calendar'
import styles from '../list.module.scss'

const load = () => import('./calendar')
const Calendar = lazy(load)

/** The days that a page looks at. Its calendar comes when somebody enters the field: no page is heavier by it. */
export function DaysField(props: DaysFieldProps) {
  const [isWanted, setWanted] = useState(false)
  const [isInside, setInside] = useState(false)
  const closed = (
    <Input
      readOnly
      aria-label={props.label}
      aria-haspopup='dialog'
      className={styles.days}
      placeholder={copy.days}
      value={props.value.replace('~', ' → ')}
      onPointerEnter={() => void load().catch(() => undefined)}
      onFocus={() => {
        setInside(true)
        setWanted(true)
      }}
      onBlur={() => setInside(false)}
    />
  )
  if (!isWanted) return closed
  return (
    <Suspense fallback={closed}>
      <Calendar {...props} isOpened={isInside} />
    </Suspense>
  )
}
