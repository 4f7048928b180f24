import type { Result } from '@contract/result'
import { createStore } from 'jotai'
import { atom } from 'jotai'
import type { CallError } from '@/lib/http/errors'
import { askedPayPasswordAtom, askPayPassword } from '@/lib/pay/pay-password'

type Answer = Result<string, CallError>

/** A question whose command answers when the test says so. */
function asking() {
  const store = createStore()
  const answers: ((answer: Answer) => void)[] = []
  const send = jest.fn(() => new Promise<Answer>((resolve) => answers.push(resolve)))
  const ask = atom(null, (_get, set) => askPayPassword(set, { what: '提现 ¥1.00', send }))
  const result = store.set(ask)
  const asked = () => store.get(askedPayPasswordAtom)
  const open = asked()
  if (open === null) throw new Error('nothing is asked')
  return { result, open, asked, send, answer: (answer: Answer) => answers.shift()?.(answer) }
}

const wrong: Answer = { ok: false, error: { kind: 'refused', reason: 'WRONG_PASSWORD' } as CallError }
const done: Answer = { ok: true, value: 'applied' }

it('who leaves while the command is on its way gets its answer', async () => {
  const { result, open, asked, answer } = asking()
  const attempt = open.attempt('135790')
  open.giveUp()
  expect(asked()).toBe(open)
  answer(done)
  await expect(attempt).resolves.toBeNull()
  await expect(result).resolves.toEqual(done)
  expect(asked()).toBeNull()
})

it('a second attempt during the first sends nothing more', async () => {
  const { result, open, send, answer } = asking()
  const attempts = [open.attempt('135790'), open.attempt('135790')]
  expect(send).toHaveBeenCalledTimes(1)
  answer(done)
  await expect(Promise.all(attempts)).resolves.toEqual([null, null])
  await expect(result).resolves.toEqual(done)
})

it('after a wrong password one can try again, or give up', async () => {
  const { result, open, asked, answer, send } = asking()
  const first = open.attempt('000000')
  answer(wrong)
  await expect(first).resolves.toMatchObject({ reason: 'WRONG_PASSWORD' })
  const second = open.attempt('111111')
  expect(send).toHaveBeenCalledTimes(2)
  answer(wrong)
  await second
  open.giveUp()
  await expect(result).resolves.toBeUndefined()
  expect(asked()).toBeNull()
})
