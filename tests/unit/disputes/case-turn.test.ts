import type { DisputeBrief } from '@contract/endpoints/orders/dispute-view'
import { fen } from '@contract/money'
import { caseCourse, caseTurn, whyNot } from '@/features/disputes/rules/case-turn'
import { terms } from '../../support/terms'

/** 11-22 17:37 in the area. */
const openedAt = Date.UTC(2026, 10, 22, 9, 37)
const hour = 3_600_000
const evidenceUntil = openedAt + 48 * hour
const decideBy = openedAt + 7 * 24 * hour
const deadlineAt = openedAt + 15 * 24 * hour

const dispute: DisputeBrief = {
  by: 'buyer',
  reason: 'other',
  state: 'open',
  openedAt,
  evidenceUntil,
  decideBy,
  decision: null,
  appeal: null,
}

/** A dispute about 500.00, the most that a mayor or an arbiter decides. */
const facts = {
  dispute,
  deadlineAt,
  mayDecide: false,
  role: 'arbiter',
  amount: fen(50_000),
  terms,
  orderNo: 'D1',
} as const

type Facts = Parameters<typeof caseTurn>[0]
const of = (more: Partial<Facts> = {}): Facts => ({ ...facts, ...more })
const inState = (state: DisputeBrief['state'], more: Partial<Facts> = {}) =>
  of({ dispute: { ...dispute, state }, ...more })

const above = fen(50_001)

describe('whose turn a dispute is, told to who decides', () => {
  it.each<[string, Facts, number, object]>([
    [
      'both bring evidence',
      of(),
      evidenceUntil - 1,
      { tone: 'wait', who: '双方举证中', deadlineAt: evidenceUntil, otherwise: '之后裁定' },
    ],
    [
      'the arbiter’s once the evidence is over',
      of(),
      evidenceUntil,
      { tone: 'me', who: '轮到你', act: '裁定', deadlineAt: decideBy, otherwise: '平台介入' },
    ],
    [
      'the operator’s, above 500.00',
      of({ amount: above }),
      evidenceUntil,
      { tone: 'wait', who: '等平台', act: '裁定', deadlineAt: decideBy, otherwise: '平台介入' },
    ],
    [
      'the operator’s who reads it, above 500.00',
      of({ amount: above, role: 'operator' }),
      evidenceUntil,
      { tone: 'me', who: '轮到你', act: '裁定', deadlineAt: decideBy, otherwise: '平台介入' },
    ],
    [
      'the operator’s once the decision is late',
      of(),
      decideBy,
      { tone: 'wait', who: '等平台', act: '裁定', deadlineAt, otherwise: '超时退款' },
    ],
    [
      'the reader’s who may decide a late one',
      of({ mayDecide: true }),
      decideBy,
      { tone: 'me', who: '轮到你', act: '裁定', deadlineAt, otherwise: '超时退款' },
    ],
    [
      'both answer a decision',
      inState('decided'),
      decideBy,
      { tone: 'wait', who: '等双方', act: '接受或申诉', deadlineAt, otherwise: '到期执行' },
    ],
    [
      'the operator’s after an appeal',
      inState('appealed'),
      decideBy,
      { tone: 'wait', who: '等平台', act: '终裁', deadlineAt, otherwise: '超时退款' },
    ],
    [
      'without an end when the order has none',
      inState('appealed', { deadlineAt: null }),
      decideBy,
      { tone: 'wait', who: '等平台', act: '终裁', otherwise: '超时退款' },
    ],
  ])('%s', (_whose, about, now, turn) => {
    expect(caseTurn(about, now)).toEqual(turn)
  })

  it.each([
    ['executed', '已执行'],
    ['withdrawn', '已撤回'],
    ['lapsed', '无人裁定，已退款'],
  ] as const)('nobody’s once it is %s', (state, who) => {
    expect(caseTurn(inState(state, { mayDecide: true }), decideBy)).toEqual({ tone: 'done', who, otherwise: 'D1' })
  })
})

describe('what is to come of a dispute', () => {
  it.each([
    ['open', '市长最晚 11-29 裁定 → 12-07 仍无人裁定则全额退给买家'],
    ['appealed', '平台最晚 12-07 裁定 → 仍未裁定则全额退给买家'],
    ['decided', '到期无人申诉，按裁定执行'],
    ['executed', undefined],
    ['withdrawn', undefined],
    ['lapsed', undefined],
  ] as const)('%s: %s', (state, text) => {
    expect(caseCourse(inState(state), evidenceUntil)).toEqual(text)
  })
})

describe('why the reader cannot decide', () => {
  it.each<[string, Facts, string | null | undefined]>([
    ['he can', of({ mayDecide: true }), undefined],
    ['the evidence is not over', of(), '举证到 11-24 17:37，之后裁定'],
    ['an arbiter, above 500.00', of({ amount: above }), '超过 ¥500.00，由平台裁定'],
    [
      'the operator waits for the evidence, above 500.00',
      of({ amount: above, role: 'operator' }),
      '举证到 11-24 17:37，之后裁定',
    ],
    ['it is decided', inState('decided', { amount: above }), '已裁定，待双方答复'],
    ['it was appealed against', inState('appealed', { amount: above }), '已申诉，由平台终裁'],
    ['nothing is left to decide: executed', inState('executed'), null],
    ['nothing is left to decide: withdrawn', inState('withdrawn'), null],
    ['nothing is left to decide: lapsed', inState('lapsed'), null],
  ])('%s', (_why, about, words) => {
    expect(whyNot(about, openedAt)).toEqual(words)
  })
})
