import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { SessionHost } from '@/features/session/host/session-host'
import { loadAssetsAtom, loadBooksAtom } from '@/features/wallet/atoms'
import type { MoneyChoice } from '@/features/wallet/components/records/money-filter'
import { moneyQuery } from '@/features/wallet/components/records/money-filter'
import { MoneyView } from '@/features/wallet/components/money-view'
import { copy } from '@/features/wallet/copy'
import { moneyCall } from '@/features/wallet/money-list'
import { moneyKindOf } from '@/features/wallet/rules/money-kind'
import { useList } from '@/lib/api/use-list'
import { userAtom } from '@/lib/session/atoms'
import { serverClockAtom } from '@/lib/session/server-clock'
import { loadAccessAtom } from '@/lib/session/access'
import { SignedIn } from '@/parts/guest/signed-in'
import { useOnShow } from '@/platform/page/use-on-show'
import { useParams } from '@/platform/page/use-params'
import { Screen } from '@/ui/screen/screen'

/** Money: the total, its three parts, the records. */
export default function MoneyPage() {
  const user = useAtomValue(userAtom)
  const kind = moneyKindOf(useParams().kind)
  const [choice, setChoice] = useState<MoneyChoice>({ kind, group: '', period: '' })
  const { now } = useAtomValue(serverClockAtom)
  const loadAssets = useSetAtom(loadAssetsAtom)
  const loadBooks = useSetAtom(loadBooksAtom)
  const loadAccess = useSetAtom(loadAccessAtom)
  const records = useList(moneyCall, user ? moneyQuery(choice, now()) : undefined)
  const load = () => Promise.all([loadAssets(), loadBooks(), loadAccess()])
  useOnShow(user?.token ?? '', () => void load())
  return (
    <Screen title={copy.title} plate={user?.blockNo} onRefresh={() => Promise.all([load(), records.refresh()])}>
      <SignedIn loginFirst={copy.loginFirst}>
        <MoneyView choice={choice} onChoice={setChoice} records={records} />
      </SignedIn>
      <SessionHost />
    </Screen>
  )
}
