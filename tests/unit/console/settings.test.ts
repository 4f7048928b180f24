import { hoursOf, isStep, outlook, typedValue } from '../../../console/src/pages/settings/rules'

const noon = Date.parse('2026-11-21T12:00:00+08:00')

it.each([
  ['another figure', 200, 100, 200],
  ['the one that holds', 100, 100, undefined],
  ['none yet', null, 100, undefined],
  ['one that is too much', 1_001, 100, undefined],
])('of the fee of trade %s is read from what is typed', (_, draft, before, read) => {
  expect(typedValue('tradeFee', draft, before)).toBe(read)
})

it('a bonus is read when each of its steps is whole', () => {
  const held = [{ fromFen: 100_00, bonusFen: 1_00 }]
  const typed = [...held, { fromFen: 200_00, bonusFen: 3_00 }]
  expect(typedValue('rechargeBonus', typed, held)).toEqual(typed)
  expect(typedValue('rechargeBonus', [...held, { fromFen: 200_00, bonusFen: null }], held)).toBeUndefined()
  expect(typedValue('rechargeBonus', held, held)).toBeUndefined()
  expect([isStep({ fromFen: null, bonusFen: 1 }), isStep(null), isStep(7)]).toEqual([true, false, false])
})

it('days are read in their order, each once, when all of them are days', () => {
  const typed = ['2027-01-01', '2026-12-31', '2027-01-01']
  expect(typedValue('closedDays', typed, [])).toEqual(['2026-12-31', '2027-01-01'])
  expect(typedValue('closedDays', [...typed, null], [])).toBeUndefined()
  expect(typedValue('closedDays', typed, ['2026-12-31', '2027-01-01'])).toBeUndefined()
})

it('a change of a city holds from its own closing time, also of one that waits', () => {
  const none = { waiting: null, waitingForAll: null, setBy: 'here' } as const
  const close = { ...none, key: 'closeHour', value: 22 } as const
  const tomorrow = Date.parse('2026-11-21T22:00+08:00')
  const waits = { value: 20, after: 20, fromAt: tomorrow, at: noon, by: '', reason: '' }
  const atClose = (settings: Parameters<typeof hoursOf>[0], now: number) =>
    outlook('tradeFee', 100, 50, now, hoursOf(settings, '3253'))
  expect(atClose([close], noon)).toContain('2026-11-21 22:00 起生效')
  expect(atClose([{ ...close, waiting: waits }], tomorrow)).toContain('2026-11-22 20:00 起生效')
  expect(atClose([{ ...close, waitingForAll: waits }], tomorrow)).toContain('2026-11-22 22:00 起生效')
  expect(hoursOf([close], undefined)).toBeUndefined()
})

it('says from when a change holds, whether another person is asked, and whether residents are told', () => {
  expect(outlook('tradeFee', 100, 50, noon, undefined)).toBe(
    '要另一人复核，同意后开始计时。2026-11-22 00:00 起生效，已经开始的照旧。',
  )
  expect(outlook('tradeFee', 100, 200, noon, undefined)).toContain(
    '居民要多付，会收到公告，三天后才生效。2026-11-25 00:00 起生效',
  )
})
