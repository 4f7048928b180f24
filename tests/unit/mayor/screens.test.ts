import type { MayorElection } from '@contract/endpoints/community/mayor-view'
import { mayors } from '@contract/mayor/limits'
import type { RefusalReason } from '@contract/refusals'
import type { BarFacts } from '@/features/mayor/rules/bar'
import { barOf } from '@/features/mayor/rules/bar'
import { barText, outText } from '@/features/mayor/words'
import { actFailure, castFailure, joinFailure } from '@/features/mayor/rules/failures'
import { afterTap, isSameCount, moved, ranksText, standingPlaces, standingRanks } from '@/features/mayor/rules/ranks'
import { roundsOf } from '@/features/mayor/rules/rounds'
import { stagesOf } from '@/features/mayor/rules/stages'
import { turnOf } from '@/features/mayor/rules/turn'
import type { CallError } from '@/lib/http/errors'
import { afterCast, candidates, mine, nominating, noonMs, seated, voting } from '../../ui/mayor/answers'

describe('ranks', () => {
  it('take a tap at their end, give it back, and are full at the most', () => {
    expect([afterTap([], 3), afterTap([3, 1], 3), afterTap([3], 1)]).toEqual([[3], [1], [3, 1]])
    const full = Array.from({ length: mayors.ranks }, (_, at) => at + 1)
    expect(afterTap(full, 99)).toBeUndefined()
    expect(afterTap(full, 1)).toEqual(full.slice(1))
  })

  it('change places with their neighbour, and not past the ends', () => {
    expect([moved([4, 1, 2], 1, -1), moved([4, 1, 2], 1, 1)]).toEqual([
      [1, 4, 2],
      [4, 2, 1],
    ])
    expect([moved([4, 1], 4, -1), moved([4, 1], 1, 1), moved([4, 1], 9, 1)]).toEqual([
      [4, 1],
      [4, 1],
      [4, 1],
    ])
  })

  it('skip who left, and are told by their names', () => {
    const left = { candidates: candidates.map((one) => (one.place === 2 ? { ...one, state: 'struck' as const } : one)) }
    expect(standingPlaces({ candidates: [...left.candidates].reverse() })).toEqual([1, 3, 4])
    expect(standingRanks(left, [2, 4, 9])).toEqual([4])
    expect(ranksText(left, [4, 1])).toBe('1 小满，2 老周')
  })

  it('give the published count, and no other', () => {
    const ballots = [[3, 1], [1, 2], [1], [2, 1], [2], [4]].map((choice) => ({ choice }))
    expect(isSameCount(seated, ballots)).toBe(true)
    expect(isSameCount(seated, ballots.slice(1))).toBe(false)
    expect(isSameCount({ ...seated, winner: 2 }, ballots)).toBe(false)
    expect(isSameCount({ ...seated, runnerUp: 3 }, ballots)).toBe(false)
    expect(isSameCount({ ...seated, rounds: seated.rounds.slice(1) }, ballots)).toBe(false)
    expect(isSameCount({ ...seated, cast: 7 }, ballots)).toBe(false)
  })
})

describe('a round', () => {
  it('tells where the votes of who drops out went, and nothing of a count of zero', () => {
    expect(outText({ votes: 1_200, noNext: 3 })).toBe('，1,200 票转出，其中 3 票无下一位')
    expect(outText({ votes: 2, noNext: 0 })).toBe('，2 票转出')
    expect(outText({ votes: 0, noNext: 0 })).toBe('')
  })

  it('tells a bar in words, with what came only where something came', () => {
    expect(barText({ name: '老周', votes: 4, gained: 1 })).toBe('老周，4 票，其中转来 1 票')
    expect(barText({ name: '老周', votes: 3, gained: 0 })).toBe('老周，3 票')
  })

  // Counted in each test, not while they are listed, so that a mutant of it is there.
  const counted = () => roundsOf(seated)

  it('has most votes first, and says who drops out with what', () => {
    const [first] = counted()
    expect(first).toMatchObject({ no: 1, line: 80 })
    expect(first?.bars.map(({ place, votes, isOut }) => [place, votes, isOut])).toEqual([
      [1, 2, false],
      [2, 2, false],
      [3, 1, false],
      [4, 1, true],
    ])
    expect(first?.out).toEqual({ name: '小满', votes: 1, noNext: 1 })
  })

  it('sorts by votes, and of as many by the place, however they are told', () => {
    const shuffled = seated.rounds.map((round) => ({ ...round, votes: [...round.votes].reverse() }))
    const places = (rounds: typeof seated.rounds) =>
      roundsOf({ ...seated, rounds }).map(({ bars }) => bars.map(({ place }) => place))
    expect(places(shuffled)).toEqual(places(seated.rounds))
    expect(places(shuffled)[0]).toEqual([1, 2, 3, 4])
  })

  it('has a winner in the last round only, and the number of a place that nobody holds', () => {
    const [first] = counted()
    expect(first?.bars.map(({ isWinner }) => isWinner)).toEqual([false, false, false, false])
    const [nameless] = roundsOf({ ...seated, candidates: [] })
    expect(nameless?.bars[0]).toMatchObject({ place: 1, name: '1', blockNo: 0 })
    expect(first?.bars[0]).not.toMatchObject({ blockNo: 0 })
  })

  it('tells what came from who dropped out before', () => {
    const [, second, last] = counted()
    expect(second?.exhausted).toBe(1)
    expect(last?.bars).toMatchObject([
      { place: 1, votes: 3, gained: 1, isWinner: true },
      { place: 2, votes: 2, gained: 0, isWinner: false },
    ])
    expect(last?.out).toBeUndefined()
  })

  it('draws the line of the majority inside the bar, and no bar past its end', () => {
    for (const { line, bars } of counted()) {
      expect(line).toBeLessThan(100)
      for (const bar of bars) expect(bar.filled + bar.gainedFilled).toBeLessThanOrEqual(100)
    }
  })
})

describe('the stages', () => {
  const looks = (election: MayorElection) => stagesOf(election).map(({ look }) => look)

  it.each<[string, MayorElection, readonly string[]]>([
    ['announced', { ...nominating, state: 'announced' }, ['now', 'todo', 'todo', 'todo']],
    ['nominating', nominating, ['done', 'now', 'todo', 'todo']],
    ['voting', voting, ['done', 'done', 'now', 'todo']],
    ['seated', seated, ['done', 'done', 'done', 'done']],
    ['void after the voting', { ...voting, state: 'void' }, ['done', 'done', 'done', 'todo']],
    ['void without candidates', { ...nominating, state: 'void' }, ['done', 'done', 'todo', 'todo']],
  ])('of one that is %s', (_, election, told) => expect(looks(election)).toEqual(told))

  it('say their day, and of the present one its end', () => {
    expect(stagesOf(voting).map(({ when }) => when)).toEqual(['11-08', '11-12', '到 11-23 20:00', '12-01'])
  })
})

describe('the turn', () => {
  const told = (election: MayorElection, nowMs = noonMs, blockNo: number | undefined = 128) => {
    const { who, act, until } = turnOf(election, nowMs, blockNo)
    return [who, act, until]
  }

  it.each<[string, MayorElection, number, number | undefined, readonly unknown[]]>([
    ['waits', { ...nominating, state: 'announced' }, noonMs, 128, ['已公告', '等报名开始', nominating.nominateFrom]],
    ['is open', nominating, noonMs, 128, ['报名中', '任何居民可参选', nominating.voteFrom]],
    ['has me', { ...nominating, acts: ['edit'] }, noonMs, 128, ['你已参选', '可改说明', nominating.voteFrom]],
    ['is over', nominating, nominating.voteFrom, 128, ['已截止', '11-23 20:00', undefined]],
    ['is mine', voting, noonMs, 128, ['轮到你', '排 1–3 位', voting.voteTo]],
    ['may be changed', afterCast, noonMs, 128, ['已投票', '可改票', voting.voteTo]],
    ['is a guest’s', { ...voting, mine: null, acts: [] }, noonMs, undefined, ['投票中', '登录可投', voting.voteTo]],
    [
      'is nobody’s',
      { ...voting, mine: null, acts: [] },
      noonMs,
      0,
      ['投票中', '名册已定，新购的区块下次可投', voting.voteTo],
    ],
    ['is of others', { ...voting, acts: [] }, noonMs, 128, ['投票中', '名册 1204 块', voting.voteTo]],
    [
      'is barred',
      { ...voting, mine: { ...mine, inTransfer: true }, acts: [] },
      noonMs,
      128,
      ['转让中', '不能投票', voting.voteTo],
    ],
    ['is counted', voting, voting.voteTo, 128, ['已截止', '11-23 20:00', undefined]],
    ['has ended', seated, noonMs, 128, ['已计票', '11-20 20:00', undefined]],
    ['came to nothing', { ...seated, state: 'void' }, noonMs, 128, ['未选出', '11-20 20:00', undefined]],
  ])('%s', (_, election, nowMs, blockNo, words) => {
    const { who, act, until } = turnOf(election, nowMs, blockNo)
    expect([who, act, until]).toEqual(words)
  })

  it('is urgent in its last two hours', () => {
    expect(turnOf(voting, voting.voteTo - 7_200_000, 128).tone).toBe('me')
    expect(turnOf(voting, voting.voteTo - 7_199_999, 128).tone).toBe('urgent')
    expect(told(voting, voting.voteTo - 1)[0]).toBe('轮到你')
  })
})

const facts: BarFacts = {
  election: nominating,
  enabled: true,
  blockNo: 128,
  ranked: 0,
  hasReceipt: false,
  isBusy: false,
  nowMs: noonMs,
}

describe('the buttons', () => {
  const keys = (election: MayorElection, change: Partial<BarFacts> = {}) =>
    barOf({ ...facts, election, ...change }).map(({ kind, label }) => `${kind} ${label}`)
  const barred = (part: Partial<typeof mine>): MayorElection => ({
    ...nominating,
    mine: { ...mine, ...part },
    acts: [],
  })
  const shut = (part: Partial<typeof mine> = {}): MayorElection => ({ ...voting, mine: { ...mine, ...part }, acts: [] })
  const others = (of: MayorElection): MayorElection => ({ ...of, mine: null, acts: [] })
  const gone = { ...barred({}), candidates: candidates.map((one) => ({ ...one, isMine: one.place === 1 })) }

  it.each<[MayorElection, Partial<BarFacts>, readonly string[]]>([
    [{ ...nominating, state: 'announced', acts: [] }, {}, ['off 11-12 08:00 开始报名']],
    [nominating, {}, ['join 我要参选']],
    [{ ...nominating, acts: ['edit', 'quit'] }, {}, ['quit 退出参选', 'edit 修改参选说明']],
    [barred({}), { nowMs: nominating.voteFrom }, ['off 已截止']],
    [others(nominating), { blockNo: undefined }, ['login 登录后参选']],
    [others(nominating), { enabled: false }, ['off 本城暂未开放市长选举']],
    [others(nominating), { blockNo: 0 }, ['noBlock 购买区块']],
    [others(nominating), {}, ['off 当前区块不在这座城，不能参选']],
    [gone, {}, ['off 已退出本届，不能再参选']],
    [barred({ inTransfer: true }), {}, ['off 128 号转让中，不能参选']],
    [barred({ lostDisputes: 1, isEligible: false }), {}, ['off 近 90 天有输掉的纠纷']],
    [barred({ residentDays: 12, isEligible: false }), {}, ['off 居住 12 天，满 30 天可参选']],
    [{ ...barred({ termsInRow: 2, isEligible: false }), mostInRow: 2 }, {}, ['off 已连续任职 2 届，本届不能参选']],
    [{ ...barred({ termsInRow: 1 }), mostInRow: 2 }, {}, ['off 管理登录不能做这一步']],
    [barred({}), {}, ['off 管理登录不能做这一步']],
    [voting, {}, ['off 请排 1–3 位']],
    [voting, { ranked: 1 }, ['ballot 提交']],
    [voting, { ranked: 1, isBusy: true }, ['busy 提交中']],
    [{ ...voting, acts: ['quit', 'cast'] }, { ranked: 1 }, ['quit 退出参选', 'ballot 提交']],
    [afterCast, { ranked: 1, hasReceipt: true }, ['ballot 改投']],
    [afterCast, { ranked: 1 }, ['receipt 输入回执改票']],
    [others(voting), { blockNo: undefined }, ['login 登录后投票']],
    [others(voting), { blockNo: undefined, nowMs: voting.voteTo }, ['off 已截止']],
    [voting, { nowMs: voting.voteTo }, ['off 已截止，未投出']],
    [shut({ cast: true }), { nowMs: voting.voteTo }, ['off 已截止']],
    [others(voting), { blockNo: 0 }, ['noBlock 购买区块']],
    [others(voting), { blockNo: 0, enabled: false }, ['off 本城暂未开放市长选举']],
    [others(voting), {}, ['off 当前区块不在这座城，不能投票']],
    [shut({ inTransfer: true }), {}, ['off 128 号转让中，不能投票']],
    [shut({ inCensus: false }), {}, ['off 128 号不在这次名册里']],
    [shut(), {}, ['off 管理登录不能做这一步']],
    [seated, {}, ['check 核对我的票', 'course 看档案']],
    [{ ...seated, isPublished: false }, {}, ['course 看档案']],
    [{ ...seated, acts: ['resign'] }, {}, ['check 核对我的票', 'course 看档案']],
    [{ ...seated, state: 'void', winner: null }, {}, ['course 看档案']],
  ])('%#', (election, change, told) => expect(keys(election, change)).toEqual(told))
})

describe('what was refused', () => {
  const refused = (reason: RefusalReason, msg = ''): CallError => ({ kind: 'refused', reason, msg, data: {} })

  it('is told in the server’s words where it knows more', () => {
    expect(castFailure(refused('NO_RIGHT', '128 号不在名册里'))).toMatchObject({
      text: '128 号不在名册里',
      step: 'reload',
    })
    expect(castFailure(refused('CLOSED'))).toEqual({ text: '已截止，未投出', step: 'reload' })
    expect(castFailure(refused('FORM'))).toEqual({ text: '候选人有变化，未投出，请重新排序', step: 'reload' })
    expect(joinFailure(refused('LIMIT', '候选人已满'))).toBe('候选人已满')
    expect(joinFailure(refused('MOVED'))).toBe('选举刚刚有变化，未提交')
    expect(actFailure(refused('CLOSED'), 'quit')?.text).toContain('未退出')
    expect(actFailure(refused('MOVED'), 'resign')).toMatchObject({ text: '选举刚刚有变化，未辞任', step: 'reload' })
  })

  it('may have been carried out after all', () => {
    expect(castFailure({ kind: 'timeout' })?.text).toContain('不会重复投票')
    expect(joinFailure({ kind: 'timeout' })).toContain('再次点击将核对结果')
    expect(castFailure({ kind: 'loggedOut' })).toBeUndefined()
  })
})
