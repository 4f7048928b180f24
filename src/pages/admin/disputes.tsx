import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { casesCall } from '@/features/disputes/atoms'
import { CasesFrame } from '@/features/disputes/components/cases-frame'
import type { CasesTab } from '@/features/disputes/components/cases-list'
import { CasesList } from '@/features/disputes/components/cases-list'
import { SessionHost } from '@/features/session/host/session-host'
import { useList } from '@/lib/api/use-list'
import { goTo } from '@/lib/routes/go'
import { userAtom } from '@/lib/session/atoms'

/** The disputes that the reader decides. */
export default function DisputesPage() {
  const [tab, setTab] = useState<CasesTab>('running')
  const user = useAtomValue(userAtom)
  const cases = useList(casesCall, user ? { tab } : undefined)
  return (
    <CasesFrame tab={tab} onTab={setTab} onRefresh={cases.refresh} after={<SessionHost />}>
      <CasesList tab={tab} cases={cases} onOpen={(id) => goTo('dispute', { id })} />
    </CasesFrame>
  )
}
