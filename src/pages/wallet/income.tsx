import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { GuestNotice } from '@/features/session/components/guest-notice'
import { SessionHost } from '@/features/session/components/session-host'
import { IncomeView } from '@/features/wallet/components/income-view'
import type { IncomeSource } from '@/features/wallet/income'
import { incomeCall, loadIncomeTotalAtom } from '@/features/wallet/income'
import { incomeCopy } from '@/features/wallet/income-copy'
import { useList } from '@/lib/api/use-list'
import { userAtom } from '@/lib/session/atoms'
import { useOnShow } from '@/platform/page/use-on-show'
import { Screen } from '@/ui/screen/screen'

/** Income by source, with what is still held back. */
export default function IncomePage() {
  const user = useAtomValue(userAtom)
  const [source, setSource] = useState<IncomeSource | ''>('')
  const records = useList(incomeCall, user ? (source === '' ? {} : { source }) : undefined)
  const loadTotal = useSetAtom(loadIncomeTotalAtom)
  const reload = () => Promise.all([loadTotal(), records.refresh()])
  useOnShow(user?.token ?? '', () => void loadTotal())
  return (
    <Screen title={incomeCopy.title} plate={user?.blockNo} onRefresh={reload}>
      {user === null ? (
        <GuestNotice text={incomeCopy.loginFirst} />
      ) : (
        <IncomeView source={source} onSource={setSource} records={records} onChanged={() => void reload()} />
      )}
      <SessionHost />
    </Screen>
  )
}
