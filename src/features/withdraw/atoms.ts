import type { ApiInput, ApiOutput } from '@contract/endpoints/all'
import type { WithdrawView } from '@contract/endpoints/money/withdrawals'
import type { Result } from '@contract/result'
import { atom } from 'jotai'
import { apiAtom } from '@/lib/api/api'
import { commandsAtom, sendCommand } from '@/lib/api/command'
import { listCall } from '@/lib/api/list-call'
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
 * Who has no block sets the payment password by a code, after which nothing goes out for a day: that is said before anything is typed.
 * With a
 * block it is set on the way, by the founder password.
 */
export const needsPasswordAtom = atom((get) => {
  const state = get(withdrawInfoAtom)
  return get(userAtom)?.blockNo === 0 && state.tag === 'ready' && !state.value.hasPayPassword
})

/** The reader's own withdrawals, newest first. */
export const withdrawalsCall = listCall<ApiOutput<'/bctWithdraw/list'>, Readonly<Record<string, never>>>(
  (api, query, page) => api.form('/bctWithdraw/list', { ...query, ...page }),
  { access: 'user', idOf: (row) => row.withdrawId, extraOf: () => undefined },
)

/** An application. `payee` null: the last one used for this way. */
export interface WithdrawWish extends Pick<Added, 'amount' | 'way'> {
  readonly payee: Payee | null
  /** The button's label: 提现 ¥200.00. */
  readonly what: string
}

/** Distinguishes one wish from another without storing the account number on the device. */
const wishOf = (amount: number, way: WithdrawWay, payee: Payee | null): string =>
  `withdraw:${amount}:${way}:${payee === null ? 'last' : payee.account.slice(-4)}`

/**
 * Asks for the payment password and applies. Undefined when the person gave up. A lost answer keeps its number, so that the same
 * application is never made twice. Failures: those of `/bctWithdraw/add`.
 */
export const addWithdrawalAtom = atom(
  null,
  (get, set, { amount, way, payee, what }: WithdrawWish): Promise<Result<WithdrawView, CallError> | undefined> =>
    askPayPassword(set, {
      what,
      send: (password) =>
        sendCommand(get(commandsAtom), wishOf(amount, way, payee), async (clientNo) => {
          const sealed = await sealForCommand(set, password, clientNo)
          if (!sealed.ok) return sealed
          return get(apiAtom).json('/bctWithdraw/add', {
            clientNo,
            amount,
            way,
            payee: payee && { name: payee.name, account: payee.account, bank: payee.bank ?? '' },
            payPassword: sealed.value,
          })
        }),
    }),
)

const cancellingBase = atom(0)

/** The withdrawal that is being taken back, or 0. */
export const cancellingAtom = atom((get) => get(cancellingBase))

/** Takes an application back. Undefined while another one is on its way. Failures: those of `/bctWithdraw/cancel`. */
export const cancelWithdrawalAtom = atom(
  null,
  async (get, set, { withdrawId: id, ver }: WithdrawView): Promise<Result<WithdrawView, CallError> | undefined> => {
    if (get(cancellingBase) !== 0) return undefined
    set(cancellingBase, id)
    const result = await sendCommand(get(commandsAtom), `withdrawCancel:${id}:${ver}`, (clientNo) =>
      get(apiAtom).json('/bctWithdraw/cancel', { clientNo, id, ver }),
    )
    set(cancellingBase, 0)
    return result
  },
)
