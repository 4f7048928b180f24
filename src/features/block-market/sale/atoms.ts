import type { ApiOutput } from '@contract/endpoints/all'
import type { BlockSale } from '@contract/endpoints/market/sale'
import { ok } from '@contract/result'
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

/** Takes the id of the block. */
export const saleAtom = sale.valueAtom
export const loadSaleAtom = sale.loadAtom
