import type { FundSpend } from '@contract/endpoints/community/fund'
import { fen } from '@contract/money'
import type { RefusalReason } from '@contract/refusals'
import type { CallError } from '@/lib/http/errors'
import { backAmount, backFailure, backLeft, proofFailure, spendLine, turnOf } from '@/features/fund/rules/spend'
import { noonMs, proof, spend } from '../../ui/fund/answers'
import { read } from '../../support/texts/read'

const moment = (text: string) => Date.parse(`${text}+08:00`)
const turn = (part: Partial<FundSpend>) => turnOf({ ...spend, ...part }, noonMs)

describe('whose turn it is with a spend', () => {
  const owed = { act: '交凭证', until: spend.proofBefore, otherwise: '逾期公示' }
  const late = { act: '交凭证', otherwise: '未交凭证' }

  it('is nobody’s while it is public: it says when it is paid and to whom', () => {
    const told = { tone: 'wait', who: '公示中', act: '付给 91 号', until: spend.payAt }
    expect(turn({ state: 'approved', isPayee: true })).toEqual(told)
    expect(turn({ state: 'approved' })).toEqual(told)
  })

  it('is the payee’s once it is paid', () => {
    expect(turn({ isPayee: true })).toEqual({ tone: 'me', who: '轮到你', ...owed })
    expect(turn({})).toEqual({ tone: 'wait', who: '等 91', ...owed })
  })

  it('is urgent for the payee who is late, and counts nothing down', () => {
    expect(turn({ isPayee: true, isLate: true })).toEqual({ tone: 'urgent', who: '轮到你', ...late })
    expect(turn({ isLate: true })).toEqual({ tone: 'wait', who: '等 91', ...late })
    expect(turn({ isPayee: true, proofBefore: null })).toEqual({ tone: 'urgent', who: '轮到你', ...late })
  })

  it('is over with its proof, and says when that came', () => {
    const endedAt = moment('2026-11-21T11:00:00')
    expect(turn({ state: 'accounted', proof, endedAt })).toEqual({
      tone: 'done',
      who: '已交凭证',
      otherwise: '11-20 09:00',
    })
    expect(turn({ state: 'accounted', endedAt })).toEqual({ tone: 'done', who: '已交凭证' })
  })

  it.each([
    ['stopped', '已停付'],
    ['returned', '已退回'],
  ] as const)('is over when it is %s, and says since when', (state, who) => {
    const endedAt = moment('2025-12-20T09:30:00')
    expect(turn({ state, endedAt, proof })).toEqual({ tone: 'done', who, otherwise: '2025-12-20 09:30' })
    expect(turn({ state, proof })).toEqual({ tone: 'done', who })
  })
})

it('a row of the fund says when a spend is paid, until when its proof is due, or else its state', () => {
  const line = (part: Partial<FundSpend>) => spendLine({ ...spend, ...part }, noonMs)
  const soon = { payAt: noonMs + 1, proofBefore: null }
  expect(read(line({ state: 'approved', ...soon }))).toMatch(/^公示中 · \d\d-\d\d \d\d:\d\d 付给 91 号$/)
  expect(line({})).toEqual('已付款 · 12-19 前交凭证')
  expect(line({ isLate: true })).toBe('已付款 · 凭证已逾期')
  expect(line({ state: 'approved', payAt: noonMs })).toBe(`公示期满 · 待付给 ${spend.payeeBlockNo} 号`)
  expect(line({ state: 'stopped', proofBefore: null })).toBe('已停付')
})

describe('what is given back', () => {
  it('is at most what did not come back yet', () => {
    expect(backLeft({ amount: fen(230_000), givenBack: fen(30_000) })).toBe(200_000)
    expect(backLeft({ amount: fen(230_000), givenBack: fen(230_000) })).toBe(0)
  })

  it.each([
    ['0', undefined],
    ['0.01', 1],
    ['12.50', 1_250],
    ['12.51', undefined],
    ['', undefined],
    ['x', undefined],
  ])('of 12.50, typed as %j, is %p', (typed, amount) => {
    expect(backAmount(typed, fen(1_250))).toBe(amount)
  })
})

describe('what was not taken', () => {
  const refused = (reason: RefusalReason, data: object = {}): CallError => ({
    kind: 'refused',
    reason,
    msg: '',
    data: { ...data },
  })
  const lost: CallError = { kind: 'timeout' }

  it.each<[string, CallError, string]>([
    ['for others', refused('NO_RIGHT'), '只有收款人能提交凭证'],
    ['after seven days', refused('EXPIRED'), '凭证提交已满 7 天，不能再更换'],
    ['of a spend that is over', refused('CLOSED'), '这笔支出已结束，未提交'],
    ['of none', refused('NOT_FOUND'), '未找到该支出，未提交'],
    ['without an answer', lost, '未收到结果，可能已提交成功。再次点击将核对结果，不会重复提交。'],
  ])('a proof %s says so', (_, error, words) => {
    expect(proofFailure(error)).toBe(words)
  })

  it.each<[string, CallError, string]>([
    ['beyond what is left', refused('LIMIT', { left: 1_250 }), '最多退 12.50，没有扣款'],
    ['beyond nothing', refused('LIMIT', { left: 0 }), '最多退 0.00，没有扣款'],
    ['beyond what nobody knows', refused('LIMIT'), '超出可退的金额，没有扣款'],
    ['of others, whatever is left', refused('NO_RIGHT', { left: 1_250 }), '只有收款人能退回，没有扣款'],
    ['of a spend that is over', refused('CLOSED'), '这笔支出已结束，没有扣款'],
    ['of none', refused('NOT_FOUND'), '未找到该支出，没有扣款'],
    ['without an answer', lost, '未收到结果，可能已退回成功。再次点击将核对结果，不会重复退回。'],
  ])('money back %s says so', (_, error, words) => {
    expect(backFailure(error)).toBe(words)
  })
})
