import { addedBy, statedSizes, totalOf } from './kit-size'

const kb = (bytes: number) => bytes / 1024

/** How far a number in the documentation may be from what is measured before it is called old. */
const toleranceKb = 2

it('adds less than 48 kB gzip of script and style to a blank Taro page on H5', () => {
  expect(kb(totalOf(addedBy('h5')))).toBeLessThan(48)
})

it('adds less than 150 kB raw to the main package of the mini-program', () => {
  expect(kb(totalOf(addedBy('weapp')))).toBeLessThan(150)
})

it.each(['h5', 'weapp'] as const)('is stated in docs/sizes.md as it is measured, for %s', (target) => {
  const added = addedBy(target)
  const stated = statedSizes()
  for (const [kind, bytes] of Object.entries({ ...added, together: totalOf(added) })) {
    expect(Math.abs((stated.get(`${target} ${kind}`) ?? 0) - kb(bytes))).toBeLessThan(toleranceKb)
  }
})
