import type { VoteInfo } from '@contract/endpoints/community/votes'
import type { BarFacts } from '@/features/vote/rules/bar'
import { startBar, voteBar } from '@/features/vote/rules/bar'
import { askingRow, counted, info, manyRow, mine, noonMs, row } from '../../ui/vote/answers'

const facts: BarFacts = {
  vote: info(),
  blockNo: 128,
  choice: undefined,
  hasReceipt: false,
  isBusy: false,
  isUnanswered: false,
  nowMs: noonMs,
}
const closeAt = row.closeAt ?? 0

type Change = Partial<BarFacts>
type Told = readonly [kind: string, label: string] | undefined

const bar = (vote: VoteInfo, change: Change): Told => {
  const told = voteBar({ ...facts, vote, ...change })
  return told && [told.kind, told.label]
}

describe('the button of an open vote', () => {
  const open = (vote: Partial<VoteInfo>, change: Change) => bar(info(row, vote), change)
  const many = (vote: Partial<VoteInfo>, change: Change) => bar(info(manyRow, vote), change)

  it.each<[string, Partial<VoteInfo>, Change, Told]>([
    ['lets a guest in', { mine: null }, { blockNo: undefined }, ['login', '登录后投票']],
    ['asks for a block', { mine: null }, { blockNo: 0 }, ['noBlock', '购买区块']],
    ['is off in another city', { mine: null }, {}, ['off', '当前区块不在这座城，不能投票']],
    ['is off at its close', {}, { nowMs: closeAt }, ['off', '已截止，未投出']],
    ['is off then for who has voted', { mine: { ...mine, cast: true } }, { nowMs: closeAt }, ['off', '已截止']],
    [
      'is off then for who is not listed',
      { mine: { ...mine, inCensus: false } },
      { nowMs: closeAt },
      ['off', '已截止'],
    ],
    ['is off then for a guest', { mine: null }, { blockNo: undefined, nowMs: closeAt }, ['off', '已截止']],
    ['is on a moment before it', {}, { nowMs: closeAt - 1, choice: [0] }, ['cast', '投出这一票']],
    ['is off without a close', { closeAt: null }, {}, ['off', '已截止，未投出']],
    ['is off with the module', { enabled: false }, {}, ['off', '本城暂未开放投票']],
    ['is off in transfer', { mine: { ...mine, inTransfer: true } }, {}, ['off', '128 号转让中，不能投票']],
    ['is off outside the census', { mine: { ...mine, inCensus: false } }, {}, ['off', '128 号不在这次名册里']],
    ['is off for a managing login', { acts: [] }, {}, ['off', '管理登录不能投票']],
  ])('%s', (_, vote, change, told) => {
    expect(open(vote, change)).toEqual(told)
  })

  it('has a lock for a managing login only', () => {
    const icon = (vote: Partial<VoteInfo>) => {
      const told = voteBar({ ...facts, vote: info(row, vote) })
      return told && 'icon' in told ? told.icon : undefined
    }
    expect([icon({ acts: [] }), icon({ enabled: false }), icon({})]).toEqual(['lock', undefined, undefined])
  })

  it.each<[string, Change, Told]>([
    ['asks for one', {}, ['off', '请选 1 项']],
    ['casts', { choice: [0] }, ['cast', '投出这一票']],
    ['casts an abstention', { choice: [] }, ['cast', '投出这一票']],
    ['needs no receipt the first time', { choice: [1], hasReceipt: true }, ['cast', '投出这一票']],
    ['waits while it is sent', { choice: [0], isBusy: true }, ['busy', '提交中']],
    ['waits for a check, too', { choice: [0], isBusy: true, isUnanswered: true }, ['busy', '提交中']],
    ['checks what got no answer', { choice: [0], isUnanswered: true }, ['cast', '核对是否投出']],
    ['is closed even while it is sent', { isBusy: true, nowMs: closeAt }, ['off', '已截止，未投出']],
  ])('of one choice %s', (_, change, told) => {
    expect(open({}, change)).toEqual(told)
  })

  it.each<[string, Partial<VoteInfo>, Change, Told]>([
    ['asks for up to as many', {}, {}, ['off', '请选 1–3 项']],
    ['asks for one where there may be one only', { maxChoice: 1 }, {}, ['off', '请选 1 项']],
    ['counts what is chosen', {}, { choice: [0, 2] }, ['cast', '投出 2 项']],
    ['counts one, too', {}, { choice: [3] }, ['cast', '投出 1 项']],
    ['counts no abstention', {}, { choice: [] }, ['cast', '投出这一票']],
  ])('of several choices %s', (_, vote, change, told) => {
    expect(many(vote, change)).toEqual(told)
  })

  it.each<[string, Change, Told]>([
    ['asks for the receipt first', { choice: [1] }, ['receipt', '输入回执改票']],
    ['then for a choice', { hasReceipt: true }, ['off', '请选 1 项']],
    ['then changes it', { hasReceipt: true, choice: [1] }, ['cast', '改投这一票']],
  ])('that has the ballot %s', (_, change, told) => {
    expect(open({ acts: ['change'], mine: { ...mine, cast: true } }, change)).toEqual(told)
  })
})

describe('the button of a draft', () => {
  const draft = (vote: Partial<VoteInfo>, change: Change = {}) => bar(info(askingRow, vote), change)
  const other = { mine, acts: [] }

  it.each<[string, Partial<VoteInfo>, Change, Told]>([
    ['goes on writing', { acts: ['edit'], supportUntil: null }, {}, ['write', '修改或提交']],
    ['is none before it looks for supporters', { ...other, supportUntil: null }, {}, undefined],
    ['supports', { mine, acts: ['support'] }, {}, ['support', '附议']],
    ['takes a support back', { mine, acts: ['unsupport'] }, {}, ['unsupport', '撤回附议']],
    ['waits while it is sent', { mine, acts: ['support'] }, { isBusy: true }, ['busy', '提交中']],
    ['lets a guest in', { mine: null, acts: [] }, { blockNo: undefined }, ['login', '登录后附议']],
    ['is off with the module', { ...other, enabled: false }, {}, ['off', '本城暂未开放投票']],
    ['is off with the module without a block', { enabled: false }, { blockNo: 0 }, ['off', '本城暂未开放投票']],
    ['asks for a block', { mine: null, acts: [] }, { blockNo: 0 }, ['noBlock', '购买区块后附议']],
    ['is off in another city', { mine: null, acts: [] }, {}, ['off', '当前区块不在这座城，不能附议']],
    ['is none for its author', {}, {}, undefined],
    ['is off in transfer', { mine: { ...mine, inTransfer: true }, acts: [] }, {}, ['off', '128 号转让中，不能附议']],
    ['is off for who gets the money', other, {}, ['off', '不能附议自己的']],
  ])('%s', (_, vote, change, told) => {
    expect(draft(vote, change)).toEqual(told)
  })
})

describe('the button of a vote that has ended', () => {
  it('leads to its course', () => {
    expect(bar(counted(), {})).toEqual(['course', '看全程'])
    expect(bar(counted({ supports: 0 }), {})).toEqual(['course', '看全程'])
  })

  it('leads there from one that was never open as soon as somebody supported it', () => {
    expect(bar(counted({ state: 'cancelled', openAt: null, supports: 1 }), {})).toEqual(['course', '看全程'])
    expect(bar(counted({ state: 'cancelled', openAt: null, supports: 0 }), {})).toBeUndefined()
  })
})

it('the button under the votes starts one in the own city, or says what is needed first', () => {
  expect([startBar(undefined, false), startBar(0, false), startBar(128, true), startBar(128, false)]).toEqual([
    { kind: 'login', label: '登录后发起' },
    { kind: 'noBlock', label: '购买区块后发起' },
    { kind: 'start', label: '发起投票' },
    { kind: 'off', label: '当前区块不在这座城' },
  ])
  expect(startBar(128, true, true)).toEqual({ kind: 'off', label: '128 号转让中，不能发起投票' })
})
