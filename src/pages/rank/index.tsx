import { useAtomValue, useSetAtom } from 'jotai'
import { loadRankingAtom, rankingAtom } from '@/features/ranking/atoms'
import { OwnRank, RankList } from '@/features/ranking/components/rank-list'
import { copy } from '@/features/ranking/copy'
import { ofCity } from '@/features/session/host/of-city'
import { SessionHost } from '@/features/session/host/session-host'
import { callErrorText } from '@/lib/http/errors'
import { sessionAtom } from '@/lib/session/atoms'
import { SignedIn } from '@/parts/guest/signed-in'
import { useOnShow } from '@/platform/page/use-on-show'
import { RemoteView } from '@/ui/remote-view/remote-view'
import { Screen } from '@/ui/screen/screen'

/** The popularity ranking of the city. Source: domain model §3.11, §7. */
export default ofCity(copy.title, function RankPage() {
  const { user, areaId, areaName } = useAtomValue(sessionAtom)
  const ranking = useAtomValue(rankingAtom)
  const load = useSetAtom(loadRankingAtom)
  useOnShow(`${user?.token ?? ''} ${areaId}`, () => void load())
  return (
    <Screen
      title={copy.title}
      subtitle={copy.place(areaName, areaId)}
      plate={user?.blockNo}
      onRefresh={load}
      footer={user !== null && ranking.tag === 'ready' && <OwnRank mine={ranking.value.mine} />}
    >
      <SignedIn loginFirst={copy.loginFirst}>
        <RemoteView of={ranking} onRetry={() => void load()} failure={(error) => ({ text: callErrorText(error) })}>
          {(value) => <RankList ranking={value} />}
        </RemoteView>
      </SignedIn>
      <SessionHost />
    </Screen>
  )
})
