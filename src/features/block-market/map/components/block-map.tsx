import { View } from '@tarojs/components'
import { a11y } from '@/platform/a11y/a11y'
import { canvas } from '@/platform/canvas/canvas'
import { cx } from '@/ui/cx/cx'
import { useDomId } from '@/ui/dom-id/use-dom-id'
import { Icon } from '@/ui/icon/icon'
import { Pressable } from '@/ui/pressable/pressable'
import { mapCopy } from '../copy'
import { kinds } from '../rules/draw'
import type { Plan, Plot } from '../rules/plan'
import { inkId, useMap } from '../use-map'
import styles from './map.module.scss'

export interface BlockMapProps {
  readonly plan: Plan
  readonly first: Plot | undefined
  readonly firstOf: string
  readonly chosenId: number | undefined
  /** What a screen reader says instead of the picture. */
  readonly label: string
  readonly note: string | undefined
  readonly onPick: (plot: Plot | undefined) => void
}

/**
 * The map, on a canvas: one finger moves it, two enlarge it, a tap picks a plot. Its colours are those of the legend, so the sheet says
 * them once for both themes. Our decision: docs/decisions/0273-block-map.md
 */
export function BlockMap({ label, note, ...map }: BlockMapProps) {
  const id = useDomId('map')
  const { fingers, zoom } = useMap(id, map)
  return (
    <>
      <canvas.Canvas id={id} className={cx(styles.canvas)} />
      <View
        id={`${id}fingers`}
        className={cx(styles.fingers)}
        {...fingers}
        {...a11y.describe({ role: 'img', label })}
      />
      <View className={cx(styles.over)}>
        <View className={cx(styles.legend)} {...a11y.describe({ hidden: true })}>
          {mapCopy.legend.map(([kind, text]) => (
            <View key={kind} className={cx(styles.entry)}>
              <View id={inkId(id, kind)} className={cx(styles.ink, styles[kind])} />
              {text}
            </View>
          ))}
          {kinds
            .filter((kind) => !mapCopy.legend.some(([one]) => one === kind))
            .map((kind) => (
              <View key={kind} id={inkId(id, kind)} className={cx(styles.unseen, styles[kind])} />
            ))}
        </View>
        <View className={cx(styles.zoom)}>
          <Pressable label={mapCopy.zoomIn} className={cx(styles.key)} onPress={() => zoom(true)}>
            <Icon name='plus' size={48} />
          </Pressable>
          <Pressable label={mapCopy.zoomOut} className={cx(styles.key)} onPress={() => zoom(false)}>
            <Icon name='minus' size={48} />
          </Pressable>
        </View>
      </View>
      {note !== undefined && <View className={cx(styles.note)}>{note}</View>}
    </>
  )
}
