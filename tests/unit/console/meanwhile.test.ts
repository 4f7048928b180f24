import * as fc from 'fast-check'
import { mayBeSecond, meanwhileIn, movedOn } from '@contract/console/meanwhile'
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

it('somebody else may be the cause where the thing moved on, and where a rest or an election is in the way', () => {
  expect(mayBeSecond({ reason: 'MOVED' })).toBe(true)
  expect(mayBeSecond({ reason: 'LIMIT', data: { left: 5 } })).toBe(true)
  expect(mayBeSecond({ reason: 'LIMIT', data: { electionId: 5 } })).toBe(true)
  expect(mayBeSecond({ reason: 'LIMIT', data: { isForTwo: true } })).toBe(false)
  expect(mayBeSecond({ reason: 'LIMIT' })).toBe(false)
  expect(mayBeSecond({ reason: 'FORM', data: { left: 5 } })).toBe(false)
})
