import { dayMs } from '@contract/durations'
import type * as v from 'valibot'
import type { mutualAdd, mutualEdit } from '@contract/endpoints/community/mutual'
import { mutual } from '@contract/mutual/limits'
import { moneyNote, saysMoney } from '@contract/mutual/wish'
import { waitText } from '@contract/settings/waits'
import { pictureKeys } from '@contract/uploads/pictures'
import type { Refusal } from '@contract/refusals'
import { refusal } from '@contract/refusals'
import { err, ok } from '@contract/result'
import { addOnce } from '../../db/once/add-once'
import type { Db, Tx } from '../../db/schema'
import type { Deps } from '../../deps'
import type { Caller } from '../../http/caller'
import { settingsAt } from '../settings/open/settings-at'
import { beginRefusal } from '../area/open/access'
import { answerOf, authorRefusal, change, lockedBlockRefusal } from './caller'
import { lockPeople } from './hold-store'
import { lackRefusal } from './points'
import * as store from './post-store'
import { movePost, openPost } from './posts'
import * as replies from './reply-store'
import type { MutualPostTable } from './tables'

type AddInput = v.InferOutput<typeof mutualAdd.input>
type Form = Pick<AddInput, 'title' | 'content' | 'thumbs' | 'place' | 'placeDetail' | 'thanks'>

/** The columns that an author writes. */
const columnsOf = ({ title, content, thumbs, place, placeDetail, thanks }: Form) => ({
  title,
  content,
  thumbs,
  place,
  place_detail: placeDetail,
  thanks,
})

const noteOf = ({ title, content }: Form): string => (saysMoney(title, content) ? moneyNote : '')

const picturesRefusal = ({ thumbs }: Form): Refusal | undefined =>
  pictureKeys(thumbs).length > mutual.maxPictures
    ? refusal('FORM', { fields: { thumbs: `最多 ${mutual.maxPictures} 张图片` } })
    : undefined

/** Why the asker of a need cannot promise so many more points, if so; the person is locked. */
async function needRefusal(tx: Tx, kind: MutualPostTable['kind'], userId: number, more: number) {
  if (kind !== 'need') return undefined
  await lockPeople(tx, [userId])
  return lackRefusal(tx, userId, more)
}

/** Why a post may not be open for so long, if so. */
async function daysRefusal(tx: Tx, areaId: number, days: number, now: number): Promise<Refusal | undefined> {
  const all = await settingsAt(tx, areaId, now)
  return days > all.mutualDays
    ? refusal('FORM', { fields: { days: `最长 ${waitText(all, 'mutualDays')}` } })
    : undefined
}

/** Why a block may not have one more open post, if so. The block is locked. */
async function roomRefusal(tx: Tx, blockId: number): Promise<Refusal | undefined> {
  const open = await store.openOfBlock(tx, blockId)
  return open.length < mutual.openPerBlock ? undefined : refusal('LIMIT', {}, `这块已有 ${open.length} 条`)
}

/**
 * Publishes a post as the caller's block. Refusals: NO_RIGHT, BLOCK_TRANSFER, LIMIT, NOT_ENOUGH (`lack`), FORM. Source: community §6, row
 * 1.
 */
export function addPost(deps: Deps, caller: Caller, input: AddInput) {
  const { userId, blockId } = caller
  return addOnce(deps, 'H', { userId, call: '/bctMutual/add', input }, async (tx, no) => {
    const refused =
      (await lockedBlockRefusal(tx, blockId, userId)) ??
      (await beginRefusal(tx, caller.areaId, 'mutual', caller)) ??
      (await roomRefusal(tx, blockId)) ??
      picturesRefusal(input) ??
      (await daysRefusal(tx, caller.areaId, input.days, deps.clock.now())) ??
      (await needRefusal(tx, input.kind, userId, input.thanks))
    if (refused) return err(refused)
    const post = newPost(deps, caller, input, no)
    const pointsRow = await openPost(tx, deps, post)
    return ok(await answerOf(tx, deps, caller, post, { pointsRow, note: noteOf(input) }))
  })
}

function newPost({ ids, clock }: Deps, caller: Caller, input: AddInput, no: string): MutualPostTable {
  const now = clock.now()
  const expireAt = now + input.days * dayMs
  const { userId } = caller
  return {
    mutual_id: ids.next(),
    no,
    ver: 1,
    area_id: caller.areaId,
    block_id: caller.blockId,
    user_id: userId,
    kind: input.kind,
    ...columnsOf(input),
    days: input.days,
    state: 'open',
    created_at: now,
    expire_at: expireAt,
    chosen_id: null,
    asker_user_id: input.kind === 'need' ? userId : null,
    helper_user_id: input.kind === 'offer' ? userId : null,
    matched_at: null,
    finished_at: null,
    finish_text: '',
    finish_thumbs: '',
    due_at: expireAt,
    given: null,
    is_ranked: true,
    reason: '',
    pin_until: null,
    ended_at: null,
  }
}

/** Who replied to an offer promised the thanks that it said then: they stay while somebody waits to be chosen. */
async function promisedRefusal(tx: Tx, { kind, mutual_id: mutualId, thanks }: MutualPostTable, wished: number) {
  if (kind === 'need' || wished === thanks || (await replies.openReplies(tx, mutualId)).length === 0) return undefined
  return refusal('FORM', { fields: { thanks: '已有人应答，感谢不能再改' } })
}

/**
 * Changes an open post; its thanks only upward, and those of an offer not while somebody has replied. Refusals: NOT_FOUND, NO_RIGHT,
 * BLOCK_TRANSFER, MOVED (`post`), CLOSED, NOT_ENOUGH, FORM. Source: community §6, row 2.
 */
export function editPost(deps: Deps, caller: Caller, input: v.InferOutput<typeof mutualEdit.input>) {
  const mayWrite = (post: MutualPostTable, tx: Tx) => authorRefusal(tx, caller, post)
  return change(deps, caller, { call: '/bctMutual/edit', input }, mayWrite, async (tx, post) => {
    if (post.state !== 'open') return err(refusal('CLOSED', {}, '已经选了人，不能再改'))
    const less = input.thanks < post.thanks
    const refused =
      (less ? refusal('FORM', { fields: { thanks: `感谢只能增加，不低于 ${post.thanks}` } }) : undefined) ??
      (await promisedRefusal(tx, post, input.thanks)) ??
      picturesRefusal(input) ??
      (await needRefusal(tx, post.kind, post.user_id, input.thanks - post.thanks))
    if (refused) return err(refused)
    const moved = await movePost(tx, deps, post, { act: 'edit', by: 'author', change: columnsOf(input) })
    return moved.ok ? ok({ ...moved.value, note: noteOf(input) }) : moved
  })
}

/** The pictures that a post shows, for its author who may send them again. */
export async function shownPictures(db: Db, mutualId: number, userId: number): Promise<string> {
  const row = await store.findPost(db, mutualId)
  return row?.user_id === userId ? row.thumbs : ''
}
