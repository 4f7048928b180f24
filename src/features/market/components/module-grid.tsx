import { View } from '@tarojs/components'
import { memo, useState } from 'react'
import { a11y } from '@/platform/a11y/a11y'
import { boxOf } from '@/platform/page/box-of'
import type { PageBox } from '@/platform/page/types'
import { cx } from '@/ui/cx/cx'
import { Icon } from '@/ui/icon/icon'
import { lazy } from '@/lib/lazy/lazy'
import { goTo } from '@/lib/routes/go'
import { openMenuEntry } from '@/lib/routes/module-menu'
import { LazyMessageBox } from '@/ui/message-box/lazy-message-box'
import { Pressable } from '@/ui/pressable/pressable'
import { useLongPress } from '@/ui/pressable/use-long-press'
import { marketCopy } from '../copy'
import type { CityModule } from '../modules'
import { cityModules } from '../modules'
import styles from './module-grid.module.scss'

const PopupMenu = lazy(() =>
  import(/* webpackChunkName: "lazy" */ '@/ui/popup-menu/popup-menu').then(({ PopupMenu }) => PopupMenu),
)

type Showing =
  | { readonly tag: 'nothing' }
  | { readonly tag: 'menu'; readonly module: CityModule; readonly anchor: PageBox | undefined }
  | { readonly tag: 'message' }

/** What a module says of itself. `mine`: something of it waits for the reader. */
export interface PlotLine {
  readonly name: CityModule['name']
  readonly enabled: boolean
  readonly line: string
  readonly mine: boolean
}

/**
 * The six plots of the city with what each says; nothing while that is not known. One that has a page opens it, and its menu when a finger
 * stays; the others open their menu, and say that nothing is behind it yet. Source: community §0 (tab 0); mockup 20-home-community.
 */
export const ModuleGrid = memo(function ModuleGrid({ lines }: { readonly lines: readonly PlotLine[] }) {
  const [showing, setShowing] = useState<Showing>({ tag: 'nothing' })
  const open = async (module: CityModule) => setShowing({ tag: 'menu', module, anchor: await boxOf(idOf(module)) })
  const nothing = () => setShowing({ tag: 'nothing' })
  const lineOf = ({ name }: CityModule) => lines.find((line) => line.name === name)
  const choose = (module: CityModule, choice: number) =>
    openMenuEntry(module.name, choice) ? nothing() : setShowing({ tag: 'message' })
  return (
    <>
      <View className={cx(styles.grid)} {...a11y.describe({ role: 'group', label: marketCopy.modules })}>
        {cityModules.map((module) => (
          <Plot key={module.name} module={module} line={lineOf(module)} onMenu={() => void open(module)} />
        ))}
      </View>
      {showing.tag === 'menu' && (
        <PopupMenu
          type={showing.module.name}
          {...(showing.anchor && {
            anchor: showing.anchor,
            lit: <Lit module={showing.module} line={lineOf(showing.module)} />,
          })}
          onMissing={nothing}
          onChoose={(choice) => choose(showing.module, choice)}
        />
      )}
      {showing.tag === 'message' && <LazyMessageBox type='info' content={marketCopy.moduleMessage} onEvent={nothing} />}
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
  const press = page ? () => isLong() || goTo(page) : onMenu
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
      <Icon name={module.icon} plot='primary' />
      <View>
        <View className={cx(styles.title)}>{module.title}</View>
        <View className={cx(styles.note, line?.mine && styles.mine)}>{line && noteOf(line)}</View>
      </View>
    </>
  )
}
