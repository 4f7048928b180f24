import type * as v from 'valibot'
import type { ArchiveRow, archiveInfo, archiveList } from '@contract/endpoints/archive'
import { fen } from '@contract/money'
import { dayText } from '@contract/moments'
import { pageSize } from '@contract/limits'
import { refusal } from '@contract/refusals'
import { err, ok } from '@contract/result'
import { pageFrame } from '../../db/page-frame'
import type { Deps } from '../../deps'
import { yuan } from '../../format/yuan'
import { keptChecks } from '../../ledger/kept-checks'
import type { ArchivedRound } from './store'
import * as store from './store'

const units = { slot: '个', plot: '块' } as const

const isHalted = (row: ArchivedRound) => row.halted_by !== null

function rowOf(row: ArchivedRound): ArchiveRow {
  return {
    type: 'expand',
    refId: row.round_id,
    no: row.no,
    title: `第 ${row.round_no} 期 · ${row.title}`,
    end: isHalted(row) ? 'stopped' : 'done',
    result: `售出 ${row.sold}`,
    figure: row.quota === 0 ? '不限量' : `${row.quota} ${units[row.kind]}`,
    closedAt: row.closed_at ?? row.close_at,
  }
}

/** What has ended in an area, newest first. Source: community §1. */
export async function listArchive({ db }: Deps, input: v.InferOutput<typeof archiveList.input>) {
  const { page, cursor } = input
  const isByNumber = cursor === undefined || cursor === ''
  const offset = isByNumber ? (page - 1) * pageSize : 0
  const found = await store.archivedRounds(db, input, { cursor, offset }, pageSize + 1)
  const months = await store.monthsOf(db, input)
  const total = months.reduce((sum, { count }) => sum + count, 0)
  const { rows, frame } = pageFrame(found, { page, total, cursorOf: ({ behind }) => behind })
  return ok({ data: rows.map(rowOf), ...frame, ...(isByNumber && page === 1 && { months }) })
}

/** Reads one thing of the archive. */
export function archiveReader(deps: Deps) {
  const check = keptChecks(deps)
  /** Refusal: NOT_FOUND. */
  return async ({ refId }: v.InferOutput<typeof archiveInfo.input>) => {
    const row = await store.archivedRound(deps.db, refId)
    if (!row) return err(refusal('NOT_FOUND', {}, '未找到该档案'))
    const income = await store.incomeOf(deps.db, refId)
    const sum = income.reduce((total, { amount }) => total + amount, 0)
    const stamp = isHalted(row) ? '已停止' : '已结束'
    const chain = await check(`area:${row.area_id}:treasury`)
    return ok({
      head: { ...rowOf(row), areaId: row.area_id, areaName: row.area_name, stamp },
      facts: [
        { label: '售出', value: `${row.sold} ${units[row.kind]}` },
        { label: '进城市财库', value: yuan(sum) },
        { label: '笔数', value: `${income.length} 笔` },
      ],
      steps: stepsOf(row, income, sum),
      chain: { ...chain, balance: fen(chain.balance) },
    })
  }
}

type Income = Awaited<ReturnType<typeof store.incomeOf>>

function stepsOf(row: ArchivedRound, income: Income, sum: number) {
  const closedAt = row.closed_at ?? row.close_at
  const last = income[income.length - 1]
  const planned = { at: row.approved_at ?? row.created_at, title: '公告', text: plannedText(row) }
  const sold = `售出 ${row.sold} ${units[row.kind]}，${yuan(sum)} 进城市财库，共 ${income.length} 笔。`
  const ended = isHalted(row) ? `原因：${row.halt_reason}。${sold}` : sold
  return [
    planned,
    ...(row.open_at < closedAt ? [{ at: row.open_at, title: '开放', text: `到 ${dayText(row.close_at)}。` }] : []),
    {
      ...{ at: closedAt, title: isHalted(row) ? '停止' : '结束', text: ended },
      ...(last && { entryNo: last.no, hash: last.hash.toString('hex') }),
    },
  ]
}

const plannedText = ({ title, description }: ArchivedRound): string =>
  description === '' ? `${title}。` : `${title}。${description}`
