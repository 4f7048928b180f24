/** @jest-environment node */
import { gathered } from '../../../server/db/sent/gathered'
import type { Db } from '../../../server/db/schema'

const database = () => ({}) as Db

/** What was asked, statement by statement, and how to answer the oldest that waits. */
function asking(most?: number) {
  const asked: (readonly string[])[] = []
  const waiting: ((answers: readonly (string | Error)[]) => void)[] = []
  const failing: ((error: Error) => void)[] = []
  const ask = gathered<string, string>((_db, questions) => {
    asked.push(questions)
    return new Promise((resolve, reject) => {
      waiting.push(resolve)
      failing.push(reject)
    })
  }, most)
  const next = () => (failing.shift(), waiting.shift())
  return {
    ask,
    asked,
    answer: () => next()?.(asked[asked.length - 1 - waiting.length]?.map((question) => `${question}!`) ?? []),
    answerWith: (answers: readonly (string | Error)[]) => next()?.(answers),
    fail: (error: Error) => (waiting.shift(), failing.shift()?.(error)),
  }
}

// Only the wait for a statement that hangs is a timer: on a busy machine the others would see it end.
beforeEach(() => void jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] }))
afterEach(() => void jest.useRealTimers())

/** Until everything that waits for nothing but a turn of the loop is done. */
async function settled() {
  for (let turn = 0; turn < 3; turn++) await new Promise((resolve) => setImmediate(resolve))
}

it('asks one that comes alone at once, and those that come meanwhile together, in their order', async () => {
  const { ask, asked, answer } = asking()
  const db = database()
  const first = ask(db, 'a')
  await settled()
  const others = ['b', 'c', 'b'].map((question) => ask(db, question))
  await settled()
  expect(asked).toEqual([['a']])
  answer()
  expect(await first).toBe('a!')
  await settled()
  expect(asked).toEqual([['a'], ['b', 'c', 'b']])
  answer()
  expect(await Promise.all(others)).toEqual(['b!', 'c!', 'b!'])
})

it('asks no more than so many in one statement, and one statement after the other', async () => {
  const { ask, asked, answer } = asking(2)
  const db = database()
  const all = ['a', 'b', 'c', 'd', 'e'].map((question) => ask(db, question))
  await settled()
  expect(asked).toEqual([['a', 'b']])
  answer()
  await settled()
  expect(asked).toEqual([
    ['a', 'b'],
    ['c', 'd'],
  ])
  answer()
  await settled()
  answer()
  expect(await Promise.all(all)).toEqual(['a!', 'b!', 'c!', 'd!', 'e!'])
  expect(asked.at(-1)).toEqual(['e'])
})

it('fails one question alone, or all of a statement that failed, and goes on', async () => {
  const { ask, asked, answer, answerWith, fail } = asking()
  const db = database()
  const two = Promise.allSettled([ask(db, 'a'), ask(db, 'b')])
  await settled()
  answerWith([new Error('not a'), 'b!'])
  expect(await two).toEqual([
    { status: 'rejected', reason: new Error('not a') },
    { status: 'fulfilled', value: 'b!' },
  ])
  const lost = Promise.allSettled([ask(db, 'c'), ask(db, 'd')])
  await settled()
  fail(new Error('connection lost'))
  expect((await lost).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  const last = ask(db, 'e')
  await settled()
  answer()
  expect(await last).toBe('e!')
  expect(asked).toHaveLength(3)
})

it('does not wait for a statement that hangs', async () => {
  const { ask, asked } = asking()
  const db = database()
  void ask(db, 'a')
  await settled()
  void ask(db, 'b')
  await settled()
  expect(asked).toEqual([['a']])
  jest.advanceTimersByTime(20)
  await settled()
  expect(asked).toEqual([['a'], ['b']])
})

it('keeps the questions of two databases apart', async () => {
  const { ask, asked } = asking()
  void ask(database(), 'a')
  void ask(database(), 'b')
  await settled()
  expect(asked).toEqual([['a'], ['b']])
})
