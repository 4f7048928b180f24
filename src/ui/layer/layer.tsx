import { View } from '@tarojs/components'
import { useEffect, useId, useRef, type ReactNode } from 'react'
import { a11y } from '@/platform/a11y/a11y'
import type { Described } from '@/platform/a11y/types'
import { cx } from '../cx/cx'
import styles from './layer.module.scss'

export interface LayerProps {
  /** The overlay was tapped or Escape was pressed. */
  readonly onDismiss: () => void
  /** Read when it opens. */
  readonly label: string
  readonly role?: Described['role']
  /** Where the content stands; `free` places itself. */
  readonly place?: 'center' | 'bottom' | 'free'
  /** What it is, for the order of layers. */
  readonly level?: 'menu' | 'sheet' | 'pop' | 'points'
  readonly children: ReactNode
}

/**
 * What every popup stands on: a scrim over the column, the focus kept inside and given back, Escape and a tap on the
 * overlay dismiss. It draws nothing of its own besides the scrim.
 */
export function Layer({ onDismiss, label, role = 'dialog', place = 'center', level = 'pop', children }: LayerProps) {
  const id = `layer${useId().replace(/:/g, '')}`
  const latest = useRef(onDismiss)
  useEffect(() => {
    latest.current = onDismiss
  })
  useEffect(() => a11y.holdFocus(id, () => latest.current()), [id])
  return (
    <View className={cx(styles.layer, place !== 'center' && styles[place], styles[`z-${level}`])}>
      <View className={cx(styles.scrim)} catchMove onClick={() => onDismiss()} {...a11y.describe({ hidden: true })} />
      <View
        id={id}
        className={cx(styles.content)}
        {...a11y.describe({ role, label, modal: role !== 'menu' || undefined })}
      >
        {children}
      </View>
    </View>
  )
}
