import { useServerNow } from '../../client/use-now'
import { copy } from '../copy'
import { timeLeft } from './time-left'
import styles from './turn.module.scss'

interface TurnProps {
  readonly who: string
  readonly act: string
  readonly until?: number | null
  /** What happens otherwise. */
  readonly otherwise?: string
  /** `me`: it is the reader's turn; `urgent`: it must not be missed. */
  readonly look: 'me' | 'wait' | 'urgent'
}

/** Whose turn it is, until when, and what happens otherwise. Source: design §3 (turn line). */
export function Turn({ who, act, until, otherwise, look }: TurnProps) {
  const now = useServerNow()
  return (
    <span className={`${styles.turn} ${styles[look]}`}>
      <b className={styles.who}>{who}</b>
      <strong>{act}</strong>
      {typeof until === 'number' && (
        <span aria-live='off' className={styles.left}>
          {until > now ? `剩 ${timeLeft(until, now)}` : copy.overdue(timeLeft(now, until))}
        </span>
      )}
      {otherwise !== undefined && <span className={styles.otherwise}>{otherwise}</span>}
    </span>
  )
}
