import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { SessionHost } from '@/features/session/host/session-host'
import { IncomeView } from '@/features/wallet/components/income-view'
import type { IncomeChoice } from '@/features/wallet/rules/income'
import { incomeCall, loadIncomeTotalAtom } from '@/features/wallet/income'
import { incomeDays, incomeQuery } from '@/features/wallet/rules/income'
import { incomeCopy } from '@/features/wallet/income-copy'
import { useList } from '@/lib/api/use-list'
import { userAtom } from '@/lib/session/atoms'
import { serverClockAtom } from '@/lib/session/server-clock'
import { SignedIn } from '@/parts/guest/signed-in'
import { useOnShow } from '@/platform/page/use-on-show'
import { Screen } from '@/ui/screen/screen'

/** Income by source, with what is still held back. */
export default function IncomePage() {
  const user = useAtomValue(userAtom)
  const [choice, setChoice] = useState<IncomeChoice>({ source: '', period: '' })
  const { now } = useAtomValue(serverClockAtom)
  const days = incomeDays(choice, now())
  const records = useList(incomeCall, user ? incomeQuery(choice, now()) : undefined)
  const loadTotal = useSetAtom(loadIncomeTotalAtom)
  const reload = () => Promise.all([loadTotal(), records.refresh()])
  useOnShow(user?.token ?? '', () => void loadTotal(days))
  const choose = (next: IncomeChoice) => {
    setChoice(next)
    if (next.period !== choice.period) void loadTotal(incomeDays(next, now()))
  }
  return (
    <Screen title={incomeCopy.title} plate={user?.blockNo} onRefresh={reload}>
      <SignedIn loginFirst={incomeCopy.loginFirst}>
        <IncomeView choice={choice} onChoice={choose} records={records} onChanged={() => void reload()} />
      </SignedIn>
      <SessionHost />
    </Screen>
  )
}
