import { deadlines } from '../../../server/deadlines'
import type { Caller } from '../../../server/http/caller'
import { transact } from '../../../server/db/transact'
import { runDue } from '../../../server/jobs/jobs'
import { forgotten } from '../../../server/jobs/lost'
import { checkBooks } from '../../../server/ledger/check-books'
import { chooseReply, closePost, finishPost, joinPost, withdrawReply } from '../../../server/modules/mutual/acts'
import { pinPost, removePost } from '../../../server/modules/mutual/admin'
import { readPost } from '../../../server/modules/mutual/info'
import { mutualJobs } from '../../../server/modules/mutual/jobs'
import { mutualDifferences } from '../../../server/modules/mutual/open/differences'
import { endPost } from '../../../server/modules/mutual/thanks'
import { addPost, editPost } from '../../../server/modules/mutual/write'
import { award } from '../../../server/modules/points/open/award'
import type { TestDeps } from '../database/database'
import { clientNo, resident, valueOf } from './small-city'

export const dayMs = 86_400_000

/** Everything of mutual aid that is due now. */
export const work = (deps: TestDeps) => runDue(deps, mutualJobs(deps))

type Form = Omit<Parameters<typeof addPost>[2], 'clientNo'>

export const form = (wish: Partial<Form> = {}) => ({
  kind: 'need' as const,
  title: '周日帮忙搬一架旧钢琴',
  content: '从二楼到门口货车，要三个人，半小时。',
  thumbs: '',
  place: '北门',
  placeDetail: '北门 2 栋 301',
  thanks: 30,
  days: 7 as const,
  ...wish,
})

/** Gives a person points. */
export const enrich = (deps: TestDeps, { userId, areaId }: Caller, pointsAdd: number) =>
  transact(deps.db, async (tx) => ({
    ok: true as const,
    value: await award(tx, deps, {
      userId,
      areaId,
      content: '人气',
      pointsAdd,
      refType: 'test',
      refId: deps.ids.next(),
    }),
  }))

/** A resident with a block and points. */
export async function neighbour(deps: TestDeps, blockNo: number, points = 100): Promise<Caller> {
  const caller = await resident(deps, blockNo, 0)
  if (points > 0) await enrich(deps, caller, points)
  return caller
}

export const publish = (deps: TestDeps, by: Caller, wish: Partial<Form> = {}, no = clientNo()) =>
  addPost(deps, by, { clientNo: no, ...form(wish) })

export const postOf = (deps: TestDeps, mutualId: number) =>
  deps.db.selectFrom('mutual_post').selectAll().where('mutual_id', '=', mutualId).executeTakeFirstOrThrow()

export const repliesOf = (deps: TestDeps, mutualId: number) =>
  deps.db.selectFrom('mutual_reply').selectAll().where('mutual_id', '=', mutualId).orderBy('reply_id').execute()

const acting = async (deps: TestDeps, mutualId: number) => ({
  clientNo: clientNo(),
  mutualId,
  ver: (await postOf(deps, mutualId)).ver,
})

export const edit = async (deps: TestDeps, by: Caller, mutualId: number, wish: Partial<Form> = {}) => {
  const { title, content, thumbs, place, placeDetail, thanks } = form(wish)
  const said = { title, content, thumbs, place, placeDetail, thanks }
  return editPost(deps, by, { ...(await acting(deps, mutualId)), ...said })
}
export const join = async (deps: TestDeps, by: Caller, mutualId: number, content = '我来，有小推车。') =>
  joinPost(deps, by, { ...(await acting(deps, mutualId)), content })
export const withdraw = async (deps: TestDeps, by: Caller, mutualId: number) =>
  withdrawReply(deps, by, await acting(deps, mutualId))
export const choose = async (deps: TestDeps, by: Caller, mutualId: number, replyId: number) =>
  chooseReply(deps, by, { ...(await acting(deps, mutualId)), replyId })
export const finish = async (deps: TestDeps, by: Caller, mutualId: number, content = '搬好了，没磕。', thumbs = '') =>
  finishPost(deps, by, { ...(await acting(deps, mutualId)), content, thumbs })
export const thank = async (deps: TestDeps, by: Caller, mutualId: number, thanks?: number) =>
  endPost(deps, by, { ...(await acting(deps, mutualId)), helped: 1, thanks, reason: '' })
export const notHelped = async (
  deps: TestDeps,
  by: Caller,
  mutualId: number,
  reason = '约好的时间没有来，也没回消息',
) => endPost(deps, by, { ...(await acting(deps, mutualId)), helped: 0, reason })
export const close = async (deps: TestDeps, by: Caller, mutualId: number) =>
  closePost(deps, by, await acting(deps, mutualId))
export const pin = async (deps: TestDeps, by: Caller, mutualId: number, on = 1) =>
  pinPost(deps, by, { ...(await acting(deps, mutualId)), on })
export const remove = async (deps: TestDeps, by: Caller, mutualId: number, reason = '内容不合规定') =>
  removePost(deps, by, { ...(await acting(deps, mutualId)), reason })

/** A post as a caller sees it. */
export const seen = async (deps: TestDeps, by: Caller, mutualId: number) =>
  valueOf(await readPost(deps, by, { mutualId, page: 1 }))

/** A post with one reply. `author` and `other` have 100 points each. */
export async function answered(deps: TestDeps, wish: Partial<Form> = {}, nos: readonly [number, number] = [128, 91]) {
  const author = await neighbour(deps, nos[0])
  const other = await neighbour(deps, nos[1])
  const { mutualId } = valueOf(await publish(deps, author, wish))
  const { mine } = valueOf(await join(deps, other, mutualId))
  return { author, other, mutualId, replyId: mine.replyId ?? 0 }
}

/** A post whose author chose the reply. */
export async function matched(deps: TestDeps, wish: Partial<Form> = {}, nos: readonly [number, number] = [128, 91]) {
  const post = await answered(deps, wish, nos)
  valueOf(await choose(deps, post.author, post.mutualId, post.replyId))
  const isNeed = (wish.kind ?? 'need') === 'need'
  return { ...post, asker: isNeed ? post.author : post.other, helper: isNeed ? post.other : post.author }
}

/** A match that its helper called done. */
export async function finished(deps: TestDeps, wish: Partial<Form> = {}, nos: readonly [number, number] = [128, 91]) {
  const post = await matched(deps, wish, nos)
  valueOf(await finish(deps, post.helper, post.mutualId))
  return post
}

/** Violations of what must always hold for mutual aid, in sentences; none when all is well. Source: community §6, §10 (properties). */
export async function mutualFaults({ db }: TestDeps): Promise<string[]> {
  const people = await db.selectFrom('user_account').select(['user_id', 'points']).execute()
  const entries = await db.selectFrom('points_entry').select(['user_id', 'points_add']).execute()
  const sums = new Map<number, number>()
  for (const { user_id: id, points_add: add } of entries) sums.set(id, (sums.get(id) ?? 0) + add)
  return [
    ...people.flatMap(({ user_id: id, points }) =>
      points === (sums.get(id) ?? 0) ? [] : [`person ${id}: ${points} points, ${sums.get(id) ?? 0} booked`],
    ),
    ...(await mutualDifferences(db)),
    ...(await forgotten(db, deadlines)),
    ...(await checkBooks(db)).differences,
  ]
}
