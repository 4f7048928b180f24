import { voteFacts, voteRow, voteStamp, voteSteps } from '../../../server/modules/archive/rules/votes'
import type { ArchivedVote } from '../../../server/modules/archive/store'

const at = (text: string) => Date.parse(`${text}+08:00`)
const dayMs = 86_400_000
const openAt = at('2026-11-19T12:00:00')
const closeAt = at('2026-11-22T12:00:00')
const until = at('2026-11-25T10:00:00')

const tallyText = (counts: readonly number[], abstain = 1) =>
  JSON.stringify({ ballots: counts.reduce((sum, one) => sum + one, abstain), abstain, counts })

/** Passed on the fund's money: two of three, and an abstention. */
const vote: ArchivedVote = {
  vote_id: 7,
  no: 'V261119-0002',
  ver: 4,
  area_id: 3253,
  area_name: '测试城',
  author_user_id: 1,
  author_block_id: 12,
  author_block_no: 560,
  kind: 'fund',
  title: '北门延长营业',
  content: '到 20:00',
  ballot: 'yesno',
  options: '[]',
  max_choice: 1,
  days: 3,
  min_turnout: 30,
  pass_share: 60,
  results: 'atEnd',
  anonymous: true,
  amount: 180_000,
  payee_user_id: 2,
  payee_block_id: 13,
  payee_block_no: 561,
  purpose: '值班补贴',
  state: 'passed',
  created_at: at('2026-11-18T10:00:00'),
  draft_until: until,
  asked_at: at('2026-11-18T11:00:00'),
  open_at: openAt,
  close_at: closeAt,
  remind_at: null,
  closed_at: closeAt + 1,
  census: 9,
  tally: tallyText([2, 1]),
  accepted: '0',
  is_tie: false,
  cancel_reason: '',
  removed_by: null,
  cast_count: 4,
  supporters: '市长 77、36',
}
const opinion: ArchivedVote = { ...vote, kind: 'opinion', amount: null, asked_at: null, supporters: '' }
const many: ArchivedVote = {
  ...opinion,
  ballot: 'multi',
  options: JSON.stringify(['台阶', '扶手', '照明'].map((text) => ({ text, note: '' }))),
  tally: tallyText([3, 2]),
}
const cancelled: ArchivedVote = { ...vote, state: 'cancelled', cancel_reason: '报价有误', cast_count: 0, tally: null }
/** Never opened. */
const asked: ArchivedVote = { ...cancelled, cancel_reason: '', open_at: null, close_at: null, census: null }
const lapsed: ArchivedVote = { ...asked, closed_at: until }
const removed: ArchivedVote = { ...cancelled, cancel_reason: '广告', removed_by: 9 }

it.each([
  ['passed', vote, '通过'],
  ['failed', { ...vote, state: 'failed' }, '未通过'],
  ['without enough', { ...vote, state: 'noQuorum' }, '人数不足'],
  ['withdrawn', cancelled, '已撤回'],
  ['withdrawn before it opened', { ...asked, closed_at: until - 1 }, '已撤回'],
  ['not supported in time', lapsed, '已作废'],
  ['not even ended', { ...asked, closed_at: null }, '已撤回'],
  ['withdrawn late, as it was open', { ...cancelled, closed_at: until + dayMs }, '已撤回'],
  ['removed', removed, '已移除'],
  ['a draft', { ...vote, state: 'draft' }, '已作废'],
  ['open', { ...vote, state: 'open' }, '已作废'],
] as const)('a vote that is %s says so', (_, row, stamp) => {
  expect(voteStamp(row)).toBe(stamp)
})

describe('a row of the archive', () => {
  const figure = (row: ArchivedVote) => voteRow(row).figure

  it('is a vote’s, with the share of yes', () => {
    expect(voteRow(vote)).toEqual({
      type: 'vote',
      refId: 7,
      no: 'V261119-0002',
      title: '北门延长营业',
      end: 'done',
      result: '通过',
      figure: '66.7 %',
      ending: '结束',
      closedAt: closeAt + 1,
    })
    expect(voteRow({ ...vote, closed_at: null }).closedAt).toBe(vote.created_at)
    expect(voteRow(removed).title).toBe('内容已移除：广告')
  })

  it.each([
    ['passed', vote, 'done', '结束'],
    ['failed', { ...vote, state: 'failed' }, 'failed', '结束'],
    ['missed its quorum', { ...vote, state: 'noQuorum' }, 'stopped', '结束'],
    ['was withdrawn', cancelled, 'failed', '撤回'],
    ['found no support', lapsed, 'failed', '作废'],
    ['was removed', removed, 'stopped', '移除'],
  ] as const)('of a vote that %s says how it ended', (_, row, end, ending) => {
    expect(voteRow(row)).toMatchObject({ end, ending })
  })

  it('shows the turnout where there is no yes, or so few secret ballots that each would be known', () => {
    expect(figure(many)).toBe('投票率 44.4 %')
    expect(figure({ ...vote, tally: null })).toBe('投票率 44.4 %')
    expect(figure({ ...vote, tally: tallyText([1, 1], 0) })).toBe('投票率 44.4 %')
    expect(figure({ ...vote, tally: tallyText([1, 1], 1) })).toBe('50 %')
    expect(figure({ ...vote, tally: tallyText([1, 1], 0), anonymous: false })).toBe('50 %')
  })

  it('shows the turnout beside the least one that it missed', () => {
    expect(figure({ ...vote, state: 'noQuorum', cast_count: 2, census: 9 })).toBe('22.2 / 30 %')
    expect(figure({ ...vote, state: 'noQuorum', cast_count: 0, census: 0 })).toBe('0 / 30 %')
    expect(figure({ ...vote, state: 'noQuorum', cast_count: 0, census: null })).toBe('0 / 30 %')
  })

  it('shows how many had voted on what was withdrawn, or its number where nobody could', () => {
    expect([0, 1, 4].map((count) => figure({ ...cancelled, cast_count: count }))).toEqual([
      '无人投票',
      '1 块投过',
      '4 块投过',
    ])
    expect(figure(lapsed)).toBe('V261119-0002')
  })
})

it('is told in three lines: what it spends or who asked, the turnout, and what it takes', () => {
  expect(voteFacts(vote)).toEqual([
    { label: '支出', value: '¥1,800.00' },
    { label: '投票率', value: '44.4 %' },
    { label: '通过线', value: '60 %' },
  ])
  expect(voteFacts(opinion)[0]).toEqual({ label: '发起', value: '560 号' })
  expect(voteFacts(lapsed)[1]).toEqual({ label: '投票率', value: '未开投' })
})

describe('the way of a vote', () => {
  const proposed = {
    at: vote.created_at,
    title: '提案',
    text: '560 号发起，编号 V261119-0002。',
    link: { type: 'vote', refId: 7, text: '看提案原文' },
  }
  const opened = { at: openAt, title: '开投', text: '9 块可投，到 11-22 12:00。' }
  const last = (row: ArchivedVote) => voteSteps(row).at(-1)

  it('goes over its support to its result', () => {
    expect(voteSteps(vote)).toEqual([
      proposed,
      { at: vote.asked_at, title: '附议', text: '市长 77、36 号附议。' },
      opened,
      {
        at: closeAt + 1,
        title: '结果：通过',
        text: '同意 2 · 反对 1 · 弃权 1，投票率 44.4 %。',
        link: { type: 'vote', refId: 7, text: '4 张选票，可逐张核对' },
      },
    ])
    expect(voteSteps({ ...vote, supporters: '' })[1]?.text).toBe('无人附议。')
  })

  it('tells of a large city in groups of three digits', () => {
    const large = { ...many, census: 12_040, cast_count: 4_515, tally: tallyText([3_000, 1_500, 1_010], 1_005) }
    expect(voteSteps(large).map(({ text }) => text)).toEqual([
      expect.anything(),
      '12,040 块可投，到 11-22 12:00。',
      '台阶 3,000 · 扶手 1,500 · 照明 1,010 · 弃权 1,005，投票率 37.5 %。',
    ])
    expect(last(large)?.link?.text).toMatch(/^\d,\d{3} 张选票，可逐张核对$/)
    expect(last({ ...large, tally: null })?.text).toBe('投票率 37.5 %，共 4,515 票。')
    expect(voteRow({ ...cancelled, cast_count: 4_515 }).figure).toBe('4,515 块投过')
  })

  it('needs no support for an opinion', () => {
    expect(voteSteps(opinion).map(({ title }) => title)).toEqual(['提案', '开投', '结果：通过'])
  })

  it('is of several options told by their names, with none for what nobody counted, and of a tie', () => {
    expect(last(many)?.text).toBe('台阶 3 · 扶手 2 · 照明 0 · 弃权 1，投票率 44.4 %。')
    expect(last({ ...many, is_tie: true, state: 'failed' })).toEqual({
      at: closeAt + 1,
      title: '结果：未通过',
      text: '台阶 3 · 扶手 2 · 照明 0 · 弃权 1，投票率 44.4 %。最高票并列。',
      link: { type: 'vote', refId: 7, text: '6 张选票，可逐张核对' },
    })
  })

  it('tells of few secret ballots how many there were only', () => {
    expect(last({ ...vote, tally: tallyText([1, 1], 0), cast_count: 2 })).toEqual({
      at: closeAt + 1,
      title: '结果：通过',
      text: '投票率 22.2 %，共 2 票。',
    })
  })

  it('ends with why it was withdrawn or removed, or by whom', () => {
    expect(last(cancelled)).toEqual({ at: closeAt + 1, title: '已撤回', text: '原因：报价有误。' })
    expect(last({ ...cancelled, cancel_reason: '' })?.text).toBe('560 号撤回。')
    expect(last(removed)).toEqual({ at: closeAt + 1, title: '已移除', text: '原因：广告。' })
    // A text that nobody can read any more.
    expect(voteSteps(removed)[0]).not.toHaveProperty('link')
  })

  it('ends without enough support, having never opened', () => {
    expect(voteSteps(lapsed).map(({ title }) => title)).toEqual(['提案', '附议', '已作废'])
    expect(last(lapsed)).toEqual({ at: until, title: '已作废', text: '期限内附议不足。' })
    expect(last({ ...lapsed, closed_at: until - 1 })?.text).toBe('560 号撤回。')
  })

  it('ends when it was made where nobody wrote down its end, and was open to nobody without a census', () => {
    const steps = voteSteps({ ...vote, closed_at: null, close_at: null, census: null })
    expect(steps.at(-1)?.at).toBe(vote.created_at)
    expect(steps[2]?.text).toBe('0 块可投，到 11-18 10:00。')
  })
})
