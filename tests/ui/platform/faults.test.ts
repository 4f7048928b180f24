import { watchFaults } from '@/platform/faults/faults'
import { plainOf } from '@/platform/faults/plain-of'
import type { Fault } from '@/platform/faults/types'

it('faults that nobody handled are told with the page that was seen', () => {
  const told: Fault[] = []
  watchFaults((fault) => told.push(plainOf(fault)))
  window.history.replaceState(null, '', '/pages/user/user?id=3')
  const thrown = new TypeError('x is not a function')
  window.dispatchEvent(new ErrorEvent('error', { error: thrown, message: 'Uncaught' }))
  window.dispatchEvent(new ErrorEvent('error', { message: 'Script error.' }))
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: { code: 3 } }))
  expect(told).toEqual([
    { kind: 'error', text: thrown.stack, page: '/pages/user/user' },
    { kind: 'error', text: 'Script error.', page: '/pages/user/user' },
    { kind: 'rejection', text: '{"code":3}', page: '/pages/user/user' },
  ])
})
