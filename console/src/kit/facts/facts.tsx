import type { ReactNode } from 'react'
import styles from './facts.module.scss'

export interface Fact {
  readonly name: string
  /** What is drawn for the name, such as a link. */
  readonly label?: ReactNode
  readonly value: ReactNode
  readonly isTotal?: boolean
}

/** Names and values of one thing, such as the lines of an account. */
export const Facts = ({ facts }: { readonly facts: readonly Fact[] }) => (
  <dl className={styles.facts}>
    {facts.map(({ name, label = name, value, isTotal }) => (
      <div key={name} className={isTotal ? styles.total : styles.fact}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)
