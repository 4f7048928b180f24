import type { ApiInput } from '@contract/endpoints/all'
import { err } from '@contract/result'
import { commandsAtom, createCommands } from '@/lib/api/command'
import VotePage from '@/pages/vote/info'
import type { GivenAnswers } from '../../support/given-api'
import { refused } from '../../support/given-api'
import { leavePage } from '../session/people'
import { namesOf } from '../support/press'
import { info, mine, myReceipt, noonMs, row } from './answers'
import { press, visit } from './show'

const params = { id: '7' }
const kept = 'menpai_voteReceipt_7_128'
const yes = '同意支出，第 1 项共 3 项'
const no = '不同意，第 2 项共 3 项'

type Cast = ApiInput<'/bctVote/cast'>

const castAnswer = (changed = false) => ({ voteId: 7, cast: 331, census: 1_204, changed, at: noonMs })
const afterCast = info({ ...row, cast: 331, mine: { ...mine, cast: true }, acts: ['change'] })

afterEach(() => {
  leavePage()
  localStorage.clear()
  jest.restoreAllMocks()
})

describe('the receipt of a ballot', () => {
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
      '/bctVote/cast': () => (isLost ? err({ kind: 'timeout' }) : refused('CLOSED', '已截止，没有投出')),
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
