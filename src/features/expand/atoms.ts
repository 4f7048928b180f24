import { atom } from 'jotai'
import type { ApiOutput } from '@contract/endpoints/all'
import type { SlotPurchase } from '@contract/endpoints/community/expand'
import type { PayView } from '@contract/endpoints/money/pay'
import type { Fen } from '@contract/money'
import type { Result } from '@contract/result'
import { apiAtom } from '@/lib/api/api'
import { commandsAtom, forgetWishes, sendCommand } from '@/lib/api/command'
import { keyedCall } from '@/lib/api/keyed-call'
import { oneAtATime } from '@/lib/api/one-at-a-time'
import type { CallError } from '@/lib/http/errors'

export type ExpandInfo = ApiOutput<'/bctExpand/info'>
export type PriceTable = ApiOutput<'/bctExpand/priceTable'>

const buying = ['expand'] as const
const reserving = oneAtATime()

/** Whether a purchase is on its way. */
export const isBuyingAtom = reserving.isOnAtom

interface TypedCount {
  readonly roundId: number
  readonly text: string
}

const typedCountBase = atom<TypedCount | undefined>(undefined)

/** How many slots are chosen, as typed: who signs in meanwhile finds it again. */
export const typedCountAtom = atom((get) => get(typedCountBase))
/** Undefined once they are bought. */
export const typeCountAtom = atom(null, (_get, set, typed: TypedCount | undefined) => set(typedCountBase, typed))

const info = keyedCall<ExpandInfo>(async (api, areaId, get) => {
  const answer = await api.form('/bctExpand/info', { areaId })
  const mine = answer.ok ? answer.value.mine : null
  // A block has one unpaid purchase. Without one, an unanswered try never arrived or has ended: the same is wished anew.
  if (mine && !mine.unpaid && !get(isBuyingAtom)) forgetWishes(get(commandsAtom), [...buying, mine.blockId])
  return answer
})

/** The open round of a city and the slots of the reader's own block; also for guests. */
export const expandAtom = info.valueAtom
/** Takes the id of the area. */
export const loadExpandAtom = info.loadAtom
/** The round and the slots have changed: a payment has ended. */
export const forgetExpandAtom = info.forgetAtom

const purchase = keyedCall<SlotPurchase>((api, expandId) => api.form('/bctExpand/purchase', { expandId }))

/** The own purchase that a pay order is for: not always of the block one acts as. */
export const purchaseAtom = purchase.valueAtom
/** Takes the id of the purchase. */
export const loadPurchaseAtom = purchase.loadAtom

const prices = keyedCall<PriceTable>((api) => api.form('/bctExpand/priceTable', {}))

/** The price table that the menu names. */
export const priceTableAtom = prices.valueAtom
export const loadPriceTableAtom = atom(null, (_get, set) => set(prices.loadAtom, 0))

/** What the buyer saw when choosing the number of slots. */
export interface SlotWish {
  readonly blockId: number
  readonly roundId: number
  readonly ver: number
  readonly fromCapacity: number
  readonly count: number
  readonly amount: Fen
}

/**
 * Reserves slots. Undefined while another purchase is on its way; a lost answer keeps its number for the repeat. Failures: those of
 * `/bctExpand/add`.
 */
export const buySlotsAtom = atom(
  null,
  (get, set, wish: SlotWish): Promise<Result<SlotPurchase, CallError> | undefined> => {
    const { blockId, roundId, ver, fromCapacity, count, amount } = wish
    const named = [...buying, blockId, roundId, ver, fromCapacity, count, amount] as const
    return reserving.run(get, set, () =>
      sendCommand(get(commandsAtom), named, (clientNo) =>
        get(apiAtom).json('/bctExpand/add', { clientNo, roundId, ver, count, amount }),
      ),
    )
  },
)

/** Gives back what was reserved and not paid; the same may then be bought again. Failures: those of `/bctPay/cancel`. */
export const cancelSlotsAtom = atom(
  null,
  (get, _set, { payNo, ver }: Pick<SlotPurchase, 'payNo' | 'ver'>): Promise<Result<PayView, CallError>> =>
    sendCommand(
      get(commandsAtom),
      ['payCancel', payNo, ver],
      (clientNo) => get(apiAtom).json('/bctPay/cancel', { clientNo, payNo, ver }),
      buying,
    ),
)

/** Asks for a notice when a round opens, or cancels that. Failures: those of `/bctExpand/remind`. */
export const remindAtom = atom(null, (get, _set, roundId: number, on: boolean) =>
  get(apiAtom).form('/bctExpand/remind', { roundId, on: on ? 1 : 0 }),
)
