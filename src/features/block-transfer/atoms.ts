import { atom } from 'jotai'
import type { ApiInput } from '@contract/endpoints/all'
import type { BlockView } from '@contract/endpoints/people/block'
import type { Result } from '@contract/result'
import { apiAtom } from '@/lib/api/api'
import { commandsAtom, sendCommand } from '@/lib/api/command'
import { keyedCall } from '@/lib/api/keyed-call'
import { oneAtATime } from '@/lib/api/one-at-a-time'
import { sessionEventAtom, userAtom } from '@/lib/session/atoms'
import type { CallError } from '@/lib/http/errors'

/** The key of the block that the reader acts as. */
export const ownBlock = 0

const block = keyedCall<BlockView>((api, id) => api.json('/block/blockInfo', id === ownBlock ? {} : { blockId: id }))

/** The block on the page, by its id; `ownBlock` for the reader's own. */
export const blockAtom = block.valueAtom

const sale = keyedCall((api, blockId) => api.form('/block/sale', { blockId }))

/** The zone of a block and what was paid there lately, by the id of the block. */
export const zoneAtom = sale.valueAtom
export const loadZoneAtom = sale.loadAtom

/** What the own block says of itself, the plate of every page says too. */
const noteOfferAtom = atom(null, (get, set, { state }: BlockView) => {
  const user = get(userAtom)
  const isOffered = state === 'transfer' || state === 'reserved'
  if (user && user.isOffered !== isOffered) set(sessionEventAtom, { kind: 'offered', token: user.token, isOffered })
})

export const loadBlockAtom = atom(null, async (get, set, id: number) => {
  await set(block.loadAtom, id)
  const shown = get(block.valueAtom)
  // Another block may have been asked for meanwhile.
  if (id === ownBlock && shown.tag === 'ready' && shown.value.mine) set(noteOfferAtom, shown.value)
})

/** A change of the own block: what it says, or its offer. */
export type BlockChange = Omit<ApiInput<'/block/edit'>, 'clientNo' | 'ver'>

const editing = oneAtATime()

/** A change is on its way: its button is busy and a second tap does nothing. */
export const isEditingAtom = editing.isOnAtom

/**
 * Changes what the reader's own block says, offers it for transfer, or (`transfer: null`) takes the offer back, and shows the fresh block.
 * Undefined while another try is on its way. A lost answer keeps its number for the repeat. Failures: the refusals of `/block/edit`.
 * Source: domain model §3.1.
 */
export const editBlockAtom = atom(
  null,
  (get, set, seen: BlockView, change: BlockChange): Promise<Result<BlockView, CallError> | undefined> =>
    editing.run(get, set, async () => {
      const { blockId, ver } = seen
      const result = await sendCommand(get(commandsAtom), ['block', blockId, ver, change], (clientNo) =>
        get(apiAtom).json('/block/edit', { clientNo, ver, ...change }),
      )
      if (result.ok) {
        set(block.showAtom, ownBlock, result.value)
        set(noteOfferAtom, result.value)
      }
      return result
    }),
)
