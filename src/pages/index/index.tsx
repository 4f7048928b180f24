import { useAtomValue, useSetAtom } from 'jotai'
import { useDeferredValue, useState } from 'react'
import { cityAtom, loadCityAtom } from '@/features/community/atoms'
import { LazyCityTodo } from '@/features/community/components/lazy-city-todo'
import {
  areaAtom,
  boardCall,
  boardFilterAtom,
  boardQuery,
  filterBoardAtom,
  loadAreaAtom,
} from '@/features/market/atoms'
import { isAboveKnown } from '@/features/market/rules/above'
import { boardRefreshMs } from '@/features/market/rules/board'
import { AreaNotice } from '@/features/market/components/area-notice'
import { BeforeOpen } from '@/features/market/components/before-open'
import { BoardView } from '@/features/market/components/board-view'
import { CityPlate } from '@/features/market/components/city-plate'
import { FirstVisit } from '@/features/market/components/first-visit'
import { ModuleGrid } from '@/features/market/components/module-grid'
import { SearchEntry } from '@/features/market/components/search-entry'
import { useCityList } from '@/features/market/use-city-list'
import { areNumbersKnownAtom, loadOrderNumbersAtom, orderNumbersAtom } from '@/features/orders/one/atoms'
import { TodoStrip } from '@/features/orders/list/todo-strip'
import { LazyPriceSheet } from '@/features/prices/components/lazy-price-sheet'
import { StartNotice } from '@/features/notices/components/start-notice'
import { SessionHost } from '@/features/session/host/session-host'
import { usePageCard } from '@/features/share/use-page-card'
import { useOnce } from '@/lib/remote/use-once'
import { goTo } from '@/lib/routes/go'
import { isAreaKnownAtom, sessionAtom } from '@/lib/session/atoms'
import { loadSiteAtom, siteNameAtom } from '@/lib/session/site'
import { loadBadgeAtom } from '@/lib/session/tab-labels'
import { useLate, useTakingOver } from '@/platform/first-paint/use-taking-over'
import { useOnShow } from '@/platform/page/use-on-show'
import { useWhileShown } from '@/platform/page/use-while-shown'
import { Screen } from '@/ui/screen/screen'

const openSale = (saleId: number) => goTo('salePay', { saleId })
const search = () => goTo('search')
const nothing = () => undefined
const manage = () => goTo('mySales', { tab: 'listings' })

export default function HomePage() {
  const { areaId, areaName, user } = useAtomValue(sessionAtom)
  const area = useAtomValue(areaAtom)
  const numbers = useAtomValue(orderNumbersAtom)
  const filter = useAtomValue(boardFilterAtom)
  const setFilter = useSetAtom(filterBoardAtom)
  const loadSite = useSetAtom(loadSiteAtom)
  const loadArea = useSetAtom(loadAreaAtom)
  const loadNumbers = useSetAtom(loadOrderNumbersAtom)
  const loadBadge = useSetAtom(loadBadgeAtom)
  const city = useAtomValue(cityAtom)
  const loadCity = useSetAtom(loadCityAtom)
  const [itemId, setItemId] = useState<number>()
  const isAreaKnown = useAtomValue(isAreaKnownAtom)
  usePageCard({ route: 'home', title: useAtomValue(siteNameAtom) })

  const board = useCityList(boardCall, boardQuery({ areaId, filter }))
  const load = async () => {
    if (!isAreaKnown) return loadSite()
    await Promise.all([loadArea(areaId), loadNumbers(), loadCity()])
  }
  const refresh = async () => void (await Promise.all([load(), board.refresh()]))
  useOnShow(`${areaId} ${areaName} ${user?.token ?? ''}`, () => void load())
  useWhileShown(boardRefreshMs, () => void Promise.all([board.lookAgain(), loadNumbers(), loadBadge()]))
  const mayDraw = useTakingOver()
  // Everything below waits until it is known what comes above it, so that nothing visible jumps: a tap would meet its neighbour.
  const areNumbersKnown = useAtomValue(areNumbersKnownAtom)
  const isTurnKnown = useOnce(!user || (areNumbersKnown && city.isKnown), areaId)
  const mayDrawBelow = mayDraw && isAboveKnown({ area: area.tag, board: board.list.tag, isAreaKnown, isTurnKnown })
  // The rows come to a mini-program's screen by themselves: with what is above them they would be too much at once.
  const mayDrawBoard = useDeferredValue(mayDrawBelow)
  useLate(!mayDrawBoard)

  return (
    <Screen tab onRefresh={refresh}>
      {mayDraw && <CityPlate />}
      {mayDraw && <SearchEntry onPress={search} />}
      {mayDraw && <AreaNotice />}
      <BeforeOpen />
      <TodoStrip numbers={numbers} onOpen={() => goTo(numbers?.earliest?.side === 'sale' ? 'mySales' : 'myBuys')} />
      {mayDrawBelow && <FirstVisit />}
      {mayDrawBelow && <ModuleGrid lines={city.lines} />}
      {mayDrawBelow && city.todo !== undefined && city.todo.count > 0 && (
        <LazyCityTodo todo={city.todo} onEnd={() => void loadCity()} onMissing={nothing} />
      )}
      {mayDrawBoard && (
        <BoardView
          board={board}
          filter={filter}
          onFilter={setFilter}
          onOpen={openSale}
          onManage={manage}
          onOpenItem={setItemId}
          onAddBid={() => goTo('buyAdd')}
        />
      )}
      {itemId !== undefined && <LazyPriceSheet itemId={itemId} onClose={() => setItemId(undefined)} />}
      <StartNotice />
      <SessionHost />
    </Screen>
  )
}
