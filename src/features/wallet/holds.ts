import type { ApiOutput } from '@contract/endpoints/all'
import type { HoldView } from '@contract/endpoints/money/holds'
import type { Result } from '@contract/result'
import { err, ok } from '@contract/result'
import { atom } from 'jotai'
import { apiAtom } from '@/lib/api/api'
import { commandsAtom, sendCommand } from '@/lib/api/command'
import { listCall } from '@/lib/api/list-call'
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

const endingBase = atom('')

/** The hold that is being ended (`withdrawCancel:12`), or ''. */
export const endingAtom = atom((get) => get(endingBase))

/** The key of an act on a hold, for `endingAtom`. */
export const endingKey = ({ holdId }: Pick<HoldView, 'holdId'>, act: HoldAct): string => `${act}:${holdId}`

/**
 * Ends a hold early: closes the bid, or takes the withdrawal back. Undefined while another one is being ended. A lost answer keeps its
 * number for the repeat. Failures: those of `/bctBuy/close` and `/bctWithdraw/cancel`.
 */
export const endHoldAtom = atom(
  null,
  async (get, set, hold: HoldView, act: HoldAct): Promise<Result<null, CallError> | undefined> => {
    if (get(endingBase) !== '') return undefined
    set(endingBase, endingKey(hold, act))
    const api = get(apiAtom)
    const result: Result<unknown, CallError> = await sendCommand(
      get(commandsAtom),
      `${act}:${hold.refId}:${hold.ver}`,
      (clientNo): Promise<Result<unknown, CallError>> => {
        const acting = { clientNo, id: hold.refId, ver: hold.ver }
        return act === 'buyClose' ? api.json('/bctBuy/close', acting) : api.json('/bctWithdraw/cancel', acting)
      },
    )
    set(endingBase, '')
    return result.ok ? ok(null) : err(result.error)
  },
)
