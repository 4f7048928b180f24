import { fen } from '@contract/money'
import type { BarFacts } from '@/features/expand/rules/bar'
import { expandBar } from '@/features/expand/rules/bar'
import { countIn, slotViews } from '@/features/expand/rules/slots'
import { stairPath, stairs, sumFromTo, typedCount } from '@/features/expand/rules/prices'

const tiers = [
  { from: 4, to: 5, price: fen(990) },
  { from: 6, to: 10, price: fen(1_990) },
  { from: 11, to: 20, price: fen(4_990) },
]

describe('the plots of a block’s slots', () => {
  it('are in use, empty, chosen or for sale, and those for sale show their price', () => {
    const cells = slotViews({ capacity: 3, used: 2, max: 20 }, tiers, 3)
    expect(cells).toHaveLength(20)
    expect(cells.slice(0, 7)).toEqual([
      { no: 1, look: 'use', text: '在用' },
      { no: 2, look: 'use', text: '在用' },
      { no: 3, look: 'own', text: '空' },
      { no: 4, look: 'pick', text: '9.90' },
      { no: 5, look: 'pick', text: '9.90' },
      { no: 6, look: 'pick', text: '19.90' },
      { no: 7, look: 'sale', text: '19.90' },
    ])
  })

  it('say so where a slot has no price', () => {
    expect(slotViews({ capacity: 3, used: 0, max: 5 }, [], 0)[3]?.text).toBe('—')
  })

  it('are counted by the tier that each costs by; one of a single number is not counted with its range', () => {
    expect(tiers.map((tier) => countIn(tier, tiers, 3, 3))).toEqual([2, 1, 0])
    const single = { from: 7, to: 7, price: fen(100) }
    expect([...tiers, single].map((tier) => countIn(tier, [...tiers, single], 5, 3))).toEqual([0, 2, 0, 1])
  })
})

describe('the calculator', () => {
  it('adds what each slot costs: from 3 to 10 it is 119.30', () => {
    expect(sumFromTo(tiers, 3, 10)).toBe(11_930)
    expect(sumFromTo(tiers, 3, 4)).toBe(990)
  })

  it('has no sum for what cannot be bought', () => {
    expect([
      sumFromTo(tiers, 3, 3),
      sumFromTo(tiers, 10, 3),
      sumFromTo(tiers, 2, 5),
      sumFromTo(tiers, 3, 21),
      sumFromTo(tiers, undefined, 5),
      sumFromTo(tiers, 3, undefined),
    ]).toEqual(Array<undefined>(6).fill(undefined))
  })

  it('reads whole numbers of at most two digits', () => {
    expect(['3', '20', '', '1.5', '-1', '100', ' 3'].map(typedCount)).toEqual([3, 20, ...Array<undefined>(5)])
  })
})

describe('the staircase', () => {
  it('has a step for each price, as wide as it has slots and as high as it is dear', () => {
    const steps = stairs(tiers, 4, 20)
    expect(steps.map(({ from }) => from)).toEqual([4, 6, 11])
    expect(steps.map(({ width }) => Math.round(width * 17))).toEqual([2, 5, 10])
    expect(steps[2]?.height).toBe(1)
    expect(steps[0]?.height).toBeCloseTo(990 / 4_990)
    expect(stairPath(steps, 1_700, 1_000)).toBe('M0 802H200V601H700V0H1700')
  })

  it('stands as low as it can where a slot has no price', () => {
    expect(stairs(tiers, 3, 4).map(({ from, price, height }) => [from, price, height])).toEqual([
      [3, 0, 0.08],
      [4, 990, 1],
    ])
  })

  it('shows even the cheapest step, and neighbours of one price as one', () => {
    const steps = stairs(
      [
        { from: 4, to: 4, price: 1 },
        { from: 5, to: 6, price: 1 },
        { from: 7, to: 8, price: 9_000 },
      ],
      4,
      8,
    )
    expect(steps.map(({ from }) => from)).toEqual([4, 7])
    expect(steps[0]?.height).toBe(0.08)
  })
})

const noon = Date.parse('2026-11-21T12:00:00+08:00')
const unpaid = {
  expandId: 1,
  no: 'K1',
  ver: 1,
  roundId: 1,
  payNo: 'P1',
  areaId: 3253,
  fromCapacity: 3,
  count: 1,
  lines: [],
  amount: fen(990),
  expireAt: noon + 1,
  acts: ['pay', 'cancel'] as ('pay' | 'cancel')[],
}

describe('the button of an open round', () => {
  const mine = { blockNo: 128, capacity: 3, max: 20, mayBuy: 17, inTransfer: false, unpaid: null }
  const facts: BarFacts = {
    round: { closeAt: noon + 86_400_000, quota: 120, left: 37, reserved: 2, busyUntil: null },
    mine,
    blockNo: 128,
    count: 3,
    isHalted: false,
    isBusy: false,
    isUnanswered: false,
    openings: [],
    nowMs: noon,
  }
  const bar = (part: Partial<BarFacts>) => expandBar({ ...facts, ...part })

  it.each<[string, Partial<BarFacts>, object]>([
    ['buys', {}, { kind: 'ready', label: '买 3 个' }],
    ['lets a guest in', { blockNo: undefined, mine: null }, { kind: 'login', label: '登录后买格位' }],
    ['asks for a block', { blockNo: 0, mine: null }, { kind: 'noBlock', label: '购买区块后可购买格位' }],
    ['does not buy in another city', { mine: null }, { kind: 'off', label: '当前区块不在这座城' }],
    ['pays first what waits', { mine: { ...mine, unpaid } }, { kind: 'pay', label: '去付款' }],
    [
      'pays nothing from the deadline on',
      { mine: { ...mine, unpaid }, nowMs: unpaid.expireAt },
      { kind: 'off', label: '付款期已过，名额即将释放' },
    ],
    [
      'pays nothing that the server does not let pay',
      { mine: { ...mine, unpaid: { ...unpaid, acts: ['cancel'] } } },
      { kind: 'off', label: '付款期已过，名额即将释放' },
    ],
    [
      'does not buy for a block in transfer',
      { mine: { ...mine, inTransfer: true } },
      { kind: 'off', label: '128 号转让中，不能购买格位' },
    ],
    ['does not buy in a halt', { isHalted: true }, { kind: 'off', label: '交易已暂停，资金不受影响', icon: 'pause' }],
    ['does not buy after the end', { nowMs: facts.round.closeAt }, { kind: 'off', label: '本期已结束' }],
    [
      'has no more for a full block',
      { mine: { ...mine, capacity: 20, mayBuy: 0 } },
      { kind: 'off', label: '已有 20 个格位，达到上限' },
    ],
    ['says that all are sold', { round: { ...facts.round, left: 0 } }, { kind: 'off', label: '本期格位已售完' }],
    [
      'says when the last ones may come back',
      { round: { ...facts.round, left: 0, busyUntil: noon + 751_000 } },
      { kind: 'look', label: '最后 2 个已被预订，12:31 后再试' },
    ],
    [
      'never runs out without a limit',
      { round: { ...facts.round, quota: 0, left: 0 } },
      { kind: 'ready', label: '买 3 个' },
    ],
    ['asks for a number', { count: undefined }, { kind: 'off', label: '请填写 1–17 之间的个数' }],
    ['works', { isBusy: true }, { kind: 'busy', label: '提交中' }],
    ['asks how the same ended', { isUnanswered: true }, { kind: 'check', label: '核对是否下单' }],
  ])('%s', (_what, part, expected) => {
    expect(bar(part)).toEqual(expected)
  })

  it('waits for 7:00 with a clock', () => {
    const nowMs = Date.parse('2026-11-21T06:59:00+08:00')
    expect(bar({ nowMs, round: { ...facts.round, closeAt: nowMs + 86_400_000 } })).toEqual({
      kind: 'off',
      label: '07:00 开市，还剩 1 分 0 秒',
      icon: 'clock',
    })
  })
})
