import { citySettings } from '@contract/settings/city-settings'
import { isValueOf } from '@contract/settings/settings'

it('what a city is called and how its service is reached holds now, and asks nobody for a second signature', () => {
  for (const { group, from, two } of Object.values(citySettings))
    expect([group, from, two]).toEqual(['city', 'now', 'never'])
})

it.each([
  ['', true],
  ['400-000-0000', true],
  ['+86 21 5555 6666', true],
  ['12', false],
  ['021-', false],
  ['客服', false],
])('as the phone of its service %j is a value: %s', (phone, isOne) => {
  expect(isValueOf('servicePhone', phone)).toBe(isOne)
})
