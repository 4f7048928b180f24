import { phoneAnswerOf } from '@/platform/mini-login/phone-answer'
import * as fc from 'fast-check'
import { isGivenUp, says } from '@/platform/privacy/given-up'
import { odd } from '../helpers/odd'

it.each([
  [{ errMsg: 'chooseMedia:fail cancel' }, true],
  [{ errMsg: 'chooseMedia:fail privacy permission is not authorized' }, true],
  [{ errMsg: 'chooseMedia:fail auth deny' }, false],
  ['chooseMedia:fail cancel', false],
  [undefined, false],
])('of %j somebody gave up: %p', (failure, isStopped) => {
  expect(isGivenUp(failure)).toBe(isStopped)
})

it('whatever a platform says is words or none', () => {
  fc.assert(
    fc.property(odd, (value) => {
      expect(typeof isGivenUp(value)).toBe('boolean')
      expect(says({ errMsg: value }, /no such words/)).toBe(false)
    }),
  )
})

it.each([
  ['getPhoneNumber:fail user deny', 'denied'],
  ['getPhoneNumber:fail auth denied', 'denied'],
  ['getPhoneNumber:fail privacy permission is not authorized', 'denied'],
  ['getPhoneNumber:fail jsapi has no permission', 'failed'],
])('no number of a phone came: %s is %s', (errMsg, kind) => {
  expect(phoneAnswerOf({ errMsg })).toEqual({ kind })
})
