import type { MoneyGroup } from '../../../server/modules/wallet/rules/groups'
import { filterOf, incomeFilterOf, sourceOf } from '../../../server/modules/wallet/rules/groups'
import { daysRefusal, rowsRefusal, spanOf } from '../../../server/modules/wallet/rules/days'
import type { TypeFilter } from '../../../server/ledger/statement'

const at = (text: string) => Date.parse(`${text}+08:00`)

describe('the days of a statement', () => {
  it('last from the first midnight to the one behind the last day, in the area', () => {
    expect(spanOf({ from: '2026-11-20', to: '2026-11-21' })).toEqual({
      from: at('2026-11-20T00:00:00'),
      before: at('2026-11-22T00:00:00'),
    })
  })

  it('may be open on either side', () => {
    expect(spanOf({ from: '2026-11-20' })).toEqual({ from: at('2026-11-20T00:00:00'), before: undefined })
    expect(spanOf({ to: '2026-11-20' })).toEqual({ from: undefined, before: at('2026-11-21T00:00:00') })
    expect(spanOf({})).toEqual({ from: undefined, before: undefined })
  })

  it('may be one day, and do not end before they begin', () => {
    expect(spanOf({ from: '2026-11-20', to: '2026-11-20' })).toBeDefined()
    expect(spanOf({ from: '2026-11-20', to: '2026-11-19' })).toBeUndefined()
    expect(spanOf({ from: '2026-11-20', to: '2026-11-18' })).toBeUndefined()
  })

  it.each([
    ['2025-11-20', '2026-11-20'],
    ['2028-01-01', '2028-12-31'],
    ['2026-11-20', '2026-11-20'],
  ])('may be up to 366, the first and the last among them: %s – %s', (from, to) => {
    expect(daysRefusal(from, to)).toBeUndefined()
  })

  it.each([
    ['2025-11-19', '2026-11-20'],
    ['2028-01-01', '2029-01-01'],
  ])('are not more: %s – %s', (from, to) => {
    expect(daysRefusal(from, to)).toEqual({ reason: 'FORM', data: { fields: { from: '最多 366 天' } } })
  })
})

it('a statement has twenty thousand records at most', () => {
  expect(rowsRefusal(20_000)).toBeUndefined()
  expect(rowsRefusal(20_001)).toEqual({
    reason: 'LIMIT',
    data: { max: 20_000 },
    msg: '记录超过 20000 条，请缩短日期',
  })
})

/** Whether the database's `like` would take a type: `%` any text, `\_` an underscore. */
const takes = ({ like, isExcluded = false }: TypeFilter, type: string) =>
  isExcluded !==
  like.some((pattern) => new RegExp(`^${pattern.replaceAll('\\_', '_').replaceAll('%', '.*')}$`).test(type))

const types: readonly (readonly [string, MoneyGroup])[] = [
  ['recharge', 'recharge'],
  ['recharge_bonus', 'recharge'],
  ['order_release', 'order'],
  ['pay_hold', 'order'],
  ['buy_close', 'buy'],
  ['withdraw_freeze', 'withdraw'],
  ['income_turn', 'income'],
  ['block_sell', 'block'],
  ['expand_slots', 'block'],
  ['handover_end', 'block'],
  ['fund_share', 'fund'],
  ['shop_pay', 'fund'],
  ['correction', 'other'],
  ['orderly', 'other'],
]

it.each(types)('%s is a record of the group %s, and of no other', (type, group) => {
  const groups = ['recharge', 'order', 'buy', 'withdraw', 'income', 'block', 'fund', 'other'] as const
  const taking = groups.filter((one) => {
    const filter = filterOf(one)
    return filter !== undefined && takes(filter, type)
  })
  expect(taking).toEqual([group])
})

it('without a group every record is asked for', () => {
  expect(filterOf(undefined)).toBeUndefined()
})

it.each([
  ['order_release', 'order'],
  ['pay_release', 'order'],
  ['block_sell', 'block'],
  ['expand_back', 'block'],
  ['block_income', 'block'],
  ['fund_pay', 'fund'],
  ['shop_pay', 'fund'],
  ['gift', 'other'],
  ['orderly', 'other'],
])('income by %s is of the source %s, and asked for with it alone', (type, source) => {
  expect(sourceOf(type)).toBe(source)
  const asked = (['order', 'block', 'fund', 'other'] as const).filter((one) => takes(incomeFilterOf(one), type))
  expect(asked).toEqual([source])
  expect(takes(incomeFilterOf(undefined), type)).toBe(true)
})

it.each(['withdraw_back', 'income_turn', 'correction', 'correction_undo', 'handover_sale'])(
  '%s only comes back, or only changes its account: no income, of any source',
  (type) => {
    expect(takes(incomeFilterOf(undefined), type)).toBe(false)
    expect(takes(incomeFilterOf('other'), type)).toBe(false)
  },
)
