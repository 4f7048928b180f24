import type { ApiOutput } from '@contract/endpoints/all'
import type { RechargeView } from '@contract/endpoints/money/recharge'
import type { Fen } from '@contract/money'
import type { Result } from '@contract/result'
import type { Getter } from 'jotai'
import { atom } from 'jotai'
import { apiAtom } from '@/lib/api/api'
import { commandsAtom, forgetWishes, sendCommand } from '@/lib/api/command'
import { keyedCall } from '@/lib/api/keyed-call'
import { listCall } from '@/lib/api/list-call'
import { underWay } from '@/lib/api/one-at-a-time'
import { remoteCall } from '@/lib/api/remote-call'
import type { CallError } from '@/lib/http/errors'
import { userAtom } from '@/lib/session/atoms'

/** Limits, presets, bonus, and whether recharging is allowed on this platform. */
export type RechargeInfo = ApiOutput<'/bctRecharge/getInfo'>

const adding = underWay()
const rechargesOf = (get: Getter) => ['recharge', get(userAtom)?.userId ?? 0] as const

const info = remoteCall<RechargeInfo>(async (api, get) => {
  const answer = await api.form('/bctRecharge/getInfo', {})
  // Where none waits for its money, an unanswered try never arrived or has ended: the same is wished anew.
  if (answer.ok && !answer.value.unpaid && !get(adding.isOnAtom)) forgetWishes(get(commandsAtom), rechargesOf(get))
  return answer
})
export const rechargeInfoAtom = info.valueAtom
export const loadRechargeInfoAtom = info.loadAtom

const one = keyedCall<RechargeView>((api, id) => api.form('/bctRecharge/info', { id }))

/** The recharge on the cashier's page. */
export const rechargeAtom = one.valueAtom
export const loadRechargeAtom = one.loadAtom

/** The reader's own recharges, newest first. */
export const rechargesCall = listCall<ApiOutput<'/bctRecharge/list'>, Readonly<Record<string, never>>>(
  (api, query, page) => api.form('/bctRecharge/list', { ...query, ...page }),
  { access: 'user', idOf: (row) => row.rechargeId, extraOf: () => undefined },
)

/** Makes a recharge, to be paid at the cashier. Failures: those of `/bctRecharge/add`. */
export const addRechargeAtom = atom(null, (get, set, amount: Fen): Promise<Result<RechargeView, CallError>> =>
  adding.run(set, () =>
    sendCommand(get(commandsAtom), [...rechargesOf(get), amount], (clientNo) =>
      get(apiAtom).json('/bctRecharge/add', { clientNo, amount }),
    ),
  ),
)
