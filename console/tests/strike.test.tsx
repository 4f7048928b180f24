import type { MayorElection } from '@contract/endpoints/community/mayor-view'
import { ElectionPanel } from '../src/pages/elections/election-panel'
import { show } from './support/show'

type Candidate = MayorElection['candidates'][number]

const candidate = (place: number): Candidate => ({
  place,
  blockNo: 100 + place,
  nickName: `候选${place}`,
  avatar: '',
  blockId: 1_000 + place,
  statement: '修好北门的路',
  thumbs: '',
  at: 0,
  state: 'standing',
  reason: '',
  isMine: false,
  strikeActs: ['askStrike'],
  strikeAsked: '',
})

const election: MayorElection = {
  electionId: 5,
  ver: 3,
  no: 'M2601',
  termNo: 2,
  attempt: 1,
  areaId: 3,
  state: 'nominating',
  announcedAt: 0,
  nominateFrom: 0,
  voteFrom: 0,
  voteTo: 0,
  seatFrom: 0,
  closedAt: null,
  againAt: null,
  candidates: [1, 2, 3, 4, 5].map(candidate),
  cast: 0,
  census: 0,
  mostInRow: 0,
  barred: [],
  minTurnout: 20,
  winner: null,
  runnerUp: null,
  rounds: [],
  isPublished: false,
  mine: null,
  acts: [],
}

const panel = () =>
  show(<ElectionPanel id='5' onClose={() => undefined} />, {
    roles: ['operator'],
    answers: { '/admin/election/info': election },
  })

const boxes = () => [...document.querySelectorAll('textarea:not([aria-hidden])')].length

it('each fact of an election has a name of its own', async () => {
  await panel()
  const names = [...document.querySelectorAll('dt')].map((one) => one.textContent)
  expect(names.length).toBeGreaterThan(6)
  expect(new Set(names).size).toBe(names.length)
})

it('a reason is asked for of the one who shall be struck, not of all who stand', async () => {
  const shown = await panel()
  for (const { nickName } of election.candidates) expect(shown.text()).toContain(nickName)
  expect(boxes()).toBe(0)
  await shown.press('提请除名')
  expect(boxes()).toBe(1)
  await shown.type('理由，所有人可见', '陈述里有别人的电话')
  await shown.press('提请除名')
  expect(shown.text()).toContain('提请除名：105号候选5')
  await shown.press('提请除名')
  expect(shown.sentTo('/admin/election/strike')).toMatchObject([
    { electionId: 5, ver: 3, place: 5, act: 'askStrike', reason: '陈述里有别人的电话' },
  ])
})
