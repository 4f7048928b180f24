import { useAtomValue, useSetAtom } from 'jotai'
import { areaIdAtom } from '@/lib/session/atoms'
import { boardCall, boardFilterAtom, boardQuery, filterBoardAtom } from './atoms'
import { useCityList } from './use-city-list'

/** The board of the chosen city, as the person narrowed it. */
export function useBoard() {
  const areaId = useAtomValue(areaIdAtom)
  const filter = useAtomValue(boardFilterAtom)
  const onFilter = useSetAtom(filterBoardAtom)
  const board = useCityList(boardCall, boardQuery({ areaId, filter }))
  return { board, filter, onFilter }
}
