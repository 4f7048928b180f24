import { atom } from 'jotai'
import type { OrderAddress } from '@contract/endpoints/orders/address'
import type { Result } from '@contract/result'
import { apiAtom } from '@/lib/api/api'
import { commandsAtom, sendCommand } from '@/lib/api/command'
import { keyedCall } from '@/lib/api/keyed-call'
import { oneAtATime } from '@/lib/api/one-at-a-time'
import type { CallError } from '@/lib/http/errors'

const one = keyedCall<OrderAddress>((api, id) => api.form('/bctOrder/address', { id }))

/** Where the goods of the page's order go. */
export const orderAddressAtom = one.valueAtom
export const loadOrderAddressAtom = one.loadAtom

const choosing = oneAtATime()

export interface AddressChoice {
  readonly orderId: number
  readonly addressId: number
}

/**
 * Copies an own address onto an own order, and reads what is there then. Undefined while another choice is on its way. Failures: those of
 * `/bctOrder/setAddress`.
 */
export const chooseAddressAtom = atom(
  null,
  (get, set, { orderId, addressId }: AddressChoice): Promise<Result<unknown, CallError> | undefined> =>
    choosing.run(get, set, async () => {
      const answer = await sendCommand(get(commandsAtom), ['sendTo', orderId, addressId], (clientNo) =>
        get(apiAtom).json('/bctOrder/setAddress', { clientNo, id: orderId, addressId }),
      )
      if (answer.ok) await set(loadOrderAddressAtom, orderId)
      return answer
    }),
)
