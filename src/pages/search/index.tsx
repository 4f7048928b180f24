import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { BidsBoard } from '@/features/bids/components/bids-board'
import { soughtBidsCall } from '@/features/bids/atoms'
import { areaAtom, boardQuery, categoriesAtom, loadAreaAtom, soughtCall } from '@/features/market/atoms'
import { BoardView } from '@/features/market/components/board-view'
import { marketCopy } from '@/features/market/copy'
import { LazyPriceSheet } from '@/features/prices/components/lazy-price-sheet'
import { loadHotAtom, searchedAtom } from '@/features/search/atoms'
import { NoResult } from '@/features/search/components/no-result'
import { SearchStart } from '@/features/search/components/search-start'
import { searchCopy } from '@/features/search/copy'
import { SessionHost } from '@/features/session/host/session-host'
import { useList } from '@/lib/api/use-list'
import type { BoardFilter } from '@/lib/market/filter'
import { filterInput, noFilter } from '@/lib/market/filter'
import { goTo } from '@/lib/routes/go'
import { sessionAtom } from '@/lib/session/atoms'
import { loadSiteAtom } from '@/lib/session/site'
import { useOnShow } from '@/platform/page/use-on-show'
import { useParams } from '@/platform/page/use-params'
import { SearchLine } from '@/ui/field/search-line'
import { Screen } from '@/ui/screen/screen'
import { Section } from '@/ui/section/section'
import { Segment } from '@/ui/segment/segment'

type Side = 'sale' | 'buy'

const sides = [
  { id: 'sale', text: searchCopy.sale },
  { id: 'buy', text: searchCopy.buy },
] as const

const openSale = (saleId: number) => goTo('salePay', { saleId })

/** The search in the listings and the bids of a city. Our decision: docs/decisions/0290-search.md */
export default function SearchPage() {
  const { areaId, areaName } = useAtomValue(sessionAtom)
  const area = useAtomValue(areaAtom)
  const loadSite = useSetAtom(loadSiteAtom)
  const loadArea = useSetAtom(loadAreaAtom)
  const loadHot = useSetAtom(loadHotAtom)
  const searched = useSetAtom(searchedAtom)
  const [side, setSide] = useState<Side>(useParams().board === 'buy' ? 'buy' : 'sale')
  const [filter, setFilter] = useState<BoardFilter>(noFilter)
  const isAreaKnown = areaName !== ''
  useOnShow(`${areaId} ${areaName}`, () => {
    if (!isAreaKnown) return void loadSite()
    if (area.tag !== 'ready' || area.value.areaId !== areaId) void loadArea(areaId)
    void loadHot(areaId)
  })
  const seek = (q: string) => {
    if (q === filter.q) return
    setFilter({ ...filter, q })
    if (q !== '') searched(q)
  }
  const results = { areaId, filter, onFilter: setFilter }
  const Results = side === 'sale' ? Sales : Bids
  return (
    <Screen title={searchCopy.title}>
      <SearchLine label={marketCopy.search} q={filter.q} onSeek={seek} focus />
      <Section padded>
        <Segment<Side> label={searchCopy.sides} items={sides} chosen={side} onPick={setSide} />
      </Section>
      {filter.q === '' ? (
        <SearchStart areaId={areaId} onPick={seek} onOpen={openSale} />
      ) : (
        isAreaKnown && <Results {...results} />
      )}
      <SessionHost />
    </Screen>
  )
}

interface ResultsProps {
  readonly areaId: number
  readonly filter: BoardFilter
  readonly onFilter: (filter: BoardFilter) => void
}

function Sales({ areaId, filter, onFilter }: ResultsProps) {
  const board = useList(soughtCall, boardQuery({ areaId, filter }))
  const [itemId, setItemId] = useState<number>()
  const clear = () => onFilter({ ...noFilter, q: filter.q })
  return (
    <>
      <BoardView
        board={board}
        filter={filter}
        onFilter={onFilter}
        onOpen={openSale}
        onManage={() => goTo('mySales', { tab: 'listings' })}
        onOpenItem={setItemId}
        noResult={<NoResult side='sale' filter={filter} onClear={clear} onAsk={() => goTo('buyAdd')} />}
      />
      {itemId !== undefined && <LazyPriceSheet itemId={itemId} onClose={() => setItemId(undefined)} />}
    </>
  )
}

function Bids({ areaId, filter, onFilter }: ResultsProps) {
  const bids = useList(soughtBidsCall, { areaId, ...filterInput(filter) })
  const categories = useAtomValue(categoriesAtom)
  const [itemId, setItemId] = useState<number>()
  const clear = () => onFilter({ ...noFilter, q: filter.q })
  return (
    <>
      <BidsBoard
        bids={bids}
        categories={categories}
        filter={filter}
        onFilter={onFilter}
        onManage={() => goTo('myBuys', { tab: 'bids' })}
        onOpenItem={setItemId}
        onAddSale={() => goTo('saleAdd')}
        noResult={<NoResult side='buy' filter={filter} onClear={clear} onAsk={() => goTo('saleAdd')} />}
      />
      {itemId !== undefined && <LazyPriceSheet itemId={itemId} onClose={() => setItemId(undefined)} />}
    </>
  )
}
