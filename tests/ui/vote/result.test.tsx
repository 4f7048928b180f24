import { spend } from '../fund/answers'
import { ok } from '@contract/result'
import VotePage from '@/pages/vote/info'
import { sha256Of } from '@/platform/digest/sha256'
import type { GivenAnswers } from '../../support/app/given-api'
import { refused } from '../../support/app/given-api'
import { leavePage, pageText, settle } from '../session/people'
import { namesOf } from '../support/press'
import { tallScreen } from '../support/tall-screen'
import { write } from '../support/write-named'
import { ballotsUnder, counted, info, kept, manyRow, mine, myReceipt, noonMs, papers, row } from './answers'
import { press, visit } from './show'

const params = { id: '7' }

afterEach(() => {
  leavePage()
  localStorage.clear()
  jest.restoreAllMocks()
})

const closed = (answers: GivenAnswers = {}): GivenAnswers => ({
  '/bctVote/info': () => counted(),
  '/bctVote/ballots': ({ prefix }) => ballotsUnder(prefix),
  ...answers,
})

describe('a counted vote', () => {
  it('shows its result, how it was reckoned, the turnout, and the spend that it approved', async () => {
    const { went } = await visit(VotePage, { params, answers: closed() })
    for (const words of ['已结束11-22 24:00', '存入档案', '通过', '同意 2 ÷（2 + 1）', '同意 66.7 %', '通过线 60 %'])
      expect(pageText()).toContain(words)
    for (const words of [
      '4 / 12 块',
      '4 张全部公布',
      '支出 ¥2,300.00 已付给 91',
      'F261118-0001 · 11-19 付款 · 11-20 交凭证',
    ])
      expect(pageText()).toContain(words)
    expect(namesOf('img')).toContain('结果，同意 66.7 %，反对 33.3 %，通过线 60 %')
    expect(namesOf('listitem')).toEqual(['同意2', '反对1', '弃权（不算入通过线）1'])
    await press('button', '看全程')
    const [spent = ''] = namesOf('button').filter((name) => name.startsWith('支出 ¥'))
    await press('button', spent)
    expect(went()).toEqual(['/pages/archive/info?type=vote&id=7', '/pages/fund/info?id=7'])
  })

  it.each([
    ['is shown in public', { state: 'approved', paidAt: null }, '，付给 91F261118-0001 · 公示中'],
    ['is paid', { state: 'paid' }, ' 已付给 91F261118-0001 · 11-19 付款'],
    ['was stopped', { state: 'stopped', paidAt: null }, '，付给 91F261118-0001 · 已停付'],
    ['came back', { state: 'returned' }, ' 已付给 91F261118-0001 · 已退回'],
  ] as const)('says how far its spend is: it %s', async (_step, part, words) => {
    const vote = counted({ spend: { ...spend, ...part } })
    await visit(VotePage, { params, answers: closed({ '/bctVote/info': () => vote }) })
    expect(pageText()).toContain(`支出 ¥2,300.00${words}`)
  })

  it('is counted again on the device, where the own ballot is found; all sixteen parts are asked for', async () => {
    localStorage.setItem(kept, `${myReceipt} 0`)
    const { inputsTo } = await visit(VotePage, { params, answers: closed() })
    expect(pageText()).toContain('回执 ···· W4HC 保存在本机')
    await press('button', '自己数一遍')
    for (const words of ['你的选票已计入。回执 ···· W4HC 在公布的选票里，记为“同意支出”', '核对一致。11-21 12:00'])
      expect(pageText()).toContain(words)
    expect(inputsTo('/bctVote/ballots')).toHaveLength(16)
    expect(JSON.stringify(inputsTo('/bctVote/ballots'))).not.toContain('W4HC')
  })

  it('tells that a ballot is not there, or says something else than was cast, or that the count is another', async () => {
    localStorage.setItem(kept, `${myReceipt} 1`)
    const { answers, dropped } = { answers: closed(), dropped: papers.slice(1) }
    await visit(VotePage, { params, answers })
    await press('button', '自己数一遍')
    expect(pageText()).toContain('回执 ···· W4HC 记为“同意支出”，本机记的是“不同意”')
    leavePage()
    const fewer: GivenAnswers = {
      '/bctVote/ballots': ({ prefix }) => ({ ballots: dropped.filter(({ mark }) => mark.startsWith(prefix)) }),
    }
    await visit(VotePage, { params, answers: closed(fewer) })
    await press('button', '自己数一遍')
    for (const words of ['未找到这张票', '核对不一致']) expect(pageText()).toContain(words)
  })

  it('does not look for a ballot that never arrived', async () => {
    localStorage.setItem(kept, `${myReceipt} ?`)
    const away = () => counted({ mine: { ...mine, cast: false } })
    await visit(VotePage, { params, answers: closed({ '/bctVote/info': away }) })
    expect(pageText()).not.toContain('W4HC')
  })

  it('looks for the ballot of a receipt typed by hand, for a guest too', async () => {
    await visit(VotePage, { params, user: null, answers: closed() })
    await press('button', '输入其他回执号')
    await write('回执号', '7qkd-m2xa 9tbe w4hc')
    await press('button', '核对')
    expect(pageText()).toContain('你的选票已计入')
  })

  it('says that ballots could not be read, and reads them again', async () => {
    let isDown = true
    const answers: GivenAnswers = {
      '/bctVote/ballots': ({ prefix }) => (isDown ? refused('BUSY', '服务器繁忙') : ballotsUnder(prefix)),
    }
    const { said } = await visit(VotePage, { params, answers: closed(answers) })
    await press('button', '自己数一遍')
    expect(said()).toEqual(['服务器繁忙'])
    isDown = false
    await press('button', '自己数一遍')
    expect(pageText()).toContain('核对一致')
  })

  it('that was named says what each block voted, before anybody asks for it', async () => {
    const named = papers.map((paper, at) => ({ ...paper, blockNo: [128, 36, 12, 77][at] ?? 0 }))
    const answers: GivenAnswers = {
      '/bctVote/info': () => counted({ anonymous: false }),
      '/bctVote/ballots': ({ prefix }) => ({ ballots: named.filter(({ mark }) => mark.startsWith(prefix)) }),
    }
    await visit(VotePage, { params, answers })
    await settle()
    expect(namesOf('listitem').slice(3)).toEqual(['12不同意', '36同意支出', '77弃权', '128同意支出'])
    expect(pageText()).toContain('核对一致')
  })

  it('that was secret reads no ballot before somebody asks for it', async () => {
    const ballots = jest.fn(({ prefix }: { readonly prefix: string }) => ballotsUnder(prefix))
    await visit(VotePage, { params, answers: closed({ '/bctVote/ballots': ballots }) })
    await settle()
    expect(ballots).not.toHaveBeenCalled()
  })

  it('that was named by 1,204 blocks has the rows near the screen only, and each where one scrolls to', async () => {
    const screen = tallScreen('[role="listitem"]')
    const rest = async () => {
      do await settle()
      while (screen.tell())
    }
    const blocks = Array.from({ length: 1_204 }, (_, at) => ({
      mark: sha256Of(`${at}`),
      choice: [at % 2],
      blockNo: at + 1,
    }))
    const answers: GivenAnswers = {
      '/bctVote/info': () => counted({ anonymous: false, cast: blocks.length }),
      '/bctVote/ballots': ({ prefix }) => ({ ballots: blocks.filter(({ mark }) => mark.startsWith(prefix)) }),
    }
    await visit(VotePage, { params, answers })
    await rest()
    const heads = 3
    const most = 150 + heads
    expect(screen.drawn().slice(heads, heads + 2)).toEqual(['1同意支出', '2不同意'])
    expect(screen.drawn().length).toBeLessThanOrEqual(most)
    for (let tries = 0; tries < 5; tries++) {
      screen.scrollTo(screen.endPx())
      await rest()
    }
    expect(screen.seen().slice(-1)).toEqual(['1204不同意'])
    expect(screen.drawn().length).toBeLessThanOrEqual(most)
    screen.leave()
  })

  it('with few secret ballots says the outcome only', async () => {
    const few = counted({
      state: 'noQuorum',
      tally: null,
      isPublished: false,
      spend: null,
      outcome: { accepted: [], isTie: false },
    })
    await visit(VotePage, { params, answers: { '/bctVote/info': () => few } })
    for (const words of ['人数不足', '投票不足 3 张，不公布票数和选票']) expect(pageText()).toContain(words)
    expect(namesOf('button')).not.toContain('自己数一遍')
  })

  it('of several options marks those that were accepted, and a tie', async () => {
    const tally = { ballots: 5, abstain: 1, counts: [4, 0, 1, 0] }
    const many = info(
      { ...manyRow, state: 'passed', outcome: { accepted: [0], isTie: false }, closedAt: noonMs, acts: [] },
      { tally },
    )
    await visit(VotePage, { params: { id: '8' }, answers: { '/bctVote/info': () => many } })
    expect(namesOf('listitem')[0]).toBe('北门台阶入选100.0 %4')
    leavePage()
    const tie = { ...many, state: 'failed' as const, outcome: { accepted: [], isTie: true } }
    await visit(VotePage, { params: { id: '8' }, answers: { '/bctVote/info': () => ok(tie) } })
    for (const words of ['未通过', '最高票并列']) expect(pageText()).toContain(words)
  })
})

it('shows counts of an open vote to those who may see them', async () => {
  const tally = { ballots: 140, abstain: 0, counts: [90, 20, 60, 5] }
  const seen = info({ ...manyRow, mine: { ...mine, cast: true }, acts: [] }, { tally })
  await visit(VotePage, { params: { id: '8' }, answers: { '/bctVote/info': () => seen } })
  for (const words of ['目前票数', '北门台阶64.3 %90']) expect(pageText()).toContain(words)
})

it('shows why a vote was removed in its place', async () => {
  const gone = info({
    ...row,
    state: 'cancelled',
    title: '内容已移除：含有电话号码',
    removedBecause: '含有电话号码',
    closedAt: noonMs,
    acts: [],
  })
  await visit(VotePage, { params, answers: { '/bctVote/info': () => gone } })
  for (const words of ['已移除11-21 12:00', '不计票', '内容已移除：含有电话号码']) expect(pageText()).toContain(words)
})
