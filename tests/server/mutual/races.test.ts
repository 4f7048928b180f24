import { transact } from '../../../server/db/transact'
import { joinPost } from '../../../server/modules/mutual/acts'
import { handOverMutual } from '../../../server/modules/mutual/open/hand-over'
import { lockPost } from '../../../server/modules/mutual/post-store'
import { endPost } from '../../../server/modules/mutual/thanks'
import { pointsOf } from '../../../server/modules/points/open/award'
import type { TestDeps } from '../../support/database/database'
import * as mutual from '../../support/city/mutual'
import { dayMs, neighbour, work } from '../../support/city/mutual'
import { noticeKinds, reasons, refusalOf, times, won } from '../../support/city/outcomes'
import { areaId, clientNo, inSmallCity, valueOf } from '../../support/city/small-city'

let deps: TestDeps

inSmallCity((fresh) => {
  deps = fresh
}, mutual.mutualFaults)

const given = async () => {
  const rows = await deps.db.selectFrom('points_entry').selectAll().where('ref_type', '=', 'mutualThanks').execute()
  return rows.reduce((sum, row) => sum + row.points_add, 0)
}

it('R18: a thank, the automatic one and "not helped" at once: the points move once, and nothing stays held', async () => {
  for (let no = 1; no <= 5; no += 1) {
    const before = await given()
    const { asker, helper, mutualId } = await mutual.finished(deps, {}, [no * 2, no * 2 + 1])
    const { ver, due_at: dueAt } = await mutual.postOf(deps, mutualId)
    deps.clock.at = (dueAt ?? 0) - 1
    const wish = { mutualId, ver, reason: '约好的时间没有来，也没回消息' }
    const ends = times(20, (index) => endPost(deps, asker, { ...wish, clientNo: clientNo(), helped: index % 2 }))
    deps.clock.forward(1)
    const [results] = await Promise.all([ends, work(deps), work(deps)])
    await work(deps)
    expect(won(results).length).toBeLessThanOrEqual(1)
    const { state } = await mutual.postOf(deps, mutualId)
    const isThanked = state === 'done'
    expect(await given()).toBe(before + (isThanked ? 30 : 0))
    expect([await pointsOf(deps.db, asker.userId), await pointsOf(deps.db, helper.userId)]).toEqual(
      isThanked ? [70, 130] : [100, 100],
    )
  }
  expect(await deps.db.selectFrom('mutual_hold').select('hold_id').where('back', 'is', null).execute()).toEqual([])
})

it('R19: a choice against the withdrawal of the reply: matched with a live reply, or open', async () => {
  for (let no = 1; no <= 5; no += 1) {
    const { author, other, mutualId, replyId } = await mutual.answered(deps, {}, [no * 2, no * 2 + 1])
    await Promise.all([
      times(10, () => mutual.choose(deps, author, mutualId, replyId)),
      times(10, () => mutual.withdraw(deps, other, mutualId)),
    ])
    const { state, chosen_id: chosenId } = await mutual.postOf(deps, mutualId)
    const [reply] = await mutual.repliesOf(deps, mutualId)
    expect([state, chosenId, reply?.state]).toEqual(
      state === 'matched' ? ['matched', replyId, 'chosen'] : ['open', null, 'withdrawn'],
    )
  }
})

it('a block gets three open posts when twenty of its devices publish', async () => {
  const author = await neighbour(deps, 1, 1000)
  const results = await times(20, () => mutual.publish(deps, author))
  expect([won(results).length, reasons(results)]).toEqual([3, new Set(['LIMIT'])])
  expect(await pointsOf(deps.db, author.userId)).toBe(910)
})

it('points are promised once, when twenty posts of one person want them at once', async () => {
  const author = await neighbour(deps, 1, 50)
  const others = await times(7, (index) => neighbour(deps, index + 2, 0))
  for (const { blockId } of others)
    await deps.db.updateTable('block').set({ owner_user_id: author.userId }).where('block_id', '=', blockId).execute()
  const blocks = [author, ...others]
  const results = await times(20, (index) => {
    const block = blocks[index % blocks.length] ?? author
    return mutual.publish(deps, { ...author, blockId: block.blockId, blockNo: block.blockNo })
  })
  expect([won(results).length, await pointsOf(deps.db, author.userId)]).toEqual([1, 20])
})

it('one person replies once with twenty devices; twenty people reply at once, and the author hears of the first and the third', async () => {
  const author = await neighbour(deps, 99)
  const { mutualId, ver } = valueOf(await mutual.publish(deps, author))
  const one = await neighbour(deps, 98)
  const reply = { mutualId, ver, content: '我来' }
  const alone = await times(20, () => joinPost(deps, one, { ...reply, clientNo: clientNo() }))
  expect([won(alone).length, reasons(alone)]).toEqual([1, new Set(['LIMIT'])])
  const people = await times(20, (index) => neighbour(deps, index + 1, 0))
  const all = await Promise.all(people.map((by) => joinPost(deps, by, { ...reply, clientNo: clientNo() })))
  expect(won(all)).toHaveLength(20)
  expect(await noticeKinds(deps, author.userId)).toEqual(['mutual-replies1', 'mutual-replies3'])
  expect((await mutual.seen(deps, author, mutualId)).repliesPage).toMatchObject({ total: 21, last_page: 2 })
})

it('the points of a day are 200, when twenty thanks come at once', async () => {
  const asker = await neighbour(deps, 128, 600)
  const posts: number[] = []
  for (let no = 1; no <= 5; no += 1) {
    const helper = await neighbour(deps, no, 0)
    const { mutualId } = valueOf(await mutual.publish(deps, asker, { thanks: 60 }))
    const { mine } = valueOf(await mutual.join(deps, helper, mutualId))
    valueOf(await mutual.choose(deps, asker, mutualId, mine.replyId ?? 0))
    posts.push(mutualId)
  }
  const results = await times(20, (index) => mutual.thank(deps, asker, posts[index % 5] ?? 0))
  expect(won(results)).toHaveLength(3)
  expect(await given()).toBe(180)
})

it('two who thank each other at once do not wait for each other', async () => {
  const [one, other] = [await neighbour(deps, 1), await neighbour(deps, 2)]
  const ask = async (asker: typeof one, helper: typeof one) => {
    const { mutualId } = valueOf(await mutual.publish(deps, asker, { thanks: 10 }))
    const { mine } = valueOf(await mutual.join(deps, helper, mutualId))
    valueOf(await mutual.choose(deps, asker, mutualId, mine.replyId ?? 0))
    return mutualId
  }
  const posts = [[one, await ask(one, other)] as const, [other, await ask(other, one)] as const]
  const results = await Promise.all(posts.map(([asker, mutualId]) => mutual.thank(deps, asker, mutualId)))
  expect(won(results)).toHaveLength(2)
  expect([await pointsOf(deps.db, one.userId), await pointsOf(deps.db, other.userId)]).toEqual([100, 100])
})

it('two posts are pinned, when a mayor pins twenty at once', async () => {
  const mayor = await neighbour(deps, 77)
  await deps.db
    .insertInto('area_role')
    .values({ area_id: areaId, user_id: mayor.userId, role: 'mayor', since: 0 })
    .execute()
  const posts = await times(20, async (index) => {
    const author = await neighbour(deps, index + 100, 0)
    return valueOf(await mutual.publish(deps, author, { thanks: 0 })).mutualId
  })
  const results = await times(20, (index) => mutual.pin(deps, mayor, posts[index] ?? 0))
  expect([won(results).length, reasons(results)]).toEqual([2, new Set(['LIMIT'])])
})

it('like R24: a clock that jumps over every deadline does each once', async () => {
  const open = await mutual.answered(deps)
  const waiting = await mutual.matched(deps, {}, [12, 13])
  const done = await mutual.finished(deps, {}, [14, 15])
  deps.clock.forward(60 * dayMs)
  await times(20, () => work(deps))
  await work(deps)
  const states = [open, waiting, done].map(async ({ mutualId }) => (await mutual.postOf(deps, mutualId)).state)
  expect(await Promise.all(states)).toEqual(['expired', 'closed', 'done'])
  expect(await noticeKinds(deps, done.asker.userId)).toEqual(['mutual-replies1', 'mutual-finish', 'mutual-autoThank'])
})

it('a block that has a new owner closes its open posts, and what is matched goes on under the person', async () => {
  const open = await mutual.answered(deps)
  const { author } = open
  const helper = await neighbour(deps, 13)
  const { mutualId } = valueOf(await mutual.publish(deps, author))
  const { mine } = valueOf(await mutual.join(deps, helper, mutualId))
  valueOf(await mutual.choose(deps, author, mutualId, mine.replyId ?? 0))
  const elsewhere = valueOf(await mutual.publish(deps, helper))
  valueOf(await mutual.join(deps, author, elsewhere.mutualId))
  const buyer = await neighbour(deps, 500)
  const { db } = deps
  await db.updateTable('block').set({ owner_user_id: buyer.userId }).where('block_id', '=', author.blockId).execute()
  await transact(db, async (tx) => ({ ok: true as const, value: await handOverMutual(tx, deps, author.blockId) }))
  await work(deps)
  expect((await mutual.postOf(deps, open.mutualId)).state).toBe('closed')
  expect(await pointsOf(db, author.userId)).toBe(70)
  expect((await mutual.repliesOf(deps, elsewhere.mutualId)).map(({ state }) => state)).toEqual(['withdrawn'])
  expect(await mutual.seen(deps, buyer, mutualId)).toMatchObject({ state: 'matched', hasMoved: true, blockNo: 128 })
  valueOf(await mutual.finish(deps, helper, mutualId))
  valueOf(await mutual.thank(deps, author, mutualId))
})

it('who changes the owner of a block does not wait for an act on its posts, which has the post and wants the block', async () => {
  const { author, other, mutualId, replyId } = await mutual.answered(deps)
  const elsewhere = valueOf(await mutual.publish(deps, other))
  valueOf(await mutual.join(deps, author, elsewhere.mutualId))
  const buyer = await neighbour(deps, 500)
  const handedOver = () =>
    transact(deps.db, async (tx) => {
      await tx
        .updateTable('block')
        .set({ owner_user_id: buyer.userId })
        .where('block_id', '=', author.blockId)
        .execute()
      return { ok: true as const, value: await handOverMutual(tx, deps, author.blockId) }
    })
  await transact(deps.db, async (tx) => {
    for (const id of [mutualId, elsewhere.mutualId]) await lockPost(tx, id)
    const late = new Promise<'late'>((resolve) => void setTimeout(() => resolve('late'), 3_000))
    const first = await Promise.race([handedOver().then(() => 'done' as const), late])
    expect(first).toBe('done')
    return { ok: true as const, value: undefined }
  })
  expect(refusalOf(await mutual.choose(deps, author, mutualId, replyId))).toBeDefined()
  await work(deps)
  expect((await mutual.postOf(deps, mutualId)).state).toBe('closed')
  expect((await mutual.repliesOf(deps, elsewhere.mutualId)).map(({ state }) => state)).toEqual(['withdrawn'])
  expect(await pointsOf(deps.db, author.userId)).toBe(100)
})

it('a need that is stepped back from after its end is not said to be open again', async () => {
  const { author, helper, mutualId } = await mutual.matched(deps)
  const { expire_at: expireAt } = await mutual.postOf(deps, mutualId)
  deps.clock.at = expireAt
  valueOf(await mutual.withdraw(deps, helper, mutualId))
  await work(deps)
  expect((await mutual.postOf(deps, mutualId)).state).toBe('expired')
  const told = await deps.db.selectFrom('user_notice').select('content').where('user_id', '=', author.userId).execute()
  expect(told.filter(({ content }) => content.includes('重新开放，'))).toEqual([])
  expect(told.filter(({ content }) => content.includes('不再重新开放'))).toHaveLength(1)
})

it('holds what must hold after any row of acts', async () => {
  const people = await times(6, (index) => neighbour(deps, index + 1, 150))
  let seed = 20_261_123
  const roll = (sides: number) => (seed = (seed * 48_271) % 2_147_483_647) % sides
  const one = () => people[roll(people.length)] ?? people[0]
  for (let turn = 0; turn < 240; turn += 1) {
    const by = one()
    if (!by) continue
    const posts = await deps.db.selectFrom('mutual_post').select('mutual_id').where('due_at', 'is not', null).execute()
    const mutualId = posts[roll(Math.max(1, posts.length))]?.mutual_id
    const kind = roll(14)
    if (mutualId === undefined || kind <= 2)
      await mutual.publish(deps, by, { kind: roll(2) === 0 ? 'need' : 'offer', thanks: roll(50) })
    else if (kind <= 5) await mutual.join(deps, by, mutualId)
    else if (kind <= 7) {
      const { user_id: userId } = await mutual.postOf(deps, mutualId)
      const author = people.find((person) => person.userId === userId)
      const replies = await mutual.repliesOf(deps, mutualId)
      const reply = replies[roll(Math.max(1, replies.length))]
      if (author && reply) await mutual.choose(deps, author, mutualId, reply.reply_id)
    } else if (kind === 8) await mutual.edit(deps, by, mutualId, { thanks: roll(60) })
    else if (kind === 9) for (const person of people) await mutual.finish(deps, person, mutualId)
    else if (kind === 10) for (const person of people) await mutual.thank(deps, person, mutualId, roll(60))
    else if (kind === 11)
      await (roll(2) === 0 ? mutual.close(deps, by, mutualId) : mutual.notHelped(deps, by, mutualId))
    else if (kind === 12) await mutual.withdraw(deps, by, mutualId)
    else {
      deps.clock.forward(roll(4) * dayMs)
      await work(deps)
    }
    expect(await mutual.mutualFaults(deps)).toEqual([])
  }
  const states = await deps.db.selectFrom('mutual_post').select('state').execute()
  expect(new Set(states.map(({ state }) => state)).size).toBeGreaterThan(2)
  const total = await deps.db.selectFrom('user_account').select('points').execute()
  const held = await deps.db.selectFrom('mutual_hold').select('points').where('back', 'is', null).execute()
  expect([...total, ...held].reduce((sum, { points }) => sum + points, 0)).toBe(900)
})
