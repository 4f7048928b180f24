import type { ReactNode } from 'react'
import styles from './facts.module.scss'

export interface Fact {
  readonly name: string
  readonly value: ReactNode
  readonly isTotal?: boolean
}

/** Names and values of one thing, such as the lines of an account. */
export const Facts = ({ facts }: { readonly facts: readonly Fact[] }) => (
  <dl className={styles.facts}>
    {facts.map(({ name, value, isTotal }) => (
      <div key={name} className={isTotal ? styles.total : styles.fact}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)
