import { cadastre } from '@/ui/map-lines/cadastre'
import { remainingText } from '@/ui/countdown/remaining'
import { stepsPath } from '@/ui/depth/steps'
import { changeText } from '@/ui/points-popup/change-text'
import { plotsOf } from '@/ui/avatar/plots'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

it.each([
  [12 * minute + 31_000, '12:31'],
  [hour - 1_000, '59:59'],
  [hour, '01:00:00'],
  [17 * hour + 40 * minute + 5_000, '17:40:05'],
  [day, '1 天 00:00'],
  [2 * day + 8 * hour + 48 * minute + 20_000, '2 天 08:48'],
  [-5_000, '00:00'],
  [400, '00:01'],
])('writes %i ms left as %s', (leftMs, text) => {
  expect(remainingText(leftMs)).toBe(text)
})

it('adds the seconds above a day when asked', () => {
  expect(remainingText(2 * day + 8 * hour + 48 * minute + 20_000, true)).toBe('2 天 08:48:20')
})

it.each([
  [0, '不变'],
  [2, '+2'],
  [-3, '-3'],
  [1262, '+1262'],
])('writes a change of %i points as %s', (change, text) => {
  expect(changeText(change)).toBe(text)
})

it('draws the same map for the same seed and another for another', () => {
  const draw = (seed: number) => JSON.stringify(cadastre(seed, 148, 66, [74, 33]))
  expect(draw(3253)).toBe(draw(3253))
  expect(draw(3253)).not.toBe(draw(3254))
})

it('draws the same avatar for the same block', () => {
  expect(plotsOf(128)).toEqual(plotsOf(128))
  expect(plotsOf(128)).not.toEqual(plotsOf(132))
})

it('lets the depth grow away from the spread and end at the full height', () => {
  const levels = [
    { price: 680, qty: 1 },
    { price: 700, qty: 3 },
  ]
  expect(stepsPath(levels, 4, 0, 160)).toBe('M0 28V21.8H80V3H160V28')
  expect(stepsPath(levels, 4, 160, 0)).toBe('M160 28V21.8H80V3H0V28')
  expect(stepsPath([], 4, 160, 0)).toBe('')
})
