import { View } from '@tarojs/components'
import type { CSSProperties, ReactNode } from 'react'
import { a11y } from '@/platform/a11y/a11y'
import { rpx } from '@/platform/rpx/rpx'
import { cx } from '../cx/cx'
import { Icon } from '../icon/icon'
import { Layer } from '../layer/layer'
import { Pressable } from '../pressable/pressable'
import { entriesOf, lastId, type MenuChoice, type MenuEntry, type MenuType } from './entries'
import styles from './popup-menu.module.scss'

/** A box in the column, CSS pixels from its top left corner. */
export interface MenuAnchor {
  readonly leftPx: number
  readonly topPx: number
  readonly widthPx: number
  readonly heightPx: number
}

export interface PopupMenuProps {
  readonly type: MenuType
  /** Whose prices the menu of expansion opens; those of the specified area by default. */
  readonly priceAreaId?: number | undefined
  /** An entry of one page alone, after those of the type. */
  readonly last?: Pick<MenuEntry, 'text' | 'icon'> | undefined
  /** The tapped plot; the menu opens below it. Without one it is centred. */
  readonly anchor?: MenuAnchor
  /** The plot drawn again above the overlay, so that it stays bright. */
  readonly lit?: ReactNode
  /** The entry's id, or 0 when the overlay was tapped. */
  readonly onChoose: (choice: MenuChoice) => void
}

const menuWidth = 336

function placed(anchor: MenuAnchor): CSSProperties {
  return {
    left: `clamp(${rpx(32)}, ${anchor.leftPx}px, calc(100% - ${rpx(menuWidth + 32)}))`,
    top: `calc(${anchor.topPx + anchor.heightPx}px + ${rpx(16)})`,
  }
}

/** A short list of named items. Source: specification §2 (popup menu; heights 230 and 320 rpx). */
export function PopupMenu({ type, priceAreaId, last, anchor, lit, onChoose }: PopupMenuProps) {
  const own = entriesOf(type, priceAreaId)
  const entries: readonly MenuEntry[] = last ? [...own, { ...last, id: lastId }] : own
  return (
    <Layer place='free' level='menu' role='menu' label='菜单' onDismiss={() => onChoose(0)}>
      {anchor && lit !== undefined && (
        <View
          className={cx(styles.lit)}
          style={{ left: anchor.leftPx, top: anchor.topPx, width: anchor.widthPx, height: anchor.heightPx }}
          {...a11y.describe({ hidden: true })}
        >
          {lit}
        </View>
      )}
      <View
        className={cx(styles.menu, entries.length > 2 ? styles.three : styles.two, !anchor && styles.centred)}
        {...(anchor && { style: placed(anchor) })}
      >
        {entries.map((entry) => (
          <Pressable key={entry.id} role='menuitem' className={cx(styles.entry)} onPress={() => onChoose(entry.id)}>
            <Icon name={entry.icon} />
            {entry.text}
          </Pressable>
        ))}
      </View>
    </Layer>
  )
}
