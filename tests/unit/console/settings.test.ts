import { isStep, outlook, typedValue } from '../../../console/src/pages/settings/rules'

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

it('says from when a change holds, whether another person is asked, and whether residents are told', () => {
  expect(outlook('tradeFee', 100, 50, noon)).toBe(
    '要另一人复核，同意后开始计时。2026-11-22 00:00 起生效，已经开始的照旧。',
  )
  expect(outlook('tradeFee', 100, 200, noon)).toContain('居民要多付，会收到公告，三天后才生效。2026-11-25 00:00 起生效')
})
