import { grouped } from '@contract/digits'
import type { ArchiveRow, ArchiveStep } from '@contract/endpoints/community/archive'
import { momentText } from '@contract/moments'
import { percentText, shareText } from '@contract/spans'
import type { Tally } from '@contract/vote/count'
import { isPublished, yesShareOf } from '@contract/vote/count'
import { yuan } from '../../../format/yuan'
import { missedText, turnoutText } from '../../vote/open/turnout'
import type { ArchivedVote } from '../store'

const words = { passed: '通过', failed: '未通过', noQuorum: '人数不足', cancelled: '已撤回' } as const

/** How a vote ended, in a word. */
export function voteStamp(row: ArchivedVote): string {
  const { state } = row
  if (row.removed_by !== null) return '已移除'
  if (state === 'draft' || state === 'open' || isLapsed(row)) return '已作废'
  return words[state]
}

/** Whether it did not find its supporters in time. */
const isLapsed = ({ open_at: opened, closed_at: closed, draft_until: until }: ArchivedVote): boolean =>
  opened === null && closed !== null && closed >= until

const titleOf = ({ title, removed_by: by, cancel_reason: reason }: ArchivedVote): string =>
  by === null ? title : `内容已移除：${reason}`

const turnoutOf = ({ cast_count: cast, census }: ArchivedVote): string => turnoutText(cast, census)

/** The count, where it is published. */
function tallyOf(row: ArchivedVote): Tally | undefined {
  const tally = row.tally === null || row.state === 'cancelled' ? undefined : (JSON.parse(row.tally) as Tally)
  return tally && isPublished(row, tally.ballots) ? tally : undefined
}

/** The figure under the result: the share of yes, the turnout that was missing, or how many voted. */
function figureOf(row: ArchivedVote): string {
  const tally = tallyOf(row)
  if (row.open_at === null) return row.no
  if (row.state === 'noQuorum') return missedText(row.cast_count, row.census, row.min_turnout)
  if (row.state === 'cancelled') return row.cast_count === 0 ? '无人投票' : `${grouped(row.cast_count)} 块投过`
  return tally && row.ballot === 'yesno' ? shareText(yesShareOf(tally)) : `投票率 ${turnoutOf(row)}`
}

function endOf({ state, removed_by: by }: ArchivedVote): ArchiveRow['end'] {
  if (state === 'passed') return 'done'
  return state === 'noQuorum' || by !== null ? 'stopped' : 'failed'
}

/** A vote as a row of the archive. Source: community §1. */
export function voteRow(row: ArchivedVote): ArchiveRow {
  return {
    type: 'vote',
    refId: row.vote_id,
    no: row.no,
    title: titleOf(row),
    end: endOf(row),
    ending: row.state === 'cancelled' ? voteStamp(row).slice(1) : '结束',
    result: voteStamp(row),
    figure: figureOf(row),
    closedAt: row.closed_at ?? row.created_at,
  }
}

/** What is said of a vote in three lines. */
export const voteFacts = (row: ArchivedVote) => [
  row.amount === null
    ? { label: '发起', value: `${row.author_block_no} 号` }
    : { label: '支出', value: yuan(row.amount) },
  { label: '投票率', value: row.open_at === null ? '未开投' : turnoutOf(row) },
  { label: '通过线', value: percentText(row.pass_share) },
]

/** Who supported a proposal. */
export const supportText = ({ supporters }: Pick<ArchivedVote, 'supporters'>): string =>
  supporters === '' ? '无人附议。' : `${supporters} 号附议。`

/** Where a proposal is read in full; what was removed is nowhere. */
export const proposalLink = ({ vote_id: voteId, removed_by: by }: ArchivedVote) =>
  by === null && { link: { type: 'vote', refId: voteId, text: '看提案原文' } as const }

/** What leads to ballots that lie open. */
export const ballotsText = (ballots: number): string => `${grouped(ballots)} 张选票，可逐张核对`

/** Where the ballots lie open, if they do. Source: community §4 (secret ballot, 5). */
export function ballotsLink(row: ArchivedVote) {
  const tally = tallyOf(row)
  return tally && { link: { type: 'vote', refId: row.vote_id, text: ballotsText(tally.ballots) } as const }
}

/** What came out, in a sentence; of a few secret ballots how many there were only. */
export function resultText(row: ArchivedVote): string {
  const tally = tallyOf(row)
  if (!tally) return `投票率 ${turnoutOf(row)}，共 ${grouped(row.cast_count)} 票。`
  const turnout = `投票率 ${turnoutOf(row)}。`
  const names = (JSON.parse(row.options) as readonly { readonly text: string }[]).map(({ text }) => text)
  const options = row.ballot === 'yesno' ? ['同意', '反对'] : names
  const counts = options.map((text, option) => `${text} ${grouped(tally.counts[option] ?? 0)}`)
  return `${[...counts, `弃权 ${grouped(tally.abstain)}`].join(' · ')}，${turnout}${row.is_tie ? '最高票并列。' : ''}`
}

/** The way of a vote from its proposal to its result. Source: community §1. */
export function voteSteps(row: ArchivedVote): ArchiveStep[] {
  const closedAt = row.closed_at ?? row.created_at
  const because = row.cancel_reason === '' ? '' : `原因：${row.cancel_reason}。`
  const ends = {
    cancelled: {
      title: voteStamp(row),
      text: isLapsed(row) ? '期限内附议不足。' : because || `${row.author_block_no} 号撤回。`,
    },
    counted: { title: `结果：${voteStamp(row)}`, text: resultText(row), ...ballotsLink(row) },
  }
  return [
    {
      at: row.created_at,
      title: '提案',
      text: `${row.author_block_no} 号发起，编号 ${row.no}。`,
      ...proposalLink(row),
    },
    ...(row.asked_at === null ? [] : [{ at: row.asked_at, title: '附议', text: supportText(row) }]),
    ...(row.open_at === null
      ? []
      : [
          {
            at: row.open_at,
            title: '开投',
            text: `${grouped(row.census ?? 0)} 块可投，到 ${momentText(row.close_at ?? closedAt, closedAt)}。`,
          },
        ]),
    { at: closedAt, ...(row.state === 'cancelled' ? ends.cancelled : ends.counted) },
  ]
}
