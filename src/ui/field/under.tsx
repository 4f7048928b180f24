import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { a11y } from '@/platform/a11y/a11y'
import { cx } from '../cx/cx'
import { Icon } from '../icon/icon'
import styles from './field.module.scss'

export interface UnderProps {
  readonly id: string
  readonly error?: string | undefined
  readonly hint?: ReactNode
  /** Without an icon, as in a box. */
  readonly plain?: boolean
}

/** The line below a field: its error, which is read aloud at once, or its hint. */
export function Under({ id, error, hint, plain = false }: UnderProps) {
  if (error !== undefined) {
    return (
      <View id={id} className={cx(styles.error)} {...a11y.describe({ role: 'alert' })}>
        {!plain && <Icon name='warn' size={32} />}
        {error}
      </View>
    )
  }
  return hint === undefined ? null : (
    <View id={id} className={cx(styles.hint)}>
      {hint}
    </View>
  )
}
