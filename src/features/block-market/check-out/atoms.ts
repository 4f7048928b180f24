import { atom } from 'jotai'
import type { BlockCart } from '@contract/endpoints/market/block-market'
import type { Result } from '@contract/result'
import { apiAtom } from '@/lib/api/api'
import { commandsAtom, sendCommand } from '@/lib/api/command'
import { keyedCall } from '@/lib/api/keyed-call'
import { oneAtATime } from '@/lib/api/one-at-a-time'
import type { CallError } from '@/lib/http/errors'

/** One block as its buyer saw it. */
export interface BlockWish {
  readonly blockId: number
  readonly ver: number
  readonly price: number
}

const reserving = oneAtATime()

/** Whether a check-out is on its way. */
export const isCheckingOutAtom = reserving.isOnAtom

/**
 * Reserves all of these blocks or none. Undefined while another check-out is on its way; a lost answer keeps its number for the repeat of
 * the same blocks. Failures: those of `/block/carPay`.
 */
export const checkOutAtom = atom(
  null,
  (get, set, lines: readonly BlockWish[]): Promise<Result<BlockCart, CallError> | undefined> =>
    reserving.run(get, set, () =>
      sendCommand(get(commandsAtom), ['blocks', lines], (clientNo) =>
        get(apiAtom).json('/block/carPay', { clientNo, lines: [...lines] }),
      ),
    ),
)

const info = keyedCall<BlockCart>((api, cartId) => api.form('/block/carInfo', { cartId }))

/** The own check-out that a pay order is for. */
export const checkOutInfoAtom = info.valueAtom
/** Takes the id of the check-out. */
export const loadCheckOutAtom = info.loadAtom
