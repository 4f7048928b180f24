import { inFours } from '@contract/people/formats'
import * as fc from 'fast-check'

it('a founder password stands in four groups', () => expect(inFours('1280000000000128')).toBe('1280 0000 0000 0128'))

it('whatever digits come, nothing but blanks is added, and every group but the first has four', () => {
  const digits = fc.array(fc.integer({ min: 0, max: 9 })).map((all) => all.join(''))
  fc.assert(
    fc.property(digits, (text) => {
      const [, ...groups] = inFours(text).split(' ')
      expect(inFours(text).replaceAll(' ', '')).toBe(text)
      expect(groups.filter((group) => group.length !== 4)).toEqual([])
    }),
  )
})
