import { useAtomValue } from 'jotai'
import { useState } from 'react'
import type { DeskState } from '@/features/money-desk/atoms'
import { deskCall } from '@/features/money-desk/atoms'
import { BlockLock } from '@/features/money-desk/components/block-lock'
import { Books } from '@/features/money-desk/components/books'
import { Corrections } from '@/features/money-desk/components/corrections'
import { DeskList } from '@/features/money-desk/components/desk-list'
import { HandoverCases } from '@/features/money-desk/components/handover-cases'
import { Refunds } from '@/features/money-desk/components/refunds'
import { Switches } from '@/features/money-desk/components/switches'
import { copy } from '@/features/money-desk/copy'
import { GuestNotice } from '@/features/session/login/guest-notice'
import { SessionHost } from '@/features/session/host/session-host'
import { useList } from '@/lib/api/use-list'
import { isNoRight } from '@/lib/refusals/no-right'
import { userAtom } from '@/lib/session/atoms'
import { EmptyState } from '@/ui/empty-state/empty-state'
import { Screen } from '@/ui/screen/screen'
import { Tabs } from '@/ui/tabs/tabs'

const tabIds = ['withdrawals', 'corrections', 'refunds', 'switches', 'books', 'handovers'] as const
const tabs = tabIds.map((id) => ({ id, text: copy.tabs[id] }))

/**
 * The operators' money desk: withdrawals to pay, wrong transactions to correct, payments to give back, what each platform allows, whether
 * the books agree, and objections to sales of blocks.
 */
export default function MoneyDeskPage() {
  const user = useAtomValue(userAtom)
  const [tab, setTab] = useState<(typeof tabIds)[number]>('withdrawals')
  const [state, setState] = useState<DeskState>('open')
  const rows = useList(deskCall, user && tab === 'withdrawals' ? { state } : undefined)
  const isClosed = isNoRight(rows.list)
  return (
    <Screen title={copy.title} plate={user?.blockNo} onRefresh={rows.refresh}>
      {user === null && <GuestNotice text={copy.loginFirst} />}
      {isClosed && <EmptyState kind='failed' title={copy.noRight} text={copy.noRightText} />}
      {user !== null && !isClosed && (
        <>
          <Tabs label={copy.tabsLabel} items={tabs} chosen={tab} onPick={setTab} />
          {tab === 'withdrawals' && <DeskList state={state} onState={setState} rows={rows} />}
          {tab === 'corrections' && <Corrections />}
          {tab === 'refunds' && <Refunds />}
          {tab === 'switches' && <Switches />}
          {tab === 'books' && <Books />}
          {tab === 'handovers' && (
            <>
              <HandoverCases />
              <BlockLock />
            </>
          )}
        </>
      )}
      <SessionHost />
    </Screen>
  )
}
