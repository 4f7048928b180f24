import { err } from '@contract/result'
import { commandsAtom, createCommands } from '@/lib/api/command'
import { keepReceipt, keptReceipt } from '@/lib/ballots/receipts'
import { showPointsAtom } from '@/lib/points/points-row'
import VotePage from '@/pages/vote/info'
import type { GivenAnswers } from '../../support/app/given-api'
import { refused } from '../../support/app/given-api'
import { leavePage, settle } from '../session/people'
import { namesOf } from '../support/press'
import type { Cast } from './answers'
import { afterCast, castAnswer, info, kept, myReceipt, no, noonMs, row, yes } from './answers'
import { press, visit } from './show'

const params = { id: '7' }

afterEach(() => {
  leavePage()
  localStorage.clear()
  jest.restoreAllMocks()
})

const dialogs = () => [...document.querySelectorAll('[role="dialog"]')].map((one) => one.getAttribute('aria-label'))
const later = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms)).then(settle)

/** The next popup is loaded when it is needed, which takes a busy machine a while. */
async function followedBy(title: string): Promise<void> {
  for (let waited = 0; waited < 50 && dialogs()[0] !== title; waited += 1) await later(100)
  expect(dialogs()).toEqual([title])
}

describe('the receipt of a ballot', () => {
  it('is kept with its choice, also with places of two digits; nonsense on the device is none', () => {
    const known = (text: string) => {
      localStorage.setItem(kept, text)
      return keptReceipt(7, 128)
    }
    keepReceipt(7, 128, { receipt: myReceipt, choice: [12, 3, 40] })
    expect(keptReceipt(7, 128)).toEqual({ receipt: myReceipt, choice: [12, 3, 40] })
    expect(known(`${myReceipt} 12,`)).toEqual({ receipt: myReceipt, choice: null })
    expect(known('nonsense 1')).toBeUndefined()
  })

  it('goes back to a choice whose first answer was lost as a new one: its old number would be answered and not carried out', async () => {
    const sent: Cast[] = []
    const answers: GivenAnswers = {
      '/bctVote/cast': (input) => (sent.push(input) === 1 ? err({ kind: 'timeout' }) : castAnswer(true)),
    }
    const { store } = await visit(VotePage, { params, answers })
    let stored: string | undefined
    let made = 0
    const randomText = () => `number-${(made += 1)}`
    const write = (text: string) => void (stored = text)
    store.set(commandsAtom, createCommands({ read: () => stored, write, randomText, now: () => noonMs }))
    await press('radio', yes)
    await press('button', '投出这一票')
    await press('button', '关闭')
    for (const choice of [no, yes]) {
      await press('radio', choice)
      await press('button', namesOf('button').includes('改投这一票') ? '改投这一票' : '投出这一票')
    }
    expect(sent.map((paper) => paper.choice)).toEqual([[0], [1], [0]])
    expect(new Set(sent.map(({ clientNo }) => clientNo)).size).toBe(3)
    expect(new Set(sent.map(({ receipt }) => receipt)).size).toBe(1)
    expect(localStorage.getItem(kept)).toBe(`${sent[0]?.receipt} 0`)
  })

  it.each([
    [true, '服务器不记回执是谁的'],
    [false, '本次投票记名，截止后公布各区块的选择。'],
  ])('says what becomes of the choice: secret is %s', async (anonymous, says) => {
    const asked = info({ ...row, anonymous })
    await visit(VotePage, { params, answers: { '/bctVote/info': () => asked, '/bctVote/cast': () => castAnswer() } })
    await press('radio', yes)
    await press('button', '投出这一票')
    expect(dialogs()).toEqual(['已投票'])
    expect(document.body.textContent).toContain(says)
    expect((document.body.textContent ?? '').includes('服务器不记回执是谁的')).toBe(anonymous)
  })

  it('is read first, and the points come when it is closed, told there alone: one would cover the other', async () => {
    const { store } = await visit(VotePage, { params, answers: { '/bctVote/cast': () => castAnswer() } })
    await press('radio', yes)
    await press('button', '投出这一票')
    store.set(showPointsAtom, { content: '投票', pointsAdd: 1, points: 1_261 })
    await later(300)
    expect(dialogs()).toEqual(['已投票'])
    expect(document.body.textContent).not.toContain('人气值 +1')
    await press('button', '好')
    await followedBy('人气值')
  })

  it('is changed with the receipt that another page of the same vote kept meanwhile', async () => {
    const sent: Cast[] = []
    const answers: GivenAnswers = { '/bctVote/cast': (input) => castAnswer(sent.push(input) > 0) }
    await visit(VotePage, { params, answers })
    await press('radio', yes)
    localStorage.setItem(kept, `${myReceipt} 1`)
    await press('button', '投出这一票')
    expect(sent.map(({ receipt }) => receipt)).toEqual([myReceipt])
  })

  it('that is changed says nothing of the old choice until the answer is here; a refusal leaves it', async () => {
    localStorage.setItem(kept, `${myReceipt} 0`)
    let isLost = true
    const answers: GivenAnswers = {
      '/bctVote/info': () => afterCast,
      '/bctVote/cast': () => (isLost ? err({ kind: 'timeout' }) : refused('CLOSED', '已截止，未投出')),
    }
    await visit(VotePage, { params, answers })
    await press('radio', no)
    await press('button', '改投这一票')
    expect(localStorage.getItem(kept)).toBe(`${myReceipt} ?`)
    leavePage()
    localStorage.setItem(kept, `${myReceipt} 0`)
    isLost = false
    await visit(VotePage, { params, answers })
    await press('radio', no)
    await press('button', '改投这一票')
    expect(localStorage.getItem(kept)).toBe(`${myReceipt} 0`)
  })
})
