import { atom } from 'jotai'
import type { ApiOutput } from '@contract/endpoints/all'
import type { FirstData } from '@contract/first-data'
import type { Result } from '@contract/result'
import { ok } from '@contract/result'
import type { Api } from '@/lib/api/api'
import { apiAtom } from '@/lib/api/api'
import type { CallError } from '@/lib/http/errors'
import type { BoardFilter } from '@/lib/market/filter'
import { filterInput, isSameFilter, noFilter } from '@/lib/market/filter'
import type { Remote } from '@/lib/remote/remote'
import { remoteList } from '@/lib/remote/remote'
import type { Board } from './board'
import { appendPage } from './board'

export type AreaInfo = ApiOutput<'/area/info'>
export type City = ApiOutput<'/area/list'>[number]
export type Category = ApiOutput<'/category/list'>[number]

/** Which board is wanted: an area, narrowed and ordered. */
export interface BoardChoice {
  readonly areaId: number
  readonly filter: BoardFilter
}

/** What the end of the list is doing. */
export type MoreState = 'idle' | 'loading' | 'failed'

const boardBase = atom<Remote<Board, CallError>>({ tag: 'idle' })
const moreBase = atom<MoreState>('idle')
const choiceBase = atom<BoardChoice | undefined>(undefined)
const boardRun = atom(0)
const areaBase = atom<Remote<AreaInfo, CallError>>({ tag: 'idle' })
const areaRun = atom(0)
const citiesBase = atom<Remote<readonly City[], CallError>>({ tag: 'idle' })
const categoriesBase = atom<readonly Category[]>([])

export const boardAtom = atom((get) => get(boardBase))
export const moreAtom = atom((get) => get(moreBase))
export const areaAtom = atom((get) => get(areaBase))
export const citiesAtom = atom((get) => get(citiesBase))
export const categoriesAtom = atom((get) => get(categoriesBase))

/** What the person chose to see of the board; kept while the app runs. */
export const boardFilterAtom = atom((get) => get(choiceBase)?.filter ?? noFilter)

/** Begins with what the page came with: the first page of the area's board, its street plate and its categories. Used by the boot. */
export const takeFirstMarketAtom = atom(null, (_get, set, { area, categories, board }: FirstData) => {
  const value = boardOf(board)
  set(choiceBase, { areaId: area.areaId, filter: noFilter })
  set(boardBase, value.rows.length > 0 ? { tag: 'ready', value } : { tag: 'empty' })
  set(areaBase, { tag: 'ready', value: area })
  set(categoriesBase, categories)
})

/**
 * Loads the board. The board that is already shown stays until its newer self has come, as long as it was, so that a refresh
 * neither flickers nor scrolls; another choice starts anew. The newer request wins.
 */
export const loadBoardAtom = atom(null, async (get, set, choice: BoardChoice) => {
  const run = get(boardRun) + 1
  set(boardRun, run)
  const shown = get(boardBase)
  const last = get(choiceBase)
  const isSame = last?.areaId === choice.areaId && isSameFilter(last.filter, choice.filter)
  const pages = isSame && shown.tag === 'ready' ? shown.value.page : 1
  set(choiceBase, choice)
  set(moreBase, 'idle')
  const isRefresh = isSame && (shown.tag === 'ready' || shown.tag === 'empty')
  if (!isRefresh) set(boardBase, { tag: 'loading' })
  const board = await loadPages(get(apiAtom), choice, pages, isRefresh)
  if (get(boardRun) !== run) return
  if (board.ok) set(boardBase, board.value.rows.length > 0 ? { tag: 'ready', value: board.value } : { tag: 'empty' })
  else if (get(boardBase).tag === 'loading') set(boardBase, { tag: 'failed', error: board.error })
})

/**
 * Looks again at the board that is shown, for nobody in particular: nothing is asked while it is loading for the first time or while
 * more of it is on its way.
 */
export const lookAgainAtom = atom(null, async (get, set) => {
  const choice = get(choiceBase)
  const { tag } = get(boardBase)
  if (choice && get(moreBase) !== 'loading' && (tag === 'ready' || tag === 'empty')) await set(loadBoardAtom, choice)
})

/** Loads the next 15 rows, once at a time. A refresh that starts meanwhile makes the answer void. */
export const loadMoreAtom = atom(null, async (get, set) => {
  const shown = get(boardBase)
  const choice = get(choiceBase)
  if (get(moreBase) === 'loading' || shown.tag !== 'ready' || !choice || shown.value.cursor === undefined) return
  const run = get(boardRun)
  set(moreBase, 'loading')
  const page = await loadPage(get(apiAtom), choice, { after: shown.value })
  if (get(boardRun) !== run) return
  set(moreBase, page.ok ? 'idle' : 'failed')
  if (page.ok) set(boardBase, { tag: 'ready', value: appendPage(shown.value, page.value) })
})

/** Loads the street plate and its notice; what is shown stays until the answer comes. */
export const loadAreaAtom = atom(null, async (get, set, areaId: number) => {
  const run = get(areaRun) + 1
  set(areaRun, run)
  const shown = get(areaBase)
  if (shown.tag !== 'ready' || shown.value.areaId !== areaId) set(areaBase, { tag: 'loading' })
  const api = get(apiAtom)
  const [info, categories] = await Promise.all([
    api.form('/area/info', { areaId }),
    api.form('/category/list', { areaId }),
  ])
  if (get(areaRun) !== run) return
  if (info.ok) set(areaBase, { tag: 'ready', value: info.value })
  else if (get(areaBase).tag === 'loading') set(areaBase, { tag: 'failed', error: info.error })
  if (categories.ok) set(categoriesBase, categories.value)
})

/** Loads the cities one can choose, once: they hardly change. */
export const loadCitiesAtom = atom(null, async (get, set) => {
  if (get(citiesBase).tag === 'ready' || get(citiesBase).tag === 'loading') return
  set(citiesBase, { tag: 'loading' })
  const answer = await get(apiAtom).form('/area/list', {})
  set(citiesBase, answer.ok ? remoteList(answer.value) : { tag: 'failed', error: answer.error })
})

interface PageWish {
  /** The board as far as it is loaded; missing for the first page. */
  readonly after?: Board
  /** Nobody waits for the answer. */
  readonly quiet?: boolean
}

async function loadPage(api: Api, choice: BoardChoice, wish: PageWish): Promise<Result<Board, CallError>> {
  const { areaId, filter } = choice
  const { after, quiet = false } = wish
  const asked = {
    areaId,
    ...filterInput(filter),
    ...(after && { page: after.page + 1 }),
    ...(after?.cursor !== undefined && { cursor: after.cursor }),
  }
  const answer = await api.form('/bctSale/list', asked, { quiet })
  return answer.ok ? ok(boardOf(answer.value)) : answer
}

function boardOf({ data, items, total, current_page, last_page, cursor }: ApiOutput<'/bctSale/list'>): Board {
  const hasMore = current_page < last_page && cursor !== undefined
  return { rows: data, items, total, page: current_page, ...(hasMore && { cursor }) }
}

async function loadPages(
  api: Api,
  choice: BoardChoice,
  pages: number,
  quiet: boolean,
): Promise<Result<Board, CallError>> {
  let board = await loadPage(api, choice, { quiet })
  for (let page = 2; page <= pages && board.ok && board.value.cursor !== undefined; page += 1) {
    const next = await loadPage(api, choice, { after: board.value, quiet })
    if (!next.ok) return next
    board = ok(appendPage(board.value, next.value))
  }
  return board
}
