import { atom } from 'jotai'
import type { ApiInput, ApiOutput } from '@contract/endpoints/all'
import type { DisputeCaseDetail } from '@contract/endpoints/orders/disputes'
import type { Result } from '@contract/result'
import { apiAtom } from '@/lib/api/api'
import { commandsAtom, sendCommand } from '@/lib/api/command'
import { keyedCall } from '@/lib/api/keyed-call'
import { listCall } from '@/lib/api/list-call'
import { oneAtATime } from '@/lib/api/one-at-a-time'
import type { CallError } from '@/lib/http/errors'

/** The disputes the caller may decide, of one tab. NO_RIGHT for everybody else. */
export const casesCall = listCall<ApiOutput<'/bctDispute/list'>, Required<Pick<ApiInput<'/bctDispute/list'>, 'tab'>>>(
  (api, query, page) => api.form('/bctDispute/list', { ...query, ...page }),
  { access: 'user', idOf: ({ orderId }) => orderId, extraOf: () => undefined },
)

const one = keyedCall<DisputeCaseDetail>((api, id) => api.form('/bctDispute/info', { id }))

/** The dispute on the page, by the id of its order. */
export const caseAtom = one.valueAtom
export const loadCaseAtom = one.loadAtom

export type Ruling = Pick<ApiInput<'/bctDispute/decide'>, 'kind' | 'sellerAmount' | 'reason'>

const deciding = oneAtATime()

/**
 * Decides a dispute and shows the result. Undefined while another decision is on its way; a lost answer keeps its number for the repeat.
 * Failures: the refusals of `/bctDispute/decide`.
 */
export const decideAtom = atom(
  null,
  (get, set, seen: DisputeCaseDetail, ruling: Ruling): Promise<Result<DisputeCaseDetail, CallError> | undefined> =>
    deciding.run(get, set, async () => {
      const { orderId: id, ver } = seen
      const result = await sendCommand(get(commandsAtom), ['decide', id, ver, ruling], (clientNo) =>
        get(apiAtom).json('/bctDispute/decide', { clientNo, id, ver, ...ruling }),
      )
      if (result.ok) set(one.showAtom, id, result.value)
      return result
    }),
)
