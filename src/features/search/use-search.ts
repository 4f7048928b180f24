import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import type { BoardFilter } from '@/lib/market/filter'
import { noFilter } from '@/lib/market/filter'
import { areaIdAtom } from '@/lib/session/atoms'
import { useOnShow } from '@/platform/page/use-on-show'
import { loadHotAtom, searchedAtom } from './atoms'

/** The board that is searched: listings or bids. */
export type Side = 'sale' | 'buy'

/** What is searched for, on which board; `board` is the one that the page was opened from. What many search for is read beside it. */
export function useSearch(board: string | undefined, isCityKnown: boolean) {
  const areaId = useAtomValue(areaIdAtom)
  const loadHot = useSetAtom(loadHotAtom)
  const searched = useSetAtom(searchedAtom)
  const [side, setSide] = useState<Side>(board === 'buy' ? 'buy' : 'sale')
  const [filter, setFilter] = useState<BoardFilter>(noFilter)
  useOnShow(`${areaId} ${isCityKnown}`, () => void (isCityKnown && loadHot(areaId)))
  const seek = (q: string) => {
    if (q === filter.q) return
    setFilter({ ...filter, q })
    if (q !== '') searched(q)
  }
  const clear = () => setFilter({ ...noFilter, q: filter.q })
  return { side, setSide, filter, setFilter, seek, clear }
}
