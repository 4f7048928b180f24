import { mutual as limits } from '@contract/mutual/limits'
import { standards } from '@contract/settings/settings'
import type { Tx } from '../../../server/db/schema'
import type { Caller } from '../../../server/http/caller'
import { setSwitch } from '../../support/admin/access'
import { authorRefusal, lockedBlockRefusal } from '../../../server/modules/mutual/caller'
import { lockPeople } from '../../../server/modules/mutual/hold-store'
import { lackRefusal } from '../../../server/modules/mutual/points'
import { lockPost, lockPostsOfFormerOwner } from '../../../server/modules/mutual/post-store'
import * as mutual from '../../support/city/mutual'
import { areaId, emptyCity, valueOf } from '../../support/city/small-city'
import type { TestDatabase, TestDeps } from '../../support/database/database'
import { inPassing, plant } from '../../support/database/in-passing'

let database: TestDatabase
let deps: TestDeps
beforeAll(async () => {
  ;({ database, deps } = await emptyCity())
})
afterAll(() => database.close())

const passing = <T>(ask: (tx: Tx) => Promise<T>) => inPassing(deps.db, ask)
let blockNo = 100
const neighbour = async (points = 100): Promise<Caller> => ({
  ...(await mutual.neighbour(deps, (blockNo += 1), points)),
  platform: 'browser',
})
const answered = (wish: Parameters<typeof mutual.publish>[2] = {}) =>
  mutual.answered(deps, wish, [(blockNo += 1), (blockNo += 1)])
const isOffered = (tx: Tx, { blockId }: Caller) =>
  tx
    .updateTable('block')
    .set({ state: 2, transfer_price: 1, transfer_until: 1 })
    .where('block_id', '=', blockId)
    .execute()
const held = ({ blockId }: Caller) =>
  deps.db
    .updateTable('block')
    .set({ state: 1, transfer_price: null, transfer_until: null })
    .where('block_id', '=', blockId)
    .execute()
const switched = (on: boolean) => setSwitch(deps.db, areaId, { name: 'mutual', platform: 'browser', on })

interface Refused {
  readonly reason: string
  readonly msg?: string
  readonly data?: unknown
}
const errorOf = async (answer: Promise<{ ok: true } | { ok: false; error: Refused }>) => {
  const result = await answer
  return result.ok ? undefined : result.error
}
const isOff = { reason: 'NO_RIGHT', data: { enabled: false } }
const wrong = (field: string) => ({ reason: 'FORM', data: { fields: { [field]: expect.any(String) as string } } })

describe('a post is replied to', () => {
  let author: Caller
  let other: Caller
  let mutualId: number
  beforeAll(async () => {
    author = await neighbour()
    other = await neighbour(0)
    ;({ mutualId } = valueOf(await mutual.publish(deps, author)))
  })
  const joining = (by: Caller, id = mutualId) => errorOf(mutual.join(deps, by, id))

  it('by another one of its city, as a block that is held and not offered', async () => {
    expect((await joining(author))?.reason).toBe('OWN')
    expect((await joining({ ...other, areaId: areaId + 1 }))?.reason).toBe('NO_RIGHT')
    await deps.db.transaction().execute((tx) => isOffered(tx, other))
    expect((await joining(other))?.reason).toBe('BLOCK_TRANSFER')
    await held(other)
  })
  it('not while mutual aid is switched off', async () => {
    await switched(false)
    expect(await joining(other)).toMatchObject(isOff)
    await switched(true)
  })
  it('once', async () => {
    expect(await joining(other)).toBeUndefined()
    expect(await joining(other)).toMatchObject({ reason: 'LIMIT', msg: '已经应答过了' })
  })
  it('of an offer by who has its points', async () => {
    const { mutualId: offer } = valueOf(await mutual.publish(deps, await neighbour(0), { kind: 'offer', thanks: 30 }))
    expect(await joining(await neighbour(29), offer)).toMatchObject({ reason: 'NOT_ENOUGH', data: { lack: 1 } })
    expect(await joining(await neighbour(30), offer)).toBeUndefined()
  })
})

it('points are there, or so many of them are not', async () => {
  const { userId } = await neighbour(30)
  const lacks = (points: number) => passing((tx) => lackRefusal(tx, userId, points))
  expect(await lacks(30)).toBeUndefined()
  expect(await lacks(31)).toMatchObject({ reason: 'NOT_ENOUGH', data: { lack: 1 } })
})

describe('an author', () => {
  const refused = (by: Caller, more: (tx: Tx) => Promise<unknown> = () => Promise.resolve(), userId = by.userId) =>
    passing(async (tx) => {
      await more(tx)
      await plant(tx, 'mutual_post', { mutual_id: 5, user_id: userId, block_id: by.blockId, area_id: areaId })
      const post = await lockPost(tx, 5)
      return post && authorRefusal(tx, by, post)
    })
  it('is who wrote it, and acts as its block', async () => {
    const author = await neighbour()
    expect(await refused(author)).toBeUndefined()
    expect((await refused(author, undefined, 1))?.msg).toBe('只有发布的人能操作')
    expect((await refused(author, (tx) => isOffered(tx, author)))?.reason).toBe('BLOCK_TRANSFER')
    await switched(false)
    expect(await refused(author)).toMatchObject(isOff)
    await switched(true)
  })
  it('alone edits and chooses', async () => {
    const { author, other, mutualId, replyId } = await answered()
    for (const act of [mutual.edit(deps, other, mutualId), mutual.choose(deps, other, mutualId, replyId)])
      expect((await errorOf(act))?.msg).toBe('只有发布的人能操作')
    expect(await errorOf(mutual.edit(deps, author, mutualId))).toBeUndefined()
    expect(await errorOf(mutual.choose(deps, author, mutualId, replyId))).toBeUndefined()
  })
})

it('a block acts for who holds it', async () => {
  const { blockId, userId } = await neighbour()
  const refused = (of: number, by: number) => passing((tx) => lockedBlockRefusal(tx, of, by))
  expect(await refused(blockId, userId)).toBeUndefined()
  expect((await refused(blockId, 1))?.reason).toBe('NO_RIGHT')
  expect((await refused(1, userId))?.reason).toBe('NO_RIGHT')
})

describe('a post is published', () => {
  const publishing = (by: Caller, wish: Parameters<typeof mutual.publish>[2] = {}) =>
    errorOf(mutual.publish(deps, by, wish))
  const pictures = (count: number) => Array.from({ length: count }, (_, i) => `demo/${i}.svg`).join(',')

  it('with so many pictures at most', async () => {
    const author = await neighbour()
    expect(await publishing(author, { thumbs: pictures(limits.maxPictures + 1) })).toEqual(wrong('thumbs'))
    expect(await publishing(author, { thumbs: pictures(limits.maxPictures) })).toBeUndefined()
  })
  it('as a need by who has the points, as an offer by anybody', async () => {
    const poor = await neighbour(29)
    expect((await publishing(poor, { thanks: 30 }))?.reason).toBe('NOT_ENOUGH')
    expect(await publishing(poor, { kind: 'offer', thanks: 30 })).toBeUndefined()
    expect(await publishing(poor, { thanks: 29 })).toBeUndefined()
  })
  it('for as many days as its city allows', async () => {
    const author = await neighbour()
    expect(await publishing(author, { days: standards.mutualDays + 1 })).toEqual(wrong('days'))
    expect(await publishing(author, { days: standards.mutualDays })).toBeUndefined()
  })
  it('beside so few open ones of its block', async () => {
    const author = await neighbour()
    for (let open = 0; open < limits.openPerBlock; open += 1)
      expect(await publishing(author, { thanks: 0 })).toBeUndefined()
    expect((await publishing(author, { thanks: 0 }))?.reason).toBe('LIMIT')
  })
})

describe('the thanks of a post are raised', () => {
  const raising = async (kind: 'need' | 'offer', thanks: number, isAnswered = true) => {
    const author = await neighbour()
    const { mutualId } = valueOf(await mutual.publish(deps, author, { kind, thanks: 30 }))
    if (isAnswered) valueOf(await mutual.join(deps, await neighbour(), mutualId))
    return errorOf(mutual.edit(deps, author, mutualId, { kind, thanks }))
  }
  it('of an offer only until somebody has replied', async () => {
    expect(await raising('offer', 31)).toEqual(wrong('thanks'))
    expect(await raising('offer', 30)).toBeUndefined()
    expect(await raising('offer', 31, false)).toBeUndefined()
  })
  it('of a need at any time', async () => {
    expect(await raising('need', 31)).toBeUndefined()
  })
})

it('so many points are given in a day, and no more', async () => {
  const { asker, mutualId } = await mutual.finished(deps, { thanks: 30 }, [(blockNo += 1), (blockNo += 1)])
  const gave = async (given: number) => {
    await deps.db.deleteFrom('mutual_post').where('mutual_id', '=', 5).execute()
    const before = { mutual_id: 5, asker_user_id: asker.userId, given, ended_at: deps.clock.now() } as const
    await deps.db.transaction().execute((tx) => plant(tx, 'mutual_post', before))
    return errorOf(mutual.thank(deps, asker, mutualId))
  }
  const free = limits.thanksPerDay - 30
  const words = expect.stringContaining('还可谢 29') as string
  expect(await gave(free + 1)).toMatchObject({ reason: 'LIMIT', msg: words, data: { left: 29 } })
  expect(await gave(limits.thanksPerDay + 1)).toMatchObject({ reason: 'LIMIT', data: { left: 0 } })
  expect(await gave(free)).toBeUndefined()
})

it('people and posts are found to be locked; of a block those of who held it before', async () => {
  const [before, now] = [await neighbour(), await neighbour()]
  const found = await passing(async (tx) => {
    const as = (by: Caller) => ({ user_id: by.userId, block_id: now.blockId })
    await plant(tx, 'mutual_post', { mutual_id: 6, ...as(before), state: 'open' })
    await plant(tx, 'mutual_post', { mutual_id: 7, ...as(before), state: 'done' })
    await plant(tx, 'mutual_post', { mutual_id: 8, ...as(now), state: 'open' })
    await plant(tx, 'mutual_post', { mutual_id: 9, ...as(before), block_id: before.blockId, state: 'open' })
    await plant(tx, 'mutual_post', { mutual_id: 10, user_id: 1, block_id: 1, state: 'matched' })
    await plant(tx, 'mutual_reply', { reply_id: 1, mutual_id: 10, ...as(before), state: 'open' })
    for (const mutualId of [11, 12]) await plant(tx, 'mutual_post', { mutual_id: mutualId, block_id: 1, user_id: 1 })
    await plant(tx, 'mutual_reply', { reply_id: 2, mutual_id: 11, ...as(now), state: 'open' })
    await plant(tx, 'mutual_reply', { reply_id: 3, mutual_id: 12, ...as(before), state: 'withdrawn' })
    return [
      (await lockPost(tx, 6))?.mutual_id,
      await lockPost(tx, 4),
      (await lockPeople(tx, [now.userId, before.userId])).map((row) => row.user_id),
      (await lockPostsOfFormerOwner(tx, now.blockId)).map((row) => row.mutual_id),
    ]
  })
  expect(found).toEqual([6, undefined, [before.userId, now.userId], [6, 10]])
})
