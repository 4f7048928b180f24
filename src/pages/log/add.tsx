import { useAtomValue, useSetAtom } from 'jotai'
import { SessionHost } from '@/features/session/host/session-host'
import { loadTodayAtom } from '@/features/work-log/atoms'
import { NewLog } from '@/features/work-log/components/new-log'
import { copy } from '@/features/work-log/copy'
import { userAtom } from '@/lib/session/atoms'
import { useBlockFirst } from '@/lib/market/block-first'
import { SignedIn } from '@/parts/guest/signed-in'
import { useOnShow } from '@/platform/page/use-on-show'
import { EmptyState } from '@/ui/empty-state/empty-state'
import { Screen } from '@/ui/screen/screen'

/** Writing a work log. Source: domain model §3.12, §7. */
export default function LogAddPage() {
  const user = useAtomValue(userAtom)
  const load = useSetAtom(loadTodayAtom)
  const { need, buy } = useBlockFirst(copy.doing)
  useOnShow(user?.token ?? '', () => void load())
  return (
    <Screen title={copy.addTitle} plate={user?.blockNo}>
      <SignedIn loginFirst={copy.loginFirst}>
        {buy ? <EmptyState kind='empty' title={copy.blockFirst} text={need} action={buy} /> : <NewLog />}
      </SignedIn>
      <SessionHost />
    </Screen>
  )
}
