import type { HoldView } from '@contract/endpoints/money/holds'
import { beganOf, passedShare, toneOfHold, whoOf, wordsOf } from '@/features/wallet/rules/hold-turn'

type Stage = HoldView['stage']
type Turn = HoldView['turn']

const hourMs = 3_600_000
const now = Date.parse('2026-11-21T12:00:00+08:00')

it.each<[Turn, Stage, number, string]>([
  ['me', 'receipt', 3021, '轮到你'],
  ['other', 'delivery', 3021, '等 3021'],
  ['other', 'delivery', 0, '等对方'],
  ['other', 'sell', 0, '等卖家'],
  ['other', 'cancelAsked', 3021, '等 3021'],
  ['both', 'evidence', 3021, '双方举证中'],
  ['both', 'answers', 3021, '等双方'],
  ['arbiter', 'ruling', 3021, '等市长'],
  ['platform', 'lastRuling', 3021, '等平台'],
  ['platform', 'payout', 0, '等平台'],
  ['time', 'handover', 0, '等待到期'],
])('%s at %s, the other being %d: %s', (turn, stage, otherBlockNo, who) => {
  expect(whoOf({ turn, stage, otherBlockNo })).toBe(who)
})

it.each<[Stage, Turn, string, string | undefined]>([
  ['receipt', 'me', '确认收货', '超时自动放款'],
  ['receipt', 'other', '确认收货', '超时放款'],
  ['delivery', 'other', '交付', '超时退款'],
  ['evidence', 'both', '', '之后裁定'],
  ['sell', 'other', '接单', '超时自动退回'],
  ['cancelAsked', 'me', '回复取消', '不回则继续'],
  ['partAsked', 'other', '回复退款', '不回则继续'],
  ['handover', 'time', '防盗保护', '到期转收入'],
  ['review', 'platform', '审核打款', undefined],
  ['payout', 'platform', '打款', undefined],
  ['waiting', 'time', '处理', undefined],
])('%s, the turn being with %s: %s, otherwise %s', (stage, turn, act, otherwise) => {
  expect(wordsOf({ stage, turn })).toEqual({ act, otherwise })
})

describe('how the line looks', () => {
  const tone = (turn: Turn, stage: Stage, leftMs: number | null) =>
    toneOfHold({ turn, stage, until: leftMs === null ? null : now + leftMs }, now)

  it.each<Stage>(['evidence', 'ruling', 'lateRuling', 'answers', 'lastRuling'])(
    'an order in dispute is red, at %s as in the lists of orders',
    (stage) => {
      expect(tone('me', stage, hourMs)).toBe('dispute')
      expect(tone('both', stage, 48 * hourMs)).toBe('dispute')
    },
  )

  it.each<Stage>(['receipt', 'cancelAsked'])('%s is amber for me under two hours, and not at two', (stage) => {
    expect(tone('me', stage, 2 * hourMs - 1)).toBe('urgent')
    expect(tone('me', stage, 2 * hourMs)).toBe('me')
    expect(tone('me', stage, null)).toBe('me')
  })

  it.each<Turn>(['other', 'both', 'arbiter', 'platform', 'time'])('is grey while it waits for %s', (turn) => {
    expect(tone(turn, 'delivery', hourMs)).toBe('wait')
    expect(tone(turn, 'waiting', hourMs)).toBe('wait')
  })
})

describe('how much of the time has passed', () => {
  const share = (nowMs: number, until: number | null = 300) => passedShare({ since: 100, until }, nowMs)

  it('runs from nothing to all of it', () => {
    expect([50, 100, 150, 300, 400].map((at) => share(at))).toEqual([0, 0, 0.25, 1, 1])
  })

  it('is not told when nothing is due, or when it was due as it began', () => {
    expect([share(150, null), share(150, 100), share(150, 99)]).toEqual([null, null, null])
    expect(share(101, 101)).toBe(1)
  })
})

it.each<[HoldView['reason'], Stage, string]>([
  ['order', 'delivery', '11-21 09:40 付款'],
  ['order', 'receipt', '11-21 09:40 交付'],
  ['withdraw', 'review', '11-21 09:40 申请'],
  ['handover', 'handover', '11-21 09:40 过户'],
])('frozen for %s at %s, it began %s', (reason, stage, began) => {
  expect(beganOf({ since: Date.parse('2026-11-21T09:40:00+08:00'), reason, stage }, now)).toEqual(began)
})
