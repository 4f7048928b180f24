import type { ArchiveRow, ArchiveStep } from '@contract/endpoints/community/archive'
import { fundSpends } from '@contract/fund/limits'
import { momentText } from '@contract/moments'
import { pictureKeys } from '@contract/uploads/pictures'
import { shareText, spanText } from '@contract/spans'
import { yuan } from '../../../format/yuan'
import type { ArchivedSpend, ArchivedVote } from '../store'
import { ballotsLink, proposalLink, resultText, supportText } from './votes'

const words = { accounted: '已结清', stopped: '已停付', returned: '已退回' } as const

const endings = { accounted: '交凭证', stopped: '停付', returned: '退回' } as const

/** How a spend ended, in a word. */
export const spendStamp = ({ state }: ArchivedSpend): string =>
  state === 'stopped' || state === 'returned' ? words[state] : words.accounted

/** A spend of the fund as a row of the archive. Source: community §1. */
export function spendRow(row: ArchivedSpend): ArchiveRow {
  return {
    type: 'fund',
    refId: row.spend_id,
    no: row.no,
    title: row.purpose,
    end: row.state === 'accounted' ? 'done' : 'stopped',
    ending: endings[row.state === 'stopped' || row.state === 'returned' ? row.state : 'accounted'],
    result: row.state === 'accounted' ? `已付 ${yuan(row.amount)}` : spendStamp(row),
    figure: row.state === 'accounted' ? `凭证 ${pictureKeys(row.proof_thumbs).length} 张` : yuan(row.amount),
    closedAt: row.closed_at ?? row.approved_at,
  }
}

/** What is said of a spend in three lines. */
export const spendFacts = (row: ArchivedSpend) => [
  { label: '支出', value: yuan(row.amount) },
  { label: '投票', value: row.yes_share === null ? '通过' : `${shareText(row.yes_share)} 通过` },
  { label: '收款', value: `${row.payee_block_no} 号` },
]

/** Whom it was proposed by, and what came of the vote, where the vote is known. */
function voteSteps(row: ArchivedSpend, vote: ArchivedVote | undefined) {
  const author = `${row.author_block_no} 号发起`
  const share = row.yes_share === null ? row.vote_no : `同意 ${shareText(row.yes_share)}。`
  return [
    {
      at: row.proposed_at,
      title: '提案',
      text: vote?.supporters ? `${author}，${supportText(vote)}` : `${author}，投票 ${row.vote_no}。`,
      ...(vote && proposalLink(vote)),
    },
    {
      at: row.approved_at,
      title: '投票通过',
      text: vote ? resultText(vote) : share,
      ...(vote && ballotsLink(vote)),
    },
  ]
}

/** The day in which everybody could object: over once it was paid. */
function publicStep(row: ArchivedSpend) {
  const title = `公示 ${spanText(fundSpends.publicMs)}`
  if (row.paid_at === null) {
    return { at: row.approved_at, title, text: `到 ${momentText(row.pay_at, row.pay_at)} 付款。` }
  }
  const text = row.stop_by === null ? '无人申请停付。' : '申请过停付，未停付。'
  return { at: row.approved_at + fundSpends.publicMs, title, text }
}

/** The way of a spend from its proposal to its proof, each step with its proof; `vote`: the one that passed it. Source: community §1. */
export function spendSteps(row: ArchivedSpend, vote?: ArchivedVote): ArchiveStep[] {
  const { paid_at: paidAt, proof_at: proofAt, closed_at: closedAt, payee_block_no: payee } = row
  const back = row.given_back > 0 ? `已退回基金 ${yuan(row.given_back)}。` : ''
  const paid = paidAt !== null && {
    at: paidAt,
    title: '付款',
    text: `社区基金 → ${payee} 号收入 ${yuan(row.amount)}${row.paid_after === null ? '' : `，余 ${yuan(row.paid_after)}`}。`,
    ...(row.paid_no !== null && { entryNo: row.paid_no }),
    ...(row.paid_hash && { hash: row.paid_hash.toString('hex') }),
  }
  const proof = proofAt !== null && {
    at: proofAt,
    title: '交凭证',
    text: `${payee} 号：${row.proof_text}${back}`,
    ...(row.proof_thumbs !== '' && { thumbs: row.proof_thumbs }),
  }
  const ended = closedAt !== null && { at: closedAt }
  return [
    ...voteSteps(row, vote),
    publicStep(row),
    ...(paid ? [paid] : []),
    ...(proof ? [proof] : []),
    ...(ended && row.state === 'stopped' ? [{ ...ended, title: '停付', text: `原因：${row.stop_reason}。` }] : []),
    ...(ended && row.state === 'returned' ? [{ ...ended, title: '全部退回', text: back }] : []),
  ]
}
