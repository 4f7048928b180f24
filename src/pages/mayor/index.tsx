import { useAtomValue, useSetAtom } from 'jotai'
import { earlierCall, latestCall, termsCall } from '@/features/mayor/atoms'
import { ElectionScreen } from '@/features/mayor/components/election-screen'
import { NoElectionScreen } from '@/features/mayor/components/no-election'
import { Terms } from '@/features/mayor/components/terms'
import { copy } from '@/features/mayor/copy'
import { AbsentPage } from '@/features/session/host/absent-page'
import { ofCity } from '@/features/session/host/of-city'
import { SessionHost } from '@/features/session/host/session-host'
import { ShareButton } from '@/features/share/components/share-button'
import { useInfoPage } from '@/features/share/use-info-page'
import { useList } from '@/lib/api/use-list'
import { askForBlockAtom } from '@/lib/market/buy-block'
import { idParam } from '@/lib/routes/address'
import { goInstead } from '@/lib/routes/go'
import { sessionAtom } from '@/lib/session/atoms'
import { useParams } from '@/platform/page/use-params'

/** The election that the city has now or had last, or (`id`) an earlier one, for guests too. Source: community §7. */
export default ofCity(copy.title, function MayorPage() {
  const electionId = idParam(useParams().id)
  const { areaId, areaName } = useAtomValue(sessionAtom)
  const askForBlock = useSetAtom(askForBlockAtom)
  const { value, state, isMissing, reload, user, card } = useInfoPage({
    route: 'mayor',
    params: electionId === null ? {} : { id: electionId },
    key: electionId ?? areaId,
    of: electionId === null ? latestCall : earlierCall,
    isSought: (of) => (electionId === null ? of.areaId === areaId : of.election?.electionId === electionId),
    titleOf: (of) => `${of.areaName}${copy.title}`,
    titleBefore: `${areaName}${copy.title}`,
  })
  const terms = useList(termsCall, electionId === null ? { areaId, token: user?.token ?? '' } : undefined)
  const share = <ShareButton card={card} />
  if (!value) {
    const gone = isMissing ? copy.missing : undefined
    const toOthers = { text: copy.look, onPress: () => goInstead('mayor') }
    const head = { title: copy.title, plate: user?.blockNo, navEnd: share }
    return <AbsentPage {...head} of={state} gone={gone} toOthers={toOthers} onReload={reload} />
  }
  const election = value.enabled || electionId !== null ? value.election : null
  const frame = { page: value, onReload: reload, navEnd: share }
  const below = (
    <>
      {electionId === null && value.enabled && <Terms terms={terms} />}
      <SessionHost />
    </>
  )
  if (!election) return <NoElectionScreen {...frame}>{below}</NoElectionScreen>
  const key = `${election.electionId} ${user?.blockNo ?? ''}`
  return (
    <ElectionScreen key={key} {...frame} election={election} onBuyBlock={askForBlock}>
      {below}
    </ElectionScreen>
  )
})
