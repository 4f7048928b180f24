import { atom } from 'jotai'
import type { ApiOutput } from '@contract/endpoints/all'
import type { RoundView } from '@contract/endpoints/community/expand'
import type { BlockRow } from '@contract/endpoints/market/cart'
import { ok } from '@contract/result'
import { keyedCall } from '@/lib/api/keyed-call'
import { listCall } from '@/lib/api/list-call'
import { productPrefix, storageName } from '@/lib/session/storage-keys'
import { deviceStorage } from '@/platform/storage/storage'
import type { BlocksQuery, Seek, View, Zone } from './rules'
import { firstSeek, plotRound, views } from './rules'

/** A city as its block market begins: its zones, and the round of plots that is open or opens next. */
export interface Market {
  readonly areaId: number
  /** Whether it is open on this platform. */
  readonly enabled: boolean
  readonly zones: readonly Zone[]
  readonly round: RoundView | undefined
}

const market = keyedCall<Market>(async (api, areaId) => {
  const [zones, rounds] = await Promise.all([
    api.form('/block/zones', { areaId }),
    api.form('/bctExpand/list', { areaId }),
  ])
  if (!zones.ok) return zones
  if (!rounds.ok) return rounds
  return ok({ areaId, ...zones.value, round: plotRound(rounds.value.rounds) })
})

/** The block market of a city; takes the id of the area. */
export const marketAtom = market.valueAtom
export const loadMarketAtom = market.loadAtom

/** Blocks of a city, as far as they are loaded. */
export const blocksCall = listCall<ApiOutput<'/block/list'>, BlocksQuery>(
  (api, query, page) => api.form('/block/list', { ...query, ...page }),
  { access: 'anyone', idOf: ({ blockId }: BlockRow) => blockId, extraOf: () => undefined },
)

const soughtAtom = atom({ areaId: -1, seek: firstSeek })

/** What is looked for in a city's market; kept while the app runs, because the first tab of the market edition leads to a zone. */
export const seekAtom = atom(
  (get) => (areaId: number) => (get(soughtAtom).areaId === areaId ? get(soughtAtom).seek : firstSeek),
  (_get, set, areaId: number, seek: Seek) => set(soughtAtom, { areaId, seek }),
)

const viewName = storageName(productPrefix, 'blockView')

const keptView = (): View => views.find((one) => one === deviceStorage.read(viewName)) ?? 'list'
const pickedAtom = atom<View | undefined>(undefined)

/** How blocks are looked at: as chosen last on this device. */
export const viewAtom = atom(
  (get) => get(pickedAtom) ?? keptView(),
  (_get, set, view: View) => {
    set(pickedAtom, view)
    deviceStorage.write(viewName, view)
  },
)
