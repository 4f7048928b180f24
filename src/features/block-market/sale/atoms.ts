import { atom } from 'jotai'
import type { ApiOutput } from '@contract/endpoints/all'
import type { BlockSale } from '@contract/endpoints/market/sale'
import { ok } from '@contract/result'
import { apiAtom } from '@/lib/api/api'
import { keyedCall } from '@/lib/api/keyed-call'

/** What a buyer reads of a block: its place in the market, and how its owner trades; null for a block of the city. */
export interface SaleFacts extends BlockSale {
  readonly standing: ApiOutput<'/blockInfo/taInfo'>['standing']
}

const sale = keyedCall<SaleFacts>(async (api, blockId) => {
  const [known, page] = await Promise.all([
    api.form('/block/sale', { blockId }),
    api.form('/blockInfo/taInfo', { id: blockId }),
  ])
  if (!known.ok) return known
  return page.ok ? ok({ ...known.value, standing: page.value.standing }) : page
})

/** Wants to be told when a reserved block is free again, or no longer. Failures: those of `/block/remind`. */
export const remindAtom = atom(null, async (get, set, blockId: number, isOn: boolean) => {
  const answer = await get(apiAtom).form('/block/remind', { blockId, on: isOn ? 1 : 0 })
  const known = get(sale.valueAtom)
  if (answer.ok && known.tag === 'ready' && known.value.blockId === blockId)
    set(sale.showAtom, blockId, { ...known.value, reminded: answer.value.on })
  return answer
})

/** Takes the id of the block. */
export const saleAtom = sale.valueAtom
export const loadSaleAtom = sale.loadAtom
