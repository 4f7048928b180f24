import { ok } from '@contract/result'
import { answeredBy, nameOfCall } from '@/boot/first-paint/answers'
import type { Call } from '@/lib/http/client'

it('answers a call with what came with the page as long as it is shown, and sends every other', async () => {
  const sent: string[] = []
  const call: Call = (_, path) => {
    sent.push(path)
    return Promise.resolve(ok('sent'))
  }
  let isCurrent = true
  const answered: string[] = []
  const others: string[] = []
  const answers = { [nameOfCall('/a', { id: 1, page: undefined })]: ok('came') }
  const given = answeredBy(
    answers,
    { isCurrent: () => isCurrent, onAnswer: (name) => answered.push(name), onOther: (path) => others.push(path) },
    call,
  )
  expect(await given('form', '/a', { id: 1 })).toEqual(ok('came'))
  expect(await given('form', '/a', { id: 2 })).toEqual(ok('sent'))
  isCurrent = false
  expect(await given('form', '/a', { id: 1 })).toEqual(ok('sent'))
  expect([sent, answered]).toEqual([['/a', '/a'], [nameOfCall('/a', { id: 1 })]])
  expect(others).toEqual(['/a'])
})
