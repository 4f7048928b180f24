import { err } from '@contract/result'
import type { ApiInput } from '@contract/endpoints/all'
import { fen } from '@contract/money'
import VoteAddPage from '@/pages/vote/add'
import type { GivenAnswers } from '../../support/app/given-api'
import { refused } from '../../support/app/given-api'
import { answersToCat, cat, leavePage, pageText } from '../session/people'
import { byRole, namesOf } from '../support/press'
import { write } from '../support/write-named'
import { askingRow, info, list, manyRow, row } from './answers'
import { press, visit } from './show'

afterEach(() => {
  leavePage()
  localStorage.clear()
  jest.restoreAllMocks()
})

const none = () => list([], { asking: [] })

type Wish = ApiInput<'/bctVote/add'>

function server(answer: GivenAnswers['/bctVote/add'] = () => info(row)) {
  const sent: Wish[] = []
  const answers: GivenAnswers = {
    '/bctVote/list': none,
    '/bctVote/add': (input) => {
      sent.push(input)
      return answer(input)
    },
  }
  return { sent, answers }
}

describe('writing a vote', () => {
  it('begins with the fund’s money where one comes from the fund, and can become another', async () => {
    await visit(VoteAddPage, { params: { kind: 'fund' }, answers: { '/bctVote/list': none } })
    expect(byRole('radio', '基金支出通过后付款').getAttribute('aria-checked')).toBe('true')
    expect(document.querySelector('input[value="60"]')).not.toBeNull()
    await press('radio', '征询意见不动用基金')
    expect(namesOf('button')).toContain('开始投票')
  })

  it('on the fund’s money says what is free, how many blocks it takes and that it needs support, and is handed in', async () => {
    const { sent, answers } = server(() => info({ ...askingRow, voteId: 9 }))
    const { went, said } = await visit(VoteAddPage, { answers })
    expect(pageText()).toContain('人气值满 20 可发起，你有 1260')
    await press('radio', '基金支出通过后付款')
    for (const words of [
      '基金可用 80,510.55（已留 1,800.00 给表决中的支出）',
      '1,204 块里至少 362 块投票',
      '附议达标后自动开投',
    ])
      expect(pageText()).toContain(words)
    await write('标题，必填', '南桥加一盏感应灯')
    await write('说明，必填', '桥东第二根灯杆到台阶一段没有灯。')
    await write('支出，必填', '420.00')
    await write('收款，必填', '91')
    await write('用途，必填', '购灯一盏，安装一次')
    await press('button', '提交附议')
    expect(sent).toEqual([
      expect.objectContaining({
        kind: 'fund',
        ballot: 'yesno',
        amount: fen(42_000),
        payeeBlockNo: 91,
        passShare: 60,
        minTurnout: 30,
        results: 'atEnd',
        anonymous: true,
        days: 7,
        draft: 0,
      }),
    ])
    expect(said()).toEqual(['已提交，等附议'])
    expect(went()).toEqual(['/pages/vote/info?id=9'])
  })

  it('says at its fields what is missing, and keeps a draft without it', async () => {
    const { sent, answers } = server(() => info({ ...askingRow, supportUntil: null }))
    const { said } = await visit(VoteAddPage, { answers })
    expect(pageText()).toContain('到 11-27 24:00，含今天')
    await press('button', '开始投票')
    expect(pageText()).toContain('请填写 4–40 个字')
    await write('标题，必填', '明年春天先修哪几处')
    await press('button', '开始投票')
    expect(pageText()).toContain('请填写说明')
    expect(sent).toEqual([])
    await press('button', '存草稿')
    expect(sent.map(({ draft }) => draft)).toEqual([1])
    expect(said()).toEqual(['草稿已保存'])
  })

  it('with several options adds and removes them, and says how many may be chosen', async () => {
    const { sent, answers } = server(() => info(manyRow))
    await visit(VoteAddPage, { answers })
    await write('标题，必填', '明年春天先修哪几处')
    await write('说明，必填', '结果作参考。')
    await press('checkbox', '选几项')
    await press('button', '加一项')
    for (const [at, text] of ['北门台阶', '河西候车亭', '南桥扶手'].entries()) await write(`选项 ${at + 1}`, text)
    await write('选项 1 补充', '雨天打滑')
    await press('checkbox', '3')
    await press('button', '删除选项 2')
    await press('button', '开始投票')
    expect(pageText()).toContain('最多选 2 项')
    await press('checkbox', '2')
    await press('checkbox', '投完可看')
    await press('button', '开始投票')
    expect(sent).toEqual([
      expect.objectContaining({
        ballot: 'multi',
        maxChoice: 2,
        results: 'afterVote',
        options: [
          { text: '北门台阶', note: '雨天打滑' },
          { text: '南桥扶手', note: '' },
        ],
      }),
    ])
  })

  it('named may show its counts at any time, secret never', async () => {
    await visit(VoteAddPage, { answers: server().answers })
    expect(namesOf('checkbox')).not.toContain('随时可看')
    await press('switch', '不记名只公布票数和选票')
    await press('checkbox', '随时可看')
    await press('switch', '不记名截止后公布各块投了什么')
    expect(namesOf('checkbox')).not.toContain('随时可看')
  })

  it('says what the server refuses: too little money, a running vote, a late proof', async () => {
    const words = ['基金可用余额 80,510.55，不够', '该区块已有一项投票未结束', '有一笔支出尚未提交凭证'] as const
    const reasons = ['NOT_ENOUGH', 'LIMIT', 'NO_RIGHT'] as const
    let at = 0
    const { answers } = server(() => refused(reasons[at] ?? 'LIMIT', words[at]))
    await visit(VoteAddPage, { answers })
    await write('标题，必填', '明年春天先修哪几处')
    await write('说明，必填', '结果作参考。')
    for (; at < words.length; at++) {
      await press('button', '开始投票')
      expect(pageText()).toContain(words[at])
    }
  })

  it('whose answer was lost is asked for again under its number', async () => {
    let isLost = true
    const { sent, answers } = server(() => (isLost ? err({ kind: 'timeout' }) : info(row)))
    await visit(VoteAddPage, { answers })
    await write('标题，必填', '明年春天先修哪几处')
    await write('说明，必填', '结果作参考。')
    await press('button', '开始投票')
    expect(pageText()).toContain('未收到结果')
    isLost = false
    await press('button', '核对是否提交')
    expect(sent).toHaveLength(2)
    expect(sent[0]).toEqual(sent[1])
  })

  it('goes on with a draft', async () => {
    const sent: ApiInput<'/bctVote/edit'>[] = []
    const draft = info({ ...askingRow, supportUntil: null, supports: 0, acts: ['edit', 'ask', 'cancel'] })
    const answers: GivenAnswers = {
      '/bctVote/list': none,
      '/bctVote/info': () => draft,
      '/bctVote/edit': (input) => {
        sent.push(input)
        return info(askingRow)
      },
    }
    await visit(VoteAddPage, { params: { id: '9' }, answers })
    expect(pageText()).toContain('修改投票')
    await press('button', '提交附议')
    expect(sent).toEqual([
      expect.objectContaining({ voteId: 9, ver: 3, draft: 0, amount: fen(42_000), payeeBlockNo: 560 }),
    ])
  })
})

it('is refused with too few points, to a guest, without a block, with a running vote, and where votes are closed', async () => {
  const few = { ...answersToCat['/user/assets']?.({}), points: 12 }
  await visit(VoteAddPage, { answers: { '/bctVote/list': none, '/user/assets': () => few as never } })
  expect(namesOf('button')).toContain('人气值 12，满 20 可发起')
  leavePage()
  await visit(VoteAddPage, { user: null })
  expect(pageText()).toContain('登录后发起投票')
  leavePage()
  await visit(VoteAddPage, { user: { ...cat, blockNo: 0 }, answers: { '/bctVote/list': none } })
  expect(pageText()).toContain('购买区块后发起')
  expect(namesOf('button')).toContain('购买区块')
  expect(namesOf('button')).not.toContain('开始投票')
  leavePage()
  const { went } = await visit(VoteAddPage, { answers: { '/bctVote/list': () => list([askingRow]) } })
  await press('button', '去看')
  expect(went()).toEqual(['/pages/vote/info?id=9'])
  leavePage()
  await visit(VoteAddPage, { answers: { '/bctVote/list': () => list([], { enabled: false }) } })
  expect(pageText()).toContain('本城暂未开放投票')
})

it('is about the money and the blocks of the own city, whichever is looked at', async () => {
  const { inputsTo } = await visit(VoteAddPage, { user: { ...cat, blockAreaId: 9 }, areaId: 3253 })
  expect(inputsTo('/bctFund/info')).toEqual([{ areaId: 9 }])
  expect(inputsTo('/bctVote/list')).toEqual([expect.objectContaining({ areaId: 9, tab: 'mine' })])
})

it('a draft that cannot be changed any more leads to the votes', async () => {
  const { went } = await visit(VoteAddPage, { params: { id: '7' } })
  expect(pageText()).toContain('这项投票不能再改')
  await press('button', '看投票')
  expect(went()).toEqual(['/pages/vote/index'])
})
