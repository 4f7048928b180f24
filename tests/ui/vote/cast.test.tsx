import type { VoteRow } from '@contract/endpoints/community/votes'
import { fen } from '@contract/money'
import type { ApiInput } from '@contract/endpoints/all'
import { isReceipt } from '@contract/vote/receipt'
import { err } from '@contract/result'
import VotePage from '@/pages/vote/info'
import type { GivenAnswers } from '../../support/app/given-api'
import { refused } from '../../support/app/given-api'
import { click, leavePage, pageText, settle, signIn } from '../session/people'
import { namesOf } from '../support/press'
import { write } from '../support/write-named'
import type { Cast } from './answers'
import { afterCast, askingRow, castAnswer, info, kept, manyRow, mine, myReceipt, no, noonMs, row, yes } from './answers'
import { press, visit } from './show'

const params = { id: '7' }

afterEach(() => {
  leavePage()
  localStorage.clear()
  jest.restoreAllMocks()
})

/** A server that takes ballots and shows the vote as it is then. */
function server() {
  const sent: Cast[] = []
  const answers: GivenAnswers = {
    '/bctVote/info': () => (sent.length > 0 ? afterCast : info()),
    '/bctVote/cast': (input) => castAnswer(sent.push(input) > 1),
  }
  return { sent, answers }
}

describe('a ballot', () => {
  it('is cast with a receipt that the device makes and keeps, and shows', async () => {
    const { sent, answers } = server()
    const { inputsTo } = await visit(VotePage, { params, answers })
    for (const words of ['¥1,800.00', '通过线', '60 %', '结果截止后公布，之前不显示票数。', '128 号 · 一块一票'])
      expect(pageText()).toContain(words)
    expect(pageText()).toContain('请选 1 项')
    await press('radio', yes)
    await press('button', '投出这一票')
    const [paper] = sent
    expect(paper?.choice).toEqual([0])
    expect(isReceipt(paper?.receipt ?? '')).toBe(true)
    expect(localStorage.getItem(kept)).toBe(`${paper?.receipt} 0`)
    for (const words of ['已投票', '投票率 27.5 %，差 31 块到最低线', '已保存在本机', '丢了不能补'])
      expect(pageText()).toContain(words)
    const groups = paper?.receipt.match(/.{4}/g)?.join('，')
    expect(namesOf('text')).toContain(`回执号 ${groups}`)
    expect(pageText()).not.toContain('你投的同意支出')
    await press('button', '点按显示')
    expect(pageText()).toContain('你投的同意支出')
    await press('button', '好')
    expect(pageText()).toContain('可改票')
    expect(inputsTo('/bctVote/cast')).toHaveLength(1)
  })

  it('is changed with the same receipt', async () => {
    const { sent, answers } = server()
    const { said } = await visit(VotePage, { params, answers })
    await press('radio', yes)
    await press('button', '投出这一票')
    await press('button', '好')
    await press('radio', no)
    await press('button', '改投这一票')
    expect(sent.map(({ choice }) => choice)).toEqual([[0], [1]])
    expect(sent[1]?.receipt).toBe(sent[0]?.receipt)
    expect(said()).toContain('已改票')
    expect(localStorage.getItem(kept)).toBe(`${sent[0]?.receipt} 1`)
  })

  it('whose answer was lost is asked for again with the same receipt and number, also after the page was left', async () => {
    const sent: Cast[] = []
    let isLost = true
    const answers: GivenAnswers = {
      '/bctVote/cast': (input) => {
        sent.push(input)
        return isLost ? err({ kind: 'timeout' }) : castAnswer()
      },
    }
    await visit(VotePage, { params, answers })
    await press('radio', yes)
    await press('button', '投出这一票')
    expect(pageText()).toContain('未收到结果，可能已投票成功')
    await press('button', '关闭')
    expect(namesOf('button')).toContain('核对是否投出')
    expect(localStorage.getItem(kept)).toBe(`${sent[0]?.receipt} ?`)
    leavePage()
    await visit(VotePage, { params, answers })
    isLost = false
    await press('radio', yes)
    await press('button', '投出这一票')
    expect(sent[1]?.receipt).toBe(sent[0]?.receipt)
    expect(localStorage.getItem(kept)).toBe(`${sent[0]?.receipt} 0`)
  })

  it('is sent once however often the button is tapped', async () => {
    const { sent, answers } = server()
    await visit(VotePage, { params, answers })
    await press('radio', yes)
    const button = [...document.querySelectorAll<HTMLElement>('[role="button"]')].find(
      (one) => one.textContent === '投出这一票',
    )
    if (button) [button, button].forEach(click)
    await settle()
    expect(sent).toHaveLength(1)
  })

  it('that was refused leaves no receipt behind, and says why', async () => {
    const answers: GivenAnswers = { '/bctVote/cast': () => refused('CLOSED', '已截止，未投出') }
    await visit(VotePage, { params, answers })
    await press('radio', no)
    await press('button', '投出这一票')
    expect(pageText()).toContain('已截止，未投出')
    expect(localStorage.getItem(kept)).toBeNull()
  })

  it('of another device is changed with its receipt typed by hand; a wrong one is forgotten', async () => {
    const sent: Cast[] = []
    const answers: GivenAnswers = {
      '/bctVote/info': () => afterCast,
      '/bctVote/cast': (input) => {
        sent.push(input)
        return input.receipt === myReceipt
          ? castAnswer(true)
          : refused('NO_RIGHT', '这块已经投过，改票要用原来的回执', { cast: true })
      },
    }
    await visit(VotePage, { params, answers })
    expect(pageText()).toContain('回执不在本机')
    const change = async (receipt: string) => {
      await press('button', '输入回执改票')
      await write('回执号', receipt)
      await press('button', '用它改票')
    }
    await change('短')
    expect(pageText()).toContain('回执号是 16 位')
    await press('button', '关闭')
    await change('aaaa bbbb cccc dddd')
    await press('radio', no)
    await press('button', '改投这一票')
    expect(pageText()).toContain('改票要用原来的回执')
    await press('button', '关闭')
    expect(localStorage.getItem(kept)).toBeNull()
    await change('7qkd m2xa 9tbe w4hc')
    await press('radio', no)
    await press('button', '改投这一票')
    expect(localStorage.getItem(kept)).toBe(`${myReceipt} 1`)
  })

  it('of several choices takes at most as many as allowed, or none at all', async () => {
    const sent: Cast[] = []
    const answers: GivenAnswers = {
      '/bctVote/info': () => info(manyRow),
      '/bctVote/cast': (input) => {
        sent.push(input)
        return { ...castAnswer(), voteId: 8 }
      },
    }
    await visit(VotePage, { params: { id: '8' }, answers })
    expect(pageText()).toContain('投票后可看票数。')
    const option = (at: number) => namesOf('checkbox')[at] ?? ''
    for (const at of [2, 0, 1, 3]) await press('checkbox', option(at))
    expect(pageText()).toContain('已选 3 / 3')
    await press('checkbox', option(1))
    expect(pageText()).toContain('投出 2 项')
    await press('checkbox', option(4))
    expect(pageText()).toContain('投出这一票')
    await press('checkbox', option(0))
    await press('button', '投出 1 项')
    expect(sent.map(({ choice }) => choice)).toEqual([[0]])
  })

  it('of a named vote says so before it is cast', async () => {
    await visit(VotePage, { params, answers: { '/bctVote/info': () => info({ ...row, anonymous: false }) } })
    expect(pageText()).toContain('记名，截止后公布各块投了什么')
  })
})

const part = (own: Partial<typeof mine>) => ({ mine: { ...mine, ...own }, acts: [] })

it.each([
  ['a guest', { mine: null, acts: [] }, null, '登录后投票'],
  ['a block in transfer', part({ inTransfer: true }), undefined, '128 号转让中，不能投票'],
  ['a block outside the census', part({ inCensus: false }), undefined, '128 号不在这次名册里'],
  ['a manager', part({}), undefined, '管理登录不能投票'],
  ['a block of another city', { mine: null, acts: [] }, undefined, '当前区块不在这座城，不能投票'],
] as const)('%s reads the vote, and the button says why or what first', async (_who, own, user, label) => {
  const answers: GivenAnswers = { '/bctVote/info': () => info({ ...row, ...own, acts: [] }) }
  await visit(VotePage, { params, answers, ...(user === null && { user }) })
  expect(pageText()).toContain(row.title)
  expect(namesOf('button')).toContain(label)
})

it('says that the vote is closed while its count is awaited', async () => {
  await visit(VotePage, { params, nowMs: Date.parse('2026-11-23T00:00:01+08:00') })
  for (const words of ['已截止11-22 24:00', '正在计票']) expect(pageText()).toContain(words)
  expect(namesOf('radio')).toEqual([])
})

describe('a vote that asks for support', () => {
  const other = { ...askingRow, authorBlockNo: 36, mine: { ...mine }, acts: ['support' as const] }

  it('is supported, and the support is taken back', async () => {
    const sent: ApiInput<'/bctVote/support'>[] = []
    const answers: GivenAnswers = {
      '/bctVote/info': () => info(other),
      '/bctVote/support': (input) => {
        sent.push(input)
        const isOn = Number(input.on) === 1
        return info({ ...other, supports: isOn ? 4 : 3, acts: [isOn ? ('unsupport' as const) : ('support' as const)] })
      },
    }
    const { said } = await visit(VotePage, { params: { id: '9' }, answers })
    for (const words of ['还差 2 块', '市长', '收款人560 号']) expect(pageText()).toContain(words)
    await press('button', '附议')
    expect(pageText()).toContain('4 / 5 块附议')
    await press('button', '撤回附议')
    expect(said()).toEqual(['已附议', '已撤回附议'])
    expect(sent.map(({ on, ver }) => [on, ver])).toEqual([
      [1, 3],
      [0, 3],
    ])
  })

  it('is supported by who signs in for that', async () => {
    let told: VoteRow = { ...other, mine: null, acts: [] }
    const answers: GivenAnswers = { '/bctVote/info': () => info(told), '/bctVote/support': () => info(other) }
    const { store, inputsTo } = await visit(VotePage, { params: { id: '9' }, answers, user: null })
    await press('button', '登录后附议')
    told = other
    await signIn(store)
    expect(inputsTo('/bctVote/support')).toEqual([expect.objectContaining({ voteId: 9, on: 1 })])
  })

  it('opens with the last support', async () => {
    const answers: GivenAnswers = { '/bctVote/info': () => info(other), '/bctVote/support': () => info(row) }
    const { said } = await visit(VotePage, { params: { id: '9' }, answers })
    await press('button', '附议')
    expect(said()).toEqual(['附议已达标，投票开始'])
  })

  it('is withdrawn by its author, with a reason', async () => {
    const answers: GivenAnswers = {
      '/bctVote/info': () => info(askingRow),
      '/bctVote/cancel': ({ reason = '' }) =>
        info(
          { ...askingRow, state: 'cancelled', supportUntil: null, closedAt: noonMs, acts: [] },
          { cancelledBecause: reason },
        ),
    }
    await visit(VotePage, { params: { id: '9' }, answers })
    await press('button', '撤回')
    await write('原因', '换个方案')
    const [confirm] = [...document.querySelectorAll<HTMLElement>('[role="button"]')].filter(
      (one) => one.textContent === '撤回',
    )
    if (confirm) click(confirm)
    await settle()
    expect(namesOf('button')).toContain('看全程')
    expect(pageText()).toContain('发起人撤回：换个方案')
  })

  it('of one’s own as a draft leads back to the form', async () => {
    const draft = {
      ...askingRow,
      supportUntil: null,
      supports: 0,
      acts: ['edit' as const, 'ask' as const, 'cancel' as const],
    }
    const { went } = await visit(VotePage, { params: { id: '9' }, answers: { '/bctVote/info': () => info(draft) } })
    expect(pageText()).toContain('草稿待提交')
    await press('button', '修改或提交')
    expect(went()).toEqual(['/pages/vote/add?id=9'])
  })
})

it('a vote that is not there leads to the others, and one that failed is tried again', async () => {
  await visit(VotePage, { params, answers: { '/bctVote/info': () => refused('NOT_FOUND', '未找到这项投票') } })
  expect(pageText()).toContain('未找到这项投票')
  leavePage()
  let isDown = true
  const { went } = await visit(VotePage, {
    params,
    answers: { '/bctVote/info': () => (isDown ? err({ kind: 'timeout' }) : info({ ...row, amount: fen(1) })) },
  })
  isDown = false
  await press('button', '重试')
  expect(pageText()).toContain(row.title)
  expect(went()).toEqual([])
})
