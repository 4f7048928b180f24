import { View } from '@tarojs/components'
import { memo, useState } from 'react'
import { a11y } from '@/platform/a11y/a11y'
import { boxOf } from '@/platform/page/box-of'
import type { PageBox } from '@/platform/page/types'
import { cx } from '@/ui/cx/cx'
import { Icon } from '@/ui/icon/icon'
import { lazy } from '@/lib/lazy/lazy'
import { LazyMessageBox } from '@/ui/message-box/lazy-message-box'
import { Pressable } from '@/ui/pressable/pressable'
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

/** The six plots of the city with their menus. Nothing behind them is built yet, and they say so. */
export const ModuleGrid = memo(function ModuleGrid() {
  const [showing, setShowing] = useState<Showing>({ tag: 'nothing' })
  const open = async (module: CityModule) => setShowing({ tag: 'menu', module, anchor: await boxOf(idOf(module)) })
  const nothing = () => setShowing({ tag: 'nothing' })
  return (
    <>
      <View className={cx(styles.grid)} {...a11y.describe({ role: 'group', label: marketCopy.modules })}>
        {cityModules.map((module) => (
          <Pressable key={module.name} id={idOf(module)} className={cx(styles.plot)} onPress={() => void open(module)}>
            <Face module={module} />
          </Pressable>
        ))}
      </View>
      {showing.tag === 'menu' && (
        <PopupMenu
          type={showing.module.name}
          {...(showing.anchor && { anchor: showing.anchor, lit: <Lit module={showing.module} /> })}
          onMissing={nothing}
          onChoose={(choice) => (choice === 0 ? nothing() : setShowing({ tag: 'message' }))}
        />
      )}
      {showing.tag === 'message' && <LazyMessageBox type='info' content={marketCopy.moduleMessage} onEvent={nothing} />}
    </>
  )
})

const idOf = (module: CityModule) => `plot-${module.name}`

function Lit({ module }: { readonly module: CityModule }) {
  return (
    <View className={cx(styles.plot, styles.lit)}>
      <Face module={module} />
    </View>
  )
}

function Face({ module }: { readonly module: CityModule }) {
  return (
    <>
      <Icon name={module.icon} plot='primary' />
      <View>
        <View className={cx(styles.title)}>{module.title}</View>
        <View className={cx(styles.note)}>{marketCopy.moduleClosed}</View>
      </View>
    </>
  )
}
