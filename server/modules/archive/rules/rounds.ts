import type { ArchiveRow, ArchiveStep } from '@contract/endpoints/community/archive'
import { grouped } from '@contract/digits'
import { dayText } from '@contract/moments'
import { yuan } from '../../../format/yuan'
import type { ArchivedRound, Income } from '../store'

const units = { slot: '个', plot: '块' } as const

const isHalted = (row: ArchivedRound) => row.halted_by !== null

/** How a round ended, in a word. */
export const roundStamp = (row: ArchivedRound): string => (isHalted(row) ? '已停止' : '已结束')

/** A round as a row of the archive. Source: community §1. */
export function roundRow(row: ArchivedRound): ArchiveRow {
  return {
    type: 'expand',
    refId: row.round_id,
    no: row.no,
    title: `第 ${row.round_no} 期 · ${row.title}`,
    end: isHalted(row) ? 'stopped' : 'done',
    result: `售出 ${grouped(row.sold)}`,
    ending: isHalted(row) ? '停止' : '结束',
    figure: row.quota === 0 ? '不限量' : `${grouped(row.quota)} ${units[row.kind]}`,
    closedAt: row.closed_at ?? row.close_at,
  }
}

const sumOf = (income: Income): number => income.reduce((total, { amount }) => total + amount, 0)

/** What is said of a round in three lines. */
export const roundFacts = (row: ArchivedRound, income: Income) => [
  { label: '售出', value: `${grouped(row.sold)} ${units[row.kind]}` },
  { label: '进城市财库', value: yuan(sumOf(income)) },
  { label: '笔数', value: `${grouped(income.length)} 笔` },
]

/** The way of a round from its announcement to its end. Source: community §1. */
export function roundSteps(row: ArchivedRound, income: Income): ArchiveStep[] {
  const closedAt = row.closed_at ?? row.close_at
  const last = income[income.length - 1]
  const planned = { at: row.approved_at ?? row.created_at, title: '公告', text: plannedText(row) }
  const sold = `售出 ${grouped(row.sold)} ${units[row.kind]}，${yuan(sumOf(income))} 进城市财库，共 ${grouped(income.length)} 笔。`
  const ended = isHalted(row) ? `原因：${row.halt_reason}。${sold}` : sold
  return [
    planned,
    ...(row.open_at < closedAt ? [{ at: row.open_at, title: '开放', text: `到 ${dayText(row.close_at)}。` }] : []),
    {
      at: closedAt,
      title: isHalted(row) ? '停止' : '结束',
      text: ended,
      ...(last && { entryNo: last.no, hash: last.hash.toString('hex') }),
    },
  ]
}

const plannedText = ({ title, description }: ArchivedRound): string =>
  description === '' ? `${title}。` : `${title}。${description}`
