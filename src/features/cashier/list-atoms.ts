import { atom } from 'jotai'
import type { ApiInput, ApiOutput } from '@contract/endpoints/all'
import type { PayView } from '@contract/endpoints/money/pay'
import type { Result } from '@contract/result'
import { apiAtom } from '@/lib/api/api'
import { commandsAtom, sendCommand } from '@/lib/api/command'
import { listCall } from '@/lib/api/list-call'
import { oneAtATime } from '@/lib/api/one-at-a-time'
import type { CallError } from '@/lib/http/errors'

/** The reader's own pay orders of one tab, newest first. */
export const paysCall = listCall<ApiOutput<'/bctPay/list'>, Required<Pick<ApiInput<'/bctPay/list'>, 'tab'>>>(
  (api, query, page) => api.form('/bctPay/list', { ...query, ...page }),
  { access: 'user', idOf: (row) => row.payNo, extraOf: () => undefined },
)

const cancelling = oneAtATime<string>()

/** The number of the pay order whose cancellation is on its way. */
export const cancellingAtom = cancelling.whichAtom

/**
 * Cancels an unpaid pay order with what it was to pay. Undefined while another cancellation is on its way; a lost answer keeps its
 * number for the repeat. Failures: those of `/bctPay/cancel`.
 */
export const cancelPayAtom = atom(
  null,
  (get, set, { payNo, ver }: PayView): Promise<Result<PayView, CallError> | undefined> => {
    const once = () =>
      sendCommand(get(commandsAtom), ['payCancel', payNo, ver], (clientNo) =>
        get(apiAtom).json('/bctPay/cancel', { clientNo, payNo, ver }),
      )
    return cancelling.run(get, set, once, payNo)
  },
)
