import type { DisputeBrief } from '@contract/endpoints/orders/dispute-view'
import { fen } from '@contract/money'
import { disputeTimes } from '@contract/orders/dispute-times'
import { actTitle, courseText, waitingOf } from '@contract/orders/story'
import { caseCourse, caseTurn } from '@/features/disputes/rules/case-turn'
import { courseIfDisputed } from '@/features/orders/story/rules/if-disputed'
import { turnOfOrder } from '@/features/orders/story/rules/turn'
import { order } from '../../support/app/orders'
import { terms } from '../../support/terms'
import { read } from '../../support/texts/read'
import { waits } from '../../support/waits'

/** 11-22 17:37 in the area. */
const openedAt = Date.UTC(2026, 10, 22, 9, 37)
const evidenceUntil = openedAt + waits.evidenceMs
const decideBy = openedAt + waits.decideMs
const deadlineAt = openedAt + waits.lastResortMs

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

const disputed = (facts: Parameters<typeof order>[0] = {}) => order({ state: 'dispute', dispute, deadlineAt, ...facts })

const before = '举证到 11-24 17:37 → 市长最晚 11-29 裁定 → 12-07 仍无人裁定则全额退'

describe('the course of a dispute', () => {
  it('is one sentence for both parties and for who decides', () => {
    const told = (side: 'buyer' | 'seller') => turnOfOrder(disputed({ side }), openedAt)?.long.otherwise
    expect(told('buyer')).toEqual(`${before}你。期间货款保持冻结。`)
    expect(told('seller')).toEqual(`${before}给 128。期间货款保持冻结。`)
    const of = { ...disputed(), dispute, mayDecide: false, role: 'arbiter' } as const
    expect(caseCourse(of, openedAt)).toEqual(`${before}给买家`)
  })

  it.each([
    ['before the evidence ends', evidenceUntil - 1, 'evidence', evidenceUntil],
    ['from then on', evidenceUntil, 'ruling', decideBy],
    ['until the decision is late', decideBy - 1, 'ruling', decideBy],
    ['after that', decideBy, 'lateRuling', deadlineAt],
  ])('waits for one thing at a time: %s', (_when, now, wait, until) => {
    expect(waitingOf(disputed(), now)).toMatchObject({ wait, until })
  })

  it('has three moments, counted from its opening', () => {
    expect(disputeTimes(openedAt, terms)).toEqual({ evidenceUntil, decideBy, lastResortAt: deadlineAt })
  })

  it('is promised in the same sentence before a dispute is opened', () => {
    for (const side of ['buyer', 'seller'] as const) {
      const told = turnOfOrder(disputed({ side }), openedAt)?.long.otherwise
      expect(courseIfDisputed(order({ state: 'delivered', side }), openedAt)).toEqual(told)
    }
    const much = order({ state: 'delivered', amount: fen(terms.arbiterMost + 1) })
    expect(read(courseIfDisputed(much, openedAt))).toContain('平台最晚 11-29 裁定')
  })

  it('leaves out what is over', () => {
    const told = (now: number) => {
      const facts = disputed()
      const waiting = waitingOf(facts, now)
      return waiting && courseText(facts, waiting, now, '你')
    }
    expect(told(evidenceUntil)).toEqual('市长最晚 11-29 裁定 → 12-07 仍无人裁定则全额退你')
    expect(told(decideBy)).toBe('平台最晚 12-07 裁定 → 仍未裁定则全额退你')
  })

  it.each([
    [terms.arbiterMost, 'arbiter', '等市长'],
    [terms.arbiterMost + 1, 'operator', '等平台'],
  ])('of %d fen is decided by the %s', (amount, who, words) => {
    const facts = disputed({ amount: fen(amount) })
    expect(waitingOf(facts, evidenceUntil)?.who).toBe(who)
    expect(turnOfOrder(facts, evidenceUntil)?.who).toBe(words)
  })

  it('says the same to a party and to who decides, at every moment', () => {
    for (const now of [openedAt, evidenceUntil, decideBy]) {
      const party = turnOfOrder(disputed(), now)
      const judge = caseTurn({ ...disputed(), dispute, mayDecide: false, role: 'operator' }, now)
      expect(judge.deadlineAt).toBe(party?.deadlineAt)
    }
  })

  it('has a year once that is not the reader’s', () => {
    const { long } = turnOfOrder(disputed({ deadlineAt: Date.UTC(2027, 0, 3) }), openedAt) ?? {}
    expect(read(long?.otherwise)).toContain('2027-01-03')
  })
})

describe('a decision', () => {
  const decision = {
    kind: 'refund',
    sellerAmount: fen(0),
    buyerAmount: fen(3_400),
    fee: fen(0),
    reason: '',
    by: 'arbiter',
    at: openedAt,
    executesAt: 9,
    acceptedBy: [],
  } as const
  const decided: DisputeBrief = { ...dispute, state: 'decided', decision: { ...decision, acceptedBy: [] } }

  it('waits for the answer of who may still give one', () => {
    const told = (acceptedBy: ('buyer' | 'seller')[]) =>
      turnOfOrder(disputed({ dispute: { ...decided, decision: { ...decision, acceptedBy } } }), openedAt)
    expect(told([])).toMatchObject({ who: '轮到你', act: '接受或申诉', deadlineAt: 9, isMine: true })
    expect(told(['buyer'])).toMatchObject({ who: '等 3021', otherwise: '到期执行', isMine: false })
  })

  it('that was appealed against waits for the platform', () => {
    const facts = disputed({ dispute: { ...decided, state: 'appealed' } })
    expect(turnOfOrder(facts, openedAt)).toMatchObject({ who: '等平台', act: '终裁', deadlineAt })
  })
})

describe('what happened', () => {
  it.each([
    ['pay', 'buyer', '买家已付款，资金由平台担保'],
    ['sell', 'seller', '卖家已接单，买家货款已担保'],
    ['dispute', 'buyer', '买家发起纠纷，货款保持冻结'],
    ['extend', 'buyer', '买家延长交付时间'],
    ['extend', 'seller', '卖家延长收货时间'],
    ['decideSplit', 'arbiter', '市长裁定分割'],
    ['executeSplit', 'arbiter', '按裁定分割'],
    ['confirmSilent', 'timer', '超时未确认，自动放款'],
  ] as const)('%s by %s is %s', (act, by, title) => {
    expect(actTitle(act, by)).toBe(title)
  })
})
