import { fullMoment, shortMoment } from '@contract/moments'
import { useServerNow } from '../../client/use-now'
import { copy } from '../copy'
import { lateFor } from './time-left'
import styles from './turn.module.scss'

interface DueProps {
  readonly at: number
  readonly isOverdue: boolean
}

/** Until when something is due; for how long it is overdue, with the moment behind it. Source: mockup 30-console-withdraw. */
export function Due({ at, isOverdue }: DueProps) {
  const now = useServerNow()
  if (!isOverdue) return shortMoment(at)
  return (
    <span className={styles.overdue} title={fullMoment(at)}>
      {copy.overdue(lateFor(at, now))}
    </span>
  )
}
