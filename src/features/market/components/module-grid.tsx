import { View } from '@tarojs/components'
import { a11y } from '@/platform/a11y/a11y'
import { cx } from '@/ui/cx/cx'
import { Icon } from '@/ui/icon/icon'
import { Pressable } from '@/ui/pressable/pressable'
import { marketCopy } from '../copy'
import type { CityModule } from '../modules'
import { cityModules } from '../modules'
import styles from './module-grid.module.scss'

export interface ModuleGridProps {
  /** `elementId` names the plot that was tapped, so that its menu opens under it. */
  readonly onOpen: (module: CityModule, elementId: string) => void
}

/** The six plots of the city. Those that are not built say so instead of a figure. */
export function ModuleGrid({ onOpen }: ModuleGridProps) {
  return (
    <View className={cx(styles.grid)} {...a11y.describe({ role: 'group', label: marketCopy.modules })}>
      {cityModules.map((module) => {
        const id = `plot-${module.name}`
        return (
          <Pressable key={module.name} id={id} className={cx(styles.plot)} onPress={() => onOpen(module, id)}>
            <Icon name={module.icon} plot='primary' />
            <View>
              <View className={cx(styles.title)}>{module.title}</View>
              <View className={cx(styles.note)}>{marketCopy.moduleClosed}</View>
            </View>
          </Pressable>
        )
      })}
    </View>
  )
}
