import type { DisputeBrief } from '@contract/endpoints/orders/dispute-view'
import type { StoryFacts } from '@contract/orders/story'
import { actTitle, courseOf, courseText, isOrderWait, judgeOf, waitingOf } from '@contract/orders/story'
import { terms } from '../../support/terms'

/** 11-22 17:37 in the area; evidence until 11-24 17:37, a decision until 11-29, back to the buyer on 12-07. */
const openedAt = Date.UTC(2026, 10, 22, 9, 37)
const hour = 3_600_000
const evidenceUntil = openedAt + 48 * hour
const decideBy = openedAt + 7 * 24 * hour
const deadlineAt = openedAt + 15 * 24 * hour

const dispute: NonNullable<StoryFacts['dispute']> = { state: 'open', evidenceUntil, decideBy }
const disputed = (more: Partial<StoryFacts> = {}): StoryFacts => ({
  state: 'dispute',
  amount: 50_000,
  terms,
  deadlineAt,
  dispute,
  ...more,
})
const inState = (state: DisputeBrief['state'], decision?: { readonly executesAt: number | null } | null) =>
  disputed({ dispute: { ...dispute, state, ...(decision !== undefined && { decision }) } })

// Domain model §3.5, rows 1–9 and 13–16.
describe('what an order waits for', () => {
  it.each([
    ['unpaid', { wait: 'payment', who: 'buyer', until: 9 }],
    ['paid', { wait: 'delivery', who: 'seller', until: 9 }],
    ['delivered', { wait: 'receipt', who: 'buyer', until: 9 }],
    ['done', undefined],
    ['closed', undefined],
    ['refunded', undefined],
  ] as const)('%s', (state, waiting) => {
    expect(waitingOf({ state, amount: 3_400, terms, deadlineAt: 9 }, openedAt)).toEqual(waiting)
  })

  it.each<[string, StoryFacts, number, object]>([
    ['evidence of both', disputed(), evidenceUntil - 1, { wait: 'evidence', who: 'both', until: evidenceUntil }],
    ['the decision', disputed(), evidenceUntil, { wait: 'ruling', who: 'arbiter', until: decideBy }],
    [
      'the operator’s decision above 500.00',
      disputed({ amount: 50_001 }),
      decideBy - 1,
      { wait: 'ruling', who: 'operator', until: decideBy },
    ],
    ['a late decision', disputed(), decideBy, { wait: 'lateRuling', who: 'operator', until: deadlineAt }],
    ['the answers', inState('decided', { executesAt: 7 }), openedAt, { wait: 'answers', who: 'both', until: 7 }],
    [
      'the answers, until the order’s deadline when the decision names no moment',
      inState('decided', { executesAt: null }),
      openedAt,
      { wait: 'answers', who: 'both', until: deadlineAt },
    ],
    ['the answers, untold', inState('decided', null), openedAt, { wait: 'answers', who: 'both', until: deadlineAt }],
    ['the last decision', inState('appealed'), openedAt, { wait: 'lastRuling', who: 'operator', until: deadlineAt }],
    [
      'nothing but its deadline before what is known of it is told',
      disputed({ dispute: null }),
      openedAt,
      { wait: 'lateRuling', who: 'operator', until: deadlineAt },
    ],
    [
      'nothing but its deadline once the dispute is over and the order is not yet',
      inState('lapsed'),
      openedAt,
      { wait: 'lateRuling', who: 'operator', until: deadlineAt },
    ],
  ])('in a dispute: %s', (_what, facts, now, waiting) => {
    expect(waitingOf(facts, now)).toEqual(waiting)
  })

  it.each([
    [50_000, 'arbiter'],
    [50_001, 'operator'],
  ])('%d fen are judged by the %s at first', (amount, judge) => {
    expect(judgeOf({ amount, terms })).toBe(judge)
  })

  it.each([
    ['payment', true],
    ['lastRuling', true],
    ['handover', false],
    ['', false],
  ])('%j is a wait of an order: %s', (text, isOne) => {
    expect(isOrderWait(text)).toBe(isOne)
  })
})

describe('what is still to come of a dispute', () => {
  const course = (facts: StoryFacts, now: number) => {
    const waiting = waitingOf(facts, now)
    return waiting && courseOf(facts, waiting, now)
  }

  it.each<[string, StoryFacts, number, object | undefined]>([
    [
      'evidence, then the decision',
      disputed(),
      openedAt,
      { ruling: '举证到 11-24 17:37 → 市长最晚 11-29 裁定', undecided: '12-07 仍无人裁定' },
    ],
    ['the decision', disputed(), evidenceUntil, { ruling: '市长最晚 11-29 裁定', undecided: '12-07 仍无人裁定' }],
    [
      'the operator’s, above 500.00',
      disputed({ amount: 50_001 }),
      evidenceUntil,
      { ruling: '平台最晚 11-29 裁定', undecided: '12-07 仍无人裁定' },
    ],
    [
      'without a last day when none is told',
      disputed({ deadlineAt: null }),
      evidenceUntil,
      { ruling: '市长最晚 11-29 裁定', undecided: '仍未裁定' },
    ],
    ['the operator’s once it is late', disputed(), decideBy, { ruling: '平台最晚 12-07 裁定', undecided: '仍未裁定' }],
    [
      'the operator’s after an appeal',
      inState('appealed'),
      openedAt,
      { ruling: '平台最晚 12-07 裁定', undecided: '仍未裁定' },
    ],
    ['nothing once it is decided', inState('decided', { executesAt: 7 }), openedAt, undefined],
    ['nothing without a dispute', disputed({ dispute: null }), openedAt, undefined],
  ])('%s', (_what, facts, now, told) => {
    expect(course(facts, now)).toEqual(told)
  })

  it('is the execution once it is decided', () => {
    const facts = inState('decided', { executesAt: 7 })
    const waiting = { wait: 'answers', who: 'both', until: 7 } as const
    expect(courseText(facts, waiting, openedAt, '你')).toBe('到期无人申诉，按裁定执行')
  })
})

describe('what happened, and who did it', () => {
  it.each([
    ['deliver', 'seller', '3021 ', '3021 已交付'],
    ['extend', 'buyer', '128 ', '128 延长交付时间'],
    ['extend', 'seller', '3021 ', '3021 延长收货时间'],
    ['executeRefund', 'operator', '平台', '按裁定全额退款'],
    ['executeRelease', 'seller', '3021 ', '按裁定放款'],
    ['decideRefund', 'operator', '平台', '平台裁定退款'],
    ['unheard-of', 'buyer', '128 ', '128 unheard-of'],
  ] as const)('%s by the %s (%s): %s', (act, by, who, title) => {
    expect(actTitle(act, by, who)).toBe(title)
  })
})
