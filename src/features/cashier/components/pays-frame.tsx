import { View } from '@tarojs/components'
import { useAtomValue, useSetAtom } from 'jotai'
import type { ReactNode } from 'react'
import { userAtom } from '@/lib/session/atoms'
import { openLoginAtom } from '@/lib/session/login/request'
import { cx } from '@/ui/cx/cx'
import { Screen } from '@/ui/screen/screen'
import { Tabs } from '@/ui/tabs/tabs'
import { EmptyState } from '@/ui/empty-state/empty-state'
import { payListCopy } from '../copy'
import type { PayTab } from './pay-list'
import styles from './pays-frame.module.scss'

export interface PaysFrameProps {
  readonly tab: PayTab
  readonly onTab: (tab: PayTab) => void
  readonly onRefresh: () => Promise<void>
  readonly children: ReactNode
  /** Drawn for guests too. */
  readonly after: ReactNode
}

const tabs: readonly PayTab[] = ['unpaid', 'paid', 'closed']

/** The frame of the list of pay orders: tabs for a signed-in person, the login for a guest. */
export function PaysFrame({ tab, onTab, onRefresh, children, after }: PaysFrameProps) {
  const user = useAtomValue(userAtom)
  const openLogin = useSetAtom(openLoginAtom)
  const items = tabs.map((id) => ({ id, text: payListCopy.tabs[id] }))
  return (
    <Screen title={payListCopy.title} plate={user?.blockNo} onRefresh={onRefresh}>
      {user ? (
        <>
          <Tabs label={payListCopy.tabsLabel} items={items} chosen={tab} onPick={onTab} />
          <View className={cx(styles.room)} />
          {children}
        </>
      ) : (
        <EmptyState
          kind='empty'
          title={payListCopy.loginFirst}
          action={{ text: payListCopy.login, onPress: () => openLogin() }}
        />
      )}
      {after}
    </Screen>
  )
}
