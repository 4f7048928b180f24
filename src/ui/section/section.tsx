import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { a11y } from '@/platform/a11y/a11y'
import { cx } from '../cx/cx'
import styles from './section.module.scss'

export interface SectionProps {
  /** A card has gutters around it (an order, a hold); otherwise the section runs from edge to edge. */
  readonly card?: boolean
  /** A blue outline: my turn. Cards only. */
  readonly lit?: boolean
  /** Gutters inside. */
  readonly padded?: boolean
  readonly children: ReactNode
}

/** A sheet of paper on the page. */
export function Section({ card = false, lit = false, padded = false, children }: SectionProps) {
  return (
    <View className={cx(card ? styles.card : styles.section, lit && styles.lit, padded && styles.padded)}>
      {children}
    </View>
  )
}

export interface SectionHeadProps {
  readonly title: ReactNode
  readonly count?: number
  /** At the right: a link or a remark. */
  readonly end?: ReactNode
}

/** The name of a section. */
export function SectionHead({ title, count, end }: SectionHeadProps) {
  return (
    <View className={cx(styles.head)}>
      <View className={cx(styles.title)} {...a11y.describe({ role: 'heading', level: 2 })}>
        {title}
        {count !== undefined && <View className={cx(styles.count)}>{count}</View>}
      </View>
      {end !== undefined && <View className={cx(styles.end)}>{end}</View>}
    </View>
  )
}

/** A name at the left, its value at the right. */
export function Pair({ name, children }: { readonly name: ReactNode; readonly children: ReactNode }) {
  return (
    <View className={cx(styles.pair)}>
      <View className={cx(styles.key)}>{name}</View>
      <View className={cx(styles.value)}>{children}</View>
    </View>
  )
}
