import { fen } from '@contract/money'
import type { PayView } from '@contract/endpoints/money/pay'
import type { Checked } from '@/features/fund/check-atoms'
import { hashText } from '@/features/fund/rules/hash'
import { barsOf, monthLabel, signed } from '@/features/fund/rules/months'
import { payableOf } from '@/features/cashier/rules/bill'
import { giftBill } from '@/features/fund/rules/bill'
import { verdictOf } from '@/features/fund/rules/verdict'
import { freeIn } from '../../../server/modules/fund/rules/free'
import { head, noonMs } from '../../ui/fund/answers'

it('the beginning of a hash is shown in groups of four, two of them unless more are asked for', () => {
  expect(hashText('7c110a9e44ff12ab99')).toBe('7C11-0A9E')
  expect(hashText('7c110a9e44ff12ab99', 4)).toBe('7C11-0A9E-44FF-12AB')
  expect([hashText('7c110'), hashText('7c1'), hashText('')]).toEqual(['7C11', '', ''])
})

describe('the months of a fund', () => {
  const month = (name: string, income: number, spent: number) => ({ month: name, in: fen(income), out: fen(spent) })
  const heights = (...pairs: readonly (readonly [number, number])[]) =>
    barsOf(pairs.map(([income, spent]) => month('2026-11', income, spent))).map((bars) => [bars.in, bars.out])

  it('write an amount with its sign, and nothing without one', () =>
    expect([signed('−', fen(0)), signed('−', fen(1)), signed('+', fen(100))]).toEqual(['0.00', '−0.01', '+1.00']))

  it('are named in short', () => expect(monthLabel(month('2026-11', 0, 0))).toBe('26-11'))

  it('are as high as they are beside the largest of all, whichever side that is on', () => {
    expect(barsOf([month('2026-10', 500, 0), month('2026-11', 250, 1_000)])).toEqual([
      { month: '2026-10', in: 50, out: 0 },
      { month: '2026-11', in: 25, out: 100 },
    ])
    expect(heights([1_000, 333], [666, 0])).toEqual([
      [100, 33],
      [67, 0],
    ])
  })

  it('are seen however small, and not at all where there is nothing', () => {
    expect(heights([100_000, 1], [3_000, 2_000])).toEqual([
      [100, 2],
      [3, 2],
    ])
    expect(heights([0, 0])).toEqual([[0, 0]])
    expect(heights([1, 0])).toEqual([[100, 0]])
    expect(barsOf([])).toEqual([])
  })
})

describe('the bill of a gift', () => {
  const until = noonMs + 900_000
  const pay: PayView = {
    payNo: 'PG261121-0001',
    bizType: 'fund',
    bizId: 7,
    ver: 3,
    subject: '捐赠给测试城社区基金',
    amount: fen(2_000),
    state: 'unpaid',
    expireAt: until,
    createdAt: noonMs,
  }

  it('says where the money goes, and that it does not come back', () => {
    const { words, ...payable } = payableOf(pay, giftBill)
    expect(payable).toEqual({
      payNo: 'PG261121-0001',
      ver: 3,
      amount: 2_000,
      state: 'unpaid',
      deadlineAt: until,
      goods: { title: '捐赠给测试城社区基金', thumb: '', icon: 'fund', note: '捐赠后不退款' },
      lines: [{ name: '资金去向', text: '社区基金，不收手续费' }],
    })
    expect(words).toEqual({
      title: '收银台',
      number: 'PG261121-0001',
      otherwise: '超时关闭',
      closed: '已关闭，没有扣款',
      look: '看基金',
      rules: [],
    })
  })

  it.each([
    ['unpaid', 'unpaid', until],
    ['paying', 'unpaid', until],
    ['paid', 'paid', null],
    ['closed', 'closed', null],
  ] as const)('that is %s is %s, to be paid until %p', (state, told, deadlineAt) => {
    expect(payableOf({ ...pay, state }, giftBill)).toMatchObject({ state: told, deadlineAt })
  })
})

describe('a recount of a ledger', () => {
  const seen = { no: 1_840, head: '3a9022e1b0d493fc'.padEnd(64, '0') }
  const verdict = (check: Partial<Checked['check']>, own?: Checked['seen']) =>
    verdictOf({
      areaId: 3253,
      seen: own,
      check: { entries: 1_846, balance: fen(0), head, ok: true, seenOk: null, at: noonMs, ...check },
    })
  const agrees = '1,846 条记录已全部重算，余额无误'

  it('agrees, and with what the device saw last where it saw something', () => {
    expect(verdict({})).toEqual({ isGood: true, word: '一致。', text: `${agrees}。` })
    expect(verdict({ seenOk: true }, seen)).toEqual({
      isGood: true,
      word: '一致。',
      text: `${agrees}；你上次看到的记录未被改动。`,
    })
    expect(verdict({ seenOk: null }, seen).text).toBe(`${agrees}。`)
    expect(verdict({ seenOk: true }).text).toBe(`${agrees}。`)
  })

  it('differs', () => {
    const told = { isGood: false, word: '不一致。', text: '1,846 条记录已全部重算，余额或记录有误' }
    expect(verdict({ ok: false })).toEqual(told)
    expect(verdict({ ok: false, seenOk: true }, seen)).toEqual(told)
  })

  it('misses what the device saw, which weighs most', () => {
    const told = {
      isGood: false,
      word: '你上次看到的记录已被改动。',
      text: '第 1,840 条，3A90-22E1-B0D4-93FC。请保留这个编号并联系客服',
    }
    expect(verdict({ seenOk: false }, seen)).toEqual(told)
    expect(verdict({ seenOk: false, ok: false }, seen)).toEqual(told)
    expect(verdict({ seenOk: false }).word).toBe('一致。')
  })
})

describe('the free money of a fund', () => {
  it('is what neither spends were promised nor open votes ask for', () => {
    expect(freeIn({ balance: 100_000, promised: [30_000, 20_000], asked: [10_000, 5_000] })).toBe(35_000)
    expect(freeIn({ balance: 100_000, promised: [], asked: [] })).toBe(100_000)
  })

  it('is nothing, and never less', () => {
    expect(freeIn({ balance: 100, promised: [60], asked: [40] })).toBe(0)
    expect(freeIn({ balance: 100, promised: [60], asked: [41] })).toBe(0)
    expect(freeIn({ balance: 100, promised: [60], asked: [39] })).toBe(1)
  })
})
