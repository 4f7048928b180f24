import { useAtomValue, useSetAtom } from 'jotai'
import { cityAtom, loadCityAtom } from '@/features/community/atoms'
import { areaAtom, loadAreaAtom } from '@/features/market/atoms'
import { isAboveKnown, isTurnKnown } from '@/features/market/rules/above'
import { boardRefreshMs } from '@/features/market/rules/board'
import { useBoard } from '@/features/market/use-board'
import { useDrawing } from '@/features/market/use-drawing'
import { areNumbersKnownAtom, loadOrderNumbersAtom, orderNumbersAtom } from '@/features/orders/one/atoms'
import { usePageCard } from '@/features/share/use-page-card'
import { useOnce } from '@/lib/remote/use-once'
import { isAreaKnownAtom, sessionAtom } from '@/lib/session/atoms'
import { loadSiteAtom, siteNameAtom } from '@/lib/session/site'
import { loadBadgeAtom } from '@/lib/session/tab-labels'
import { useOnShow } from '@/platform/page/use-on-show'
import { useWhileShown } from '@/platform/page/use-while-shown'

/** What the buy home shows: the city, whose turn it is, the board; reading it, and which of its parts may be drawn. */
export function useHome() {
  const { areaId, areaName, user } = useAtomValue(sessionAtom)
  const area = useAtomValue(areaAtom)
  const numbers = useAtomValue(orderNumbersAtom)
  const areNumbersKnown = useAtomValue(areNumbersKnownAtom)
  const city = useAtomValue(cityAtom)
  const isAreaKnown = useAtomValue(isAreaKnownAtom)
  const loadSite = useSetAtom(loadSiteAtom)
  const loadArea = useSetAtom(loadAreaAtom)
  const loadNumbers = useSetAtom(loadOrderNumbersAtom)
  const loadBadge = useSetAtom(loadBadgeAtom)
  const loadCity = useSetAtom(loadCityAtom)
  usePageCard({ route: 'home', title: useAtomValue(siteNameAtom) })

  const shown = useBoard()
  const { list, refresh: refreshBoard, lookAgain } = shown.board
  const load = async () => {
    if (!isAreaKnown) return loadSite()
    await Promise.all([loadArea(areaId), loadNumbers(), loadCity()])
  }
  const refresh = async () => void (await Promise.all([load(), refreshBoard()]))
  useOnShow(`${areaId} ${areaName} ${user?.token ?? ''}`, () => void load())
  useWhileShown(boardRefreshMs, () => void Promise.all([lookAgain(), loadNumbers(), loadBadge()]))
  const isTurn = isTurnKnown({ isGuest: !user, areNumbersKnown, isCityKnown: city.isKnown })
  const known = { area: area.tag, board: list.tag, isAreaKnown, isTurnKnown: useOnce(isTurn, areaId) }
  const drawing = useDrawing(isAboveKnown(known))
  return { ...drawing, numbers, city, shown, refresh, reloadCity: () => void loadCity() }
}
