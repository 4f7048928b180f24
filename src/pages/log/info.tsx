import { useAtomValue, useSetAtom } from 'jotai'
import { SessionHost } from '@/features/session/host/session-host'
import { loadLogAtom, logAtom } from '@/features/work-log/atoms'
import { LogDetail } from '@/features/work-log/components/log-detail'
import { copy } from '@/features/work-log/copy'
import { callErrorText } from '@/lib/http/errors'
import { idParam } from '@/lib/routes/address'
import { userAtom } from '@/lib/session/atoms'
import { SignedIn } from '@/parts/guest/signed-in'
import { useOnShow } from '@/platform/page/use-on-show'
import { useParams } from '@/platform/page/use-params'
import { RemoteView } from '@/ui/remote-view/remote-view'
import { Screen } from '@/ui/screen/screen'
import { EmptyState } from '@/ui/empty-state/empty-state'

/** One work log. Source: domain model §3.12, §7. */
export default function LogInfoPage() {
  const user = useAtomValue(userAtom)
  const log = useAtomValue(logAtom)
  const loadLog = useSetAtom(loadLogAtom)
  const id = idParam(useParams().id)
  const load = () => void (user && id !== null && loadLog(id))
  useOnShow(`${user?.token ?? ''} ${id ?? ''}`, load)
  return (
    <Screen title={copy.title} plate={user?.blockNo}>
      <SignedIn loginFirst={copy.loginFirst}>
        {id === null ? (
          <EmptyState kind='empty' text={copy.gone} />
        ) : (
          <RemoteView of={log} onRetry={load} failure={(error) => ({ text: callErrorText(error) })}>
            {(value) => <LogDetail key={value.logId} log={value} />}
          </RemoteView>
        )}
      </SignedIn>
      <SessionHost />
    </Screen>
  )
}
