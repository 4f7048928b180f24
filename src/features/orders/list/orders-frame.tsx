import { View } from '@tarojs/components'
import { useAtomValue, useSetAtom } from 'jotai'
import type { ReactNode } from 'react'
import { userAtom } from '@/lib/session/atoms'
import { openLoginAtom } from '@/lib/session/login/request'
import { cx } from '@/ui/cx/cx'
import { Screen } from '@/ui/screen/screen'
import { Tabs } from '@/ui/tabs/tabs'
import { EmptyState } from '@/ui/empty-state/empty-state'
import { listCopy } from '../copy'
import styles from './order-list.module.scss'

type TabName = keyof typeof listCopy.tabs

export interface OrdersFrameProps<Tab extends TabName> {
  readonly title: string
  readonly tabs: readonly Tab[]
  readonly tab: Tab
  readonly onTab: (tab: Tab) => void
  readonly onRefresh: () => Promise<unknown>
  readonly children: ReactNode
  /** Drawn for guests too. */
  readonly after: ReactNode
}

/** The frame of both lists of own orders: tabs for a signed-in person, the login for a guest. */
export function OrdersFrame<Tab extends TabName>(props: OrdersFrameProps<Tab>) {
  const { title, tabs, tab, onTab, onRefresh, children, after } = props
  const user = useAtomValue(userAtom)
  const openLogin = useSetAtom(openLoginAtom)
  const items = tabs.map((id) => ({ id, text: listCopy.tabs[id] }))
  return (
    <Screen title={title} plate={user?.blockNo} onRefresh={onRefresh}>
      {user ? (
        <>
          <Tabs label={listCopy.tabsLabel} items={items} chosen={tab} onPick={onTab} />
          <View className={cx(styles.room)} />
          {children}
        </>
      ) : (
        <EmptyState
          kind='empty'
          title={listCopy.loginFirst}
          action={{ text: listCopy.login, onPress: () => openLogin() }}
        />
      )}
      {after}
    </Screen>
  )
}
