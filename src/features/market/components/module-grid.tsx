import { View } from '@tarojs/components'
import { useAtomValue } from 'jotai'
import { memo, useState } from 'react'
import { a11y } from '@/platform/a11y/a11y'
import { cx } from '@/ui/cx/cx'
import { Icon } from '@/ui/icon/icon'
import { lazy } from '@/lib/lazy/lazy'
import { goTo } from '@/lib/routes/go'
import { menuOrderAtom } from '@/lib/session/site'
import { Pressable } from '@/ui/pressable/pressable'
import { useLongPress } from '@/ui/pressable/use-long-press'
import { marketCopy } from '../copy'
import type { CityModule } from '../rules/plots'
import { plotsIn } from '../rules/plots'
import styles from './module-grid.module.scss'

const ModuleMenu = lazy(() =>
  import(/* webpackChunkName: "lazy" */ './module-menu').then(({ ModuleMenu }) => ModuleMenu),
)

/** The line of a module. `mine`: something in it waits for the reader. */
export interface PlotLine {
  readonly name: CityModule['name']
  readonly enabled: boolean
  readonly line: string
  readonly mine: boolean
  /** Of the expansion: the area whose prices its menu names. */
  readonly priceAreaId?: number | undefined
}

/**
 * The plots of the city, each with its line once that is known. A tap opens its page, a long press its menu. Source: community §0
 * (tab 0); mockup 20-home-community.
 */
export const ModuleGrid = memo(function ModuleGrid({ lines }: { readonly lines: readonly PlotLine[] }) {
  const order = useAtomValue(menuOrderAtom)
  const [opened, open] = useState<CityModule>()
  const close = () => open(undefined)
  const lineOf = ({ name }: CityModule) => lines.find((line) => line.name === name)
  return (
    <>
      <View className={cx(styles.grid)} {...a11y.describe({ role: 'group', label: marketCopy.modules })}>
        {plotsIn(order).map((module) => (
          <Plot key={module.name} module={module} line={lineOf(module)} onMenu={() => open(module)} />
        ))}
      </View>
      {opened && (
        <ModuleMenu
          name={opened.name}
          plotId={idOf(opened)}
          priceAreaId={lineOf(opened)?.priceAreaId}
          lit={<Lit module={opened} line={lineOf(opened)} />}
          onClose={close}
          onMissing={close}
        />
      )}
    </>
  )
})

interface FaceProps {
  readonly module: CityModule
  readonly line: PlotLine | undefined
}

function Plot({ module, line, onMenu }: FaceProps & { readonly onMenu: () => void }) {
  const { touch, isLong } = useLongPress(onMenu)
  const { page } = module
  const press = () => isLong() || goTo(page)
  return (
    <View className={cx(styles.place)} {...touch}>
      <Pressable id={idOf(module)} className={cx(styles.plot)} label={labelOf(module, line)} onPress={press}>
        <Face module={module} line={line} />
      </Pressable>
    </View>
  )
}

const labelOf = ({ title }: CityModule, line: PlotLine | undefined) => (line ? `${title}，${noteOf(line)}` : title)
const noteOf = ({ enabled, line }: PlotLine) => (enabled ? line : marketCopy.moduleClosed)

const idOf = (module: CityModule) => `plot-${module.name}`

function Lit(props: FaceProps) {
  return (
    <View className={cx(styles.plot, styles.lit)}>
      <Face {...props} />
    </View>
  )
}

function Face({ module, line }: FaceProps) {
  return (
    <>
      <Icon name={module.name} />
      <View>
        <View className={cx(styles.title)}>{module.title}</View>
        <View className={cx(styles.note, line?.mine && styles.mine)}>{line && noteOf(line)}</View>
      </View>
    </>
  )
}
