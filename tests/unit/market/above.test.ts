import { isAboveKnown, isTurnKnown } from '@/features/market/rules/above'

const known = { area: 'ready', board: 'items', isAreaKnown: true, isTurnKnown: true } as const

it.each([
  ['all is known', {}, true],
  ['the city is on its way', { area: 'loading' }, false],
  ['whose turn it is is on its way', { isTurnKnown: false }, false],
  ['the city did not come', { area: 'failed', isTurnKnown: false }, true],
  ['nobody knows which city, and the board failed', { area: 'loading', isAreaKnown: false, board: 'error' }, true],
  ['the board failed, and the city is on its way', { area: 'loading', board: 'error' }, false],
] as const)('above the board, when %s', (_, part, is) => {
  expect(isAboveKnown({ ...known, ...part })).toBe(is)
})

it.each([
  ['a guest', { isGuest: true, areNumbersKnown: false, isCityKnown: false }, true],
  ['a resident of whom all is known', { isGuest: false, areNumbersKnown: true, isCityKnown: true }, true],
  ['a resident whose orders are on their way', { isGuest: false, areNumbersKnown: false, isCityKnown: true }, false],
  ['a resident whose city is on its way', { isGuest: false, areNumbersKnown: true, isCityKnown: false }, false],
] as const)('whose turn it is, to %s', (_, known, is) => {
  expect(isTurnKnown(known)).toBe(is)
})
