import { fen } from '@contract/money'
import type { RefusalReason } from '@contract/refusals'
import type { CallError } from '@/lib/http/errors'
import type { GiveFacts } from '@/features/fund/rules/gift'
import { firstPreset, giftAmount, giftFailure, giftProblem, giveBar, presets } from '@/features/fund/rules/gift'

const opening = Date.parse('2026-11-21T07:00:00+08:00')
const facts: GiveFacts = { isGuest: false, isHalted: false, dayLeft: fen(2_000_000), openings: [], nowMs: opening }
const mine = { given: fen(0), dayLeft: fen(2_000), available: fen(100), unpaid: false }

it('four amounts may be given with one tap, the second of them at first', () => {
  expect(presets).toEqual([500, 2_000, 5_000, 10_000])
  expect(firstPreset).toBe(presets[1])
})

describe('the button of the fund', () => {
  const closed = { kind: 'off', label: '07:00 开市，还剩 0 分 1 秒', icon: 'clock' }
  const halted = { kind: 'off', label: '交易已暂停，资金不受影响', icon: 'pause' }
  const dayOver = { kind: 'off', label: '今日捐赠已达上限 20,000.00' }
  const give = { kind: 'give', label: '捐赠' }

  it.each<[string, Partial<GiveFacts>, object]>([
    ['gives from 7:00 on', {}, give],
    ['waits for 7:00', { nowMs: opening - 1 }, closed],
    [
      'lets a guest in, at night too',
      { isGuest: true, isHalted: true, nowMs: opening - 1 },
      {
        kind: 'login',
        label: '登录后捐赠',
      },
    ],
    ['says of a halt first, at night too', { isHalted: true, nowMs: opening - 1 }, halted],
    ['gives what is left of the day', { dayLeft: fen(100) }, give],
    ['gives no more when less than one yuan is left of it', { dayLeft: fen(99) }, dayOver],
    ['gives when it is not known what is left', { dayLeft: undefined }, give],
  ])('%s', (_, change, told) => {
    expect(giveBar({ ...facts, ...change })).toEqual(told)
  })
})

describe('an amount', () => {
  const range = '请填写 1.00 – 5,000.00 之间的金额'
  const problem = (amount: number | undefined, left: number) =>
    giftProblem(amount === undefined ? undefined : fen(amount), { ...mine, dayLeft: fen(left) })

  it.each([
    [99, range],
    [100, undefined],
    [500_000, undefined],
    [500_001, range],
    [undefined, range],
  ])('of %p fen may be given, or why not: %p', (amount, told) => {
    expect(problem(amount, 2_000_000)).toBe(told)
    expect(giftProblem(amount === undefined ? undefined : fen(amount), null)).toBe(told)
  })

  it('may be all that is left of the day, and not more', () => {
    expect(problem(2_000, 2_000)).toBeUndefined()
    expect(problem(2_001, 2_000)).toBe('今日还可捐赠 20.00')
    expect(giftProblem(fen(2_001), null)).toBeUndefined()
  })

  it('is what is typed, or else the preset', () => {
    const typed = ['', '  ', '12.50', '0', 'x'].map((text) => giftAmount(text, firstPreset))
    expect(typed).toEqual([2_000, 2_000, 1_250, 0, undefined])
  })
})

describe('a gift that was not taken', () => {
  const refused = (reason: RefusalReason, data: object = {}): CallError => ({
    kind: 'refused',
    reason,
    msg: '',
    data: { ...data },
  })

  it.each<[string, CallError, string]>([
    ['what is left of the day', refused('LIMIT', { dayLeft: 1_240 }), '今日还可捐赠 12.40，没有扣款'],
    ['that nothing is', refused('LIMIT', { dayLeft: 0 }), '今日还可捐赠 0.00，没有扣款'],
    ['that too many wait', refused('LIMIT', { unpaid: 10 }), '有 10 笔捐赠待付款，请先付款或取消，没有扣款'],
    ['the limit when the rest is not known', refused('LIMIT'), '超出今日捐赠上限，没有扣款'],
    ['no rest beside another reason', refused('NO_RIGHT', { dayLeft: 1_240 }), '当前账号不能捐赠，没有扣款'],
    ['that it is not open yet', refused('BEFORE_OPEN'), '每日 07:00 后开放购买和付款，已填内容不变'],
    ['which amounts may be', refused('FORM'), '请填写 1.00 – 5,000.00 之间的金额'],
    ['that there is no such fund', refused('NOT_FOUND'), '未找到该基金，没有扣款'],
    ['that it may have been', { kind: 'timeout' }, '未收到结果，可能已提交成功。再次点击将核对结果，不会重复提交。'],
    ['that the session is over', { kind: 'loggedOut' }, '登录已失效，请重新登录'],
  ])('says %s', (_, error, words) => {
    expect(giftFailure(error)).toBe(words)
  })
})
