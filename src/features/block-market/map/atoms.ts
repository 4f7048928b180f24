import { atom } from 'jotai'
import type { ApiInput, ApiOutput } from '@contract/endpoints/all'
import type { BlockRow } from '@contract/endpoints/market/cart'
import { ok } from '@contract/result'
import { apiAtom } from '@/lib/api/api'
import { keyedCall } from '@/lib/api/keyed-call'
import type { CallError } from '@/lib/http/errors'
import type { Remote } from '@/lib/remote/remote'
import { userAtom } from '@/lib/session/atoms'
import type { Range } from '../list/rules'

export type MapBlock = ApiOutput<'/block/map'>['blocks'][number]

/** Blocks of a city as far as the map has them. */
export interface MapBlocks {
  readonly areaId: number
  readonly blocks: readonly MapBlock[]
  /** `more`: there are more than the map draws. */
  readonly end: 'loading' | 'whole' | 'more'
}

/** So many blocks the map draws; more are found by their numbers. Measured: docs/decisions/0273-block-map.md */
export const mapMost = 10_000

interface Held {
  readonly key: string
  readonly state: Remote<MapBlocks, CallError>
}

const heldAtom = atom<Held>({ key: '', state: { tag: 'idle' } })
const runAtom = atom(0)

export interface MapWish {
  readonly areaId: number
  readonly numbers: Range
}

export const mapAtom = atom((get) => get(heldAtom).state)

/**
 * Loads the blocks of a city, five hundred at a time; what is there is shown at once. When they are loaded again the old ones stay until
 * the new ones are all there; the newer of two loads wins.
 */
export const loadMapAtom = atom(null, async (get, set, { areaId, numbers: { from, to } }: MapWish): Promise<void> => {
  const run = get(runAtom) + 1
  set(runAtom, run)
  const key = `${get(userAtom)?.token ?? ''} ${areaId} ${from ?? ''} ${to ?? ''}`
  const isKnown = get(heldAtom).key === key && get(heldAtom).state.tag === 'ready'
  if (!isKnown) set(heldAtom, { key, state: { tag: 'loading' } })
  let blocks: readonly MapBlock[] = []
  let next: number | null = from ?? 1
  while (next !== null) {
    const wish: ApiInput<'/block/map'> = { areaId, noFrom: next, ...(to !== undefined && { noTo: to }) }
    const answer = await get(apiAtom).form('/block/map', wish, { quiet: true })
    if (get(runAtom) !== run) return
    if (!answer.ok) {
      if (!isKnown) set(heldAtom, { key, state: { tag: 'failed', error: answer.error } })
      return
    }
    blocks = [...blocks, ...answer.value.blocks]
    next = answer.value.nextNo
    const isFull = blocks.length >= mapMost
    const end = next === null ? 'whole' : isFull ? 'more' : 'loading'
    if (!isKnown || end !== 'loading') set(heldAtom, { key, state: { tag: 'ready', value: { areaId, blocks, end } } })
    if (isFull) return
  }
})

const chosen = keyedCall<BlockRow | undefined, string>(async (api, key) => {
  const [areaId = 0, blockNo = 0] = key.split('/').map(Number)
  const found = await api.form('/block/list', { areaId, noFrom: blockNo, noTo: blockNo, sort: 'no', page: 1 })
  return found.ok ? ok(found.value.data[0]) : found
})

/** The block that was tapped, as the list has it; loaded by `areaId/blockNo`. */
export const chosenAtom = chosen.valueAtom
export const loadChosenAtom = chosen.loadAtom
