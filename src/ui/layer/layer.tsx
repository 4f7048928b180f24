import { View } from '@tarojs/components'
import { useAtomValue } from 'jotai'
import { useContext, useLayoutEffect, type ReactNode } from 'react'
import { themeAtom } from '@/lib/theme/theme'
import { a11y } from '@/platform/a11y/a11y'
import type { Described } from '@/platform/a11y/types'
import { BackGuard } from '@/platform/back/back-guard'
import { Fixed } from '@/platform/controls/fixed'
import { useLatest } from '@/platform/page/use-latest'
import { theme } from '@/platform/theme/theme'
import { cx } from '../cx/cx'
import { useDomId } from '../dom-id/use-dom-id'
import styles from './layer.module.scss'
import { openLayer } from './stack'
import { StaticLayers } from './static-layers'

export interface LayerProps {
  /** The overlay was tapped, Escape was pressed, or the person went back: the owner stops drawing the layer. */
  readonly onDismiss: () => void
  /** Read when it opens. */
  readonly label: string
  readonly role?: Described['role']
  /** Where the content is placed; `free` places itself. */
  readonly place?: 'center' | 'bottom' | 'free'
  /** What it is, for the order of layers. */
  readonly level?: 'menu' | 'sheet' | 'pop' | 'points'
  readonly children: ReactNode
}

/**
 * The base of every popup: an overlay above everything, the focus kept inside and given back, the page behind not scrolling. Escape, the
 * phone's way back and a tap on the overlay dismiss the layer on top. Source: specification §2 (dimmed overlay that closes on click). Our
 * decision: docs/decisions/0030-one-stack-of-popups.md.
 */
export function Layer({ onDismiss, label, role = 'dialog', place = 'center', level = 'pop', children }: LayerProps) {
  const id = useDomId('layer')
  const look = theme.rootClass(useAtomValue(themeAtom))
  const latest = useLatest(onDismiss)
  const isStatic = useContext(StaticLayers)
  // In a layout effect and not later: a person who goes back or reloads the moment it appears must meet the history entry it adds.
  useLayoutEffect(() => {
    if (isStatic) return undefined
    const dismiss = () => latest.current()
    const stops = [a11y.holdFocus(id, dismiss), openLayer(id, dismiss)]
    return () => stops.forEach((stop) => stop())
  }, [id, isStatic, latest])
  return (
    <View className={cx(styles.layer, place !== 'center' && styles[`is-${place}`], styles[`is-${level}`], look)}>
      <View className={cx(styles.scrim)} catchMove onClick={() => onDismiss()} {...a11y.describe({ hidden: true })} />
      <View
        id={id}
        className={cx(styles.content)}
        {...a11y.describe({ role, label, modal: role !== 'menu' || undefined })}
      >
        <Fixed.Provider value>{children}</Fixed.Provider>
      </View>
      {!isStatic && <BackGuard onBack={onDismiss} />}
    </View>
  )
}
