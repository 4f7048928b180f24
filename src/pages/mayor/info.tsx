import { useAtomValue } from 'jotai'
import type { MayorPage } from '@/features/mayor/atoms'
import { earlierCall, latestCall } from '@/features/mayor/atoms'
import { CandidateScreen } from '@/features/mayor/components/candidate-screen'
import { candidateCopy, copy } from '@/features/mayor/copy'
import { AbsentPage } from '@/features/session/host/absent-page'
import { ofCity } from '@/features/session/host/of-city'
import { SessionHost } from '@/features/session/host/session-host'
import { ShareButton } from '@/features/share/components/share-button'
import { useInfoPage } from '@/features/share/use-info-page'
import { idParam } from '@/lib/routes/address'
import { goInstead } from '@/lib/routes/go'
import { sessionAtom } from '@/lib/session/atoms'
import { useParams } from '@/platform/page/use-params'

/** What a candidate (`block`) says in an election (`id`; without one in that of the city), for guests too. Source: community §7. */
export default ofCity(candidateCopy.page, function CandidatePage() {
  const params = useParams()
  const [electionId, block] = [idParam(params.id), idParam(params.block)]
  const { areaId } = useAtomValue(sessionAtom)
  const candidateOf = ({ election }: MayorPage) => election?.candidates.find(({ blockNo }) => blockNo === block)
  const page = useInfoPage({
    route: 'mayorInfo',
    params: { ...(electionId !== null && { id: electionId }), block: block ?? 0 },
    key: electionId ?? areaId,
    of: electionId === null ? latestCall : earlierCall,
    isSought: ({ election }) =>
      election === null || (electionId === null ? election.areaId === areaId : election.electionId === electionId),
    titleOf: (of) => `${candidateOf(of)?.nickName ?? ''}${candidateCopy.page}`,
  })
  const { value, reload } = page
  const candidate = value && candidateOf(value)
  const share = <ShareButton card={page.card} />
  if (value?.election && candidate) {
    return (
      <CandidateScreen election={value.election} candidate={candidate} onReload={reload} navEnd={share}>
        <SessionHost />
      </CandidateScreen>
    )
  }
  return (
    <AbsentPage
      title={candidateCopy.page}
      plate={page.user?.blockNo}
      navEnd={share}
      of={page.state}
      gone={page.isMissing || value ? candidateCopy.missing : undefined}
      toOthers={{ text: copy.look, onPress: () => goInstead('mayor') }}
      onReload={reload}
    />
  )
})
