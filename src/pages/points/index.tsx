import { useAtomValue, useSetAtom } from 'jotai'
import { loadPointsAtom, pointsAtom, pointsCall } from '@/features/points/atoms'
import { PointsView } from '@/features/points/components/points-view'
import { copy } from '@/features/points/copy'
import { SessionHost } from '@/features/session/host/session-host'
import { useList } from '@/lib/api/use-list'
import { userAtom } from '@/lib/session/atoms'
import { SignedIn } from '@/parts/guest/signed-in'
import { useOnShow } from '@/platform/page/use-on-show'
import { Screen } from '@/ui/screen/screen'

/** The reader's own popularity value and its history. Source: domain model §3.11, §7. */
export default function PointsPage() {
  const user = useAtomValue(userAtom)
  const points = useAtomValue(pointsAtom)
  const loadPoints = useSetAtom(loadPointsAtom)
  const entries = useList(pointsCall, user ? {} : undefined)
  useOnShow(user?.token ?? '', () => void loadPoints())
  return (
    <Screen title={copy.title} plate={user?.blockNo} onRefresh={() => Promise.all([loadPoints(), entries.refresh()])}>
      <SignedIn loginFirst={copy.loginFirst}>
        <PointsView balance={points.tag === 'ready' ? points.value.points : undefined} entries={entries} />
      </SignedIn>
      <SessionHost />
    </Screen>
  )
}
