import { useAtomValue, useSetAtom } from 'jotai'
import { memo, useState } from 'react'
import { isOpenAt, isTradingDay } from '@contract/hours'
import { grouped } from '@contract/digits'
import { closesText } from '@contract/texts/opening-words'
import { haltText } from '@/lib/market/halt'
import { sessionAtom } from '@/lib/session/atoms'
import { useOpenings } from '@/lib/session/openings'
import { useServerNow } from '@/lib/session/server-clock'
import { loadSiteAtom, siteAtom } from '@/lib/session/site'
import { useWayHome } from '@/lib/session/way-home'
import { useOnShow } from '@/platform/page/use-on-show'
import { untilOpenText, whenOpenText } from '@/ui/countdown/opens'
import { lazy } from '@/lib/lazy/lazy'
import { Note } from '@/ui/note/note'
import { StreetPlate } from '@/ui/street-plate/street-plate'
import { areaAtom } from '../atoms'
import { marketCopy } from '../copy'

const CityChoice = lazy(() =>
  import(/* webpackChunkName: "lazy" */ './city-choice').then(({ CityChoice }) => CityChoice),
)

const StrangerNote = lazy(
  () => import(/* webpackChunkName: "lazy" */ './stranger-note').then(({ StrangerNote }) => StrangerNote),
  true,
)

const nothing = () => undefined

/**
 * The street plate of the chosen city: open until it closes, or the time until it opens; below it, during a halt, the reason. A tap opens
 * the choice of city.
 */
export const CityPlate = memo(function CityPlate() {
  const { areaId, areaName } = useAtomValue(sessionAtom)
  const wayHome = useWayHome()
  const area = useAtomValue(areaAtom)
  const now = useServerNow()
  const [isChoosing, setChoosing] = useState(false)
  const openings = useOpenings()
  const isOpen = isOpenAt(openings, now)
  const isCounted = !isOpen && isTradingDay(openings, now)
  const residents = area.tag === 'ready' ? area.value.residents : undefined
  return (
    <>
      <StreetPlate
        name={areaName}
        areaNo={areaId}
        open={isOpen}
        when={
          isOpen
            ? marketCopy.closesAt(closesText(openings, now))
            : marketCopy.opens(whenOpenText(openings, now), isCounted)
        }
        {...(isCounted && { countdown: untilOpenText(openings, now) })}
        {...(residents !== undefined && { residents: grouped(residents) })}
        onPress={() => setChoosing(true)}
      />
      <HaltNote />
      {wayHome && <StrangerNote {...wayHome} onMissing={nothing} />}
      {isChoosing && <CityChoice onClose={() => setChoosing(false)} onMissing={() => setChoosing(false)} />}
    </>
  )
})

/**
 * Why nothing can be bought, paid or published in this city now; checked again whenever the page is shown. Source: domain model §6.3 (halt
 * banner).
 */
function HaltNote() {
  const { areaId } = useAtomValue(sessionAtom)
  const site = useAtomValue(siteAtom)
  const loadSite = useSetAtom(loadSiteAtom)
  useOnShow(String(areaId), () => {
    if (site.tag === 'ready') void loadSite()
  })
  const halt = site.tag === 'ready' && site.value.areaId === areaId ? site.value.halt : undefined
  if (!halt) return null
  return (
    <Note tone='warning' icon='warn'>
      {haltText(halt.because)}
    </Note>
  )
}
