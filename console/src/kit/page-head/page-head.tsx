import type { ReactNode } from 'react'
import styles from './page-head.module.scss'

interface PageHeadProps {
  readonly title: string
  readonly note?: string | undefined
  /** What can be done on this page. */
  readonly children?: ReactNode
}

/** The head of a page. */
export const PageHead = ({ title, note, children }: PageHeadProps) => (
  <div className={styles.head}>
    <h1>{title}</h1>
    {note !== undefined && <span className={styles.note}>{note}</span>}
    <div className={styles.acts}>{children}</div>
  </div>
)
