import * as fc from 'fast-check'
import { meanwhileIn, movedOn } from '@contract/console/meanwhile'
import { odd } from '../helpers/odd'

it('is who acted, by which call and when, and nothing of another shape', () => {
  const meanwhile = { by: '周琪', call: '/admin/withdraw/approve', at: 7 }
  expect(meanwhileIn({ meanwhile })).toEqual(meanwhile)
  fc.assert(
    fc.property(odd, (value) => {
      expect(meanwhileIn({ meanwhile: value })).toBeUndefined()
      expect(meanwhileIn({ meanwhile: { ...meanwhile, at: String(value) } })).toBeUndefined()
    }),
  )
})

it('a thing has moved on by four reasons alone', () => {
  expect(['MOVED', 'CLOSED', 'EXPIRED', 'NOT_FOUND'].every(movedOn)).toBe(true)
  fc.assert(fc.property(fc.string(), (reason) => movedOn(reason) === /^(MOVED|CLOSED|EXPIRED|NOT_FOUND)$/.test(reason)))
})
