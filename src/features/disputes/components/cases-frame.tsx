import { View } from '@tarojs/components'
import { useAtomValue, useSetAtom } from 'jotai'
import type { ReactNode } from 'react'
import { userAtom } from '@/lib/session/atoms'
import { openLoginAtom } from '@/lib/session/login/request'
import { cx } from '@/ui/cx/cx'
import { Screen } from '@/ui/screen/screen'
import { Tabs } from '@/ui/tabs/tabs'
import { EmptyState } from '@/ui/empty-state/empty-state'
import { disputesCopy } from '../copy'
import styles from './cases-frame.module.scss'
import type { CasesTab } from './cases-list'

export interface CasesFrameProps {
  readonly tab: CasesTab
  readonly onTab: (tab: CasesTab) => void
  readonly onRefresh: () => Promise<void>
  readonly children: ReactNode
  /** Drawn for guests too. */
  readonly after: ReactNode
}

const items = (['running', 'ended'] as const).map((id) => ({ id, text: disputesCopy.tabs[id] }))

/** The frame of the list of disputes: tabs for a signed-in person, the login for a guest. */
export function CasesFrame({ tab, onTab, onRefresh, children, after }: CasesFrameProps) {
  const user = useAtomValue(userAtom)
  const openLogin = useSetAtom(openLoginAtom)
  return (
    <Screen title={disputesCopy.title} plate={user?.blockNo} onRefresh={onRefresh}>
      {user ? (
        <>
          <Tabs label={disputesCopy.tabsLabel} items={items} chosen={tab} onPick={onTab} />
          <View className={cx(styles.room)} />
          {children}
        </>
      ) : (
        <EmptyState
          kind='empty'
          title={disputesCopy.loginFirst}
          action={{ text: disputesCopy.login, onPress: () => openLogin() }}
        />
      )}
      {after}
    </Screen>
  )
}
