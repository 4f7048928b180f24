import type * as v from 'valibot'
import type { adminVoteRemove } from '@contract/endpoints/console/community/vote'
import type { voteCancel, voteSupport } from '@contract/endpoints/community/votes'
import { refusal } from '@contract/refusals'
import { err } from '@contract/result'
import { isSupported, maySupport } from '@contract/vote/support'
import { voteTransitionFor } from '@contract/vote/transitions'
import type { Tx } from '../../db/schema'
import type { Deps } from '../../deps'
import type { Caller } from '../../http/caller'
import { holdBlock } from '../area/open/blocks'
import { isMayor } from '../area/open/mayors'
import { moduleRefusal } from '../area/open/access'
import { audit } from '../audit/open/audit'
import { castCount } from './ballot-store'
import { change } from './change'
import { actorRefusal } from './open/voter'
import { moveVote } from './life'
import { missing } from './missing'
import { tellShort } from './news'
import type { VoteTable } from './tables'
import { askersOf } from './view'
import * as store from './vote-store'
import { moneyRefusal } from './write'

/**
 * Supports a vote that asks for money, or takes that back. Refusals: NOT_FOUND, MOVED, NO_RIGHT, BLOCK_TRANSFER, OWN, CLOSED. Source:
 * community §4, row 3.
 */
export function supportVote(deps: Deps, caller: Caller, input: v.InferOutput<typeof voteSupport.input>) {
  const isPublic = ({ asked_at, open_at }: VoteTable) => (asked_at ?? open_at) !== null
  const mayTouch = (vote: VoteTable) => (isPublic(vote) ? undefined : missing)
  return change(deps, caller, { call: '/bctVote/support', input }, mayTouch, async (tx, vote) => {
    const block = await holdBlock(tx, caller.blockId)
    const now = deps.clock.now()
    const isOver = vote.state !== 'draft' || vote.draft_until <= now
    const refused =
      (isOver ? refusal('CLOSED', {}, '附议已结束') : undefined) ??
      (block?.area_id === vote.area_id ? actorRefusal(block, caller) : refusal('NO_RIGHT')) ??
      (await moduleRefusal(tx, vote.area_id, 'vote', caller)) ??
      (maySupport(askersOf(vote), caller.blockId, caller.userId) ? undefined : refusal('OWN', {}, '不能附议自己的'))
    if (refused || !block) return err(refused ?? refusal('NO_RIGHT'))
    await store.deleteSupport(tx, vote.vote_id, block.block_id)
    if (input.on === 0) return moveVote(tx, deps, vote, { act: 'unsupport', by: 'resident' })
    const byMayor = await isMayor(tx, vote.area_id, caller.userId)
    await store.insertSupport(tx, {
      vote_id: vote.vote_id,
      block_id: block.block_id,
      block_no: block.block_no,
      user_id: caller.userId,
      at: now,
      is_mayor: byMayor,
    })
    return openIfEnough(tx, deps, vote, byMayor)
  })
}

/** Opens a vote that has enough support and whose money is free. */
async function openIfEnough(tx: Tx, deps: Deps, vote: VoteTable, byMayor: boolean) {
  const by = byMayor ? 'mayor' : 'resident'
  const supporters = await store.supportersOf(tx, vote.vote_id)
  const isWanted = isSupported(supporters.map(({ is_mayor }) => ({ isMayor: is_mayor })))
  const refused = isWanted ? await moneyRefusal(tx, deps, vote) : undefined
  if (refused) await tellShort(tx, deps, vote, refused.msg ?? '')
  return moveVote(tx, deps, vote, { act: 'support', by, isEnough: isWanted && !refused })
}

/** Withdraws a vote. Refusals: NOT_FOUND, NO_RIGHT, MOVED, CLOSED, LIMIT. Source: community §4, row 7. */
export function cancelVote(deps: Deps, caller: Caller, input: v.InferOutput<typeof voteCancel.input>) {
  const mayTouch = (vote: VoteTable) => {
    if (vote.author_user_id === caller.userId) return undefined
    return (vote.asked_at ?? vote.open_at) === null ? missing : refusal('NO_RIGHT', {}, '只有发起人能撤回')
  }
  return change(deps, caller, { call: '/bctVote/cancel', input }, mayTouch, async (tx, vote) => {
    if (!voteTransitionFor('cancel', 'author', vote.state)) return err(refusal('CLOSED'))
    if (vote.close_at !== null && vote.close_at <= deps.clock.now())
      return err(refusal('CLOSED', {}, '已截止，不能撤回'))
    if ((await castCount(tx, vote.vote_id)) > 0) return err(refusal('LIMIT', {}, '已经有人投票，不能撤回'))
    return moveVote(tx, deps, vote, { act: 'cancel', by: 'author', change: { cancel_reason: input.reason } })
  })
}

/** Removes a vote that has not ended. Refusals: NOT_FOUND, MOVED, CLOSED. Source: community §4, row 8. */
export function removeVote(deps: Deps, caller: Caller, input: v.InferOutput<typeof adminVoteRemove.input>) {
  const call = '/admin/vote/remove'
  const { userId } = caller
  return change(deps, caller, { call, input }, undefined, async (tx, vote) => {
    const { vote_id: refId, area_id: areaId, close_at: closeAt } = vote
    if (closeAt !== null && closeAt <= deps.clock.now()) return err(refusal('CLOSED'))
    const reason = { cancel_reason: input.reason, removed_by: userId }
    const moved = await moveVote(tx, deps, vote, { act: 'remove', by: 'operator', change: reason })
    if (moved.ok)
      await audit(tx, deps, { userId, call, refType: 'vote', refId, areaId, reason: input.reason, details: {} })
    return moved
  })
}
