import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { isOpenAt, opensAt } from '@contract/hours'
import { sessionAtom } from '@/lib/session/atoms'
import { useServerNow } from '@/lib/session/server-clock'
import { remainingText } from '@/ui/countdown/remaining'
import { StreetPlate } from '@/ui/street-plate/street-plate'
import { areaAtom } from '../atoms'
import { marketCopy } from '../copy'
import { CityChoice } from './city-choice'

/** The street plate of the chosen city: open until midnight, or how long until 7:00. A tap chooses another city. */
export function CityPlate() {
  const { areaId, areaName } = useAtomValue(sessionAtom)
  const area = useAtomValue(areaAtom)
  const now = useServerNow()
  const [isChoosing, setChoosing] = useState(false)
  const isOpen = isOpenAt(now)
  const left = opensAt(now) - now
  const residents = area.tag === 'ready' ? area.value.residents : undefined
  return (
    <>
      <StreetPlate
        name={areaName}
        areaNo={areaId}
        open={isOpen}
        when={isOpen ? marketCopy.closesAt : marketCopy.untilOpen}
        {...(!isOpen && { countdown: remainingText(left) })}
        {...(residents !== undefined && { residents: groupedText(residents) })}
        onPress={() => setChoosing(true)}
      />
      {isChoosing && <CityChoice onClose={() => setChoosing(false)} />}
    </>
  )
}

/** A count with separators: 1,204. */
const groupedText = (count: number) => String(count).replace(/\B(?=(\d{3})+$)/g, ',')
