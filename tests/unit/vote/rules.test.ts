import { afterTap, choicesOf, chosenText, optionsOf } from '@/features/vote/rules/choice'
import { countedOptions } from '@/features/vote/rules/figures'
import { receiptEnd } from '@/lib/ballots/receipts'
import { blocksMissing, filled, percent } from '@/lib/ballots/turnout'
import { foundBallot } from '@/lib/ballots/found'
import { counted, info, manyRow, myReceipt, papers } from '../../ui/vote/answers'

const yesNo = info()
const many = info(manyRow)
const one = { ...many, ballot: 'single' } as const

describe('the options of a vote', () => {
  it('are yes and no, and on the fund’s money what yes means', () => {
    const texts = (kind: 'fund' | 'rule' | 'opinion') => optionsOf({ ...yesNo, kind }).map(({ text }) => text)
    expect(texts('fund')).toEqual(['同意支出', '不同意'])
    expect(texts('rule')).toEqual(['同意', '不同意'])
    expect(texts('opinion')).toEqual(['同意', '不同意'])
    expect(optionsOf(yesNo).map(({ at, note }) => [at, note])).toEqual([
      [0, ''],
      [1, ''],
    ])
  })

  it('are its own by their places, with their notes', () => {
    expect(optionsOf(many)[2]).toEqual({ at: 2, text: '南桥扶手', note: '约 400.00' })
    expect(optionsOf(one).map(({ at }) => at)).toEqual([0, 1, 2, 3])
  })

  it('end with the abstention, which has no place', () => {
    const last = (vote: Parameters<typeof choicesOf>[0]) => choicesOf(vote).slice(-1)
    expect(choicesOf(yesNo)).toHaveLength(3)
    expect(choicesOf(many)).toHaveLength(5)
    expect(last(yesNo)).toEqual([{ at: undefined, text: '弃权（计入投票率）', note: '' }])
    expect(last(one)).toEqual([{ at: undefined, text: '弃权（计入投票率）', note: '' }])
    expect(last(many)).toEqual([{ at: undefined, text: '都不选，弃权', note: '计入投票率' }])
  })
})

describe('a tap', () => {
  it('on the abstention leaves nothing else chosen', () => {
    expect(afterTap(yesNo, [0], undefined)).toEqual([])
    expect(afterTap(many, [0, 2], undefined)).toEqual([])
  })

  it('takes the place of the other choice where there is one only, and keeps it on a second tap', () => {
    expect([afterTap(yesNo, undefined, 1), afterTap(yesNo, [0], 1), afterTap(one, [3], 3)]).toEqual([[1], [1], [3]])
  })

  it('adds one of several in their order, and takes it out again', () => {
    expect(afterTap(many, undefined, 2)).toEqual([2])
    expect(afterTap(many, [], 2)).toEqual([2])
    expect(afterTap(many, [2], 0)).toEqual([0, 2])
    expect(afterTap(many, [0, 2], 2)).toEqual([0])
    expect(afterTap(many, [0], 0)).toBeUndefined()
  })

  it('adds as many as may be, and no more', () => {
    expect(afterTap(many, [0, 1], 3)).toEqual([0, 1, 3])
    expect(afterTap(many, [0, 1, 3], 2)).toEqual([0, 1, 3])
    expect(afterTap(many, [0, 1, 3], 1)).toEqual([0, 3])
  })
})

it('says a choice in words', () => {
  expect([[0], [1], []].map((choice) => chosenText(yesNo, choice))).toEqual(['同意支出', '不同意', '弃权'])
  expect(chosenText(many, [0, 2])).toBe('北门台阶、南桥扶手')
  expect(chosenText(many, [9])).toBe('弃权')
})

describe('the figures', () => {
  it('are shares with one decimal, and 0 of nothing', () => {
    expect([percent(330, 1_204), percent(2, 3), percent(1, 1), percent(0, 5), percent(1, 0)]).toEqual([
      '27.4',
      '66.7',
      '100.0',
      '0.0',
      '0.0',
    ])
  })

  it('fill a bar up to its end', () => {
    expect([filled(1, 4), filled(4, 4), filled(5, 4), filled(1, 0)]).toEqual([25, 100, 100, 0])
  })

  it('say how many blocks the turnout takes still: 362 of 1,204', () => {
    const missing = (cast: number) => blocksMissing({ cast, census: 1_204, minTurnout: 30 })
    expect([330, 361, 362, 363].map(missing)).toEqual([32, 1, 0, 0])
  })
})

describe('the counts by option', () => {
  it('are shares of the ballots that name one', () => {
    expect(countedOptions(counted())).toEqual([
      { text: '同意支出', count: 2, share: '66.7', filled: 200 / 3, isAccepted: true },
      { text: '不同意', count: 1, share: '33.3', filled: 100 / 3, isAccepted: false },
    ])
  })

  it('are accepted once there is a result only, and none where the count has none', () => {
    const tally = { ballots: 3, abstain: 1, counts: [2] }
    expect(
      countedOptions(counted({ outcome: null, tally })).map(({ count, isAccepted }) => [count, isAccepted]),
    ).toEqual([
      [2, false],
      [0, false],
    ])
  })

  it('are not there while they are not shown', () => {
    expect(countedOptions(counted({ tally: null }))).toEqual([])
  })
})

describe('a receipt', () => {
  const look = (receipt: string, choice: readonly number[] | null, pollId = 7) =>
    foundBallot({ pollId, textOf: (one) => chosenText(counted(), one) }, papers, { receipt, choice })

  it('is known by its last four signs', () => expect(receiptEnd(myReceipt)).toBe('W4HC'))

  it('is counted as it was cast', () => {
    const told = { isGood: true, word: '你的选票已计入。', text: '回执 ···· W4HC 在公布的选票里，记为“同意支出”。' }
    expect(look(myReceipt, [0])).toEqual(told)
    expect(look(myReceipt, null)).toEqual(told)
    expect(look('JJJJKKKKLLLLMMMM', [])).toMatchObject({
      isGood: true,
      text: '回执 ···· MMMM 在公布的选票里，记为“弃权”。',
    })
  })

  it.each([
    ['不同意', [1]],
    ['弃权', []],
  ])('that was cast as %s is told to differ', (own, choice) => {
    expect(look(myReceipt, choice)).toEqual({
      isGood: false,
      word: '和你投的不一致。',
      text: `回执 ···· W4HC 记为“同意支出”，本机记的是“${own}”。请保留回执并联系客服。`,
    })
  })

  it('is not among the ballots of another vote', () => {
    expect(look(myReceipt, [0], 8)).toEqual({
      isGood: false,
      word: '未找到这张票。',
      text: '回执 ···· W4HC 不在公布的选票里。请核对回执，仍未找到请保留它并联系客服。',
    })
  })
})
