import * as fc from 'fast-check'
import { accessNames, accessOn, everywhere, platforms, readOnlyText } from '@contract/settings/access'
import { accessKey } from '@contract/settings/module-settings'
import { moduleNames } from '@contract/modules'
import { approvalKinds } from '@contract/console/approval-kinds'
import { hourMs } from '@contract/durations'
import { holdsFrom, isDearer, isForTwo } from '@contract/settings/changes'
import { bonusOf, isClosing, isMore, isSameValue, isValue } from '@contract/settings/kinds'
import { hoursBy } from '@contract/settings/openings'
import { discordIn } from '@contract/settings/discord'
import { groups } from '@contract/settings/groups'
import { allCities } from '@contract/settings/all-cities'
import {
  isValueOf,
  namedBySettingId,
  settingIdOf,
  settingKeys,
  settingOf,
  settingsBy,
  standards,
  valueBy,
} from '@contract/settings/settings'
import { placeholderOf, rangeText, valueText, withFigures } from '@contract/settings/words'
import { yuan } from '../../../server/format/yuan'

describe.each(settingKeys)('the setting %s', (key) => {
  const { name, standard, source, group, range } = settingOf(key)

  it('has a standard within its range, with a source, a name of its own and somebody who may change it', () => {
    expect(isValueOf(key, standard)).toBe(true)
    expect(source).toMatch(/§/)
    expect(range.min).toBeLessThan(range.max)
    expect(settingKeys.filter((other) => settingOf(other).name === name)).toEqual([key])
    expect(approvalKinds[groups[group].asks]).toEqual([groups[group].role])
  })

  it('is named by one number in each city', () => {
    const areaId = settingOf(key).isForAll ? allCities : 3253
    expect(namedBySettingId(settingIdOf(areaId, key))).toEqual({ areaId, key })
    expect(settingKeys.filter((other) => settingOf(other).no === settingOf(key).no)).toEqual([key])
  })

  it('is said in words, and its range too', () => {
    expect(valueText(key, standard, yuan)).not.toMatch(/undefined|NaN|\[object|^$/)
    const { kind } = settingOf(key)
    const isFigure = !['access', 'order', 'area'].includes(kind)
    expect(rangeText(key, yuan)).toMatch(isFigure ? / 到 / : kind === 'area' ? /城市/ : /每个/)
  })
})

it('names nothing by a number that no setting has, and nothing of one city that only all have', () => {
  expect(namedBySettingId(999)).toBeUndefined()
  expect(namedBySettingId(settingIdOf(3253, 'refundTwo'))).toBeUndefined()
})

it('holds the city’s own value before that of all, and that before the standard; null is as the next', () => {
  const all = { areaId: allCities, key: 'withdrawFee', value: 80 }
  const own = { areaId: 9, key: 'withdrawFee', value: 90 }
  expect(settingsBy([], 9)).toEqual(standards)
  expect(settingsBy([all], 9).withdrawFee).toBe(80)
  expect(settingsBy([all, own], 9).withdrawFee).toBe(90)
  expect(settingsBy([all, own], 3253).withdrawFee).toBe(80)
  expect(settingsBy([all, { ...own, value: null }], 9).withdrawFee).toBe(80)
  expect(settingsBy([{ ...all, value: null }], 9).withdrawFee).toBe(60)
  expect(settingsBy([{ ...own, key: 'gone' }], 9)).toEqual(standards)
  expect([valueBy([all, own], 9, 'withdrawFee'), valueBy([all, own], 9, 'withdrawHour')]).toEqual([90, 18])
})

it.each([
  ['fen', 9, false],
  ['fen', 10, true],
  ['fen', 100, true],
  ['fen', 101, false],
  ['fen', 10.5, false],
  ['parts', '50', false],
  ['hour', null, false],
  ['amounts', [], true],
  ['amounts', [10, 20], true],
  ['amounts', [20, 10], false],
  ['amounts', [10, 10], false],
  ['amounts', [10, 20, 30], false],
  ['amounts', 10, false],
  ['amounts', [{ fromFen: 10, bonusFen: 1 }], false],
  ['steps', [{ fromFen: 10, bonusFen: 1 }], true],
  ['steps', [{ fromFen: 10, bonusFen: 10 }], true],
  ['steps', [{ fromFen: 10, bonusFen: 11 }], false],
  ['steps', [{ fromFen: 10, bonusFen: 0 }], false],
  ['steps', [{ fromFen: 9, bonusFen: 1 }], false],
  ['steps', [10], false],
  ['days', [10], false],
  ['text', '一二三四五六七八九十', true],
  ['text', '一二三四五六七八九', false],
  ['text', '一二三四五六七八九十 ', false],
  ['text', '<一二三四五六七八九十', false],
  ['text', 10, false],
  ['access', everywhere('read'), true],
  ['access', { ...everywhere('read'), app: 'half' }, false],
  ['access', { browser: 'open' }, false],
  ['access', { ...everywhere('open'), toaster: 'open' }, false],
  ['access', 'open', false],
  ['order', [...moduleNames].reverse(), true],
  ['order', moduleNames.slice(1), false],
  ['order', [...moduleNames.slice(1), 'fund'], false],
  ['area', 9, false],
  ['area', 10, true],
  [
    'steps',
    [
      { fromFen: 20, bonusFen: 1 },
      { fromFen: 10, bonusFen: 1 },
    ],
    false,
  ],
] as const)('as %s %j is a value: %s', (kind, value, is) => {
  expect(isValue(kind, { min: 10, max: 100, most: 2 }, value)).toBe(is)
})

const steps = [
  { fromFen: 200_00, bonusFen: 2_00 },
  { fromFen: 500_00, bonusFen: 8_00 },
]

it.each([
  [[], true],
  [['2026-12-31', '2027-01-01'], true],
  [['2027-01-01', '2026-12-31'], false],
  [['2026-12-31', '2026-12-31'], false],
  [['2026-02-29'], false],
  [['2028-02-29'], true],
  [['2026-2-9'], false],
  [['2025-12-31'], false],
  [Array.from({ length: 41 }, (_, at) => `20${String(at + 40)}-01-01`), false],
  [Array.from({ length: 40 }, (_, at) => `20${String(at + 40)}-01-01`), true],
  ['2026-12-31', false],
])('as holidays %j is a value: %s', (value, is) => {
  expect(isValueOf('closedDays', value)).toBe(is)
})

it('gives the bonus of the highest step that an amount reaches, and none without a step', () => {
  expect([199_99, 200_00, 499_99, 500_00].map((amount) => bonusOf(steps, amount))).toEqual([0, 200, 200, 800])
  expect(bonusOf([], 500_00)).toBe(0)
})

it('is more when some amount earns more, and when a figure is larger', () => {
  expect(isMore([], steps)).toBe(true)
  expect(isMore(steps, [])).toBe(false)
  expect(isMore(steps, [{ fromFen: 100_00, bonusFen: 1_00 }])).toBe(true)
  expect(isMore(steps, steps.slice(1))).toBe(false)
  expect(isMore([100], [100, 200])).toBe(true)
  expect([isMore(['2026-12-31'], []), isMore([], ['2026-12-31'])]).toEqual([false, true])
  fc.assert(fc.property(fc.nat(), fc.nat(), (a, b) => isMore(a, b) === b > a))
})

const at = (text: string) => Date.parse(`${text}+08:00`)

describe('a change', () => {
  const noon = at('2026-11-23T12:00:00')

  it('holds from the next closing time on; a price that rises not before three days have passed', () => {
    expect(holdsFrom('withdrawFee', 60, 50, noon, undefined)).toBe(at('2026-11-24T00:00:00'))
    expect(holdsFrom('withdrawFee', 60, 61, noon, undefined)).toBe(at('2026-11-27T00:00:00'))
    expect(holdsFrom('rechargeMost', 500_000, 600_000, noon, undefined)).toBe(at('2026-11-24T00:00:00'))
    expect(holdsFrom('withdrawTwo', 100_000, 90_000, noon, undefined)).toBe(noon)
  })

  it('holds from the closing time of its city on, where it is one of a city', () => {
    const hours = hoursBy([{ areaId: 9, key: 'closeHour', value: 22, fromAt: 0 }], 9)
    expect(holdsFrom('openHour', 7, 8, noon, hours)).toBe(at('2026-11-23T22:00:00'))
    expect(holdsFrom('withdrawFee', 60, 61, noon, hours)).toBe(at('2026-11-26T22:00:00'))
    expect([isForTwo('openHour', 8, 7), isForTwo('closedDays', ['2026-12-31'], [])]).toEqual([true, true])
  })

  it('gives residents three whole days, whenever it is made', () => {
    const anyTime = fc.integer({ min: 0, max: 48 * hourMs })
    fc.assert(
      fc.property(anyTime, (ms) => holdsFrom('withdrawFee', 1, 2, noon + ms, undefined) - noon - ms > 72 * hourMs - 1),
    )
  })

  it('needs two as its table says', () => {
    expect([isForTwo('withdrawFee', 60, 50), isForTwo('withdrawFee', 60, 70)]).toEqual([true, true])
    expect([isForTwo('rechargeMost', 2, 3), isForTwo('rechargeMost', 3, 2)]).toEqual([true, false])
    expect([isForTwo('rechargeLeast', 2, 3), isForTwo('rechargeLeast', 3, 2)]).toEqual([false, false])
    expect([isDearer('withdrawFee', 60, 61), isDearer('withdrawFee', 61, 60), isDearer('rechargeMost', 1, 2)]).toEqual([
      true,
      false,
      false,
    ])
  })
})

it.each([
  [{}, undefined],
  [{ rechargeLeast: 5_000_01 }, '每笔充值最少不能超过最多'],
  [{ rechargeLeast: 50_01 }, '充值可选金额要在每笔最少和最多之间'],
  [{ rechargeMost: 499_99 }, '充值可选金额要在每笔最少和最多之间'],
  [{ withdrawFeeLeast: 10_00 }, '提现手续费最低要小于每笔提现最少'],
  [{ withdrawFeeLeast: 9_99 }, undefined],
] as const)('of %j it is said: %s', (change, said) => {
  expect(discordIn({ ...standards, ...change })).toBe(said)
})

it('stands in a text in the place of its name, and what is no name stays', () => {
  const text = `收 ${placeholderOf('withdrawFee')}，最低 ${placeholderOf('withdrawFeeLeast')}，${placeholderOf('withdrawHour')} 前；{没有}、{<b>}`
  expect(text).toContain('{提现手续费}')
  expect(withFigures(text, { ...standards, withdrawFee: 85 }, yuan)).toBe(
    '收 0.85 %，最低 ¥0.10，18:00 前；{没有}、{<b>}',
  )
  expect(valueText('rechargeBonus', [], yuan)).toBe('无')
  expect(valueText('rechargeBonus', steps, yuan)).toBe('满 ¥200.00 送 ¥2.00，满 ¥500.00 送 ¥8.00')
  expect(rangeText('rechargePresets', yuan)).toMatch(/^每个 .*，最多 8 个$/)
  expect(valueText('closedDays', ['2026-12-31', '2027-01-01'], yuan)).toBe('2026-12-31，2027-01-01')
  expect(rangeText('closedDays', yuan)).toBe('2026-01-01 到 2099-12-31，最多 40 天')
})

it('a value is the same in whatever order its parts came', () => {
  expect(isSameValue({ a: 1, b: 2 }, { b: 2, a: 1 })).toBe(true)
  expect(isSameValue([{ a: 1, b: 2 }], [{ b: 2, a: 1 }])).toBe(true)
  expect([isSameValue([1, 2], [2, 1]), isSameValue({ a: 1 }, { a: 2 }), isSameValue(null, '')]).toEqual([
    false,
    false,
    false,
  ])
})

describe('what is open', () => {
  const partly = { ...everywhere('open'), app: 'closed' as const }

  it('is for two where something closes, and at once', () => {
    for (const name of accessNames) {
      const key = accessKey(name)
      expect(isForTwo(key, everywhere('open'), partly)).toBe(true)
      expect(isForTwo(key, everywhere('read'), partly)).toBe(true)
      expect(isForTwo(key, everywhere('open'), everywhere('read'))).toBe(false)
      expect(isForTwo(key, everywhere('closed'), partly)).toBe(false)
      expect(settingOf(key).from).toBe('now')
      expect(holdsFrom(key, everywhere('open'), partly, 7, undefined)).toBe(7)
    }
  })

  it('closes where a platform had it, and nothing else does', () => {
    expect(isClosing(everywhere('open'), partly)).toBe(true)
    expect(isClosing(partly, partly)).toBe(false)
    expect(isClosing(5, 4)).toBe(false)
  })

  it('is that of the platform; of an unknown one that of a browser', () => {
    for (const platform of platforms) expect(accessOn(partly, platform)).toBe(platform === 'app' ? 'closed' : 'open')
    expect([accessOn(partly, ''), accessOn(everywhere('read'), 'toaster')]).toEqual(['open', 'read'])
  })

  it('is said in a word where it is so everywhere, else by platforms', () => {
    const said = (value: Parameters<typeof valueText>[1]) => valueText('voteAccess', value, yuan)
    expect([said(everywhere('open')), said(everywhere('read')), said(partly)]).toEqual([
      '开放',
      '只读',
      '开放：浏览器、微信内网页、小程序；关闭：App',
    ])
    expect(readOnlyText('vote')).toBe('投票暂停新增，进行中的照常')
  })
})

it.each([
  ['servicePhone', '', true],
  ['servicePhone', '400-000-0000', true],
  ['servicePhone', '+86 21 5555 0000', true],
  ['servicePhone', '拨打总机', false],
  ['recordNo', '京ICP备12345678号-1', true],
  ['recordNo', '京ICP备<b>', false],
  ['siteName', '', false],
  ['siteName', '新城', true],
] as const)('%s may be %j: %s', (key, value, is) => {
  expect(isValueOf(key, value)).toBe(is)
  expect(valueText(key, value, yuan)).toBe(value === '' ? '无' : value)
})

it('an order is said by the names of its modules, a city by its name where that is known', () => {
  expect(valueText('menuOrder', ['mayor', 'expand'], yuan)).toBe('市长选举，扩容')
  const names = new Map([[9, '测试城']])
  expect(valueText('priceArea', 9, yuan, (areaId) => names.get(areaId))).toBe('测试城')
  expect(valueText('priceArea', 8, yuan, (areaId) => names.get(areaId))).toBe('8 号城市')
  expect(valueText('priceArea', 9, yuan)).toBe('9 号城市')
  expect(rangeText('priceArea', yuan)).toBe('已有的城市')
})
