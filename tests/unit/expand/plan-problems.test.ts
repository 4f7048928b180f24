import type { Openings } from '@contract/hours'
import type { Tier } from '@contract/expand/price'
import { linesIn, tiersIn } from '../../../server/modules/expand/rules/lists'
import type { Plan } from '../../../server/modules/expand/rules/plan-problems'
import { planProblems, rangeOf } from '../../../server/modules/expand/rules/plan-problems'

const at = (text: string) => Date.parse(`${text}+08:00`)
const now = at('2026-11-21T06:00:00')

const tier = (from: number, to: number, price = 990): Tier => ({ from, to, price })

const slots: Plan = {
  kind: 'slot',
  no: 'K2611',
  tiers: [tier(4, 20)],
  openAt: at('2026-11-21T07:00:00'),
  closeAt: at('2026-11-28T00:00:00'),
  units: 17,
}
const plots: Plan = { ...slots, kind: 'plot', no: 'P2611', tiers: [tier(1_000, 1_099)] }

const problems = (
  plan: Partial<Plan>,
  others: Parameters<typeof planProblems>[1] = [],
  nowMs = now,
  openings: Openings = [],
) => planProblems({ ...slots, ...plan }, others, nowMs, openings)

describe('the numbers of a round', () => {
  it('are, of slots, from the fourth to the twentieth, whatever it has prices for', () => {
    expect(rangeOf({ kind: 'slot', tiers: [tier(5, 6)] })).toEqual({ from: 4, to: 20 })
  })

  it('are, of plots, from the lowest that has a price to the highest', () => {
    expect(rangeOf({ kind: 'plot', tiers: [tier(30, 90), tier(10, 10), tier(50, 50)] })).toEqual({ from: 10, to: 90 })
  })
})

describe('a plan may stand', () => {
  it('with a price for everything, in the open hours to come', () => {
    expect(problems({})).toBeUndefined()
    expect(planProblems(plots, [], now, [])).toBeUndefined()
  })

  it('when it opens after now, and not at this moment', () => {
    expect(problems({}, [], slots.openAt - 1)).toBeUndefined()
    expect(problems({}, [], slots.openAt)).toEqual({ openAt: '开放时间要在现在之后' })
  })

  it('when it opens from 7:00, and not a moment before', () => {
    expect(problems({ openAt: slots.openAt - 1 })).toEqual({ openAt: '开放时间要在 07:00 以后' })
  })

  it('when it ends after it opens, and not with it', () => {
    expect(problems({ closeAt: slots.openAt + 1 })).toBeUndefined()
    expect(problems({ closeAt: slots.openAt })).toEqual({ closeAt: '结束时间要在开放时间之后' })
  })

  it('with five thousand plots, and not with one more; slots are never so many', () => {
    const made = (last: number) => planProblems({ ...plots, tiers: [tier(1, last)] }, [], now, [])
    expect(made(5_000)).toBeUndefined()
    expect(made(5_001)).toEqual({ tiers: '一期最多 5000 块' })
    expect(problems({ tiers: [tier(4, 5_004)] })).toEqual({ tiers: '价格超出了范围' })
  })

  it.each([
    ['价格要从小到大排', [tier(10, 20), tier(4, 9)]],
    ['价格超出了范围', [tier(3, 20)]],
    ['价格的号段重叠了', [tier(4, 10), tier(10, 20)]],
    ['有号段未定价', [tier(4, 9), tier(11, 20)]],
  ])('not when %s', (words, tiers) => {
    expect(problems({ tiers })).toEqual({ tiers: words })
  })
})

describe('beside other rounds', () => {
  const other = { no: 'K2610', kind: 'slot', state: 'open', open_at: slots.openAt, close_at: slots.closeAt } as const

  it('a number is given once, whatever round had it', () => {
    const same = { ...other, no: slots.no, kind: 'plot', state: 'archived' } as const
    expect(problems({}, [other, same])).toEqual({ roundNo: '这一期已经有了' })
  })

  it('two of a kind never meet', () => {
    expect(problems({}, [other])).toEqual({ openAt: '和 K2610 的时间重叠' })
  })

  it.each([
    ['has ended', { state: 'archived' }],
    ['is of the other kind', { kind: 'plot' }],
    ['ends as this one opens', { open_at: now, close_at: slots.openAt }],
    ['opens as this one ends', { open_at: slots.closeAt, close_at: slots.closeAt + 1 }],
  ] as const)('one that %s is in nobody’s way', (_, change) => {
    expect(problems({}, [{ ...other, ...change }])).toBeUndefined()
  })

  it.each([
    ['ends a moment after this one opens', { open_at: now, close_at: slots.openAt + 1 }],
    ['opens a moment before this one ends', { open_at: slots.closeAt - 1, close_at: slots.closeAt + 1 }],
  ] as const)('one that %s is', (_, change) => {
    expect(problems({}, [{ ...other, ...change }])).toEqual({ openAt: '和 K2610 的时间重叠' })
  })
})

describe('prices and parts, as a row keeps them', () => {
  const line = { ...tier(4, 5), count: 2 }

  it('are read as they were written', () => {
    expect(tiersIn(JSON.stringify([tier(4, 20), tier(5, 5)]))).toEqual([tier(4, 20), tier(5, 5)])
    expect(linesIn(JSON.stringify([line]))).toEqual([line])
  })

  it.each(['{}', 'null', '"from"', '4'])('are none in %s', (json) => {
    expect([tiersIn(json), linesIn(json)]).toEqual([[], []])
  })

  it('leave out what is none', () => {
    const odd = [null, 'from to price', 4, { to: 1, price: 1 }, { from: 1, price: 1 }, { from: 1, to: 1 }]
    expect(tiersIn(JSON.stringify([...odd, tier(4, 20)]))).toEqual([tier(4, 20)])
    expect(linesIn(JSON.stringify([...odd, tier(4, 20), line, { count: 2 }]))).toEqual([line])
  })
})

it('a plot round has something to sell; slots may be without a limit', () => {
  expect(problems({ ...plots, units: 0 })).toEqual({ tiers: '这些号码都已有主' })
  expect(problems({ ...plots, units: 1 })).toBeUndefined()
  expect(problems({ units: 0 })).toBeUndefined()
})
