import { shopAdd } from '@contract/endpoints/community/shop'
import { standards } from '@contract/settings/settings'
import { shops } from '@contract/shop/limits'
import { levelFeeOf } from '@contract/shop/money'
import * as v from 'valibot'

const form = {
  clientNo: '00000000-0000-4000-8000-000000000001',
  level: 'stall',
  fee: 9_900,
  category: 'food',
  name: '茶舍',
  slogan: '雨天半价',
  place: '东市',
  contact: '19900000409',
  thumbs: 'demo/tea.svg',
}
const takes = (wish: object) => v.safeParse(shopAdd.input, { ...form, ...wish }).success

it('takes a form without the two texts that may be left out', () => expect(takes({})).toBe(true))

it.each([
  ['name', 2, 16],
  ['slogan', 1, 30],
  ['place', 1, 30],
  ['intro', 0, 500],
  ['hours', 0, 20],
  ['contact', 0, 20],
] as const)('%s may have %d to %d characters', (field, least, most) => {
  expect(takes({ [field]: '茶'.repeat(least) })).toBe(true)
  expect(takes({ [field]: '茶'.repeat(most) })).toBe(true)
  expect(takes({ [field]: '茶'.repeat(most + 1) })).toBe(false)
  if (least > 0) expect(takes({ [field]: '茶'.repeat(least - 1) })).toBe(false)
})

it.each([
  ['naming', 899_00, 3],
  ['street', 299_00, 12],
  ['stall', 99_00, 0],
] as const)('the level %s costs %d and has %d seats where nobody set others', (level, fee, seats) => {
  expect({ fee: levelFeeOf(level, standards), ...shops.levels[level] }).toEqual({ fee, seats })
})
