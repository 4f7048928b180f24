import type * as v from 'valibot'
import type { adminMutualRemove } from '@contract/endpoints/console/community/mutual'
import type { mutualPin } from '@contract/endpoints/community/mutual'
import { mutual } from '@contract/mutual/limits'
import { refusal } from '@contract/refusals'
import { err, ok } from '@contract/result'
import type { Tx } from '../../db/schema'
import type { Deps } from '../../deps'
import type { Caller } from '../../http/caller'
import { claimArea } from '../area/open/lock-area'
import { isMayor } from '../area/open/mayors'
import { moduleRefusal } from '../area/open/access'
import { audit } from '../audit/open/audit'
import { ownAffair } from '../audit/open/own'
import { change } from './caller'
import { partOf } from './info'
import * as store from './post-store'
import { movePost } from './posts'
import { rolesOf } from './rules/part'
import type { MutualPostTable } from './tables'

/**
 * The mayor pins an open post, or takes the pin away. Refusals: NOT_FOUND, NO_RIGHT, MOVED (`post`), CLOSED, LIMIT. Source: community §6,
 * row 11.
 */
export function pinPost(deps: Deps, caller: Caller, input: v.InferOutput<typeof mutualPin.input>) {
  const mayPin = async (post: MutualPostTable, tx: Tx) =>
    (await isMayor(tx, post.area_id, caller.userId))
      ? moduleRefusal(tx, post.area_id, 'mutual', caller)
      : refusal('NO_RIGHT', {}, '只有市长能置顶')
  return change(deps, caller, { call: '/bctMutual/pin', input }, mayPin, async (tx, post) => {
    const now = deps.clock.now()
    if (input.on === 0) return movePost(tx, deps, post, { act: 'unpin', by: 'mayor', change: { pin_until: null } })
    await claimArea(tx, post.area_id)
    const isPinned = post.pin_until !== null && post.pin_until > now
    if (!isPinned && (await store.pinsIn(tx, post.area_id, now)) >= mutual.pins)
      return err(refusal('LIMIT', {}, `最多置顶 ${mutual.pins} 条`))
    return movePost(tx, deps, post, { act: 'pin', by: 'mayor', change: { pin_until: now + mutual.pinMs } })
  })
}

/** Removes a post. Refusals: NOT_FOUND, OWN, MOVED (`post`), CLOSED. Source: community §6, row 12. */
export function removePost(deps: Deps, caller: Caller, input: v.InferOutput<typeof adminMutualRemove.input>) {
  const call = '/admin/mutual/remove'
  const isOthers = async (post: MutualPostTable, tx: Tx) =>
    rolesOf(post, await partOf(tx, caller, post)).has('operator') ? undefined : ownAffair
  return change(deps, caller, { call, input }, isOthers, async (tx, post) => {
    const { reason } = input
    const moved = await movePost(tx, deps, post, { act: 'remove', by: 'operator', change: { reason } })
    if (!moved.ok) return moved
    const { mutual_id: refId, area_id: areaId } = post
    await audit(tx, deps, { userId: caller.userId, call, refType: 'mutual', refId, areaId, reason, details: {} })
    return ok(moved.value)
  })
}
