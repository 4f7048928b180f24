import { atom } from 'jotai'
import type { HandoverView } from '@contract/endpoints/market/handover'
import type { Result } from '@contract/result'
import { apiAtom } from '@/lib/api/api'
import { commandsAtom, sendCommand } from '@/lib/api/command'
import { keyedCall } from '@/lib/api/keyed-call'
import { oneAtATime } from '@/lib/api/one-at-a-time'
import type { CallError } from '@/lib/http/errors'

export type Handover = HandoverView

const handover = keyedCall<Handover>((api, orderId) => api.form('/block/handover', { orderId, show: 0 }))

/** The handover on the page, by its order. It never holds the password. */
export const handoverAtom = handover.valueAtom
export const loadHandoverAtom = handover.loadAtom

/**
 * Asks for the new founder password, which the server gives once and erases. It is returned and kept by nobody here; the handover is known
 * as one whose password was shown. Failures: those of `/block/handover`.
 */
export const showPasswordAtom = atom(null, async (get, set, orderId: number): Promise<Result<string, CallError>> => {
  const answer = await get(apiAtom).form('/block/handover', { orderId, show: 1 }, { quiet: true })
  if (!answer.ok) {
    await set(loadHandoverAtom, orderId)
    return answer
  }
  const { password = '', ...known } = answer.value
  set(handover.showAtom, orderId, known)
  return { ok: true, value: password }
})

/** The record of a handover as a text. Failures: those of `/block/handoverFile`. */
export const readFileAtom = atom(null, (get, _set, orderId: number) =>
  get(apiAtom).form('/block/handoverFile', { orderId }, { quiet: true }),
)

const objecting = oneAtATime()

/**
 * Objects to the sale of an own block, and shows the fresh handover. Undefined while another try is on its way. A lost answer keeps its
 * number for the repeat. Failures: those of `/block/objectHandover`. Source: community §8, row 7.
 */
export const objectAtom = atom(
  null,
  (get, set, { orderId, ver }: Handover, text: string): Promise<Result<Handover, CallError> | undefined> =>
    objecting.run(get, set, async () => {
      const result = await sendCommand(get(commandsAtom), ['objectHandover', orderId, ver, text], (clientNo) =>
        get(apiAtom).json('/block/objectHandover', { clientNo, orderId, ver, text }),
      )
      if (result.ok) set(handover.showAtom, orderId, result.value)
      return result
    }),
)
