import { useAtomValue, useSetAtom } from 'jotai'
import { askForBlockAtom } from '@/lib/market/buy-block'
import { ofCity } from '@/features/session/host/of-city'
import { SessionHost } from '@/features/session/host/session-host'
import { ShareButton } from '@/features/share/components/share-button'
import { useCityCard } from '@/features/share/use-city-card'
import { VoteListScreen } from '@/features/vote/components/vote-list'
import { copy } from '@/features/vote/copy'
import { sessionAtom } from '@/lib/session/atoms'

/** The votes of the city. Source: community §4. */
export default ofCity(copy.title, function VotesPage() {
  const { areaId, areaName } = useAtomValue(sessionAtom)
  const askForBlock = useSetAtom(askForBlockAtom)
  const card = useCityCard('votes', copy.title)
  return (
    <VoteListScreen areaId={areaId} areaName={areaName} navEnd={<ShareButton card={card} />} onBuyBlock={askForBlock}>
      <SessionHost />
    </VoteListScreen>
  )
})
