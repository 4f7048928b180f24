import type { ApiOutput } from '@contract/endpoints/all'
import type { HoldView } from '@contract/endpoints/money/holds'
import type { Result } from '@contract/result'
import { err, ok } from '@contract/result'
import { atom } from 'jotai'
import { apiAtom } from '@/lib/api/api'
import { commandsAtom, sendCommand } from '@/lib/api/command'
import { listCall } from '@/lib/api/list-call'
import { oneAtATime } from '@/lib/api/one-at-a-time'
import { remoteCall } from '@/lib/api/remote-call'
import type { CallError } from '@/lib/http/errors'

export type HoldReason = HoldView['reason']
export type HoldAct = HoldView['acts'][number]

/** Every open hold; those that wait for the reader come first. */
export const holdsCall = listCall<ApiOutput<'/bctFreeze/list'>, { readonly reason?: HoldReason }>(
  (api, query, page) => api.form('/bctFreeze/list', { ...query, ...page }),
  { access: 'user', idOf: (row) => row.holdId, extraOf: () => undefined },
)

const total = remoteCall<ApiOutput<'/bctFreeze/getTotal'>>((api) => api.form('/bctFreeze/getTotal', {}))
export const frozenTotalAtom = total.valueAtom
export const loadFrozenTotalAtom = total.loadAtom

const ending = oneAtATime<string>()

/** The hold that is being ended: its `endingKey`. */
export const endingAtom = ending.whichAtom

/** The key of an act on a hold, for `endingAtom`. */
export const endingKey = ({ holdId }: Pick<HoldView, 'holdId'>, act: HoldAct): string => `${act}:${holdId}`

/**
 * Ends a hold early: closes the bid, or takes the withdrawal back. Undefined while another one is being ended. A lost answer keeps its
 * number for the repeat. Failures: those of `/bctBuy/close` and `/bctWithdraw/cancel`.
 */
export const endHoldAtom = atom(
  null,
  async (get, set, hold: HoldView, act: HoldAct): Promise<Result<null, CallError> | undefined> => {
    const api = get(apiAtom)
    const send = (clientNo: string): Promise<Result<unknown, CallError>> => {
      const on = { clientNo, id: hold.refId, ver: hold.ver }
      return act === 'buyClose' ? api.json('/bctBuy/close', on) : api.json('/bctWithdraw/cancel', on)
    }
    const once = () => sendCommand(get(commandsAtom), [act, hold.refId, hold.ver], send)
    const result = await ending.run(get, set, once, endingKey(hold, act))
    return result && (result.ok ? ok(null) : err(result.error))
  },
)
