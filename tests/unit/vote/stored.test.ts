import { choiceIn, choiceText, optionsIn, rulesOf, tallyIn } from '../../../server/modules/vote/rules/stored'

const option = { text: '北门台阶', note: '' }
const tally = { ballots: 3, abstain: 1, counts: [2, 0] }

describe('what a vote’s row keeps', () => {
  it('gives back its options, without what is none', () => {
    const odd = [null, 'text note', 4, { text: '无补充' }, { note: '无名' }]
    expect(optionsIn(JSON.stringify([option, ...odd, option]))).toEqual([option, option])
    expect(['{}', 'null', '"text"', '4'].map(optionsIn)).toEqual([[], [], [], []])
  })

  it.each([
    [[], ''],
    [[0], '0'],
    [[0, 2], '0,2'],
  ])('gives back the choice %j', (choice, text) => {
    expect(choiceText(choice)).toBe(text)
    expect(choiceIn(text)).toEqual(choice)
  })

  it('gives back its count, and none where there is none', () => {
    expect(tallyIn(JSON.stringify(tally))).toEqual(tally)
    expect([null, 'null', '4', '"counts"', '{}'].map(tallyIn)).toEqual(Array<undefined>(5).fill(undefined))
  })
})

it('counts by the rules that a vote was opened with: two options of yes and no, else its own', () => {
  const row = { options: JSON.stringify([option, option, option]), max_choice: 2, min_turnout: 30, pass_share: 60 }
  const rest = { maxChoice: 2, minTurnout: 30, passShare: 60 }
  expect(rulesOf({ ...row, ballot: 'yesno', options: '[]' })).toEqual({ ballot: 'yesno', options: 2, ...rest })
  expect(rulesOf({ ...row, ballot: 'multi' })).toEqual({ ballot: 'multi', options: 3, ...rest })
  expect(rulesOf({ ...row, ballot: 'single' })).toEqual({ ballot: 'single', options: 3, ...rest })
})
