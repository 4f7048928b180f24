import type { ApiOutput } from '@contract/endpoints/all'
import type { RechargeView } from '@contract/endpoints/money/recharge'
import type { Fen } from '@contract/money'
import type { Result } from '@contract/result'
import { atom } from 'jotai'
import { apiAtom } from '@/lib/api/api'
import { commandsAtom, sendCommand } from '@/lib/api/command'
import { keyedCall } from '@/lib/api/keyed-call'
import { listCall } from '@/lib/api/list-call'
import { remoteCall } from '@/lib/api/remote-call'
import type { CallError } from '@/lib/http/errors'

/** Limits, presets, bonus, and whether recharging is allowed on this platform. */
export type RechargeInfo = ApiOutput<'/bctRecharge/getInfo'>

const info = remoteCall<RechargeInfo>((api) => api.form('/bctRecharge/getInfo', {}))
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

/** Makes a recharge, to be paid at the cashier. A lost answer keeps its number. Failures: those of `/bctRecharge/add`. */
export const addRechargeAtom = atom(null, (get, _set, amount: Fen): Promise<Result<RechargeView, CallError>> =>
  sendCommand(get(commandsAtom), `recharge:${amount}`, (clientNo) =>
    get(apiAtom).json('/bctRecharge/add', { clientNo, amount }),
  ),
)
