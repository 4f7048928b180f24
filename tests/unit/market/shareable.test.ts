import { isShareable } from '@/features/market/rules/shareable'

it.each([
  ['is on sale', { state: 'on' }, 'ready', true],
  ['is paused', { state: 'off' }, 'ready', false],
  ['is on its way', undefined, 'loading', true],
  ['was left by an earlier page', undefined, 'ready', true],
  ['did not come', undefined, 'failed', false],
  ['is here, and could not be read again', { state: 'on' }, 'failed', true],
] as const)('a listing that %s', (_, listing, known, is) => {
  expect(isShareable(listing, known)).toBe(is)
})
