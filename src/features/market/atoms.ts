import { atom } from 'jotai'
import type { ApiInput, ApiOutput } from '@contract/endpoints/all'
import type { ItemView } from '@contract/endpoints/market/items'
import type { SaleView } from '@contract/endpoints/market/market'
import { apiAtom } from '@/lib/api/api'
import { listCall } from '@/lib/api/list-call'
import type { CallError } from '@/lib/http/errors'
import type { BoardFilter } from '@/lib/market/filter'
import { filterInput, noFilter } from '@/lib/market/filter'
import { joinedItems } from '@/lib/market/groups'
import type { Remote } from '@/lib/remote/remote'
import { remoteList } from '@/lib/remote/remote'
import { sharing } from '@/lib/remote/sharing'

export type AreaInfo = ApiOutput<'/area/info'>
export type City = ApiOutput<'/area/list'>[number]
export type Category = ApiOutput<'/category/list'>[number]

/** Which board is wanted: an area, narrowed and ordered. */
export interface BoardChoice {
  readonly areaId: number
  readonly filter: BoardFilter
}

/** A query of a board. */
export type BoardQuery = Omit<ApiInput<'/bctSale/list'>, 'page' | 'cursor' | 'mine' | 'tab'>

export const boardQuery = ({ areaId, filter }: BoardChoice): BoardQuery => ({ areaId, ...filterInput(filter) })

/** What comes with the rows: their items, and with the first page the pinned listings. */
export interface BoardExtra {
  readonly items: readonly ItemView[]
  readonly pinned: readonly SaleView[] | undefined
}

const boardOf = () =>
  listCall<ApiOutput<'/bctSale/list'>, BoardQuery, BoardExtra>(
    (api, query, page) => api.form('/bctSale/list', { ...query, ...page }),
    {
      access: 'anyone',
      idOf: (row) => row.saleId,
      extraOf: ({ items, pinned, current_page }, before) => ({
        items: joinedItems(before?.items, items),
        pinned: current_page > 1 ? before?.pinned : pinned,
      }),
    },
  )

/** The board of an area, page by page, with the items of its rows. Another user sees the same listings with other acts. */
export const boardCall = boardOf()

/** The same for what is searched for, so that the board behind the search stays as it is. */
export const soughtCall = boardOf()

const filterBase = atom(noFilter)

/** The filter that the person chose; kept while the app runs. */
export const boardFilterAtom = atom((get) => get(filterBase))
export const filterBoardAtom = atom(null, (_get, set, filter: BoardFilter) => set(filterBase, filter))

const areaBase = atom<Remote<AreaInfo, CallError>>({ tag: 'idle' })
const areaRun = atom(0)
const citiesBase = atom<Remote<readonly City[], CallError>>({ tag: 'idle' })
const categoriesBase = atom<readonly Category[]>([])

export const areaAtom = atom((get) => get(areaBase))
export const citiesAtom = atom((get) => get(citiesBase))
export const categoriesAtom = atom((get) => get(categoriesBase))

/** Loads the street plate and its notice; what is shown stays until the answer comes. */
export const loadAreaAtom = atom(null, async (get, set, areaId: number) => {
  const run = get(areaRun) + 1
  set(areaRun, run)
  const shown = get(areaBase)
  if (shown.tag !== 'ready' || shown.value.areaId !== areaId) set(areaBase, { tag: 'loading' })
  const api = get(apiAtom)
  const [info, categories] = await Promise.all([
    api.form('/area/info', { areaId }, { quiet: true }),
    api.form('/category/list', { areaId }, { quiet: true }),
  ])
  if (get(areaRun) !== run) return
  if (info.ok) set(areaBase, sharing(get(areaBase), { tag: 'ready', value: info.value }))
  else if (get(areaBase).tag === 'loading') set(areaBase, { tag: 'failed', error: info.error })
  if (categories.ok) set(categoriesBase, sharing(get(categoriesBase), categories.value))
})

/** Loads the cities to choose from, once: they hardly ever change. */
export const loadCitiesAtom = atom(null, async (get, set) => {
  if (get(citiesBase).tag === 'ready' || get(citiesBase).tag === 'loading') return
  set(citiesBase, { tag: 'loading' })
  const answer = await get(apiAtom).form('/area/list', {}, { quiet: true })
  set(citiesBase, answer.ok ? remoteList(answer.value) : { tag: 'failed', error: answer.error })
})
