import { grouped } from '@contract/digits'
import type { ArchiveRow, ArchiveStep } from '@contract/endpoints/community/archive'
import { mayors } from '@contract/mayor/limits'
import { momentText } from '@contract/moments'
import { percentText, spanText } from '@contract/spans'
import { publishedCount } from '../../mayor/open/published'
import { turnoutText } from '../../vote/open/turnout'
import type { ArchivedElection } from '../store'
import { ballotsText } from './votes'

const nameOf = ({ winner_name: name, winner_no: no }: ArchivedElection): string => `${name ?? ''} ${no ?? ''}`

/** How an election ended, in a word: 老周 12, or that nobody was seated. */
export const electionStamp = (row: ArchivedElection): string => (row.state === 'seated' ? nameOf(row) : '未选出')

const turnoutOf = ({ cast_count: cast, census }: ArchivedElection): string => turnoutText(cast, census)

/** An election as a row of the archive. Source: community §1. */
export const electionRow = (row: ArchivedElection): ArchiveRow => ({
  type: 'mayor',
  refId: row.election_id,
  no: row.no,
  title: `第 ${row.term_no} 届市长选举`,
  ending: row.state === 'seated' ? '就任' : '结束',
  end: row.state === 'seated' ? 'done' : 'stopped',
  result: electionStamp(row),
  figure: row.census === null ? '无候选人' : `投票率 ${turnoutOf(row)}`,
  closedAt: row.closed_at ?? row.announced_at,
})

/** What is said of an election in three lines. */
export const electionFacts = (row: ArchivedElection) => [
  { label: '候选人', value: `${row.candidates} 位` },
  { label: '投票率', value: row.census === null ? '未开投' : turnoutOf(row) },
  { label: '最低投票率', value: percentText(mayors.minTurnout) },
]

/** What came out, in a sentence; of a few ballots who won only. */
function resultText(row: ArchivedElection): string {
  if (row.census === null) return '无候选人。'
  const turnout = `投票率 ${turnoutOf(row)}，共 ${grouped(row.cast_count)} 票。`
  const rounds = publishedCount(row.count)?.rounds ?? []
  const last = rounds.at(-1)
  const votes = last?.votes.find(({ place }) => place === row.winner)?.votes
  return last && votes !== undefined
    ? `第 ${rounds.length} 轮 ${grouped(votes)} / ${grouped(last.continuing)}，${turnout}`
    : turnout
}

/** Where the ballots lie open, if they do: beside the count of who won. Source: community §1 (audit), §7. */
function ballotsLink({ election_id: refId, count, winner }: ArchivedElection) {
  const published = winner === null ? undefined : publishedCount(count)
  return published && { link: { type: 'mayor', refId, text: ballotsText(published.ballots) } as const }
}

/** The way of an election from its announcement to the seat. Source: community §1. */
export function electionSteps(row: ArchivedElection): ArchiveStep[] {
  const closedAt = row.closed_at ?? row.announced_at
  const again = row.attempt === 1 ? '' : '，第二次'
  const voteTo = momentText(row.vote_to, closedAt)
  return [
    { at: row.announced_at, title: '公告', text: `编号 ${row.no}${again}。` },
    { at: row.nominate_from, title: '报名', text: `${row.candidates} 位参选。` },
    ...(row.census === null
      ? []
      : [{ at: row.vote_from, title: '投票', text: `${grouped(row.census)} 块可投，到 ${voteTo}。` }]),
    { at: closedAt, title: `计票：${electionStamp(row)}`, text: resultText(row), ...ballotsLink(row) },
    ...(row.seated_at === null
      ? []
      : [{ at: row.seated_at, title: '就任', text: `${nameOf(row)}，任期 ${spanText(mayors.termMs)}。` }]),
  ]
}
