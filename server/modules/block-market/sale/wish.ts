import type * as v from 'valibot'
import type { remindBlock } from '@contract/endpoints/market/sale'
import { refusal } from '@contract/refusals'
import { err, ok } from '@contract/result'
import { transact } from '../../../db/transact'
import type { Deps } from '../../../deps'
import { blockStates } from '../../area/tables'
import { lockBlock } from '../../area/open/blocks'
import * as store from './wish-store'

/**
 * Notes that a person wants to be told when a reserved block is free again, or no longer wants it. Refusals: NOT_FOUND; CLOSED when nobody
 * has it reserved. Source: community §8 (释放后提醒我).
 */
export function remind({ db, clock }: Deps, userId: number, { blockId, on }: v.InferOutput<typeof remindBlock.input>) {
  return transact(db, async (tx) => {
    const block = await lockBlock(tx, blockId)
    if (!block) return err(refusal('NOT_FOUND'))
    if (on === 0) await store.dropWish(tx, blockId, userId)
    else if (block.state !== blockStates.reserved) return err(refusal('CLOSED'))
    else await store.addWish(tx, blockId, userId, clock.now())
    return ok({ on: on === 1 })
  })
}
