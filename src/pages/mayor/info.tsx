import { useAtomValue, useSetAtom } from 'jotai'
import { earlierCall, latestCall } from '@/features/mayor/atoms'
import { CandidateScreen } from '@/features/mayor/components/candidate-screen'
import { candidateCopy, copy } from '@/features/mayor/copy'
import { ofCity } from '@/features/session/host/of-city'
import { SessionHost } from '@/features/session/host/session-host'
import { ShareButton } from '@/features/share/components/share-button'
import { SharedPage } from '@/features/share/components/shared-page'
import { usePageCard } from '@/features/share/use-page-card'
import { idParam } from '@/lib/routes/address'
import { goInstead } from '@/lib/routes/go'
import { sessionAtom } from '@/lib/session/atoms'
import { siteNameAtom } from '@/lib/session/site'
import { useOnShow } from '@/platform/page/use-on-show'
import { useParams } from '@/platform/page/use-params'

/** What a candidate (`block`) says in an election (`id`; without one in that of the city), for guests too. Source: community §7. */
export default ofCity(candidateCopy.page, function CandidatePage() {
  const params = useParams()
  const [electionId, block] = [idParam(params.id), idParam(params.block)]
  const { areaId, user } = useAtomValue(sessionAtom)
  const { valueAtom, loadAtom } = electionId === null ? latestCall : earlierCall
  const known = useAtomValue(valueAtom)
  const load = useSetAtom(loadAtom)
  const siteName = useAtomValue(siteNameAtom)
  const key = electionId ?? areaId
  const reload = () => load(key)
  useOnShow(`${key} ${user?.token ?? ''}`, () => void reload())
  const election = known.tag === 'ready' ? known.value.election : undefined
  const isSought = electionId === null ? election?.areaId === areaId : election?.electionId === electionId
  const candidate = isSought ? election?.candidates.find(({ blockNo }) => blockNo === block) : undefined
  const card = usePageCard({
    route: 'mayorInfo',
    params: { ...(electionId !== null && { id: electionId }), block: block ?? 0 },
    title: candidate ? `${candidate.nickName}${candidateCopy.page} · ${siteName}` : siteName,
  })
  const share = <ShareButton card={card} />
  if (election && candidate) {
    return (
      <CandidateScreen election={election} candidate={candidate} onReload={reload} navEnd={share}>
        <SessionHost />
      </CandidateScreen>
    )
  }
  const isMissing =
    known.tag === 'ready' ? isSought || election === null : known.tag === 'failed' && known.error.kind === 'refused'
  return (
    <SharedPage
      title={candidateCopy.page}
      plate={user?.blockNo}
      navEnd={share}
      of={known}
      gone={isMissing ? candidateCopy.missing : undefined}
      toOthers={{ text: copy.look, onPress: () => goInstead('mayor') }}
      onReload={reload}
    >
      <SessionHost />
    </SharedPage>
  )
})
