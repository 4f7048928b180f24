import type { ApiOutput } from '@contract/endpoints/all'
import type { CorrectionView } from '@contract/endpoints/money/corrections'
import type { Result } from '@contract/result'
import { atom } from 'jotai'
import { apiAtom } from '@/lib/api/api'
import { commandsAtom, sendCommand } from '@/lib/api/command'
import { listCall } from '@/lib/api/list-call'
import type { CallError } from '@/lib/http/errors'

export type CorrectionAct = CorrectionView['acts'][number]

/** Corrections, newest first. */
export const correctionsCall = listCall<ApiOutput<'/admin/correctionList'>, Readonly<Record<string, never>>>(
  (api, query, page) => api.form('/admin/correctionList', { ...query, ...page }),
  { access: 'user', idOf: (row) => row.correctionId, extraOf: () => undefined },
)

/** Transactions of one reference number. */
export const txnsCall = listCall<ApiOutput<'/admin/txnList'>, { readonly reference: string }>(
  (api, query, page) => api.form('/admin/txnList', { ...query, ...page }),
  { access: 'user', idOf: (row) => row.txnId, extraOf: () => undefined },
)

/** Proposes the reverse of a transaction; nothing moves yet. Failures: those of `/admin/correctionAdd`. */
export const proposeAtom = atom(
  null,
  (get, _set, { txnId, reason }: { readonly txnId: number; readonly reason: string }) =>
    sendCommand(get(commandsAtom), `correction:${txnId}:${reason}`, (clientNo) =>
      get(apiAtom).json('/admin/correctionAdd', { clientNo, txnId, reason }),
    ),
)

/** Confirms or refuses a correction. Failures: those of `/admin/correctionConfirm` and `/admin/correctionRefuse`. */
export const decideAtom = atom(
  null,
  (
    get,
    _set,
    { row: { correctionId: id, ver }, act, reason }: { row: CorrectionView; act: CorrectionAct; reason: string },
  ): Promise<Result<CorrectionView, CallError>> => {
    const api = get(apiAtom)
    return sendCommand(get(commandsAtom), `correction:${act}:${id}:${ver}:${reason}`, (clientNo) =>
      act === 'confirm'
        ? api.json('/admin/correctionConfirm', { clientNo, id, ver })
        : api.json('/admin/correctionRefuse', { clientNo, id, ver, reason }),
    )
  },
)
