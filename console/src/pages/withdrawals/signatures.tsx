import { copy } from './copy'
import styles from './withdrawals.module.scss'
import type { Withdrawal } from './withdrawals'

/** Who of two has signed, as boxes; one alone signs the smaller ones. */
export function Signatures({ row: { isTwoPersons, approval, state } }: { readonly row: Withdrawal }) {
  if (!isTwoPersons) return <>{copy.alone}</>
  const done = approval?.state === 'waiting' ? 1 : state === 'applied' ? 0 : 2
  return (
    <span role='img' aria-label={copy.two(done)} className={styles.boxes}>
      <i className={done > 0 ? styles.signed : ''} />
      <i className={done > 1 ? styles.signed : ''} />
    </span>
  )
}
