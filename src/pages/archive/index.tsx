import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { archiveCall, archiveTypes } from '@/features/archive/atoms'
import type { ArchiveSeek } from '@/features/archive/components/archive-list'
import { ArchiveList } from '@/features/archive/components/archive-list'
import { copy } from '@/features/archive/copy'
import { ofCity } from '@/features/session/host/of-city'
import { SessionHost } from '@/features/session/host/session-host'
import { ShareButton } from '@/features/share/components/share-button'
import { useCityCard } from '@/features/share/use-city-card'
import { useList } from '@/lib/api/use-list'
import { sessionAtom } from '@/lib/session/atoms'
import { useParams } from '@/platform/page/use-params'
import { Screen } from '@/ui/screen/screen'

/** What has ended in the city, with the type chosen in the menu that led here. Source: community §1. */
export default ofCity(copy.title, function ArchivePage() {
  const { areaId, areaName } = useAtomValue(sessionAtom)
  const { type } = useParams()
  const [seek, setSeek] = useState<ArchiveSeek>({ tab: archiveTypes.find((one) => one === type) ?? 'all', q: '' })
  const { tab, q } = seek
  const things = useList(archiveCall, { areaId, ...(tab !== 'all' && { type: tab }), q })
  const card = useCityCard('archive', copy.title)
  return (
    <Screen
      title={copy.title}
      subtitle={copy.place(areaName, areaId)}
      navEnd={<ShareButton card={card} />}
      onRefresh={things.refresh}
    >
      <ArchiveList seek={seek} onSeek={setSeek} things={things} />
      <SessionHost />
    </Screen>
  )
})
