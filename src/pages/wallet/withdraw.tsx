import { useAtomValue, useSetAtom } from 'jotai'
import { NewsLine } from '@/features/news/components/news-line'
import { SessionHost } from '@/features/session/host/session-host'
import { loadWithdrawInfoAtom, withdrawalsCall } from '@/features/withdraw/atoms'
import { WithdrawList } from '@/features/withdraw/components/withdraw-list'
import { copy } from '@/features/withdraw/copy'
import { useList } from '@/lib/api/use-list'
import { userAtom } from '@/lib/session/atoms'
import { SignedIn } from '@/parts/guest/signed-in'
import { useOnShow } from '@/platform/page/use-on-show'
import { HelpLink } from '@/ui/help-link/help-link'
import { Screen } from '@/ui/screen/screen'

/** Withdrawals with their states. */
export default function WithdrawPage() {
  const user = useAtomValue(userAtom)
  const rows = useList(withdrawalsCall, user ? {} : undefined)
  const loadInfo = useSetAtom(loadWithdrawInfoAtom)
  const reload = () => Promise.all([loadInfo(), rows.refresh()])
  useOnShow(user?.token ?? '', () => void loadInfo())
  return (
    <Screen title={copy.title} plate={user?.blockNo} navEnd={<HelpLink at='withdraw' />} onRefresh={reload}>
      <SignedIn loginFirst={copy.loginFirst}>
        <NewsLine kind='withdraw' />
        <WithdrawList rows={rows} onChanged={() => void reload()} />
      </SignedIn>
      <SessionHost />
    </Screen>
  )
}
