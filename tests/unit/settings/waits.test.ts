import fc from 'fast-check'
import { hourMs } from '@contract/durations'
import { cityWaitKeys, cityWaitsIn, orderWaitKeys } from '@contract/orders/terms'
import { lengthMs, transitions } from '@contract/orders/transitions'
import { isForTwo } from '@contract/settings/changes'
import { discordIn } from '@contract/settings/discord'
import { as } from '@contract/settings/setting'
import { isValueOf, settingOf, standards } from '@contract/settings/settings'
import { waitSettings } from '@contract/settings/wait-settings'
import type { WaitKey } from '@contract/settings/waits'
import { standardWaits, unitWord, waitMs, waitText, waitUnits } from '@contract/settings/waits'
import { placeholderOf, rangeText, valueText, withFigures } from '@contract/settings/words'
import { yuan } from '../../../server/format/yuan'
import { terms } from '../../support/terms'

const keys = Object.keys(waitUnits) as WaitKey[]
const [minute, hour, day] = [60_000, 3_600_000, 86_400_000]

// By hand from the domain model §5, with the range of each.
it.each([
  ['payMinutes', 15 * minute, '15 分钟', '5 分钟 到 120 分钟'],
  ['deliverHours', 24 * hour, '24 小时', '6 小时 到 168 小时'],
  ['moreDeliverHours', 24 * hour, '24 小时', '6 小时 到 168 小时'],
  ['confirmHours', 72 * hour, '72 小时', '60 小时 到 240 小时'],
  ['moreConfirmHours', 72 * hour, '72 小时', '24 小时 到 240 小时'],
  ['cancelAnswerHours', 24 * hour, '24 小时', '6 小时 到 72 小时'],
  ['evidenceHours', 48 * hour, '48 小时', '24 小时 到 168 小时'],
  ['decideDays', 7 * day, '7 天', '2 天 到 30 天'],
  ['lastResortDays', 15 * day, '15 天', '5 天 到 60 天'],
  ['rateDays', 7 * day, '7 天', '1 天 到 30 天'],
  ['handoverHours', 24 * hour, '24 小时', '24 小时 到 168 小时'],
  ['saleDays', 30 * day, '30 天', '1 天 到 90 天'],
  ['bidDays', 7 * day, '7 天', '1 天 到 30 天'],
  ['transferDays', 30 * day, '30 天', '7 天 到 90 天'],
  ['mutualDays', 30 * day, '30 天', '7 天 到 90 天'],
  ['coolDownHours', 24 * hour, '24 小时', '1 小时 到 168 小时'],
] as const)('%s is %d ms where nobody set another: %s, from %s', (key, ms, said, range) => {
  expect([waitMs(standardWaits, key), waitText(standardWaits, key)]).toEqual([ms, said])
  expect([valueText(key, standards[key], yuan), rangeText(key, yuan)]).toEqual([said, range])
})

describe.each(keys)('the wait %s', (key) => {
  const { group, kind, wait, two, from, range } = settingOf(key)

  it('is one of the group 时间, which two operators change from the next closing time on', () => {
    expect({ group, kind, wait, two, from }).toEqual({
      group: 'time',
      kind: 'span',
      wait: key,
      two: 'always',
      from: 'close',
    })
    expect([isForTwo(key, range.min, range.max), isForTwo(key, range.max, range.min)]).toEqual([true, true])
  })

  it('is a whole figure of its unit from the least to the most', () => {
    expect(
      [range.min - 1, range.min, range.max, range.max + 1, range.min + 0.5, '24'].map((one) => isValueOf(key, one)),
    ).toEqual([false, true, true, false, false, false])
  })

  it('is said in its unit, in the history and in a text', () => {
    const other = { ...standards, [key]: range.max }
    expect(valueText(key, range.max, yuan)).toBe(`${range.max} ${unitWord(key)}`)
    expect(withFigures(`${placeholderOf(key)}内`, other, yuan)).toBe(`${waitText(other, key)}内`)
  })
})

it('whatever is set, its words and its milliseconds say the same', () => {
  const one = { 分钟: minute, 小时: hour, 天: day } as const
  const law = fc.property(fc.constantFrom(...keys), fc.integer({ min: 1, max: 1_000 }), (key, value) => {
    const set = { ...standardWaits, [key]: value }
    const [figure, unit] = waitText(set, key).split(' ')
    expect(waitMs(set, key)).toBe(Number(figure) * one[unit as keyof typeof one])
    expect(unit).toBe(unitWord(key))
  })
  fc.assert(law)
  expect(fc.sample(fc.constant(cityWaitsIn(standards)), 1)).toEqual([cityWaitsIn(standardWaits)])
})

it('each wait is declared, under its own name, as one of its kind', () => {
  expect(Object.entries(waitSettings).map(([key, { wait }]) => [key, wait])).toEqual(keys.map((key) => [key, key]))
  const { kind, ...given } = waitSettings.payMinutes
  expect(as(kind)(given)).toEqual(waitSettings.payMinutes)
})

it('no text calls a wait longer or shorter than it is', () => {
  expect([waitText({ payMinutes: 90 }, 'payMinutes'), waitText({ deliverHours: 80 }, 'deliverHours')]).toEqual([
    '90 分钟',
    '80 小时',
  ])
})

it('those of an order and the others are all', () => {
  expect([...orderWaitKeys, ...cityWaitKeys].sort()).toEqual([...keys].sort())
  expect(cityWaitsIn(standards)).toMatchObject({ handoverHours: 24, saleDays: 30, coolDownHours: 24 })
  expect(orderWaitKeys.every((key) => terms[key] === standardWaits[key])).toBe(true)
})

it('a length of the table of orders is a wait of the order, or always the same', () => {
  expect([lengthMs('deliverHours', { ...terms, deliverHours: 30 }), lengthMs(5, terms)]).toEqual([30 * hourMs, 5])
  const named = transitions.flatMap(({ deadline, more }) => [deadline?.after, deadline?.posted, more])
  expect([...new Set(named.filter((one) => typeof one === 'string'))].sort()).toEqual([
    'confirmHours',
    'decideDays',
    'deliverHours',
    'lastResortDays',
    'moreConfirmHours',
    'moreDeliverHours',
    'payMinutes',
  ])
})

it.each([
  [{ evidenceHours: 168 }, '纠纷举证期限要短于裁定期限'],
  [{ evidenceHours: 167 }, undefined],
  [{ decideDays: 15 }, '纠纷裁定期限要短于无人裁定退款期限'],
  [{ decideDays: 14 }, undefined],
] as const)('of %j it is said: %s', (change, said) => {
  expect(discordIn({ ...standards, ...change })).toBe(said)
})
