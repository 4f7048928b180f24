import { useState } from 'react'
import { LazyCityTodo } from '@/features/community/components/lazy-city-todo'
import { isWaiting } from '@/features/community/rules'
import { AreaNotice } from '@/features/market/components/area-notice'
import { BeforeOpen } from '@/features/market/components/before-open'
import { BoardView } from '@/features/market/components/board-view'
import { CityPlate } from '@/features/market/components/city-plate'
import { FirstVisit } from '@/features/market/components/first-visit'
import { ModuleGrid } from '@/features/market/components/module-grid'
import { SearchEntry } from '@/features/market/components/search-entry'
import { TodoStrip } from '@/features/orders/list/todo-strip'
import { LazyPriceSheet } from '@/features/prices/components/lazy-price-sheet'
import { StartNotice } from '@/features/notices/components/start-notice'
import { SessionHost } from '@/features/session/host/session-host'
import { goTo } from '@/lib/routes/go'
import { Screen } from '@/ui/screen/screen'
import { useHome } from './use-home'

const openSale = (saleId: number) => goTo('salePay', { saleId })
const search = () => goTo('search')
const nothing = () => undefined
const manage = () => goTo('mySales', { tab: 'listings' })

/** The buy home: the city, what waits for the reader, the board. */
export default function HomePage() {
  const { mayDraw, mayDrawBelow, mayDrawBoard, numbers, city, shown, refresh, reloadCity } = useHome()
  const [itemId, setItemId] = useState<number>()
  return (
    <Screen tab onRefresh={refresh}>
      {mayDraw && <CityPlate />}
      {mayDraw && <SearchEntry onPress={search} />}
      {mayDraw && <AreaNotice />}
      <BeforeOpen />
      <TodoStrip numbers={numbers} />
      {mayDrawBelow && <FirstVisit />}
      {mayDrawBelow && <ModuleGrid lines={city.lines} />}
      {mayDrawBelow && isWaiting(city.todo) && <LazyCityTodo todo={city.todo} onEnd={reloadCity} onMissing={nothing} />}
      {mayDrawBoard && (
        <BoardView
          {...shown}
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
