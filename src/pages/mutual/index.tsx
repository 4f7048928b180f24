import { useAtomValue, useSetAtom } from 'jotai'
import { MutualListScreen } from '@/features/mutual/components/list-screen'
import { copy } from '@/features/mutual/copy'
import { askForBlockAtom } from '@/lib/market/buy-block'
import { ofCity } from '@/features/session/host/of-city'
import { SessionHost } from '@/features/session/host/session-host'
import { ShareButton } from '@/features/share/components/share-button'
import { useCityCard } from '@/features/share/use-city-card'
import { sessionAtom } from '@/lib/session/atoms'

/** Mutual aid in the city. Source: community §6. */
export default ofCity(copy.title, function MutualPage() {
  const { areaId, areaName } = useAtomValue(sessionAtom)
  const askForBlock = useSetAtom(askForBlockAtom)
  const card = useCityCard('mutual', copy.title)
  return (
    <MutualListScreen areaId={areaId} areaName={areaName} navEnd={<ShareButton card={card} />} onBuyBlock={askForBlock}>
      <SessionHost />
    </MutualListScreen>
  )
})
