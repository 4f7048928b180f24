import { copy } from './copy'
import styles from './withdrawals.module.scss'
import type { Withdrawal } from './rows'

const signed = { waiting: 1, approved: 2, refused: 0, lapsed: 0 } as const

/** Who of two has signed, as boxes; one alone signs the smaller ones. */
export function Signatures({ row: { isTwoPersons, approval } }: { readonly row: Withdrawal }) {
  if (!isTwoPersons) return <>{copy.alone}</>
  const done = signed[approval?.state ?? 'refused']
  return (
    <span role='img' aria-label={copy.two(done)} className={styles.boxes}>
      <i className={done > 0 ? styles.signed : ''} />
      <i className={done > 1 ? styles.signed : ''} />
    </span>
  )
}
