import { yuanText } from '@/lib/format/yuan'
import { copy } from '../copy'
import styles from './list.module.scss'
import type { Rows } from './rows'

/** How many rows the filters find, and what they come to. */
export const Total = ({ value }: { readonly value: Pick<Rows<unknown>, 'total' | 'sum'> | undefined }) => (
  <span className={styles.total} aria-live='polite'>
    {value && copy.rows(value.total)}
    {value?.sum !== undefined && (
      <>
        ，<b>{copy.sum(yuanText(value.sum))}</b>
      </>
    )}
  </span>
)
