import { atom } from 'jotai'
import type { ApiOutput } from '@contract/endpoints/all'
import type { Qty } from '@contract/money'
import type { Result } from '@contract/result'
import { apiAtom } from '@/lib/api/api'
import { commandsAtom, sendCommand } from '@/lib/api/command'
import type { CallError } from '@/lib/http/errors'
import type { Remote } from '@/lib/remote/remote'

export type Listing = ApiOutput<'/bctSale/info'>
export type Taken = ApiOutput<'/bctSale/take'>

const listingBase = atom<Remote<Listing, CallError>>({ tag: 'idle' })
const listingRun = atom(0)
const takingBase = atom(false)

export const listingAtom = atom((get) => get(listingBase))
/** A take is on its way: the button is busy and a second tap does nothing. */
export const isTakingAtom = atom((get) => get(takingBase))

/** Loads one listing; the one that is shown stays until its newer self has come. The newer request wins. */
export const loadListingAtom = atom(null, async (get, set, saleId: number) => {
  const run = get(listingRun) + 1
  set(listingRun, run)
  const shown = get(listingBase)
  if (shown.tag !== 'ready' || shown.value.saleId !== saleId) set(listingBase, { tag: 'loading' })
  const answer = await get(apiAtom).form('/bctSale/info', { id: saleId })
  if (get(listingRun) !== run) return
  if (answer.ok) set(listingBase, { tag: 'ready', value: answer.value })
  else if (get(listingBase).tag === 'loading') set(listingBase, { tag: 'failed', error: answer.error })
})

/**
 * Takes goods from a listing at the price that was seen. Undefined when another take is still on its way. A lost answer keeps its
 * number, so that the same wish repeated gives the same order. Failures: the refusals of `/bctSale/take`.
 */
export const takeAtom = atom(
  null,
  async (get, set, listing: Listing, qty: Qty): Promise<Result<Taken, CallError> | undefined> => {
    if (get(takingBase)) return undefined
    set(takingBase, true)
    const { saleId, ver, price } = listing
    const result = await sendCommand(get(commandsAtom), `take:${saleId}:${qty}:${price}`, (clientNo) =>
      get(apiAtom).json('/bctSale/take', { clientNo, saleId, ver, qty, price }),
    )
    set(takingBase, false)
    return result
  },
)
