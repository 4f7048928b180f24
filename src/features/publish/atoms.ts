import type { ApiOutput } from '@contract/endpoints/all'
import type { Result } from '@contract/result'
import { atom } from 'jotai'
import { apiAtom } from '@/lib/api/api'
import { commandsAtom, sendCommand } from '@/lib/api/command'
import { keyedCall } from '@/lib/api/keyed-call'
import type { CallError } from '@/lib/http/errors'
import type { SaleEdit } from './rules/edit'
import type { NewBid, NewSale } from './rules/fields'

/** The items that can be listed or bid for in an area. */
const items = keyedCall((api, areaId) => api.form('/bctItem/list', { areaId }))
export const itemsAtom = items.valueAtom
export const loadItemsAtom = items.loadAtom

/** The groups that items belong to, of an area; the items can be chosen without them. */
const groups = keyedCall((api, areaId) => api.form('/category/list', { areaId }))
export const groupNamesAtom = atom((get): ReadonlyMap<number, string> => {
  const known = get(groups.valueAtom)
  return new Map(known.tag === 'ready' ? known.value.map(({ categoryId, name }) => [categoryId, name]) : [])
})
export const loadGroupsAtom = groups.loadAtom

/** The reader's own block, for its free places. Its key is the user. */
const block = keyedCall((api) => api.json('/block/blockInfo', {}))
export const ownBlockAtom = block.valueAtom
export const loadOwnBlockAtom = block.loadAtom

/** The reader's own listing that is changed, with its item's prices. */
const edited = keyedCall((api, id) => api.form('/bctSale/info', { id }))
export const editedAtom = edited.valueAtom
export const loadEditedAtom = edited.loadAtom

const ownNameBase = atom('')

/** What was looked for in vain among the items: the first name of a thing in own words. */
export const ownNameAtom = atom((get) => get(ownNameBase))
export const keepOwnNameAtom = atom(null, (_get, set, name: string) => set(ownNameBase, name))

/** Puts goods on sale. Failures: the refusals of `/bctSale/add`. */
export const addSaleAtom = atom(
  null,
  (get, _set, input: NewSale): Promise<Result<ApiOutput<'/bctSale/add'>, CallError>> =>
    sendCommand(get(commandsAtom), ['saleAdd', input], (clientNo) =>
      get(apiAtom).json('/bctSale/add', { clientNo, ...input }),
    ),
)

/** Changes the reader's own listing. Failures: the refusals of `/bctSale/edit`. */
export const editSaleAtom = atom(
  null,
  (get, _set, input: SaleEdit): Promise<Result<ApiOutput<'/bctSale/edit'>, CallError>> =>
    sendCommand(get(commandsAtom), ['saleEdit', input], (clientNo) =>
      get(apiAtom).json('/bctSale/edit', { clientNo, ...input }),
    ),
)

/** Makes an unpaid buy order. Failures: the refusals of `/bctBuy/add`. */
export const addBidAtom = atom(null, (get, _set, input: NewBid): Promise<Result<ApiOutput<'/bctBuy/add'>, CallError>> =>
  sendCommand(get(commandsAtom), ['buyAdd', input], (clientNo) =>
    get(apiAtom).json('/bctBuy/add', { clientNo, ...input }),
  ),
)
