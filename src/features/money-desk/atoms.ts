import type { ApiInput, ApiOutput } from '@contract/endpoints/all'
import type { DeskWithdrawView } from '@contract/endpoints/money/money-desk'
import type { Result } from '@contract/result'
import { atom } from 'jotai'
import type { Api } from '@/lib/api/api'
import { apiAtom } from '@/lib/api/api'
import { commandsAtom, sendCommand } from '@/lib/api/command'
import { listCall } from '@/lib/api/list-call'
import type { CallError } from '@/lib/http/errors'

export type DeskAct = DeskWithdrawView['acts'][number]
export type DeskState = NonNullable<ApiInput<'/admin/withdrawList'>['state']>
type Answer = ApiOutput<'/admin/withdrawList'>

/** Withdrawals to work on, oldest first, with how many wait in each state. */
export const deskCall = listCall<Answer, { readonly state: DeskState }, Answer['counts']>(
  (api, query, page) => api.form('/admin/withdrawList', { ...query, ...page }),
  { access: 'user', idOf: (row) => row.withdrawId, extraOf: (answer) => answer.counts },
)

interface Acting {
  readonly clientNo: string
  readonly id: number
  readonly ver: number
}

/** `text`: the reason of a rejection or failure, the number of a payout. */
const send: Record<DeskAct, (api: Api, acting: Acting, text: string) => Promise<Result<unknown, CallError>>> = {
  approve: (api, acting) => api.json('/admin/withdrawApprove', acting),
  reject: (api, acting, reason) => api.json('/admin/withdrawReject', { ...acting, reason }),
  pay: (api, acting) => api.json('/admin/withdrawPaying', acting),
  paid: (api, acting, reference) => api.json('/admin/withdrawPaid', { ...acting, reference }),
  fail: (api, acting, reason) => api.json('/admin/withdrawFail', { ...acting, reason }),
}

export interface DeskWish {
  readonly row: DeskWithdrawView
  readonly act: DeskAct
  readonly text: string
}

/** Does the next step of a withdrawal. A lost answer keeps its number for the repeat. Failures: those of the act's call. */
export const deskActAtom = atom(
  null,
  (get, _set, { row: { withdrawId: id, ver }, act, text }: DeskWish): Promise<Result<unknown, CallError>> =>
    sendCommand(get(commandsAtom), `desk:${act}:${id}:${ver}:${text}`, (clientNo) =>
      send[act](get(apiAtom), { clientNo, id, ver }, text),
    ),
)

/** The full payee of a withdrawal; the server records who looked. */
export const readPayeeAtom = atom(null, (get, _set, id: number) => get(apiAtom).json('/admin/withdrawInfo', { id }))
