import type * as v from 'valibot'
import type {
  mutualChoose,
  mutualClose,
  mutualFinish,
  mutualJoin,
  mutualWithdraw,
} from '@contract/endpoints/community/mutual'
import { mutual } from '@contract/mutual/limits'
import { moneyNote, saysMoney } from '@contract/mutual/wish'
import { pictureKeys } from '@contract/uploads/pictures'
import type { Refusal } from '@contract/refusals'
import { refusal } from '@contract/refusals'
import { err, ok } from '@contract/result'
import type { Tx } from '../../db/schema'
import type { Deps } from '../../deps'
import type { Caller } from '../../http/caller'
import { moduleRefusal } from '../area/open/access'
import { authorRefusal, change, lockedBlockRefusal } from './caller'
import { lockPeople } from './hold-store'
import { missing } from './missing'
import { tellReplies } from './news'
import { lackRefusal } from './points'
import { movePost } from './posts'
import * as store from './reply-store'
import { isOver } from './rules/acts'
import type { MutualPostTable } from './tables'

/** Why a caller may not reply to a post, if so; their block is locked. */
async function joinRefusal(tx: Tx, caller: Caller, post: MutualPostTable): Promise<Refusal | undefined> {
  const { userId, blockId } = caller
  if (post.user_id === userId) return refusal('OWN', {}, '不能应答自己的')
  if (caller.areaId !== post.area_id) return refusal('NO_RIGHT')
  const closed =
    (await lockedBlockRefusal(tx, blockId, userId)) ?? (await moduleRefusal(tx, post.area_id, 'mutual', caller))
  if (closed) return closed
  const before = await store.replyBy(tx, post.mutual_id, userId)
  if (before) return refusal('LIMIT', {}, '已经应答过了')
  return post.kind === 'offer' ? lackRefusal(tx, userId, post.thanks) : undefined
}

/**
 * Replies to a post; its version stays, so that replies do not get in each other's way. Refusals: NOT_FOUND, MOVED (`post`), CLOSED, OWN,
 * NO_RIGHT, BLOCK_TRANSFER, LIMIT, NOT_ENOUGH. Source: community §6, row 3.
 */
export function joinPost(deps: Deps, caller: Caller, input: v.InferOutput<typeof mutualJoin.input>) {
  return change(deps, caller, { call: '/bctMutual/join', input }, undefined, async (tx, post) => {
    const now = deps.clock.now()
    if (post.state === 'matched') return err(refusal('CLOSED', {}, '已经选了人'))
    if (post.state !== 'open' || isOver(post, now)) return err(refusal('CLOSED'))
    const refused = await joinRefusal(tx, caller, post)
    if (refused) return err(refused)
    await store.insertReply(tx, {
      reply_id: deps.ids.next(),
      mutual_id: post.mutual_id,
      block_id: caller.blockId,
      user_id: caller.userId,
      content: input.content,
      at: now,
      state: 'open',
    })
    await tellReplies(tx, deps, post)
    return ok({ note: saysMoney(input.content) ? moneyNote : '' })
  })
}

/**
 * Takes the caller's reply back: one that waits at any time, the chosen one until it is finished, which opens the post again. Refusals:
 * NOT_FOUND (also without a reply), MOVED (`post`), CLOSED. Source: community §6, rows 3 and 10.
 */
export function withdrawReply(deps: Deps, caller: Caller, input: v.InferOutput<typeof mutualWithdraw.input>) {
  return change(deps, caller, { call: '/bctMutual/withdraw', input }, undefined, async (tx, post) => {
    const reply = await store.replyBy(tx, post.mutual_id, caller.userId)
    if (!reply) return err(refusal('NOT_FOUND', {}, '你尚未应答'))
    if ((post.state !== 'open' && post.state !== 'matched') || isOver(post, deps.clock.now()))
      return err(refusal('CLOSED'))
    if (reply.state === 'open') {
      await store.setReply(tx, reply.reply_id, 'withdrawn')
      return ok({})
    }
    if (post.finished_at !== null) return err(refusal('CLOSED', {}, '已说帮完，不能退出'))
    const moved = await movePost(tx, deps, post, { act: 'stepBack', by: 'chosen' })
    if (!moved.ok) return moved
    await store.setReply(tx, reply.reply_id, 'withdrawn')
    return ok({ ...moved.value, post: { ...moved.value.post, asker_user_id: post.asker_user_id } })
  })
}

/**
 * Chooses a reply. Refusals: NOT_FOUND, NO_RIGHT, BLOCK_TRANSFER, MOVED (`post`), CLOSED (also: the reply was taken back), NOT_ENOUGH (its
 * writer no longer has the points of an offer). Source: community §6, row 4.
 */
export function chooseReply(deps: Deps, caller: Caller, input: v.InferOutput<typeof mutualChoose.input>) {
  const refusalOf = (post: MutualPostTable, tx: Tx) => authorRefusal(tx, caller, post)
  return change(deps, caller, { call: '/bctMutual/choose', input }, refusalOf, async (tx, post) => {
    const reply = await store.replyOf(tx, post.mutual_id, input.replyId)
    if (!reply) return err(refusal('NOT_FOUND', {}, '未找到这条应答'))
    if (post.state !== 'open') return err(refusal('CLOSED', {}, '已经选了人'))
    if (reply.state !== 'open') return err(refusal('CLOSED', {}, '对方已撤回应答'))
    if (post.kind === 'offer') {
      await lockPeople(tx, [reply.user_id])
      if (await lackRefusal(tx, reply.user_id, post.thanks))
        return err(refusal('NOT_ENOUGH', {}, '对方的人气值不够，请选别人'))
    }
    await store.setReply(tx, reply.reply_id, 'chosen')
    const matched = {
      chosen_id: reply.reply_id,
      matched_at: deps.clock.now(),
      asker_user_id: post.kind === 'need' ? post.user_id : reply.user_id,
      helper_user_id: post.kind === 'need' ? reply.user_id : post.user_id,
    }
    return movePost(tx, deps, post, { act: 'choose', by: 'author', change: matched })
  })
}

/** The helper says that it is done. Refusals: NOT_FOUND, MOVED (`post`), CLOSED, FORM. Source: community §6, row 5. */
export function finishPost(deps: Deps, caller: Caller, input: v.InferOutput<typeof mutualFinish.input>) {
  return change(deps, caller, { call: '/bctMutual/finish', input }, undefined, async (tx, post) => {
    if (post.helper_user_id !== caller.userId) return err(missing)
    if (post.finished_at !== null) return err(refusal('CLOSED', {}, '已经说过帮完了'))
    if (pictureKeys(input.thumbs).length > mutual.finishPictures)
      return err(refusal('FORM', { fields: { thumbs: `最多 ${mutual.finishPictures} 张图片` } }))
    const said = { finished_at: deps.clock.now(), finish_text: input.content, finish_thumbs: input.thumbs }
    return movePost(tx, deps, post, { act: 'finish', by: 'helper', change: said })
  })
}

/** Closes an own post. Refusals: NOT_FOUND, MOVED (`post`), CLOSED. Source: community §6, rows 9 and 10. */
export function closePost(deps: Deps, caller: Caller, input: v.InferOutput<typeof mutualClose.input>) {
  return change(deps, caller, { call: '/bctMutual/close', input }, undefined, async (tx, post) => {
    if (post.user_id !== caller.userId) return err(missing)
    if (post.finished_at !== null) return err(refusal('CLOSED', {}, '对方已说帮完，请道谢'))
    return movePost(tx, deps, post, { act: 'close', by: 'author' })
  })
}
