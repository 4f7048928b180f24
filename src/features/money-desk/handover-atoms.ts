import { atom } from 'jotai'
import type { BlockDeskAct, HandoverDeskAct } from '@contract/block/transitions'
import type { ApiOutput } from '@contract/endpoints/all'
import type { DeskHandover } from '@contract/endpoints/market/handover'
import type { BlockView } from '@contract/endpoints/people/block'
import type { Result } from '@contract/result'
import { ok } from '@contract/result'
import { apiAtom } from '@/lib/api/api'
import { commandsAtom, sendCommand } from '@/lib/api/command'
import { listCall } from '@/lib/api/list-call'
import type { CallError } from '@/lib/http/errors'
import { areaIdAtom } from '@/lib/session/atoms'

export type CasesTab = 'open' | 'decided'

/** Sales that somebody objected to: those that wait, or those that were decided; newest first. */
export const casesCall = listCall<ApiOutput<'/admin/handover/list'>, { readonly tab: CasesTab }>(
  (api, query, page) => api.form('/admin/handover/list', { ...query, ...page }),
  { access: 'user', idOf: (row) => row.orderId, extraOf: () => undefined },
)

interface CaseWish {
  readonly row: DeskHandover
  readonly act: HandoverDeskAct
  readonly reason: string
}

/** Decides an objection, or asks to. A lost answer keeps its number for the repeat. Failures: those of `/admin/handover/act`. */
export const decideCaseAtom = atom(
  null,
  (get, _set, { row: { orderId, ver }, act, reason }: CaseWish): Promise<Result<DeskHandover, CallError>> =>
    sendCommand(get(commandsAtom), `handover:${act}:${orderId}:${ver}:${reason}`, (clientNo) =>
      get(apiAtom).json('/admin/handover/act', { clientNo, orderId, ver, act, reason }),
    ),
)

/** The block of the chosen city with this number; undefined when there is none. Failures: those of `/block/blockInfo`. */
export const findBlockAtom = atom(
  null,
  async (get, _set, no: number): Promise<Result<BlockView | undefined, CallError>> => {
    const api = get(apiAtom)
    const found = await api.form('/block/map', { areaId: get(areaIdAtom), noFrom: no, noTo: no }, { quiet: true })
    if (!found.ok) return found
    const [block] = found.value.blocks
    return block ? api.json('/block/blockInfo', { blockId: block.blockId }, { quiet: true }) : ok(undefined)
  },
)

interface BlockWish {
  readonly block: BlockView
  readonly act: BlockDeskAct
  readonly reason: string
}

/** Freezes a block, or brings its end about. Failures: those of `/admin/block/act`. Source: community §8, row 10. */
export const lockBlockAtom = atom(
  null,
  (get, _set, { block: { blockId, ver }, act, reason }: BlockWish): Promise<Result<BlockView, CallError>> =>
    sendCommand(get(commandsAtom), `block:${act}:${blockId}:${ver}:${reason}`, (clientNo) =>
      get(apiAtom).json('/admin/block/act', { clientNo, blockId, ver, act, reason }),
    ),
)
