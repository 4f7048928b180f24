import type * as v from 'valibot'
import type { accountClose, Closing } from '@contract/endpoints/people/closing'
import { shortMoment } from '@contract/moments'
import { fen } from '@contract/money'
import type { Refusal } from '@contract/refusals'
import { refusal } from '@contract/refusals'
import type { Result } from '@contract/result'
import { err, ok } from '@contract/result'
import { nextNumber } from '../../db/numbers'
import { once } from '../../db/once/once'
import type { Db, Tx } from '../../db/schema'
import { transact } from '../../db/transact'
import type { Deps } from '../../deps'
import type { Caller } from '../../http/caller'
import { giveBack, lockToGiveBack } from '../block-market/open/give-back'
import { claimPurse, giveRest } from '../fund/open/give-rest'
import { claimCaller } from '../session/open/claim-person'
import { coolingOf } from '../session/open/cooling'
import { forgetPerson } from '../session/open/forget-person'
import { takeProof } from '../session/open/proof'
import { obstaclesOf, restOf } from './rules'
import * as store from './store'

type CloseInput = v.InferOutput<typeof accountClose.input>

/** What closing would end and give up, and what stands in the way. */
export const readClosing = async ({ db }: Deps, userId: number) => ok(await closingOf(db, userId))

async function closingOf(db: Db, userId: number): Promise<Closing> {
  const standing = await store.standingOf(db, userId)
  const blocks = await store.blocksOf(db, userId)
  return {
    obstacles: obstaclesOf(standing),
    blocks: blocks.map((row) => ({ areaName: row.area_name, blockNo: row.block_no })),
    ...(await store.endingOf(db, userId)),
    rest: fen(restOf(standing)),
  }
}

/**
 * Closes an account for ever: what still waits for somebody refuses it, blocks go back to the city, the rest of the wallet to its fund, and
 * nothing is left of who it was. Orders and books stay. Refusals: LOCKED (a day after a change of how one signs in), NO_RIGHT, NO_BLOCK
 * (the proof), LIMIT, MOVED (data.closing). Our decision: docs/decisions/0436-closing-an-account.md
 */
export async function closeAccount(deps: Deps, caller: Caller, input: CloseInput) {
  const now = deps.clock.now()
  const no = input.rest > 0 ? await nextNumber(deps, 'G', now) : ''
  const command = { userId: caller.userId, clientNo: input.clientNo, call: '/bctAccount/close', input, now }
  return transact(deps.db, (tx) => once(tx, command, () => close(tx, deps, caller, input, no)))
}

async function close(
  tx: Tx,
  deps: Deps,
  caller: Caller,
  input: CloseInput,
  no: string,
): Promise<Result<Record<never, never>, Refusal>> {
  const { userId, areaId } = caller
  await claimCaller(tx, userId)
  const now = deps.clock.now()
  const cooling = await coolingOf(tx, userId, now)
  if (cooling)
    return err(refusal('LOCKED', { until: cooling.until }, `登录方式刚改过，${shortMoment(cooling.until)} 后才能注销`))
  const unproven = await takeProof(tx, caller, now)
  if (unproven) return err(unproven)
  const seen = await closingFault(tx, userId, input)
  if (seen) return err(seen)
  const ids = (await store.blocksOf(tx, userId)).map(({ block_id: id }) => id)
  const blocks = await lockToGiveBack(tx, deps, ids)
  await claimPurse(tx, deps, userId, areaId)
  // Once more: what came before the locks is seen now, and nothing comes after them.
  const fault = await closingFault(tx, userId, input)
  if (fault) return err(fault)
  await giveBack(tx, deps, blocks, userId)
  const { available, income } = await store.standingOf(tx, userId)
  if (available + income > 0)
    await giveRest(tx, deps, { no, userId, areaId, available: fen(available), income: fen(income) })
  await store.forgetBelongings(tx, userId)
  await store.forgetFollowers(tx, userId)
  await forgetPerson(tx, deps, userId)
  return ok({})
}

/** Why the account cannot be closed as it was shown, if so: LIMIT or MOVED, both with what is there now. */
async function closingFault(tx: Tx, userId: number, input: CloseInput): Promise<Refusal | undefined> {
  const closing = await closingOf(tx, userId)
  if (closing.obstacles.length > 0) return refusal('LIMIT', { closing }, '还有未结束的事项，请先处理')
  if (closing.rest !== input.rest || closing.blocks.length !== input.blocks) return refusal('MOVED', { closing })
  return undefined
}
