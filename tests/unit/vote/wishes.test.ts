import { voteAdd, voteCancel } from '@contract/endpoints/community/votes'
import * as v from 'valibot'
import { leastPassShare, wishProblems, type VoteWish } from '@contract/vote/wish'

const opinion: VoteWish = {
  kind: 'opinion',
  title: '明年先修哪几处',
  content: '给明年一季度作参考。',
  ballot: 'multi',
  maxChoice: 3,
  options: ['北门台阶', '河西候车亭', '南桥扶手'].map((text) => ({ text, note: '' })),
  days: 7,
  minTurnout: 20,
  passShare: 50,
  results: 'afterVote',
  anonymous: true,
}
const fund: VoteWish = {
  ...opinion,
  kind: 'fund',
  ballot: 'yesno',
  options: [],
  maxChoice: 1,
  passShare: 60,
  results: 'atEnd',
  amount: 42_000,
  payeeBlockNo: 91,
  purpose: '购灯一盏，安装一次',
}
const option = (text: string) => ({ text, note: '' })

it('lets whole wishes start', () => {
  expect([wishProblems(opinion, false), wishProblems(fund, false)]).toEqual([undefined, undefined])
  const eight = Array.from({ length: 8 }, (_, i) => option(String(i)))
  const edges = [{ title: '修哪座桥' }, { options: eight }, { ballot: 'single', maxChoice: 9 }] as const
  for (const edge of edges) expect(wishProblems({ ...opinion, ...edge }, false)).toBeUndefined()
})

it.each<[Partial<VoteWish>, string]>([
  [{ options: [option('北门')] }, '请填写 2–8 个选项'],
  [{ options: [option('北门'), option('')] }, '请填写每个选项'],
  [{ maxChoice: 1, options: [option('北门'), option('北门')] }, '选项不能重复'],
  [{ maxChoice: 4 }, '最多选 3 项'],
  [{ ...fund, purpose: undefined }, '请填写用途'],
])('says what is wrong: %j', (part, words) => {
  expect(Object.values(wishProblems({ ...opinion, ...part }, false) ?? {})).toEqual([words])
})

it.each<[string, VoteWish, string]>([
  ['a title of three signs', { ...opinion, title: '修哪里' }, 'title'],
  ['no text', { ...opinion, content: '' }, 'content'],
  ['one option', { ...opinion, options: [option('北门')] }, 'options'],
  ['nine options', { ...opinion, options: Array.from({ length: 9 }, (_, i) => option(String(i))) }, 'options'],
  ['an empty option', { ...opinion, options: [option('北门'), option('')] }, 'options'],
  ['the same option twice', { ...opinion, maxChoice: 1, options: [option('北门'), option('北门')] }, 'options'],
  ['more choices than options', { ...opinion, maxChoice: 4 }, 'maxChoice'],
  ['a share below the least', { ...opinion, passShare: 9 }, 'passShare'],
  ['less than half of yes and no', { ...opinion, ballot: 'yesno', passShare: 49 }, 'passShare'],
  ['money with 59 %', { ...fund, passShare: 59 }, 'passShare'],
  ['money without a sum', { ...fund, amount: undefined }, 'amount'],
  ['money for nobody', { ...fund, payeeBlockNo: undefined }, 'payeeBlockNo'],
  ['money for nothing', { ...fund, purpose: '' }, 'purpose'],
  ['money by several choices', { ...opinion, ...fund, ballot: 'multi', options: opinion.options }, 'ballot'],
  ['a secret vote with live counts', { ...opinion, results: 'always' }, 'results'],
])('refuses %s', (_name, wish, field) => {
  expect(Object.keys(wishProblems(wish, false) ?? {})).toEqual([field])
})

it('asks of a draft only what is never allowed', () => {
  expect(
    wishProblems({ ...fund, content: '', passShare: 50, amount: undefined, purpose: undefined }, true),
  ).toBeUndefined()
  expect(wishProblems({ ...opinion, title: '修', results: 'always', options: [] }, true)).toEqual({
    title: '请填写 4–40 个字',
    results: '不记名不能实时看结果',
  })
  expect(wishProblems({ ...fund, ballot: 'single' }, true)).toEqual({ ballot: '基金支出只能投同意或不同意' })
})

it('needs more for money than for an opinion, and a half where there are only yes and no', () => {
  expect([leastPassShare(fund), leastPassShare({ ...opinion, ballot: 'yesno' }), leastPassShare(opinion)]).toEqual([
    60, 50, 10,
  ])
})

const clientNo = '00000000-0000-4000-8000-000000000001'
const sent = { clientNo, kind: 'opinion', title: '夜市几点收摊', days: 3 }
const isSent = (wish: object) => v.safeParse(voteAdd.input, { ...sent, ...wish }).success

it.each([
  ['title', 40],
  ['content', 1_000],
  ['purpose', 40],
])('a vote’s %s may have %d characters and no more', (field, most) => {
  expect([isSent({ [field]: '字'.repeat(most) }), isSent({ [field]: '字'.repeat(most + 1) })]).toEqual([true, false])
})

it.each([
  ['text', 20],
  ['note', 30],
])('an option’s %s may have %d characters and no more', (field, most) => {
  const options = (count: number) => [{ text: '甲', note: '', [field]: '字'.repeat(count) }]
  expect([isSent({ options: options(most) }), isSent({ options: options(most + 1) })]).toEqual([true, false])
})

it('a reason may have 140 characters and no more', () => {
  const cancels = (reason: string) => v.safeParse(voteCancel.input, { clientNo, voteId: 1, ver: 1, reason }).success
  expect([cancels('字'.repeat(140)), cancels('字'.repeat(141))]).toEqual([true, false])
})

it('is open for three, five, seven, ten or fourteen days', () => {
  const days = Array.from({ length: 16 }, (_, i) => i)
  expect(days.filter((count) => isSent({ days: count }))).toEqual([3, 5, 7, 10, 14])
})

it('asks for 30 % of the blocks and 50 % of the votes unless it says otherwise, and for 10 % at least', () => {
  expect(v.parse(voteAdd.input, sent)).toMatchObject({
    minTurnout: 30,
    passShare: 50,
    results: 'atEnd',
    anonymous: true,
  })
  expect([9, 10, 100, 101].map((minTurnout) => isSent({ minTurnout }))).toEqual([false, true, true, false])
  expect([9, 10, 100, 101].map((passShare) => isSent({ passShare }))).toEqual([false, true, true, false])
})
