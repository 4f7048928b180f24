import type { ApiInput, ApiOutput } from '@contract/endpoints/all'
import type { WithdrawView } from '@contract/endpoints/money/withdrawals'
import type { Result } from '@contract/result'
import { atom } from 'jotai'
import { apiAtom } from '@/lib/api/api'
import type { Wish } from '@/lib/api/command'
import { commandsAtom, sendCommand } from '@/lib/api/command'
import { listCall } from '@/lib/api/list-call'
import { oneAtATime } from '@/lib/api/one-at-a-time'
import { remoteCall } from '@/lib/api/remote-call'
import type { CallError } from '@/lib/http/errors'
import { askPayPassword, sealForCommand } from '@/lib/pay/pay-password'
import { userAtom } from '@/lib/session/atoms'

type Added = ApiInput<'/bctWithdraw/add'>
export type WithdrawWay = Added['way']
export type Payee = NonNullable<Added['payee']>

/** Limits, fee and what may be withdrawn now. */
export type WithdrawInfo = ApiOutput<'/bctWithdraw/getInfo'>

const info = remoteCall<WithdrawInfo>((api) => api.form('/bctWithdraw/getInfo', {}))
export const withdrawInfoAtom = info.valueAtom
export const loadWithdrawInfoAtom = info.loadAtom

/**
 * With what the payment password has to be set first, which is said before anything is typed: by the founder password, or without a block
 * by a code, after which nothing goes out for a day. Undefined when one is set.
 */
export const passwordFirstAtom = atom((get) => {
  const state = get(withdrawInfoAtom)
  if (state.tag !== 'ready' || state.value.hasPayPassword) return undefined
  return get(userAtom)?.blockNo === 0 ? 'mobile' : 'founder'
})

/** The reader's own withdrawals, newest first. */
export const withdrawalsCall = listCall<ApiOutput<'/bctWithdraw/list'>, Readonly<Record<string, never>>>(
  (api, query, page) => api.form('/bctWithdraw/list', { ...query, ...page }),
  { access: 'user', idOf: (row) => row.withdrawId, extraOf: () => undefined },
)

/** An application. `payee` null: the last one used for this way. */
export interface WithdrawWish extends Pick<Added, 'amount' | 'fee' | 'way'> {
  readonly payee: Payee | null
  /** The button's label: 提现 ¥200.00. */
  readonly what: string
}

/** Distinguishes one wish from another without storing the account number on the device. */
const wishOf = (amount: number, way: WithdrawWay, payee: Payee | null): Wish => [
  'withdraw',
  amount,
  way,
  payee === null ? 'last' : payee.account.slice(-4),
]

/**
 * Asks for the payment password and applies. Undefined when the person gave up. A lost answer keeps its number, so that the same
 * application is never made twice. Failures: those of `/bctWithdraw/add`.
 */
export const addWithdrawalAtom = atom(
  null,
  (get, set, { amount, fee, way, payee, what }: WithdrawWish): Promise<Result<WithdrawView, CallError> | undefined> =>
    askPayPassword(set, {
      what,
      goesOut: true,
      send: (password) =>
        sendCommand(get(commandsAtom), wishOf(amount, way, payee), async (clientNo) => {
          const sealed = await sealForCommand(set, password, clientNo)
          if (!sealed.ok) return sealed
          return get(apiAtom).json('/bctWithdraw/add', {
            clientNo,
            amount,
            fee,
            way,
            payee: payee && { name: payee.name, account: payee.account, bank: payee.bank ?? '' },
            payPassword: sealed.value,
          })
        }),
    }),
)

const cancelling = oneAtATime<number>()

/** The withdrawal that is being taken back. */
export const cancellingAtom = cancelling.whichAtom

/** Takes an application back. Undefined while another one is on its way. Failures: those of `/bctWithdraw/cancel`. */
export const cancelWithdrawalAtom = atom(
  null,
  (get, set, { withdrawId: id, ver }: WithdrawView): Promise<Result<WithdrawView, CallError> | undefined> => {
    const once = () =>
      sendCommand(get(commandsAtom), ['withdrawCancel', id, ver], (clientNo) =>
        get(apiAtom).json('/bctWithdraw/cancel', { clientNo, id, ver }),
      )
    return cancelling.run(get, set, once, id)
  },
)
