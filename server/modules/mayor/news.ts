import { mayors } from '@contract/mayor/limits'
import { isTurnoutEnough } from '@contract/mayor/count'
import { inRowWords } from '@contract/mayor/in-row'
import { dayText, endText, momentText } from '@contract/moments'
import { percentText, spanText } from '@contract/spans'
import type { Tx } from '../../db/schema'
import type { Deps } from '../../deps'
import { plainWords } from '../../format/rich-text'
import { announce } from '../area/open/announce'
import type { BlockLock } from '../area/open/locks'
import { lockText } from '../area/open/locks'
import { tell, tellAll } from '../notices/open/tell'
import { castNotice } from '../vote/open/said'
import { turnoutText } from '../vote/open/turnout'
import { box } from './ballot-store'
import { candidatesOf } from './candidate-store'
import { termText } from './rules/number'
import type { MayorCandidateTable, MayorElectionTable, MayorTermTable } from './tables'

type Teller = Pick<Deps, 'ids' | 'clock'>

const about = ({ election_id: refId }: MayorElectionTable) => ({ type: 'mayor', refType: 'mayor', refId }) as const

/** 第 7 届市长选举 */
const nameOf = ({ term_no: termNo }: MayorElectionTable): string => `${termText(termNo)}市长选举`

/** Tells the whole area. */
const tellArea = (tx: Tx, deps: Teller, { area_id: areaId }: MayorElectionTable, title: string, content: string) =>
  announce(tx, deps, areaId, { type: 'mayor', title, content: plainWords(content) })

/** Tells the area when it elects, and by which rule. Source: community §7, row 1. */
export function tellAnnounced(tx: Tx, deps: Teller, election: MayorElectionTable) {
  const now = deps.clock.now()
  const { nominate_from: from, vote_from: voteFrom, vote_to: voteTo, most_in_row: most } = election
  const stages = `${momentText(from, now)} 起报名，${momentText(voteFrom, now)} 起投票，到 ${endText(voteTo, now)}。`
  const rule = most > 0 ? `市长${inRowWords.rule(most)}。` : ''
  return tellArea(tx, deps, election, nameOf(election), `${stages}${rule}`)
}

/** Tells the other candidates that somebody stands. Source: community §7, row 3. */
export async function tellJoined(tx: Tx, deps: Teller, election: MayorElectionTable, blockNo: number): Promise<void> {
  const all = await candidatesOf(tx, election.election_id)
  const others = all.filter(({ block_no: no, state }) => no !== blockNo && state === 'standing')
  const news = { ...about(election), kind: 'mayorJoined', title: `${blockNo} 号参选`, content: `${nameOf(election)}。` }
  await tellAll(
    tx,
    deps,
    others.map(({ user_id: userId }) => userId),
    news,
  )
}

/** Tells the area, while it votes, that a candidate left. Source: community §7, row 4. */
export async function tellQuit(tx: Tx, deps: Teller, election: MayorElectionTable, blockNo: number): Promise<void> {
  if (election.state !== 'voting') return
  await tellArea(tx, deps, election, `${blockNo} 号退出选举`, `${nameOf(election)}，排在后面的候选人递补。`)
}

/** Tells the area and the candidate why the candidate was struck. Source: community §7, row 5. */
export async function tellStruck(
  tx: Tx,
  deps: Teller,
  election: MayorElectionTable,
  { block_no: blockNo, user_id: userId, reason }: MayorCandidateTable,
): Promise<void> {
  const content = `${nameOf(election)}。原因：${reason}。`
  await tellArea(tx, deps, election, `${blockNo} 号不再参选`, content)
  await tell(tx, deps, { ...about(election), userId, kind: 'mayorStruck', title: '你已不在候选名单', content })
}

/** Tells the residents that they can vote. Source: community §7, row 6. */
export function tellOpened(tx: Tx, deps: Teller, election: MayorElectionTable, candidates: number) {
  const until = endText(election.vote_to, deps.clock.now())
  const content = `${candidates} 位候选人，一块一票，最多排 ${mayors.ranks} 位，到 ${until} 截止。`
  return tellArea(tx, deps, election, `${nameOf(election)}开始投票`, content)
}

/** Tells the voter that the ballot is in. Nothing of it is said. Source: community §7, row 7. */
export const tellCast = (tx: Tx, deps: Teller, election: MayorElectionTable, userId: number, blockNo: number) =>
  tell(tx, deps, {
    ...about(election),
    userId,
    kind: 'mayorCast',
    isOwn: true,
    ...castNotice({ name: nameOf(election), no: election.no }, blockNo),
  })

/** Reminds those who may vote and have not. Source: community §7, row 8. */
export async function tellReminder(tx: Tx, deps: Teller, election: MayorElectionTable): Promise<void> {
  const content = `${nameOf(election)}，到 ${endText(election.vote_to, deps.clock.now())} 截止，不投不计。`
  const news = { ...about(election), kind: 'mayorReminder', title: '尚未投票', content }
  await tellAll(tx, deps, await box.idleOf(tx, election.election_id), news)
}

/** Tells the area, the winner and the other candidates who won. Source: community §7, row 9. */
export async function tellSeated(
  tx: Tx,
  deps: Teller,
  election: MayorElectionTable,
  winner: Pick<MayorCandidateTable, 'block_no' | 'user_id'>,
  from: number,
): Promise<void> {
  const content = `${termText(election.term_no)}，${momentText(from, deps.clock.now())} 就任，任期 ${spanText(mayors.termMs)}。`
  await tellArea(tx, deps, election, `${winner.block_no} 号当选市长`, content)
  const news = { ...about(election), kind: 'mayorElected', content }
  await tell(tx, deps, { ...news, userId: winner.user_id, title: '你当选市长' })
  const all = await candidatesOf(tx, election.election_id)
  const others = all.flatMap(({ user_id: userId }) => (userId === winner.user_id ? [] : [userId]))
  await tellAll(tx, deps, others, { ...news, kind: 'mayorCounted', title: `${winner.block_no} 号当选市长` })
}

/** Why an election seated nobody, in a sentence. */
export const voidText = ({ census }: MayorElectionTable, cast: number): string => {
  if (census === null) return '无候选人。'
  const least = percentText(mayors.minTurnout)
  const turnout = `投票率 ${turnoutText(cast, census)}`
  return isTurnoutEnough(cast, census) ? `${turnout}，无选票投给在选的候选人。` : `${turnout}，不到 ${least}。`
}

/** Tells the area that nobody was elected, and what comes next. Source: community §7, row 10. */
export async function tellVoid(tx: Tx, deps: Teller, election: MayorElectionTable, cast: number): Promise<void> {
  const next = election.due_at === null ? '暂无市长，由平台处理。' : `${dayText(election.due_at)} 重新开始。`
  await tellArea(tx, deps, election, `${nameOf(election)}未选出市长`, `${voidText(election, cast)}${next}`)
}

/** Why a mayor serves no more: by resigning, or because the block is locked. */
export type SeatLoss = 'resign' | BlockLock

/** Tells the area that the seat is lost and why, and who serves the rest. Source: community §7, row 11. */
export async function tellLost(
  tx: Tx,
  deps: Teller,
  election: MayorElectionTable,
  {
    lost,
    next,
    term,
    why,
  }: {
    readonly lost: number
    readonly next: number | undefined
    readonly term: MayorTermTable
    readonly why: SeatLoss
  },
): Promise<void> {
  const because = why === 'resign' ? '本人辞任' : lockText[why]
  const until = dayText(term.to_at)
  const then = next === undefined ? '无人接任。' : `${next} 号接任，到 ${until}。`
  await tellArea(tx, deps, election, `${lost} 号不再担任市长`, `${because}，${then}`)
}
