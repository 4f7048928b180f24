import { fen } from '@contract/money'
import UserInfoPage from '@/pages/account/userInfo'
import { commandsAtom, createCommands } from '@/lib/api/command'
import { sessionAtom } from '@/lib/session/atoms'
import type { ApiOutput } from '@contract/endpoints/all'
import { obstacleKinds } from '@contract/people/closing'
import { copy } from '@/features/closing/copy'
import { byRole, namesOf, tapTwice } from '../support/press'
import type { GivenAnswers } from '../../support/app/given-api'
import { refused } from '../../support/app/given-api'
import { answersToCat, cat, click, leavePage, pageText, settle, showPage, type } from '../session/people'

/** Commands that remember what was not answered, as those of the device do. */
const keepingCommands = () => {
  let kept: string | undefined
  let numbers = 0
  return createCommands({
    read: () => kept,
    write: (text) => {
      kept = text
    },
    randomText: (length) => String(++numbers).padStart(length, 'a'),
    now: () => 0,
  })
}

const lost = { ok: false, error: { kind: 'timeout' } } as const

type Closing = ApiOutput<'/bctAccount/closing'>
const free: Closing = {
  obstacles: [],
  rest: fen(320),
  restBelow: fen(1_000),
  points: 1260,
  until: null,
}
const until = Date.UTC(2100, 0, 8)

const info = answersToCat['/user/getInfo']?.({})
const answers: GivenAnswers = {
  ...answersToCat,
  '/user/getInfo': () => ({ ...(info as ApiOutput<'/user/getInfo'>), mobile: '138****0128', proofs: ['mobile'] }),
  '/bctAccount/closing': () => free,
  '/bctAccount/close': () => ({ until }),
  '/bctAccount/takeBack': () => ({}),
  '/user/prove': () => ({ until: 600_000 }),
  '/index/config': () => refused('NOT_FOUND', ''),
}

const visit = async (extra: GivenAnswers = {}, user: typeof cat | null = cat) =>
  showPage(UserInfoPage, { user, answers: { ...answers, ...extra }, params: { part: 'close' } })
const press = async (name: string, role = 'button') => {
  click(byRole(role, name))
  await settle()
}
const closes = (asked: readonly { path: string; input: object }[]) =>
  asked.filter(({ path }) => path === '/bctAccount/close').map(({ input }) => input)

afterEach(leavePage)

it('says before what is given up, erased and kept', async () => {
  await visit()
  const text = pageText()
  for (const words of [copy.lead, copy.points(1260), copy.erasedText, copy.keptText]) expect(text).toContain(words)
  expect(text).toContain('余额 ¥3.20')
})

it('names what stands in the way, each with what to do, and does not let close', async () => {
  const obstacles = obstacleKinds.map((what, at) => ({ what, count: at + 1 }))
  const { asked } = await visit({ '/bctAccount/closing': () => ({ ...free, obstacles }) })
  for (const what of obstacleKinds) expect(pageText()).toContain(copy.obstacle(what).title)
  expect(pageText()).toContain(copy.left(obstacleKinds.length))
  click(byRole('button', copy.left(obstacleKinds.length)))
  await settle()
  expect(closes(asked)).toEqual([])
})

it('asks for a guest’s login instead', async () => {
  const { asked } = await visit({}, null)
  expect(pageText()).toContain(copy.loginFirst)
  expect(asked.some(({ path }) => path.startsWith('/bctAccount'))).toBe(false)
})

/** Through the proof and the question. */
const confirm = async () => {
  await press(copy.close)
  type('6 位验证码', '654321')
  await press('下一步')
  expect(pageText()).toContain(copy.question)
  await press(copy.confirm)
}

it('closes after a proof and a question, once; then it says how long it can be taken back, and takes it back', async () => {
  let waits: number | null = null
  const { asked, store } = await visit({
    '/bctAccount/closing': () => ({ ...free, until: waits }),
    '/bctAccount/close': () => {
      waits = until
      return { until }
    },
    '/bctAccount/takeBack': () => {
      waits = null
      return {}
    },
  })
  await confirm()
  expect(closes(asked)).toEqual([{ clientNo: expect.any(String) as string, rest: 320 }])
  expect(store.get(sessionAtom).user).not.toBeNull()
  expect(pageText()).toContain('2100-01-08 08:00 删除账号。之前可以撤回')
  expect(namesOf('button')).not.toContain(copy.close)
  await press(copy.takeBack)
  expect(asked.filter(({ path }) => path === '/bctAccount/takeBack')).toHaveLength(1)
  expect(namesOf('button')).toContain(copy.close)
  expect(namesOf('button')).not.toContain(copy.takeBack)
})

it('takes it back once, however quickly it is tapped', async () => {
  const { asked } = await visit({ '/bctAccount/closing': () => ({ ...free, until }) })
  tapTwice(byRole('button', copy.takeBack))
  await settle()
  expect(asked.filter(({ path }) => path === '/bctAccount/takeBack')).toHaveLength(1)
})

it('says why it was not taken back, and lets try again', async () => {
  await visit({ '/bctAccount/closing': () => ({ ...free, until }), '/bctAccount/takeBack': () => lost })
  await press(copy.takeBack)
  expect(pageText()).toContain(copy.unknown)
  expect(namesOf('button')).toContain(copy.takeBack)
})

it('does nothing when the question is answered with no', async () => {
  const { asked, store } = await visit()
  await press(copy.close)
  type('6 位验证码', '654321')
  await press('下一步')
  await press(copy.cancel)
  expect(closes(asked)).toEqual([])
  expect(namesOf('alertdialog')).toEqual([])
  expect(store.get(sessionAtom).user).not.toBeNull()
})

/** The answers to closing, one after the other, the last one again and again. */
const answering = (...results: readonly object[]) => {
  let tries = 0
  return { '/bctAccount/close': () => results[Math.min(tries++, results.length - 1)] } as GivenAnswers
}

it('after a lost answer asks again with the same wish, and is done when it is told so', async () => {
  const { asked, store } = await visit(answering(lost, { until }))
  store.set(commandsAtom, keepingCommands())
  await confirm()
  const [one, two] = closes(asked)
  expect(two).toEqual(one)
})

it('while nothing is heard it says that the outcome is unknown, and a later try is the same wish', async () => {
  const { asked, store } = await visit(answering(lost))
  store.set(commandsAtom, keepingCommands())
  await confirm()
  expect(pageText()).toContain(copy.unknown)
  await confirm()
  expect(new Set(closes(asked).map((wish) => JSON.stringify(wish))).size).toBe(1)
})

it('shows again what has changed meanwhile, and that the proof is over', async () => {
  let reason: 'MOVED' | 'NO_RIGHT' = 'MOVED'
  const { asked } = await visit({
    '/bctAccount/close': () => refused(reason, '', reason === 'NO_RIGHT' ? { need: 'proof' } : {}),
  })
  const reads = () => asked.filter(({ path }) => path === '/bctAccount/closing').length
  const before = reads()
  await confirm()
  expect(pageText()).toContain(copy.moved)
  expect(reads()).toBe(before + 1)
  reason = 'NO_RIGHT'
  await confirm()
  expect(pageText()).toContain(copy.unproven)
})

it('is another closing after one was taken back that no answer came to', async () => {
  let waits: number | null = null
  const { asked, store } = await visit({
    '/bctAccount/closing': () => ({ ...free, until: waits }),
    '/bctAccount/close': () => {
      waits = until
      return lost
    },
    '/bctAccount/takeBack': () => {
      waits = null
      return {}
    },
  })
  store.set(commandsAtom, keepingCommands())
  await confirm()
  leavePage()
  const again = await visit({ '/bctAccount/closing': () => ({ ...free, until: waits }) })
  again.store.set(commandsAtom, store.get(commandsAtom))
  await press(copy.takeBack)
  leavePage()
  const last = await visit({})
  last.store.set(commandsAtom, store.get(commandsAtom))
  await confirm()
  const [first] = closes(asked) as { clientNo: string }[]
  const [second] = closes(last.asked) as { clientNo: string }[]
  expect([first?.clientNo.length, second?.clientNo.length]).toEqual([32, 32])
  expect(second?.clientNo).not.toBe(first?.clientNo)
})

it('says that it could not be read, and reads again', async () => {
  let isDown = true
  await visit({ '/bctAccount/closing': () => (isDown ? lost : free) })
  expect(pageText()).not.toContain(copy.erasedText)
  isDown = false
  await press('重试')
  expect(pageText()).toContain(copy.erasedText)
})
