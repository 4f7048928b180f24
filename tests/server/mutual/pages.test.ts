import { guest } from '../../../server/http/caller'
import { setSwitch } from '../../support/admin/access'
import { count } from '../../../server/modules/area/service'
import { listPosts } from '../../../server/modules/mutual/info'
import { addMutualMessage, listMutualMessages } from '../../../server/modules/mutual/open/messages'
import { listRanks } from '../../../server/modules/points/service'
import { createUser } from '../../../server/modules/session/accounts'
import type { TestDeps } from '../../support/database/database'
import * as mutual from '../../support/city/mutual'
import { dayMs, neighbour, work } from '../../support/city/mutual'
import { noticeKinds, refusalOf } from '../../support/city/outcomes'
import { areaId, clientNo, inSmallCity, valueOf } from '../../support/city/small-city'
import { readModules, readTodo } from '../../support/city/community'

let deps: TestDeps

inSmallCity((fresh) => {
  deps = fresh
}, mutual.mutualFaults)

type By = Parameters<typeof listPosts>[1]
const first = { areaId, page: 1, tab: 'all', q: '' } as const
const list = async (by: By, wish: Partial<Parameters<typeof listPosts>[2]> = {}) =>
  valueOf(await listPosts(deps, by, { ...first, ...wish }))
const write = (by: By, id: number, text = '几点到？') =>
  addMutualMessage(deps, by, { clientNo: clientNo(), id, text, images: '' })
const words = (by: By, id: number) => listMutualMessages(deps, by, { id, page: 1 })

describe('the detailed place and the private words', () => {
  it('are read by the author and the chosen one, and by nobody else', async () => {
    const { author, other, mutualId } = await mutual.matched(deps)
    const third = await neighbour(deps, 77)
    const operator = { ...(await neighbour(deps, 76)), isStaff: true }
    const manager = { ...author, isManager: true }
    valueOf(await write(author, mutualId))
    valueOf(await write(other, mutualId, '三点'))
    for (const by of [author, other]) {
      const post = await mutual.seen(deps, by, mutualId)
      expect([post.placeDetail, post.messages]).toEqual(['北门 2 栋 301', 2])
      expect(valueOf(await words(by, mutualId)).data.map(({ text }) => text)).toEqual(['三点', '几点到？'])
    }
    expect(valueOf(await words(author, mutualId)).data).toMatchObject([{ by: 'chosen', mine: false }, { by: 'author' }])
    for (const by of [third, operator, manager, guest]) {
      const post = await mutual.seen(deps, by, mutualId)
      expect([post.placeDetail, post.messages]).toEqual([null, 0])
      expect(JSON.stringify([post, await list(by)])).not.toContain('2 栋 301')
      expect((await words(by, mutualId)).ok).toBe(false)
      expect((await write(by, mutualId)).ok).toBe(false)
    }
    expect(refusalOf(await words(manager, mutualId))).toMatchObject({ reason: 'NO_RIGHT' })
    expect(refusalOf(await words(third, mutualId))).toMatchObject({ reason: 'NOT_FOUND' })
    expect((await list(third, { q: '301' })).data).toEqual([])
    expect(await noticeKinds(deps, other.userId)).toEqual(['mutual-choose', 'mutual-message'])
    const told = deps.db
      .selectFrom('user_notice')
      .select(['user_id', 'title', 'content'])
      .where('kind', '=', 'mutual-message')
    const { no, title } = await mutual.postOf(deps, mutualId)
    expect(await told.orderBy('notice_id').execute()).toEqual([
      { user_id: other.userId, title: `${title}：${author.blockNo} 留言`, content: `几点到？（${no}）` },
      { user_id: author.userId, title: `${title}：${other.blockNo} 留言`, content: `三点（${no}）` },
    ])
  })

  it('are not read by who replied and was not chosen, nor before a choice; a new chosen one does not see the words before', async () => {
    const { author, other, mutualId, replyId } = await mutual.answered(deps)
    const third = await neighbour(deps, 77)
    valueOf(await mutual.join(deps, third, mutualId))
    expect((await mutual.seen(deps, other, mutualId)).placeDetail).toBeNull()
    expect(refusalOf(await write(author, mutualId))).toMatchObject({ reason: 'NOT_FOUND' })
    valueOf(await mutual.choose(deps, author, mutualId, replyId))
    valueOf(await write(other, mutualId, '我是 91'))
    expect((await mutual.seen(deps, third, mutualId)).placeDetail).toBeNull()
    valueOf(await mutual.withdraw(deps, other, mutualId))
    expect((await mutual.seen(deps, other, mutualId)).placeDetail).toBeNull()
    const { mine } = await mutual.seen(deps, third, mutualId)
    valueOf(await mutual.choose(deps, author, mutualId, mine.replyId ?? 0))
    expect(valueOf(await words(third, mutualId)).data).toEqual([])
    expect((await words(other, mutualId)).ok).toBe(false)
  })

  it('are written while the two are matched and after the thanks, and say something', async () => {
    const { author, other, mutualId } = await mutual.finished(deps)
    expect(refusalOf(await write(author, mutualId, ''))).toMatchObject({ reason: 'FORM' })
    valueOf(await mutual.thank(deps, author, mutualId))
    valueOf(await write(other, mutualId, '不客气'))
    const closed = await mutual.matched(deps, {}, [12, 13])
    valueOf(await mutual.close(deps, closed.author, closed.mutualId))
    expect(refusalOf(await write(closed.author, closed.mutualId))).toMatchObject({ reason: 'CLOSED' })
    expect((await words(closed.other, closed.mutualId)).ok).toBe(true)
  })
})

it('lists what is open or matched, pinned first, then the newest; each kind, what is searched for, and one’s own', async () => {
  const mayor = await neighbour(deps, 77)
  await deps.db
    .insertInto('area_role')
    .values({ area_id: areaId, user_id: mayor.userId, role: 'mayor', since: 0 })
    .execute()
  const { author, other, mutualId } = await mutual.answered(deps)
  const { mutualId: offer } = valueOf(await mutual.publish(deps, author, { kind: 'offer', title: '会修自行车' }))
  const { mutualId: closed } = valueOf(await mutual.publish(deps, author, { thanks: 0, title: '不用了谢谢' }))
  valueOf(await mutual.close(deps, author, closed))
  const ids = async (...wish: Parameters<typeof list>) => (await list(...wish)).data.map((row) => row.mutualId)
  expect(await ids(guest)).toEqual([offer, mutualId])
  expect((await list(guest)).data.map(({ place }) => place)).toEqual(['北门', '北门'])
  valueOf(await mutual.pin(deps, mayor, mutualId))
  const pinned = await list(guest)
  expect(pinned.data).toMatchObject([
    { mutualId, pinUntil: deps.clock.now() + dayMs, replies: 1, acts: [] },
    { mutualId: offer },
  ])
  expect(pinned.counts).toEqual({ need: 1, offer: 1, mine: 0 })
  expect(await ids(guest, { kind: 'offer' })).toEqual([offer])
  expect(await ids(guest, { q: '钢琴' })).toEqual([mutualId])
  expect(await ids(guest, { q: '128' })).toEqual([mutualId, offer])
  expect(await ids(author, { tab: 'mine' })).toEqual([mutualId, closed, offer])
  expect((await list(other, { tab: 'mine' })).data).toMatchObject([{ mutualId, acts: ['withdraw'] }])
  expect(await ids(guest, { tab: 'mine' })).toEqual([])
  deps.clock.forward(dayMs)
  expect(await ids(guest)).toEqual([offer, mutualId])
})

it('gives a list in pages, each after the last row of the page before', async () => {
  const seen: number[] = []
  for (let no = 1; no <= 20; no += 1) valueOf(await mutual.publish(deps, await neighbour(deps, no, 0), { thanks: 0 }))
  let page = await list(guest)
  seen.push(...page.data.map(({ mutualId }) => mutualId))
  page = await list(guest, { page: 2, ...(page.cursor && { cursor: page.cursor }) })
  seen.push(...page.data.map(({ mutualId }) => mutualId))
  expect([page.counts, page.total, new Set(seen).size]).toEqual([undefined, 20, 20])
  expect(seen).toEqual([...seen].sort((one, other) => other - one))
})

it('is pinned by the mayor for a day, two at a time', async () => {
  const mayor = await neighbour(deps, 77)
  await deps.db
    .insertInto('area_role')
    .values({ area_id: areaId, user_id: mayor.userId, role: 'mayor', since: 0 })
    .execute()
  const posts = [1, 2, 3].map(async (no) => valueOf(await mutual.publish(deps, await neighbour(deps, no))).mutualId)
  const [one = 0, two = 0, three = 0] = await Promise.all(posts)
  expect(refusalOf(await mutual.pin(deps, await neighbour(deps, 9), one))).toMatchObject({ reason: 'NO_RIGHT' })
  expect(valueOf(await mutual.pin(deps, mayor, one)).acts).toEqual(['join', 'unpin'])
  valueOf(await mutual.pin(deps, mayor, two))
  valueOf(await mutual.pin(deps, mayor, two))
  expect(refusalOf(await mutual.pin(deps, mayor, three))).toMatchObject({ reason: 'LIMIT', msg: '最多置顶 2 条' })
  valueOf(await mutual.pin(deps, mayor, one, 0))
  valueOf(await mutual.pin(deps, mayor, three))
  deps.clock.forward(dayMs)
  valueOf(await mutual.pin(deps, mayor, one))
})

it('is removed by an operator with a reason, which readers see in place of the text; points go back', async () => {
  const operator = { ...guest, userId: await createUser(deps, { nickName: '周琪', isAdmin: true }), isStaff: true }
  const { author, other, mutualId } = await mutual.finished(deps)
  const own = { ...author, isStaff: true }
  expect(refusalOf(await mutual.remove(deps, own, mutualId))).toMatchObject({ reason: 'OWN' })
  valueOf(await mutual.remove(deps, operator, mutualId))
  const read = await mutual.seen(deps, guest, mutualId)
  expect(read).toMatchObject({
    state: 'removed',
    title: '内容已移除',
    content: '内容已移除：内容不合规定',
    thumbs: '',
    place: '',
    finished: null,
  })
  expect((await mutual.seen(deps, author, mutualId)).title).toBe('周日帮忙搬一架旧钢琴')
  expect((await list(guest)).data).toEqual([])
  expect(await noticeKinds(deps, author.userId)).toEqual(['mutual-replies1', 'mutual-finish', 'mutual-remove'])
  expect(await noticeKinds(deps, other.userId)).toEqual(['mutual-choose', 'mutual-remove'])
  const [log] = await deps.db.selectFrom('audit').selectAll().execute()
  expect(log).toMatchObject({ user_id: operator.userId, call: '/admin/mutual/remove', ref_id: mutualId })
  expect(refusalOf(await mutual.remove(deps, operator, mutualId))).toMatchObject({ reason: 'CLOSED' })
})

it('says softly that money is no matter here, and refuses nothing for it', async () => {
  const author = await neighbour(deps, 1)
  const made = valueOf(await mutual.publish(deps, author, { content: '给 20 元' }))
  expect(made.note).toBe('互助不涉及资金')
  const other = await neighbour(deps, 2)
  expect(valueOf(await mutual.join(deps, other, made.mutualId, '发个红包就行')).note).toBe('互助不涉及资金')
  expect(valueOf(await mutual.edit(deps, author, made.mutualId)).note).toBe('')
})

it('stands on the home: its line, and the thanks that are due', async () => {
  const lineOf = async (by: By) => {
    const { modules } = valueOf(await readModules(deps, by, areaId))
    return modules.find(({ name }) => name === 'mutual')
  }
  expect(await lineOf(guest)).toMatchObject({ line: '暂无互助', enabled: true, mine: false })
  const one = await neighbour(deps, 5)
  valueOf(await mutual.publish(deps, one, { kind: 'offer' }))
  expect(await lineOf(one)).toMatchObject({ line: '1 条提供' })
  const { asker, helper, mutualId } = await mutual.finished(deps)
  expect(await lineOf(helper)).toMatchObject({ line: '1 条求助', mine: false })
  expect(await lineOf(asker)).toMatchObject({ line: '1 件轮到我', mine: true })
  const { rows } = valueOf(await readTodo(deps, asker, { areaId }))
  const turn = { what: '道谢', until: deps.clock.now() + 3 * dayMs, otherwise: '自动道谢' }
  expect(rows).toEqual([
    { type: 'mutual', refId: mutualId, payNo: '', title: '周日帮忙搬一架旧钢琴', value: '30 人气值', turn },
  ])
})

it('thanks that are due count once on the badge, whatever is unread about them', async () => {
  const { asker, helper, mutualId } = await mutual.finished(deps)
  const badge = async (by: By, type = 0) => valueOf(await count(deps, by, areaId, type))
  expect(await badge(asker, 3)).toBeGreaterThan(0)
  expect(await badge(asker)).toBe(1)
  await deps.db.updateTable('user_notice').set({ read_at: 1 }).execute()
  expect([await badge(asker), await badge(helper)]).toEqual([1, 0])
  valueOf(await mutual.thank(deps, asker, mutualId))
  expect([await badge(asker), await badge(asker, 3)]).toEqual([0, 0])
})

it('where it is switched off, refuses what begins and lets what has begun end', async () => {
  const { author, other, mutualId, replyId } = await mutual.answered(deps)
  const done = await mutual.finished(deps, {}, [12, 13])
  await setSwitch(deps.db, areaId, { name: 'mutual', platform: 'messenger', on: false })
  const on = <C extends By>(by: C) => ({ ...by, platform: 'messenger' })
  const off = { reason: 'NO_RIGHT', data: { enabled: false }, msg: '本城暂未开放互助' }
  expect(refusalOf(await mutual.publish(deps, on(author)))).toMatchObject(off)
  expect(refusalOf(await mutual.join(deps, on(done.asker), mutualId))).toMatchObject(off)
  expect(refusalOf(await mutual.choose(deps, on(author), mutualId, replyId))).toMatchObject(off)
  expect(await list(on(author))).toMatchObject({ enabled: false })
  expect(await mutual.seen(deps, on(author), mutualId)).toMatchObject({ enabled: false, acts: ['close'] })
  expect(await mutual.seen(deps, author, mutualId)).toMatchObject({ enabled: true })
  valueOf(await mutual.withdraw(deps, on(other), mutualId))
  valueOf(await mutual.close(deps, on(author), mutualId))
  valueOf(await mutual.thank(deps, on(done.asker), done.mutualId))
})

it('ranks by three thanks of one pair in thirty days, and pays all; the record counts all', async () => {
  const [one, other] = [await neighbour(deps, 1, 200), await neighbour(deps, 2, 0)]
  const help = async () => {
    const { mutualId } = valueOf(await mutual.publish(deps, one, { thanks: 10 }))
    const { mine } = valueOf(await mutual.join(deps, other, mutualId))
    valueOf(await mutual.choose(deps, one, mutualId, mine.replyId ?? 0))
    valueOf(await mutual.thank(deps, one, mutualId))
    return mutualId
  }
  const ranked = async () => {
    const { rows } = valueOf(await listRanks(deps, other.userId, areaId))
    return rows.find(({ userId }) => userId === other.userId)?.points
  }
  const counted: (number | undefined)[] = []
  for (let turn = 0; turn < 4; turn += 1) {
    await help()
    counted.push(await ranked())
  }
  expect(counted).toEqual([10, 20, 30, 30])
  deps.clock.forward(30 * dayMs)
  const last = await help()
  expect(await ranked()).toBe(40)
  expect((await mutual.seen(deps, guest, last)).repliesPage.data[0]?.record).toEqual({ helped: 5, received: 50 })
  await work(deps)
})

it('takes nine pictures of a post, and three of what is done', async () => {
  const pictures = (count: number) => Array.from({ length: count }, (_, index) => `demo/tea-${index}.svg`).join(',')
  const author = await neighbour(deps, 1)
  expect(refusalOf(await mutual.publish(deps, author, { thumbs: pictures(10) }))).toMatchObject({ reason: 'FORM' })
  valueOf(await mutual.publish(deps, author, { thumbs: pictures(9) }))
  const { helper, mutualId } = await mutual.matched(deps, {}, [12, 13])
  expect(refusalOf(await mutual.finish(deps, helper, mutualId, '好', pictures(4)))).toMatchObject({ reason: 'FORM' })
  valueOf(await mutual.finish(deps, helper, mutualId, '好', pictures(3)))
})
