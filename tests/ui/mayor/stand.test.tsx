import type { ApiInput } from '@contract/endpoints/all'
import { err } from '@contract/result'
import MayorPage from '@/pages/mayor/index'
import type { GivenAnswers } from '../../support/app/given-api'
import { refused } from '../../support/app/given-api'
import { click, leavePage, pageText, settle, signIn } from '../session/people'
import { namesOf } from '../support/press'
import { write } from '../support/write-named'
import { candidates, mine, nominating, page, seated } from './answers'
import { press, visit } from './show'

afterEach(() => {
  leavePage()
  localStorage.clear()
  jest.restoreAllMocks()
})

const statement = '每月公开一次账，周末也有人值班。'
const own = {
  ...(candidates[0] ?? { place: 1 }),
  place: 5,
  blockNo: 128,
  isMine: true,
  statement,
} as (typeof candidates)[number]
const standing = {
  ...nominating,
  candidates: [...candidates, own],
  mine: { ...mine, place: 5 },
  acts: ['edit' as const, 'quit' as const],
}

/** The button of the question, which is named as the one that asked it. */
async function confirm(name: string): Promise<void> {
  const keys = [...document.querySelectorAll<HTMLElement>('[role="alertdialog"] [role="button"]')]
  keys.filter((one) => one.textContent === name).forEach(click)
  await settle()
}

type Join = ApiInput<'/bctMayor/join'>

describe('who stands', () => {
  it('says what for, in enough words, and is shown among the candidates', async () => {
    const sent: Join[] = []
    const answers: GivenAnswers = {
      '/bctMayor/info': () => page(sent.length > 0 ? standing : nominating),
      '/bctMayor/join': (input) => (sent.push(input), standing),
    }
    const { said } = await visit(MayorPage, { answers })
    await press('button', '我要参选')
    await press('button', '提交参选')
    expect(pageText()).toContain('请填写参选说明')
    await write('参选说明', '太短')
    await press('button', '提交参选')
    expect(pageText()).toContain('至少 10 个字')
    await write('参选说明', statement)
    await press('button', '提交参选')
    expect(sent).toMatchObject([{ electionId: 7, ver: 2, statement, thumbs: '' }])
    expect(said()).toContain('已参选')
    expect(pageText()).toContain('你已参选')
  })

  it('is begun by who signs in for that', async () => {
    let told: typeof nominating = { ...nominating, mine: null, acts: [] }
    const answers: GivenAnswers = { '/bctMayor/info': () => page(told) }
    const { store } = await visit(MayorPage, { answers, user: null })
    await press('button', '登录后参选')
    told = nominating
    await signIn(store)
    expect(namesOf('dialog')).toEqual(['我要参选'])
  })

  it('sends it again under the same number after a lost answer', async () => {
    const sent: Join[] = []
    const answers: GivenAnswers = {
      '/bctMayor/join': (input) => (sent.push(input) > 1 ? standing : err({ kind: 'timeout' })),
    }
    await visit(MayorPage, { answers })
    await press('button', '我要参选')
    await write('参选说明', statement)
    await press('button', '提交参选')
    await press('button', '核对是否提交')
    expect(sent[1]).toEqual(sent[0])
  })

  it('reads why not', async () => {
    const answers: GivenAnswers = { '/bctMayor/join': () => refused('CLOSED', '报名已截止') }
    await visit(MayorPage, { answers })
    await press('button', '我要参选')
    await write('参选说明', statement)
    await press('button', '提交参选')
    expect(pageText()).toContain('报名已截止')
  })

  it('takes it back after a question, and sees what has changed', async () => {
    let isMoved = true
    const sent: object[] = []
    const answers: GivenAnswers = {
      '/bctMayor/info': () => page(standing),
      '/bctMayor/quit': (input) => {
        sent.push(input)
        return isMoved ? refused('MOVED', '', { election: standing }) : standing
      },
    }
    const { said, inputsTo } = await visit(MayorPage, { answers })
    await press('button', '退出参选')
    expect(pageText()).toContain('退出后本届不能再参选')
    await press('button', '再想想')
    expect(sent).toEqual([])
    const quit = async () => {
      await press('button', '退出参选')
      await confirm('退出参选')
    }
    await quit()
    expect(pageText()).toContain('选举刚刚有变化，未退出')
    await press('button', '看最新')
    expect(inputsTo('/bctMayor/info')).toHaveLength(2)
    isMoved = false
    await quit()
    expect(said()).toContain('已退出参选')
  })
})

it('a mayor resigns after a question', async () => {
  const sent: object[] = []
  const answers: GivenAnswers = {
    '/bctMayor/info': () => page({ ...seated, acts: ['resign'] }),
    '/bctMayor/quit': (input) => (sent.push(input), { ...seated, acts: [] }),
  }
  const { said } = await visit(MayorPage, { answers })
  expect(namesOf('button')).not.toContain('辞去市长')
  await press('button', '更多')
  await press('menuitem', '辞去市长')
  expect(pageText()).toContain('由第二名接任')
  await confirm('辞去市长')
  expect(sent).toMatchObject([{ electionId: 7, ver: 4 }])
  expect(said()).toContain('已辞任')
})
