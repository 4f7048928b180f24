import { dayStart } from '@contract/hours'
import type { Caller } from '../../../server/http/caller'
import { guest } from '../../../server/http/caller'
import { listVotes } from '../../../server/modules/vote/info'
import type { TestDeps } from '../../support/database/database'
import { fill } from '../../support/city/fund'
import { areaId, inSmallCity, resident, valueOf } from '../../support/city/small-city'
import { refusalOf, unreadKinds } from '../../support/city/outcomes'
import * as city from '../../support/city/votes'

const dayMs = 86_400_000

let deps: TestDeps

inSmallCity((fresh) => {
  deps = fresh
}, city.faultsOf)

const notices = async (userId: number) => {
  const rows = await deps.db
    .selectFrom('user_notice')
    .select(['kind', 'title', 'content'])
    .where('user_id', '=', userId)
    .orderBy('notice_id')
    .execute()
  return rows.map(({ kind, title, content }) => `${kind}: ${title} ${content}`)
}
const announced = async () => {
  const rows = await deps.db
    .selectFrom('area_notice')
    .select(['type', 'title', 'content'])
    .orderBy('notice_id')
    .execute()
  return rows.map(({ type, title, content }) => `${type}: ${title} ${content}`)
}
const list = async (caller = guest, tab: 'todo' | 'open' | 'archive' | 'mine' = 'open') =>
  valueOf(await listVotes(deps, caller, { areaId, tab, page: 1 }))

describe('an opinion', () => {
  it('opens for the blocks that are held, to the end of its last day, and tells the city', async () => {
    const [author, other] = await city.settlers(deps, 3)
    const later = () => city.settler(deps, 90)
    if (!author || !other) throw new Error()
    const vote = valueOf(await city.write(deps, author))
    const closeAt = dayStart(deps.clock.now()) + 3 * dayMs
    expect(vote).toMatchObject({ no: 'V261121-0001', state: 'open', census: 3, cast: 0, closeAt, ver: 2 })
    expect(vote.mine).toEqual({
      blockNo: 1,
      isAuthor: true,
      inCensus: true,
      cast: false,
      supports: false,
      inTransfer: false,
    })
    expect([vote.acts, vote.tally, vote.outcome]).toEqual([['cancel', 'cast'], null, null])
    expect(await announced()).toEqual(['vote: 新投票：周末夜市收摊时间 1 号发起，到 11-23 24:00，一块一票。'])
    const newcomer = await later()
    expect((await city.read(deps, newcomer, vote.voteId)).mine).toMatchObject({ inCensus: false })
    expect(refusalOf(await city.cast(deps, newcomer, vote.voteId, [0]))).toMatchObject({
      reason: 'NO_RIGHT',
      msg: '90 号不在这次名册里',
    })
  })

  it('is written as a draft that nobody else sees, changed, started', async () => {
    const [author, other] = await city.settlers(deps, 2)
    if (!author || !other) throw new Error()
    const draft = valueOf(await city.write(deps, author, { draft: 1, content: '' }))
    expect([draft.state, draft.acts, draft.census]).toEqual(['draft', ['edit', 'start', 'cancel'], 2])
    expect((await list(author, 'mine')).data).toHaveLength(1)
    expect((await list(other, 'mine')).data).toEqual([])
    expect(await list(other)).toMatchObject({ data: [], asking: [], counts: { todo: 0, open: 0, archive: 0, mine: 0 } })
    const changed = valueOf(await city.edit(deps, author, draft.voteId, { draft: 1, title: '夜市几点收摊' }))
    expect([changed.title, changed.ver]).toEqual(['夜市几点收摊', 2])
    const stale = await city.edit(deps, author, draft.voteId, {}, { ver: 1 })
    expect(refusalOf(stale)).toMatchObject({ reason: 'MOVED', data: { vote: { title: '夜市几点收摊' } } })
    const started = valueOf(await city.edit(deps, author, draft.voteId, { title: '夜市几点收摊' }))
    expect([started.state, started.title]).toEqual(['open', '夜市几点收摊'])
    expect(refusalOf(await city.edit(deps, author, draft.voteId))).toMatchObject({ reason: 'CLOSED' })
  })

  it('lapses as a draft after thirty days, to the millisecond', async () => {
    const author = await city.settler(deps, 1)
    const { voteId } = valueOf(await city.write(deps, author, { draft: 1 }))
    deps.clock.forward(30 * dayMs - 1)
    await city.work(deps)
    expect((await city.read(deps, author, voteId)).state).toBe('draft')
    deps.clock.forward(1)
    await city.work(deps)
    expect((await city.read(deps, author, voteId)).state).toBe('cancelled')
    expect((await list(guest, 'archive')).data).toEqual([])
    expect(await notices(author.userId)).toEqual(['voteLapsed: 周末夜市收摊时间：草稿已作废 草稿保留 30 天，已到期。'])
    expect((await city.write(deps, author)).ok).toBe(true)
  })

  it('reminds a day before its close whoever has not voted, and nobody else', async () => {
    const people = await city.settlers(deps, 3)
    const [author, voter, idle] = people
    if (!author || !voter || !idle) throw new Error()
    const { voteId, closeAt } = valueOf(await city.write(deps, author))
    valueOf(await city.cast(deps, voter, voteId, [0]))
    deps.clock.at = (closeAt ?? 0) - dayMs - 1
    await city.work(deps)
    expect(await notices(idle.userId)).toEqual([])
    deps.clock.forward(1)
    await city.work(deps)
    await city.work(deps)
    expect(await notices(idle.userId)).toEqual([
      'voteReminder: 尚未投票 周末夜市收摊时间，到 11-23 24:00 截止，不投不计。',
    ])
    expect((await notices(voter.userId)).map((text) => text.split(':')[0])).toEqual(['voteCast'])
    expect(await unreadKinds(deps, voter.userId)).toEqual([])
  })

  it('is withdrawn while nobody has voted', async () => {
    const [author, voter] = await city.settlers(deps, 2)
    if (!author || !voter) throw new Error()
    const { voteId } = valueOf(await city.write(deps, author))
    expect(refusalOf(await city.cancel(deps, voter, voteId))).toMatchObject({ reason: 'NO_RIGHT' })
    const cancelled = valueOf(await city.cancel(deps, author, voteId, '写错了'))
    expect(cancelled).toMatchObject({ state: 'cancelled', cancelledBecause: '写错了', acts: [] })
    expect(refusalOf(await city.cast(deps, voter, voteId, [0]))).toMatchObject({ reason: 'CLOSED' })
    const again = valueOf(await city.write(deps, author))
    valueOf(await city.cast(deps, voter, again.voteId, [1]))
    expect((await city.read(deps, author, again.voteId)).acts).toEqual(['cast'])
    expect(refusalOf(await city.cancel(deps, author, again.voteId))).toMatchObject({
      reason: 'LIMIT',
      msg: '已经有人投票，不能撤回',
    })
  })

  it('is removed by an operator: the reason stands in its place, its ballots are gone, author and voters are told', async () => {
    const [author, voter] = await city.settlers(deps, 2)
    if (!author || !voter) throw new Error()
    const operator = { ...(await city.settler(deps, 12)), isStaff: true }
    const { voteId } = valueOf(await city.write(deps, author))
    valueOf(await city.cast(deps, voter, voteId, [0]))
    valueOf(await city.remove(deps, operator, voteId))
    const seen = await city.read(deps, guest, voteId)
    expect(seen).toMatchObject({
      state: 'cancelled',
      title: '内容已移除：有人身攻击',
      content: '',
      cast: 1,
      outcome: null,
    })
    expect(await deps.db.selectFrom('vote_ballot').selectAll().execute()).toEqual([])
    for (const { userId } of [author, voter])
      expect((await notices(userId)).at(-1)).toBe(
        'voteRemoved: 投票已移除 不再计票。原因：有人身攻击。（V261121-0001）',
      )
    const log = await deps.db.selectFrom('audit').select(['call', 'reason']).execute()
    expect(log).toEqual([{ call: '/admin/vote/remove', reason: '有人身攻击' }])
    expect(refusalOf(await city.remove(deps, operator, voteId))).toMatchObject({ reason: 'CLOSED' })
  })
})

describe('a vote on the fund’s money', () => {
  const begin = async (people = 8) => {
    await fill(deps, 1_000_000)
    const [payee, author, ...others] = await city.settlers(deps, people)
    if (!payee || !author) throw new Error()
    const vote = valueOf(await city.write(deps, author, city.spending))
    return { payee, author, others, voteId: vote.voteId, vote }
  }

  it('looks for supporters, shows who they are, and opens with the fifth block', async () => {
    const { author, others, voteId, vote } = await begin()
    expect(vote).toMatchObject({ state: 'draft', supportUntil: deps.clock.now() + 7 * dayMs, acts: ['cancel'] })
    expect((await list()).asking.map((row) => row.voteId)).toEqual([voteId])
    for (const by of others.slice(0, 4)) valueOf(await city.support(deps, by, voteId))
    const [first, second] = others
    if (!first || !second) throw new Error()
    expect((await city.read(deps, first, voteId)).acts).toEqual(['unsupport'])
    valueOf(await city.support(deps, second, voteId, 0))
    expect((await city.read(deps, second, voteId)).acts).toEqual(['support'])
    valueOf(await city.support(deps, second, voteId))
    expect((await city.read(deps, guest, voteId)).state).toBe('draft')
    const last = others[4] ?? first
    const opened = valueOf(await city.support(deps, last, voteId))
    expect(opened).toMatchObject({ state: 'open', supports: 5, supportUntil: null, census: 8 })
    expect(opened.supporters.map(({ blockNo }) => blockNo).sort()).toEqual([3, 4, 5, 6, 7])
    expect((await city.read(deps, author, voteId)).acts).toEqual(['cancel', 'cast'])
    expect((await list()).asking).toEqual([])
  })

  it('opens with the mayor’s support alone; the mayor was asked for it', async () => {
    await fill(deps, 1_000_000)
    const [payee, author, mayor] = await city.settlers(deps, 3)
    if (!payee || !author || !mayor) throw new Error()
    await city.seatMayor(deps, mayor)
    const { voteId } = valueOf(await city.write(deps, author, city.spending))
    expect(await notices(mayor.userId)).toEqual([
      'voteAsked: 等附议：南桥路灯维修 2 号申请支出 ¥2,300.00，市长或 5 块附议后开投。',
    ])
    expect(valueOf(await city.support(deps, mayor, voteId))).toMatchObject({
      state: 'open',
      supporters: [{ blockNo: 3, isMayor: true }],
    })
  })

  it('lapses after seven days without enough support, to the millisecond', async () => {
    const { author, others, voteId } = await begin()
    for (const by of others.slice(0, 4)) valueOf(await city.support(deps, by, voteId))
    deps.clock.forward(7 * dayMs - 1)
    await city.work(deps)
    expect((await city.read(deps, guest, voteId)).state).toBe('draft')
    deps.clock.forward(1)
    const late = others[4] ?? author
    expect(refusalOf(await city.support(deps, late, voteId))).toMatchObject({ reason: 'CLOSED' })
    await city.work(deps)
    expect((await city.read(deps, guest, voteId)).state).toBe('cancelled')
    expect((await notices(author.userId)).at(-1)).toBe(
      'voteLapsed: 南桥路灯维修：附议不足，已作废 期限内附议不足。（V261121-0001）',
    )
    expect((await list(guest, 'archive')).data).toHaveLength(1)
  })

  it('stays, and says so, when the money is gone by then; the next support tries again', async () => {
    const { author, others, voteId } = await begin(9)
    const rival = await resident(deps, 70, 0)
    await deps.db.updateTable('user_account').set({ points: 20 }).where('user_id', '=', rival.userId).execute()
    const mayor = await city.settler(deps, 12)
    await city.seatMayor(deps, mayor)
    const second = valueOf(await city.write(deps, rival, { ...city.spending, amount: 800_000 as never }))
    valueOf(await city.support(deps, mayor, second.voteId))
    for (const by of others.slice(0, 5)) valueOf(await city.support(deps, by, voteId))
    expect((await city.read(deps, guest, voteId)).state).toBe('draft')
    expect((await notices(author.userId)).at(-1)).toBe(
      'voteShort: 南桥路灯维修：暂不能开投 附议已达标。基金可用余额 2,000.00，不够，有新的附议时再试。',
    )
    valueOf(await city.cancel(deps, rival, second.voteId))
    expect(valueOf(await city.support(deps, others[5] ?? author, voteId)).state).toBe('open')
  })

  it('keeps what it asks for from others while it is open, and gets it when it passes', async () => {
    const { payee, author, others, voteId } = await begin()
    for (const by of others.slice(0, 5)) valueOf(await city.support(deps, by, voteId))
    const { fundReader } = await import('../../../server/modules/fund/info')
    const fund = async () => valueOf(await fundReader(deps)({ areaId }, guest))
    expect(await fund()).toMatchObject({
      balance: 1_000_000,
      free: 770_000,
      reserved: 230_000,
      votes: [{ voteId, title: '南桥路灯维修', amount: 230_000, isTurn: false }],
    })
    const turnOf = async (caller: Caller) =>
      valueOf(await fundReader(deps)({ areaId }, caller)).votes.map(({ isTurn }) => isTurn)
    expect(await turnOf(payee)).toEqual([true])
    expect(await turnOf({ ...payee, isManager: true })).toEqual([false])
    for (const by of [payee, ...others.slice(0, 2)]) valueOf(await city.cast(deps, by, voteId, [0]))
    expect([await turnOf(payee), await turnOf(author)]).toEqual([[false], [true]])
    valueOf(await city.cast(deps, author, voteId, [1]))
    await city.close(deps, voteId)
    const { state, spend, tally, outcome } = await city.read(deps, payee, voteId)
    expect([state, tally, outcome]).toEqual([
      'passed',
      { ballots: 4, abstain: 0, counts: [3, 1] },
      { accepted: [0], isTie: false },
    ])
    expect(spend).toMatchObject({
      amount: 230_000,
      purpose: '南桥路灯维修',
      yesShare: 7_500,
      voteId,
      state: 'approved',
    })
    expect(spend).toMatchObject({ authorBlockNo: 2, payeeBlockNo: 1, isPayee: true })
    expect(await fund()).toMatchObject({ free: 770_000, votes: [] })
    expect((await notices(payee.userId)).at(-1)).toBe(
      'voteClosed: 南桥路灯维修：通过 已截止。同意 75 %，通过线 60 %。（V261121-0001）',
    )
    expect((await announced()).slice(1)).toEqual([expect.stringContaining('fund: 南桥路灯维修：投票通过')])
    deps.clock.at = spend?.payAt ?? 0
    await city.work(deps)
    expect((await city.read(deps, payee, voteId)).spend?.state).toBe('paid')
  })
})
