import { partBits } from '../../../server/modules/vote/open/ballot-box'

it.each([
  [0, 0],
  [255, 0],
  [256, 1],
  [511, 1],
  [512, 2],
  [10_000, 6],
  [1_000_000, 8],
])('%i ballots are written anew in parts by %i leading bits', (count, bits) => {
  expect(partBits(count)).toBe(bits)
})
