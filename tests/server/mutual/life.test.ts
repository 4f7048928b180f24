import { chooseReply } from '../../../server/modules/mutual/acts'
import { pointsOf } from '../../../server/modules/points/open/award'
import type { TestDeps } from '../../support/database/database'
import * as mutual from '../../support/city/mutual'
import { dayMs, neighbour, work } from '../../support/city/mutual'
import { noticeKinds, refusalOf } from '../../support/city/outcomes'
import { clientNo, inSmallCity, valueOf } from '../../support/city/small-city'

const hourMs = 3_600_000
let deps: TestDeps

inSmallCity((fresh) => {
  deps = fresh
}, mutual.mutualFaults)

const points = ({ userId }: { readonly userId: number }) => pointsOf(deps.db, userId)
const stateOf = async (mutualId: number) => (await mutual.postOf(deps, mutualId)).state

describe('a need', () => {
  it('holds its thanks from publishing on, is answered, chosen, finished and thanked', async () => {
    const author = await neighbour(deps, 128)
    const helper = await neighbour(deps, 91, 0)
    const made = valueOf(await mutual.publish(deps, author))
    expect(made).toMatchObject({ state: 'open', thanks: 30, note: '', pointsRow: { pointsAdd: -30, points: 70 } })
    expect(made.acts).toEqual(['edit', 'close'])
    const { mutualId } = made
    const { mine } = valueOf(await mutual.join(deps, helper, mutualId))
    const chosen = valueOf(await mutual.choose(deps, author, mutualId, mine.replyId ?? 0))
    expect(chosen).toMatchObject({ state: 'matched', turn: { what: '帮忙', isMine: false } })
    expect(await mutual.seen(deps, helper, mutualId)).toMatchObject({
      acts: ['finish', 'stepBack'],
      turn: { isMine: true },
    })
    const done = valueOf(await mutual.finish(deps, helper, mutualId))
    expect(done.finished).toMatchObject({ at: deps.clock.now(), text: '搬好了，没磕。' })
    const turn = { what: '道谢', isMine: true, until: deps.clock.now() + 72 * hourMs, otherwise: '自动道谢' }
    expect(await mutual.seen(deps, author, mutualId)).toMatchObject({ acts: ['thank', 'notHelped'], turn })
    expect(valueOf(await mutual.thank(deps, author, mutualId))).toMatchObject({ state: 'done', given: 30, acts: [] })
    expect([await points(author), await points(helper)]).toEqual([70, 30])
    expect(await noticeKinds(deps, author.userId)).toEqual(['mutual-replies1', 'mutual-finish'])
    const { content } = await deps.db
      .selectFrom('user_notice')
      .select('content')
      .where('kind', '=', 'mutual-finish')
      .executeTakeFirstOrThrow()
    expect(content).toBe(`请在 11-24 10:00 前道谢，超时自动送出 30 人气值。（${made.no}）`)
    expect(await noticeKinds(deps, helper.userId)).toEqual(['mutual-choose', 'mutual-thank'])
    const [entry] = await deps.db
      .selectFrom('points_entry')
      .selectAll()
      .where('ref_type', '=', 'mutualThanks')
      .execute()
    expect(entry).toMatchObject({ user_id: helper.userId, other_user_id: author.userId, points_add: 30 })
  })

  it('gives back what is not thanked with, and takes more from who has it', async () => {
    const less = await mutual.finished(deps)
    const row = valueOf(await mutual.thank(deps, less.asker, less.mutualId, 10)).pointsRow
    expect(row).toMatchObject({ pointsAdd: 20, points: 90 })
    expect([await points(less.asker), await points(less.helper)]).toEqual([90, 110])
    const more = await mutual.matched(deps, {}, [12, 13])
    expect(refusalOf(await mutual.thank(deps, more.asker, more.mutualId, 101))).toMatchObject({ reason: 'NOT_ENOUGH' })
    valueOf(await mutual.thank(deps, more.asker, more.mutualId, 100))
    expect([await points(more.asker), await points(more.helper)]).toEqual([0, 200])
  })

  it('costs nothing without thanks', async () => {
    const { asker, helper, mutualId } = await mutual.finished(deps, { thanks: 0 })
    expect(valueOf(await mutual.thank(deps, asker, mutualId))).toMatchObject({ state: 'done', given: 0 })
    expect([await points(asker), await points(helper)]).toEqual([100, 100])
  })

  it('is edited while it is open, and its thanks only upward', async () => {
    const { author, other, mutualId } = await mutual.answered(deps)
    const edited = valueOf(await mutual.edit(deps, author, mutualId, { thanks: 50, title: '周日帮忙搬琴' }))
    expect(edited).toMatchObject({ title: '周日帮忙搬琴', thanks: 50, pointsRow: { pointsAdd: -20, points: 50 } })
    expect(refusalOf(await mutual.edit(deps, author, mutualId, { thanks: 49 }))).toMatchObject({ reason: 'FORM' })
    expect(refusalOf(await mutual.edit(deps, author, mutualId, { thanks: 100 }))).toBeUndefined()
    expect(refusalOf(await mutual.edit(deps, other, mutualId))).toMatchObject({ reason: 'NO_RIGHT' })
    valueOf(await mutual.close(deps, author, mutualId))
    expect(await points(author)).toBe(100)
    expect(await noticeKinds(deps, other.userId)).toEqual(['mutual-edit', 'mutual-edit'])
  })

  it('that was not helped is closed with a reason that everybody reads', async () => {
    const { asker, helper, mutualId } = await mutual.finished(deps)
    const short = '没有来帮忙的人啊'
    expect(refusalOf(await mutual.notHelped(deps, asker, mutualId, `${short}！`))).toMatchObject({ reason: 'FORM' })
    expect(valueOf(await mutual.notHelped(deps, asker, mutualId, `${short}！！`))).toMatchObject({ state: 'closed' })
    expect((await mutual.seen(deps, helper, mutualId)).reason).toBe(`${short}！！`)
    expect([await points(asker), await points(helper)]).toEqual([100, 100])
    expect(await noticeKinds(deps, helper.userId)).toEqual(['mutual-choose', 'mutual-notHelped'])
    const early = await mutual.matched(deps, {}, [12, 13])
    expect(refusalOf(await mutual.notHelped(deps, early.asker, early.mutualId))).toMatchObject({ reason: 'CLOSED' })
  })

  it('is open again when the chosen one steps back; its points stay held', async () => {
    const { author, helper, mutualId } = await mutual.matched(deps)
    const { expire_at: expireAt } = await mutual.postOf(deps, mutualId)
    valueOf(await mutual.withdraw(deps, helper, mutualId))
    expect(await mutual.postOf(deps, mutualId)).toMatchObject({ state: 'open', due_at: expireAt, chosen_id: null })
    expect((await mutual.repliesOf(deps, mutualId)).map(({ state }) => state)).toEqual(['withdrawn'])
    expect(await points(author)).toBe(70)
    const { mine } = valueOf(await mutual.join(deps, helper, mutualId))
    valueOf(await mutual.choose(deps, author, mutualId, mine.replyId ?? 0))
    valueOf(await mutual.finish(deps, helper, mutualId))
    expect(refusalOf(await mutual.withdraw(deps, helper, mutualId))).toMatchObject({ reason: 'CLOSED' })
    expect(refusalOf(await mutual.close(deps, author, mutualId))).toMatchObject({ reason: 'CLOSED' })
  })
})

describe('an offer', () => {
  it('holds the thanks of who was chosen, and gives them to its author', async () => {
    const { asker, helper, mutualId } = await mutual.finished(deps, { kind: 'offer' })
    expect([await points(asker), await points(helper)]).toEqual([70, 100])
    valueOf(await mutual.thank(deps, asker, mutualId))
    expect([await points(asker), await points(helper)]).toEqual([70, 130])
  })

  it('gives the points back when the chosen one steps back, or its author closes it', async () => {
    const { asker, author, mutualId } = await mutual.matched(deps, { kind: 'offer' })
    const { pointsRow } = valueOf(await mutual.withdraw(deps, asker, mutualId))
    expect(pointsRow).toMatchObject({ pointsAdd: 30, points: 100 })
    const { mine } = valueOf(await mutual.join(deps, asker, mutualId))
    valueOf(await mutual.choose(deps, author, mutualId, mine.replyId ?? 0))
    expect(await points(asker)).toBe(70)
    expect(valueOf(await mutual.close(deps, author, mutualId)).pointsRow).toBeUndefined()
    expect(await points(asker)).toBe(100)
  })

  it('keeps the thanks that repliers agreed to; without replies they may grow', async () => {
    const { author, other, mutualId } = await mutual.answered(deps, { kind: 'offer' })
    const more = await mutual.edit(deps, author, mutualId, { kind: 'offer', thanks: 60 })
    expect(refusalOf(more)).toMatchObject({ reason: 'FORM', data: { fields: { thanks: '已有人应答，感谢不能再改' } } })
    expect(
      refusalOf(await mutual.edit(deps, author, mutualId, { kind: 'offer', title: '会修自行车链' })),
    ).toBeUndefined()
    valueOf(await mutual.withdraw(deps, other, mutualId))
    expect(refusalOf(await mutual.edit(deps, author, mutualId, { kind: 'offer', thanks: 60 }))).toBeUndefined()
  })

  it('is answered, and chosen from, by who can promise the points', async () => {
    const { author, mutualId } = await mutual.answered(deps, { kind: 'offer' })
    const poor = await neighbour(deps, 7, 20)
    const fault = { reason: 'NOT_ENOUGH', msg: '人气值不够，差 10', data: { lack: 10 } }
    expect(refusalOf(await mutual.join(deps, poor, mutualId))).toMatchObject(fault)
    await mutual.enrich(deps, poor, 10)
    const { mine } = valueOf(await mutual.join(deps, poor, mutualId))
    valueOf(await mutual.publish(deps, poor, { thanks: 1 }))
    const late = await mutual.choose(deps, author, mutualId, mine.replyId ?? 0)
    expect(refusalOf(late)).toMatchObject({ reason: 'NOT_ENOUGH', msg: '对方的人气值不够，请选别人' })
    expect(await stateOf(mutualId)).toBe('open')
  })
})

describe('the timer', () => {
  it.each([7, 30] as const)(
    'ends a post that nobody was chosen for after %d days, to the millisecond',
    async (days) => {
      const { author, mutualId } = await mutual.answered(deps, { days })
      deps.clock.forward(days * dayMs - 1)
      await work(deps)
      expect(await stateOf(mutualId)).toBe('open')
      deps.clock.forward(1)
      const late = await mutual.close(deps, author, mutualId)
      expect(refusalOf(late)).toMatchObject({ reason: 'CLOSED' })
      expect((await mutual.seen(deps, author, mutualId)).acts).toEqual([])
      await work(deps)
      expect([await stateOf(mutualId), await points(author)]).toEqual(['expired', 100])
      expect(await noticeKinds(deps, author.userId)).toEqual(['mutual-replies1', 'mutual-expire'])
    },
  )

  it('closes a match that is not finished after 14 days', async () => {
    const { asker, helper, mutualId } = await mutual.matched(deps, { days: 7 })
    deps.clock.forward(14 * dayMs - 1)
    await work(deps)
    expect(await stateOf(mutualId)).toBe('matched')
    deps.clock.forward(1)
    expect(refusalOf(await mutual.finish(deps, helper, mutualId))).toMatchObject({ reason: 'CLOSED' })
    await work(deps)
    expect([await stateOf(mutualId), await points(asker)]).toEqual(['closed', 100])
    expect((await noticeKinds(deps, asker.userId)).at(-1)).toBe('mutual-lapse')
    expect((await noticeKinds(deps, helper.userId)).at(-1)).toBe('mutual-lapse')
  })

  it('thanks after 72 hours without an answer, also beyond the points of a day', async () => {
    const { asker, helper, mutualId } = await mutual.finished(deps)
    deps.clock.forward(72 * hourMs - 1)
    await work(deps)
    expect(await stateOf(mutualId)).toBe('matched')
    deps.clock.forward(1)
    expect(refusalOf(await mutual.thank(deps, asker, mutualId))).toMatchObject({ reason: 'CLOSED' })
    expect(refusalOf(await mutual.notHelped(deps, asker, mutualId))).toMatchObject({ reason: 'CLOSED' })
    await work(deps)
    expect([await stateOf(mutualId), await points(asker), await points(helper)]).toEqual(['done', 70, 130])
    expect((await noticeKinds(deps, asker.userId)).at(-1)).toBe('mutual-autoThank')
    expect((await noticeKinds(deps, helper.userId)).at(-1)).toBe('mutual-autoThank')
  })

  it('ends a post that was opened again after its time', async () => {
    const { helper, mutualId } = await mutual.matched(deps, { days: 7 })
    deps.clock.forward(8 * dayMs)
    valueOf(await mutual.withdraw(deps, helper, mutualId))
    await work(deps)
    expect(await stateOf(mutualId)).toBe('expired')
  })
})

it('gives at most 200 points a day; what the timer gave counts, and the next day is free again', async () => {
  const asker = await neighbour(deps, 128, 400)
  const helped = async (no: number, thanks: number) => {
    const helper = await neighbour(deps, no, 0)
    const { mutualId } = valueOf(await mutual.publish(deps, asker, { thanks }))
    const { mine } = valueOf(await mutual.join(deps, helper, mutualId))
    valueOf(await mutual.choose(deps, asker, mutualId, mine.replyId ?? 0))
    valueOf(await mutual.finish(deps, helper, mutualId))
    return mutualId
  }
  valueOf(await mutual.thank(deps, asker, await helped(1, 100)))
  valueOf(await mutual.thank(deps, asker, await helped(2, 99)))
  const last = await helped(3, 2)
  const limit = { reason: 'LIMIT', msg: '今天最多谢 200，还可谢 1', data: { left: 1 } }
  expect(refusalOf(await mutual.thank(deps, asker, last))).toMatchObject(limit)
  deps.clock.forward(dayMs)
  valueOf(await mutual.thank(deps, asker, last))
})

describe('refuses', () => {
  it('a fourth open post of a block, and points that are not there', async () => {
    const author = await neighbour(deps, 128, 50)
    const fault = { reason: 'NOT_ENOUGH', msg: '人气值不够，差 10' }
    expect(refusalOf(await mutual.publish(deps, author, { thanks: 60 }))).toMatchObject(fault)
    for (const kind of ['need', 'offer', 'offer'] as const) valueOf(await mutual.publish(deps, author, { kind }))
    const full = { reason: 'LIMIT', msg: '这块已有 3 条' }
    expect(refusalOf(await mutual.publish(deps, author, { thanks: 0 }))).toMatchObject(full)
  })

  it('replies to an own post, also as another block, and a second one', async () => {
    const { author, other, mutualId } = await mutual.answered(deps)
    expect(refusalOf(await mutual.join(deps, author, mutualId))).toMatchObject({ reason: 'OWN' })
    const second = await neighbour(deps, 500, 0)
    const { db } = deps
    await db.updateTable('block').set({ owner_user_id: author.userId }).where('block_id', '=', second.blockId).execute()
    const asSecond = { ...author, blockId: second.blockId, blockNo: 500 }
    expect(refusalOf(await mutual.join(deps, asSecond, mutualId))).toMatchObject({ reason: 'OWN' })
    expect(refusalOf(await mutual.join(deps, other, mutualId))).toMatchObject({ reason: 'LIMIT' })
  })

  it('posts, replies and choices of a block in transfer; thanks and the end of an own post go on', async () => {
    const { author, other, mutualId, replyId } = await mutual.answered(deps)
    const done = await mutual.finished(deps, {}, [12, 13])
    await deps.db
      .updateTable('block')
      .set({ state: 2, transfer_price: 1, transfer_until: deps.clock.now() + dayMs })
      .execute()
    const locked = { reason: 'BLOCK_TRANSFER' }
    expect(refusalOf(await mutual.publish(deps, author))).toMatchObject(locked)
    expect(refusalOf(await mutual.edit(deps, author, mutualId))).toMatchObject(locked)
    expect(refusalOf(await mutual.choose(deps, author, mutualId, replyId))).toMatchObject(locked)
    expect(refusalOf(await mutual.join(deps, done.helper, mutualId))).toMatchObject(locked)
    expect((await mutual.seen(deps, author, mutualId)).acts).toEqual(['close'])
    valueOf(await mutual.withdraw(deps, other, mutualId))
    valueOf(await mutual.close(deps, author, mutualId))
    valueOf(await mutual.thank(deps, done.asker, done.mutualId))
    await deps.db.updateTable('block').set({ state: 1, transfer_price: null, transfer_until: null }).execute()
  })

  it('what others do: choosing, finishing, thanking, closing; and a stale version', async () => {
    const { author, other, mutualId, replyId } = await mutual.answered(deps)
    expect(refusalOf(await mutual.choose(deps, other, mutualId, replyId))).toMatchObject({ reason: 'NO_RIGHT' })
    expect(refusalOf(await mutual.close(deps, other, mutualId))).toMatchObject({ reason: 'NOT_FOUND' })
    expect(refusalOf(await mutual.finish(deps, other, mutualId))).toMatchObject({ reason: 'NOT_FOUND' })
    expect(refusalOf(await mutual.thank(deps, other, mutualId))).toMatchObject({ reason: 'NOT_FOUND' })
    expect(refusalOf(await mutual.withdraw(deps, author, mutualId))).toMatchObject({ reason: 'NOT_FOUND' })
    const { ver } = await mutual.postOf(deps, mutualId)
    valueOf(await mutual.edit(deps, author, mutualId))
    const stale = await chooseReply(deps, author, { clientNo: clientNo(), mutualId, ver, replyId })
    expect(refusalOf(stale)).toMatchObject({ reason: 'MOVED', data: { post: { ver: ver + 1 } } })
    valueOf(await mutual.choose(deps, author, mutualId, replyId))
    expect(refusalOf(await mutual.edit(deps, author, mutualId))).toMatchObject({ reason: 'CLOSED' })
  })

  it('a choice of a reply that was taken back, and a reply after the choice', async () => {
    const { author, other, mutualId, replyId } = await mutual.answered(deps)
    const third = await neighbour(deps, 77)
    valueOf(await mutual.join(deps, third, mutualId))
    valueOf(await mutual.withdraw(deps, other, mutualId))
    const gone = { reason: 'CLOSED', msg: '对方已撤回应答' }
    expect(refusalOf(await mutual.choose(deps, author, mutualId, replyId))).toMatchObject(gone)
    const { mine } = await mutual.seen(deps, third, mutualId)
    valueOf(await mutual.choose(deps, author, mutualId, mine.replyId ?? 0))
    const late = { reason: 'CLOSED', msg: '已经选了人' }
    expect(refusalOf(await mutual.join(deps, other, mutualId))).toMatchObject(late)
  })
})
