import { isReceipt } from '@contract/vote/receipt'
import { err } from '@contract/result'
import MayorPage from '@/pages/mayor/index'
import type { GivenAnswers } from '../../support/app/given-api'
import { refused } from '../../support/app/given-api'
import { click, leavePage, pageText, settle } from '../session/people'
import { namesOf } from '../support/press'
import { write } from '../support/write-named'
import type { Cast } from './answers'
import { afterCast, ballotsUnder, candidates, castAnswer, kept, myReceipt, page, seated, voting } from './answers'
import { press, visit } from './show'

afterEach(() => {
  leavePage()
  localStorage.clear()
  jest.restoreAllMocks()
})

/** A server that takes ballots and shows the election as it is then. */
function server() {
  const sent: Cast[] = []
  const answers: GivenAnswers = {
    '/bctMayor/info': () => page(sent.length > 0 ? afterCast : voting),
    '/bctMayor/cast': (input) => castAnswer(sent.push(input) > 1),
  }
  return { sent, answers }
}

const pick = (name: string) => press('button', `${name}，未排，点按选`)

describe('a ballot', () => {
  it('ranks at most three, is moved about, and is cast with a receipt that the device makes, keeps and shows', async () => {
    const { sent, answers } = server()
    const { said } = await visit(MayorPage, { answers })
    expect(pageText()).toContain('请排 1–3 位')
    for (const name of ['小满', '老周', '麦田', '阿禾']) await pick(name)
    expect(said()).toContain('最多排 3 位')
    await press('button', '麦田，第 3 位，点按改')
    await press('button', '提交')
    expect(pageText()).toContain('用 128 号投，不记名')
    await press('button', '老周上移')
    expect(namesOf('status')).toContain('老周，现在第 1 位')
    await press('button', '投出选票')
    const [paper] = sent
    expect(paper?.ranks).toEqual([1, 4])
    expect(isReceipt(paper?.receipt ?? '')).toBe(true)
    expect(localStorage.getItem(kept)).toBe(`${paper?.receipt} 1,4`)
    for (const words of ['已投票', '第 7 届市长选举', '丢了不能补']) expect(pageText()).toContain(words)
    await press('button', '点按显示')
    expect(pageText()).toContain('1 老周，2 小满')
    await press('button', '好')
    expect(pageText()).toContain('可改票')
  })

  it('is changed with the same receipt, and its receipt is shown again', async () => {
    const { sent, answers } = server()
    const { said } = await visit(MayorPage, { answers })
    await pick('老周')
    await press('button', '提交')
    await press('button', '投出选票')
    await press('button', '好')
    await pick('阿禾')
    await press('button', '改投')
    await press('button', '改投选票')
    expect(sent.map(({ ranks }) => ranks)).toEqual([[1], [1, 2]])
    expect(sent[1]?.receipt).toBe(sent[0]?.receipt)
    expect(said()).toContain('已改票')
    expect(pageText()).not.toContain('你的选票')
    await press('button', '看回执')
    expect(pageText()).toContain('投票回执')
  })

  it('is sent once however often the button is tapped', async () => {
    const { sent, answers } = server()
    await visit(MayorPage, { answers })
    await pick('老周')
    await press('button', '提交')
    const button = [...document.querySelectorAll<HTMLElement>('[role="button"]')].find(
      (one) => one.textContent === '投出选票',
    )
    if (button) [button, button].forEach(click)
    await settle()
    expect(sent).toHaveLength(1)
  })

  it('whose answer was lost is asked for again with the same receipt and number', async () => {
    const sent: Cast[] = []
    let isLost = true
    const answers: GivenAnswers = {
      '/bctMayor/info': () => page(voting),
      '/bctMayor/cast': (input) => {
        sent.push(input)
        return isLost ? err({ kind: 'timeout' }) : castAnswer()
      },
    }
    await visit(MayorPage, { answers })
    await pick('老周')
    await press('button', '提交')
    await press('button', '投出选票')
    expect(pageText()).toContain('未收到结果，可能已投票成功')
    isLost = false
    await press('button', '重试')
    expect(sent[1]).toEqual(sent[0])
    expect(localStorage.getItem(kept)).toBe(`${sent[0]?.receipt} 1`)
  })

  it('that was refused leaves no receipt behind, and says why', async () => {
    const answers: GivenAnswers = {
      '/bctMayor/info': () => page(voting),
      '/bctMayor/cast': () => refused('CLOSED', '已截止，未投出'),
    }
    await visit(MayorPage, { answers })
    await pick('麦田')
    await press('button', '提交')
    await press('button', '投出选票')
    expect(pageText()).toContain('已截止，未投出')
    expect(localStorage.getItem(kept)).toBeNull()
  })

  it('of another device is changed with its receipt typed by hand', async () => {
    const sent: Cast[] = []
    const answers: GivenAnswers = {
      '/bctMayor/info': () => page(afterCast),
      '/bctMayor/cast': (input) => castAnswer(sent.push(input) > 0),
    }
    await visit(MayorPage, { answers })
    expect(pageText()).toContain('回执不在本机')
    expect(namesOf('button')).not.toContain('老周，未排，点按选')
    await press('button', '输入回执改票')
    await write('回执号', '7qkd m2xa 9tbe w4hc')
    await press('button', '用它改票')
    await pick('老周')
    await press('button', '改投')
    await press('button', '改投选票')
    expect(sent).toMatchObject([{ ranks: [1], receipt: myReceipt }])
  })

  it('leaves out who left meanwhile', async () => {
    localStorage.setItem(kept, `${myReceipt} 2,1`)
    const left = candidates.map((one) => (one.place === 2 ? { ...one, state: 'quit' as const } : one))
    const sent: Cast[] = []
    const answers: GivenAnswers = {
      '/bctMayor/info': () => page({ ...afterCast, candidates: left }),
      '/bctMayor/cast': (input) => castAnswer(sent.push(input) > 0),
    }
    await visit(MayorPage, { answers })
    expect(namesOf('button')).toContain('老周，第 1 位，点按改')
    await press('button', '改投')
    await press('button', '改投选票')
    expect(sent.map(({ ranks }) => ranks)).toEqual([[1]])
    expect(localStorage.getItem(kept)).toBe(`${myReceipt} 1`)
  })
})

describe('a count', () => {
  const answers: GivenAnswers = {
    '/bctMayor/info': () => page(seated),
    '/bctMayor/ballots': ({ prefix }) => ballotsUnder(prefix),
  }

  it('is done again on this device, and finds the own ballot', async () => {
    localStorage.setItem(kept, `${myReceipt} 3,1`)
    const { inputsTo } = await visit(MayorPage, { answers })
    await press('button', '自己数一遍')
    expect(inputsTo('/bctMayor/ballots')).toHaveLength(16)
    expect(pageText()).toContain('核对一致。')
    expect(pageText()).toContain('记为“1 麦田，2 老周”')
  })

  it('is asked for the own ballot by the bar, with the receipt that this device keeps', async () => {
    localStorage.setItem(kept, `${myReceipt} 3,1`)
    const { inputsTo } = await visit(MayorPage, { answers })
    await press('button', '核对我的票')
    await press('button', '核对')
    expect(inputsTo('/bctMayor/ballots')).toHaveLength(16)
    expect(pageText()).toContain('你的选票已计入。')
    expect(pageText()).toContain('记为“1 麦田，2 老周”')
  })

  it('that the ballots do not give says so', async () => {
    await visit(MayorPage, { answers: { ...answers, '/bctMayor/info': () => page({ ...seated, winner: 2 }) } })
    await press('button', '自己数一遍')
    expect(pageText()).toContain('核对不一致。')
  })
})
