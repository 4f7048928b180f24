import { fen } from '@contract/money'
import type { VoteValues } from '@/features/vote/rules/written'
import {
  problemsOf,
  firstValues,
  firstValuesOf,
  passShareFor,
  typedShare,
  valuesOf,
  writtenVote,
} from '@/features/vote/rules/written'
import { askingRow, info, manyRow } from '../../ui/vote/answers'

const typed: VoteValues = { ...firstValues, title: '北门延长营业', content: '到 20:00' }
const money: VoteValues = {
  ...typed,
  kind: 'fund',
  passShare: '60',
  amount: '1,800',
  payeeBlockNo: '560',
  purpose: ' 值班补贴 ',
}
const options = [
  { text: ' 北门台阶 ', note: ' 约 400 ' },
  { text: '南桥扶手', note: '' },
]
const several: VoteValues = { ...typed, ballot: 'multi', options }

describe('the form of a draft', () => {
  it('begins with seven days, half of the votes and thirty percent of the blocks, in secret', () => {
    expect(firstValues).toEqual({
      kind: 'opinion',
      title: '',
      content: '',
      ballot: 'yesno',
      options: [
        { text: '', note: '' },
        { text: '', note: '' },
      ],
      maxChoice: 2,
      amount: '',
      payeeBlockNo: '',
      purpose: '',
      days: 7,
      passShare: '50',
      minTurnout: '30',
      results: 'atEnd',
      anonymous: true,
    })
  })

  it('has what was written, as it is typed', () => {
    expect(valuesOf(info({ ...askingRow, amount: fen(1_234_567_00) }))).toEqual({
      kind: 'fund',
      title: '南桥加一盏感应灯',
      content: '申请从社区基金支出，用于 12 月的值班补贴。',
      ballot: 'yesno',
      options: firstValues.options,
      maxChoice: 2,
      amount: '1234567.00',
      payeeBlockNo: '560',
      purpose: '12 月值班补贴',
      days: 3,
      passShare: '60',
      minTurnout: '30',
      results: 'atEnd',
      anonymous: true,
    })
  })

  it('has the options of one that has some, and no money of one that asks for none', () => {
    const many = info(manyRow)
    expect(valuesOf(many)).toMatchObject({ options: many.options, maxChoice: 3, amount: '', payeeBlockNo: '' })
    expect([1, 2, 3].map((maxChoice) => valuesOf({ ...many, maxChoice }).maxChoice)).toEqual([2, 2, 3])
  })
})

it.each([
  ['10', 10, 10],
  ['9', 10, undefined],
  ['100', 10, 100],
  ['101', 10, undefined],
  [' 30 ', 10, 30],
  ['0', 0, 0],
  ['', 0, undefined],
  ['33.5', 10, undefined],
  ['-5', 0, undefined],
  ['3 0', 10, undefined],
])('%j is, from %d on, the share %p', (text, least, share) => {
  expect(typedShare(text, least)).toBe(share)
})

describe('what is sent', () => {
  it('of yes and no has no options and no money', () => {
    const part = {
      title: ' 北门延长营业 ',
      content: ' 到 20:00 ',
      options,
      maxChoice: 3,
      amount: '5',
      payeeBlockNo: '7',
    }
    expect(writtenVote({ ...typed, ...part, purpose: '灯' })).toEqual({
      kind: 'opinion',
      title: '北门延长营业',
      content: '到 20:00',
      ballot: 'yesno',
      options: [],
      maxChoice: 1,
      days: 7,
      minTurnout: 30,
      passShare: 50,
      results: 'atEnd',
      anonymous: true,
      purpose: '',
    })
  })

  it('on the fund’s money is yes or no, with amount, payee and purpose', () => {
    expect(writtenVote({ ...money, ballot: 'multi', options })).toMatchObject({
      ballot: 'yesno',
      options: [],
      maxChoice: 1,
      amount: 180_000,
      payeeBlockNo: 560,
      purpose: '值班补贴',
    })
  })

  it('has the options without the gaps around them, and several choices of several only', () => {
    const trimmed = [
      { text: '北门台阶', note: '约 400' },
      { text: '南桥扶手', note: '' },
    ]
    expect(writtenVote(several)).toMatchObject({ ballot: 'multi', options: trimmed, maxChoice: 2 })
    expect(writtenVote({ ...several, ballot: 'single' })).toMatchObject({
      ballot: 'single',
      options: trimmed,
      maxChoice: 1,
    })
  })

  it.each([
    ['0.01', 1],
    ['0', undefined],
    ['', undefined],
    ['1.234', undefined],
  ])('of the amount %j is %p', (amount, sent) => {
    const wish = writtenVote({ ...money, amount })
    expect(wish.amount).toBe(sent)
    expect('amount' in wish).toBe(sent !== undefined)
  })

  it.each([
    ['1', 1],
    ['0', undefined],
    ['', undefined],
    ['91 号', undefined],
    ['999999999', 999_999_999],
    ['1000000000', undefined],
  ])('of the payee %j is %p', (payeeBlockNo, sent) => {
    const wish = writtenVote({ ...money, payeeBlockNo })
    expect(wish.payeeBlockNo).toBe(sent)
    expect('payeeBlockNo' in wish).toBe(sent !== undefined)
  })

  it('has the shares that were typed, from ten percent on, else the usual ones', () => {
    const shares = (share: string) => {
      const { passShare, minTurnout } = writtenVote({ ...typed, passShare: share, minTurnout: share })
      return [passShare, minTurnout]
    }
    expect(['10', '9', '100', '101'].map(shares)).toEqual([
      [10, 10],
      [50, 30],
      [100, 100],
      [50, 30],
    ])
  })

  it.each([3, 5, 7, 10, 14])('has the %d days that were picked', (days) => {
    expect(writtenVote({ ...typed, days }).days).toBe(days)
  })

  it('has five days where the number is none of these', () => {
    expect([4, 0].map((days) => writtenVote({ ...typed, days }).days)).toEqual([5, 5])
  })
})

describe('what is wrong with the form', () => {
  const wrong = (values: Partial<VoteValues>, isDraft = false, of = typed) => problemsOf({ ...of, ...values }, isDraft)

  it('is nothing when all is there', () => {
    expect([wrong({}), wrong({}, false, money), wrong({}, false, several)]).toEqual([{}, {}, {}])
  })

  it('is, of a draft, only what is never allowed', () => {
    expect(wrong({ content: '' })).toEqual({ content: '请填写说明' })
    expect(wrong({ content: '' }, true)).toEqual({})
    expect(wrong({ title: '北门' }, true)).toEqual({ title: '请填写 4–40 个字' })
  })

  it('is a share that is none, and one below the least of its kind', () => {
    expect(wrong({ passShare: '9' }, true)).toEqual({ passShare: '请填写 10–100 的整数' })
    expect(wrong({ passShare: '10' }, true)).toEqual({})
    expect(wrong({ minTurnout: '9' })).toEqual({ minTurnout: '请填写 10–100 的整数' })
    expect(wrong({ minTurnout: '10' })).toEqual({})
    expect(wrong({ passShare: '49' })).toEqual({ passShare: '通过线至少 50 %' })
    expect(wrong({ passShare: '49' }, true)).toEqual({})
  })

  it('is an amount that cannot be read; none at all is none yet in a draft', () => {
    const amount = (text: string, isDraft: boolean) => wrong({ amount: text }, isDraft, money)
    expect(amount('1.234', false)).toEqual({ amount: '请填写金额，最多 2 位小数' })
    expect(amount('1.234', true)).toEqual({ amount: '请填写金额，最多 2 位小数' })
    expect([amount(' ', false), amount('0', false)]).toEqual([{ amount: '请填写金额' }, { amount: '请填写金额' }])
    expect([amount(' ', true), amount('0.01', false)]).toEqual([{}, {}])
  })

  it('is a payee that is no block’s number', () => {
    const payee = (text: string, isDraft: boolean) => wrong({ payeeBlockNo: text }, isDraft, money)
    expect([payee('甲', true), payee('0', true)]).toEqual([
      { payeeBlockNo: '请填写区块编号' },
      { payeeBlockNo: '请填写区块编号' },
    ])
    expect(payee('0', false)).toEqual({ payeeBlockNo: '请填写区块编号' })
    expect(payee(' ', false)).toEqual({ payeeBlockNo: '请填写收款区块编号' })
    expect([payee(' ', true), payee('1', false)]).toEqual([{}, {}])
  })

  it('is no money that the kind does not ask for', () => {
    expect(wrong({ amount: '1.234', payeeBlockNo: '甲' })).toEqual({})
  })
})

it.each([
  ['fund', 'yesno', '59', '60'],
  ['fund', 'yesno', '60', '60'],
  ['fund', 'multi', '59', '60'],
  ['fund', 'yesno', '61', '61'],
  ['opinion', 'yesno', '49', '50'],
  ['rule', 'yesno', '50', '50'],
  ['opinion', 'multi', '9', '10'],
  ['opinion', 'single', '10', '10'],
  ['opinion', 'yesno', '0', '50'],
  ['fund', 'yesno', '', ''],
  ['fund', 'yesno', '六十', '六十'],
] as const)('of %s by %s the share %j becomes %j', (kind, ballot, share, least) => {
  expect(passShareFor(kind, ballot, share)).toBe(least)
})

it('a form for the fund’s money begins with that kind and its share of the votes', () => {
  expect(firstValuesOf(false)).toEqual(firstValues)
  expect(firstValuesOf(true)).toEqual({ ...firstValues, kind: 'fund', passShare: '60' })
})
