import { useAtomValue, useSetAtom } from 'jotai'
import { earlierCall, latestCall, termsCall } from '@/features/mayor/atoms'
import { ElectionScreen } from '@/features/mayor/components/election-screen'
import { NoElection } from '@/features/mayor/components/no-election'
import { Terms } from '@/features/mayor/components/terms'
import { copy } from '@/features/mayor/copy'
import { askForBlockAtom } from '@/lib/market/buy-block'
import { ofCity } from '@/features/session/host/of-city'
import { SessionHost } from '@/features/session/host/session-host'
import { ShareButton } from '@/features/share/components/share-button'
import { SharedPage } from '@/features/share/components/shared-page'
import { usePageCard } from '@/features/share/use-page-card'
import { useList } from '@/lib/api/use-list'
import { idParam } from '@/lib/routes/address'
import { goInstead } from '@/lib/routes/go'
import { sessionAtom } from '@/lib/session/atoms'
import { siteNameAtom } from '@/lib/session/site'
import { useOnShow } from '@/platform/page/use-on-show'
import { useParams } from '@/platform/page/use-params'
import { MenuKey } from '@/ui/popup-menu/menu-key'
import { Screen } from '@/ui/screen/screen'

/** The election that the city has now or had last, or (`id`) an earlier one, for guests too. Source: community §7. */
export default ofCity(copy.title, function MayorPage() {
  const electionId = idParam(useParams().id)
  const { areaId, areaName, user } = useAtomValue(sessionAtom)
  const { valueAtom, loadAtom } = electionId === null ? latestCall : earlierCall
  const known = useAtomValue(valueAtom)
  const load = useSetAtom(loadAtom)
  const askForBlock = useSetAtom(askForBlockAtom)
  const siteName = useAtomValue(siteNameAtom)
  const terms = useList(termsCall, electionId === null ? { areaId, token: user?.token ?? '' } : undefined)
  const key = electionId ?? areaId
  const reload = () => load(key)
  useOnShow(`${key} ${user?.token ?? ''}`, () => void reload())
  const isSought = (of: { areaId: number; election: { electionId: number } | null }) =>
    electionId === null ? of.areaId === areaId : of.election?.electionId === electionId
  const page = known.tag === 'ready' && isSought(known.value) ? known.value : undefined
  const card = usePageCard({
    route: 'mayor',
    params: electionId === null ? {} : { id: electionId },
    title: `${page?.areaName ?? areaName}${copy.title} · ${siteName}`,
  })
  const share = <ShareButton card={card} />
  const past = electionId === null && page?.enabled !== false && <Terms terms={terms} />
  const election = page && (page.enabled || electionId !== null) ? page.election : null
  if (page && election) {
    return (
      <ElectionScreen
        key={`${election.electionId} ${user?.blockNo ?? ''}`}
        page={page}
        election={election}
        onReload={reload}
        onBuyBlock={askForBlock}
        navEnd={share}
      >
        {past}
        <SessionHost />
      </ElectionScreen>
    )
  }
  if (page) {
    return (
      <Screen
        title={copy.title}
        subtitle={copy.place(page.areaName, page.areaId)}
        plate={user?.blockNo}
        titleEnd={<MenuKey type='mayor' />}
        navEnd={share}
        onRefresh={reload}
      >
        <NoElection page={page} />
        {past}
        <SessionHost />
      </Screen>
    )
  }
  const isMissing = known.tag === 'failed' && known.error.kind === 'refused'
  return (
    <SharedPage
      title={copy.title}
      plate={user?.blockNo}
      navEnd={share}
      of={known}
      gone={isMissing ? copy.missing : undefined}
      toOthers={{ text: copy.look, onPress: () => goInstead('mayor') }}
      onReload={reload}
    >
      <SessionHost />
    </SharedPage>
  )
})
