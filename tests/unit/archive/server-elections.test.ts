import { countRanks } from '@contract/mayor/count'
import { startOfDay } from '@contract/hours'
import {
  electionFacts,
  electionRow,
  electionStamp,
  electionSteps,
} from '../../../server/modules/archive/rules/elections'
import type { ArchivedElection } from '../../../server/modules/archive/store'

const at = (day: string, hours = 0) => startOfDay(`2026-${day}`) + hours * 3_600_000
const ballots = [
  { ranks: [1], times: 3 },
  { ranks: [2], times: 2 },
  { ranks: [3, 2], times: 1 },
]

const seated: ArchivedElection = {
  election_id: 7,
  ver: 4,
  area_id: 3253,
  area_name: '测试城',
  no: 'M2607',
  term_no: 7,
  attempt: 1,
  state: 'seated',
  announced_at: at('11-01', 9),
  nominate_from: at('11-05', 8),
  vote_from: at('11-16', 20),
  vote_to: at('11-23', 20),
  due_at: null,
  remind_at: null,
  closed_at: at('11-23', 20),
  most_in_row: 0,
  census: 12,
  count: JSON.stringify(countRanks([1, 2, 3], ballots)),
  winner: 1,
  runner_up: 2,
  winner_name: '老周',
  winner_no: 12,
  candidates: 3,
  cast_count: 6,
  seated_at: at('11-24', 8),
}
const empty: ArchivedElection = {
  ...seated,
  attempt: 2,
  state: 'void',
  census: null,
  count: null,
  winner: null,
  runner_up: null,
  winner_name: null,
  winner_no: null,
  candidates: 0,
  cast_count: 0,
  seated_at: null,
}
const told = (row: ArchivedElection) => electionSteps(row).map(({ title, text }) => `${title} ${text}`)

it('an election is a row with who won, or that nobody did', () => {
  expect(electionRow(seated)).toEqual({
    type: 'mayor',
    refId: 7,
    no: 'M2607',
    title: '第 7 届市长选举',
    end: 'done',
    result: '老周 12',
    figure: '投票率 50 %',
    ending: '就任',
    closedAt: at('11-23', 20),
  })
  expect(electionRow(empty)).toMatchObject({ end: 'stopped', ending: '结束', result: '未选出', figure: '无候选人' })
  expect(electionRow({ ...empty, closed_at: null }).closedAt).toBe(at('11-01', 9))
  expect(electionStamp({ ...empty, census: 12 })).toBe('未选出')
})

it('its facts are the candidates, the turnout and the least turnout', () => {
  expect(electionFacts(seated).map(({ label, value }) => `${label} ${value}`)).toEqual([
    '候选人 3 位',
    '投票率 50 %',
    '最低投票率 10 %',
  ])
  expect(electionFacts(empty)[1]?.value).toBe('未开投')
})

it('its course goes from the announcement to the seat', () => {
  expect(told(seated)).toEqual([
    '公告 编号 M2607。',
    '报名 3 位参选。',
    '投票 12 块可投，到 11-23 20:00。',
    '计票：老周 12 第 2 轮 3 / 6，投票率 50 %，共 6 票。',
    '就任 老周 12，任期 90 天。',
  ])
})

it('leads from the count to the ballots that lie open, and nowhere else', () => {
  const links = (row: ArchivedElection) => electionSteps(row).map(({ link }) => link)
  const open = { type: 'mayor', refId: 7, text: '6 张选票，可逐张核对' }
  expect(links(seated)).toEqual([undefined, undefined, undefined, open, undefined])
  const few = { ...seated, cast_count: 2, count: JSON.stringify(countRanks([1, 2], [{ ranks: [1], times: 2 }])) }
  const nobody = { ...empty, census: 12, count: JSON.stringify(countRanks([], ballots)) }
  for (const row of [few, nobody, empty]) expect(links(row).filter(Boolean)).toEqual([])
})

it('a second attempt is named so; without a candidate nobody could vote', () => {
  expect(told(empty)).toEqual(['公告 编号 M2607，第二次。', '报名 0 位参选。', '计票：未选出 无候选人。'])
})

it('tells no votes of fewer than three ballots, and none of a void count', () => {
  const few = { ...seated, cast_count: 2, count: JSON.stringify(countRanks([1, 2], [{ ranks: [1], times: 2 }])) }
  expect(told(few)[3]).toBe('计票：老周 12 投票率 16.7 %，共 2 票。')
  expect(told({ ...empty, census: 12, cast_count: 1 })[3]).toBe('计票：未选出 投票率 8.3 %，共 1 票。')
})

it('tells of a large city in groups of three digits', () => {
  const count = JSON.stringify(
    countRanks(
      [1, 2],
      [
        { ranks: [1], times: 1_200 },
        { ranks: [2], times: 300 },
      ],
    ),
  )
  const large = electionSteps({ ...seated, count, census: 12_040, cast_count: 1_500 })
  expect(large[2]?.text).toBe('12,040 块可投，到 11-23 20:00。')
  expect(large[3]).toMatchObject({
    text: '第 1 轮 1,200 / 1,500，投票率 12.5 %，共 1,500 票。',
    link: { text: '1,500 张选票，可逐张核对' },
  })
})

it('an election of three rounds tells what the winner had in the last one', () => {
  const many = [
    { ranks: [2], times: 3 },
    { ranks: [1], times: 3 },
    { ranks: [3, 2], times: 1 },
    { ranks: [3, 1], times: 1 },
    { ranks: [4, 2], times: 1 },
  ]
  const row = { ...seated, count: JSON.stringify(countRanks([1, 2, 3, 4], many)), winner: 2, cast_count: 9 }
  expect(told(row)).toContain('计票：老周 12 第 3 轮 5 / 9，投票率 75 %，共 9 票。')
})
