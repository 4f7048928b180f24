import type * as v from 'valibot'
import type { mutualInfo, mutualList } from '@contract/endpoints/community/mutual'
import type { MutualInfo } from '@contract/endpoints/community/mutual-view'
import { pageSize } from '@contract/envelope'
import { err, ok } from '@contract/result'
import { pageFrame } from '../../db/page-frame'
import { cursorStart } from '../../db/cursor'
import type { Db } from '../../db/schema'
import type { Deps } from '../../deps'
import type { Caller } from '../../http/caller'
import { isMayor } from '../area/open/mayors'
import { isShown } from '../area/open/access'
import { blockRefusal } from '../area/open/traders'
import { missing } from './missing'
import type { PostQuery, PostRow } from './post-store'
import * as store from './post-store'
import * as replies from './reply-store'
import type { Part } from './rules/part'
import { isOneOfTwo } from './rules/part'
import type { MutualPostTable } from './tables'
import { infoView, replyView, rowView } from './view'

/** A manager's session reads what everybody does. Source: community §0 (roles). */
const readerOf = ({ userId, isManager }: Caller) => (isManager ? 0 : userId)

/** What is asked once for all posts of a list. */
async function callerIn(db: Db, caller: Caller, areaId: number) {
  const userId = readerOf(caller)
  const blocks = userId === 0 ? [] : await store.blocksOf(db, userId, areaId)
  return {
    userId,
    isResident: blocks.some((block) => block.block_id === caller.blockId && !blockRefusal(block, userId)),
    freeBlocks: new Set(blocks.filter((block) => !blockRefusal(block, userId)).map((block) => block.block_id)),
    isEnabled: await isShown(db, areaId, 'mutual', caller.platform),
    isMayor: userId > 0 && (await isMayor(db, areaId, userId)),
    isOperator: userId > 0 && caller.isStaff,
  }
}

type CallerIn = Awaited<ReturnType<typeof callerIn>>

const partIn = (post: Pick<MutualPostTable, 'block_id'>, who: CallerIn, reply: Part['reply']): Part => ({
  ...who,
  reply,
  isBlockFree: who.freeBlocks.has(post.block_id),
})

/** What a caller has to do with a post. */
export async function partOf(db: Db, caller: Caller, post: MutualPostTable): Promise<Part> {
  const who = await callerIn(db, caller, post.area_id)
  const reply = who.userId === 0 ? undefined : await replies.replyBy(db, post.mutual_id, who.userId)
  return partIn(post, who, reply)
}

/** Posts of an area. Source: community §6 (list). */
export async function listPosts({ db, clock }: Deps, caller: Caller, input: v.InferOutput<typeof mutualList.input>) {
  const { areaId, kind, tab, q, page, cursor } = input
  const now = clock.now()
  const who = await callerIn(db, caller, areaId)
  const query: PostQuery = { areaId, kind, userId: tab === 'mine' ? who.userId : 0, q, now }
  const isNobody = tab === 'mine' && who.userId === 0
  const found = isNobody ? [] : await store.postsOf(db, query, cursorStart(input), pageSize + 1)
  const total = isNobody ? 0 : await store.countPosts(db, query)
  const { rows, frame } = pageFrame(found, { page, total, cursorOf: ({ behind }) => behind })
  const own = await replies.repliesBy(
    db,
    who.userId,
    rows.map((row) => row.mutual_id),
  )
  return ok({
    data: rows.map((row) => rowView(row, partIn(row, who, own.get(row.mutual_id)), now)),
    ...frame,
    enabled: who.isEnabled,
    ...(page === 1 && !cursor && { counts: await countsIn(db, { areaId, userId: who.userId, now }) }),
  })
}

async function countsIn(db: Db, { areaId, userId, now }: Pick<PostQuery, 'areaId' | 'userId' | 'now'>) {
  const all = { areaId, userId: 0, q: '', now, kind: undefined }
  return {
    need: await store.countPosts(db, { ...all, kind: 'need' }),
    offer: await store.countPosts(db, { ...all, kind: 'offer' }),
    mine: userId === 0 ? 0 : await store.countPosts(db, { ...all, userId }),
  }
}

type Pages = Pick<v.InferOutput<typeof mutualInfo.input>, 'page' | 'cursor'>

/** A post with a page of its replies, as this caller sees it. */
async function viewOf(db: Db, caller: Caller, row: PostRow, pages: Pages, now: number): Promise<MutualInfo> {
  const part = await partOf(db, caller, row)
  const found = await replies.repliesOf(db, row.mutual_id, cursorStart(pages), pageSize + 1)
  const total = row.replies ?? 0
  const { rows, frame } = pageFrame(found, { page: pages.page, total, cursorOf: ({ behind }) => behind })
  const records = await store.recordsOf(db, [row.user_id, ...rows.map(({ user_id: userId }) => userId)])
  const isPrivate = row.chosen_id !== null && isOneOfTwo(row, part)
  const messages = isPrivate ? await replies.countMessages(db, row.chosen_id ?? 0) : 0
  const data = rows.map((reply) => replyView(reply, records, part.userId))
  return infoView(row, part, { records, messages, repliesPage: { data, ...frame } }, now)
}

/** A post. Refusal: NOT_FOUND. Source: community §6 (info). */
export async function readPost({ db, clock }: Deps, caller: Caller, input: v.InferOutput<typeof mutualInfo.input>) {
  const row = await store.findPost(db, input.mutualId)
  if (!row) return err(missing)
  return ok(await viewOf(db, caller, row, input, clock.now()))
}

/** A post after an act, with the first page of its replies. */
export async function freshPost(db: Db, caller: Caller, mutualId: number, now: number): Promise<MutualInfo> {
  const row = await store.findPost(db, mutualId)
  if (!row) throw new Error(`post ${mutualId} vanished`)
  return viewOf(db, caller, row, { page: 1 }, now)
}
