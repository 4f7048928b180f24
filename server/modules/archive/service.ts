import type * as v from 'valibot'
import type { ArchiveRow, archiveInfo, archiveList } from '@contract/endpoints/community/archive'
import { pageSize } from '@contract/envelope'
import { fen } from '@contract/money'
import { refusal } from '@contract/refusals'
import { err, ok } from '@contract/result'
import { cursorStart } from '../../db/cursor'
import { pageFrame } from '../../db/page-frame'
import type { Db } from '../../db/schema'
import type { Deps } from '../../deps'
import { cachedChecks } from '../../ledger/cached-checks'
import { electionFacts, electionRow, electionStamp, electionSteps } from './rules/elections'
import { roundFacts, roundRow, roundStamp, roundSteps } from './rules/rounds'
import { spendFacts, spendRow, spendSteps, spendStamp } from './rules/spends'
import { voteFacts, voteRow, voteStamp, voteSteps } from './rules/votes'
import * as store from './store'

/** What has ended in an area, newest first. Source: community §1. */
export async function listArchive({ db }: Deps, input: v.InferOutput<typeof archiveList.input>) {
  const { page, cursor } = input
  const found = await store.archivedPage(db, input, cursorStart(input), pageSize + 1)
  const months = await store.monthsOf(db, input)
  const total = months.reduce((sum, { count }) => sum + count, 0)
  const { rows, frame } = pageFrame(found, { page, total, cursorOf: ({ behind }) => behind })
  return ok({ data: await rowsOf(db, rows), ...frame, ...(!cursor && page === 1 && { months }) })
}

/** The rows of a page, in its order. */
async function rowsOf(
  db: Db,
  page: readonly { readonly type: store.ArchiveType; readonly ref_id: number }[],
): Promise<ArchiveRow[]> {
  const idsOf = (type: store.ArchiveType) => page.flatMap((row) => (row.type === type ? [row.ref_id] : []))
  const rounds = (await store.archivedRounds(db, idsOf('expand'))).map(roundRow)
  const spends = (await store.archivedSpends(db, idsOf('fund'))).map(spendRow)
  const votes = (await store.archivedVotes(db, idsOf('vote'))).map(voteRow)
  const elections = (await store.archivedElections(db, idsOf('mayor'))).map(electionRow)
  const all = new Map([...rounds, ...spends, ...votes, ...elections].map((row) => [row.refId, row]))
  return page.flatMap(({ ref_id: refId }) => all.get(refId) ?? [])
}

const missing = refusal('NOT_FOUND', {}, '未找到该档案')

/** What a dossier says beside the check of the account that it moved. */
async function dossierOf(db: Db, type: store.ArchiveType, refId: number) {
  if (type === 'fund') {
    const [row] = await store.archivedSpends(db, [refId])
    if (!row) return undefined
    const [vote] = await store.archivedVotes(db, [row.vote_id])
    const head = { ...spendRow(row), areaId: row.area_id, areaName: row.area_name, stamp: spendStamp(row) }
    return { head, facts: spendFacts(row), steps: spendSteps(row, vote), account: `area:${row.area_id}:fund` } as const
  }
  if (type === 'vote') {
    const [row] = await store.archivedVotes(db, [refId])
    if (!row) return undefined
    const head = { ...voteRow(row), areaId: row.area_id, areaName: row.area_name, stamp: voteStamp(row) }
    return { head, facts: voteFacts(row), steps: voteSteps(row), account: null } as const
  }
  if (type === 'mayor') {
    const [row] = await store.archivedElections(db, [refId])
    if (!row) return undefined
    const head = { ...electionRow(row), areaId: row.area_id, areaName: row.area_name, stamp: electionStamp(row) }
    return { head, facts: electionFacts(row), steps: electionSteps(row), account: null } as const
  }
  const [row] = await store.archivedRounds(db, [refId])
  if (!row) return undefined
  const income = await store.incomeOf(db, refId)
  const head = { ...roundRow(row), areaId: row.area_id, areaName: row.area_name, stamp: roundStamp(row) }
  const account = `area:${row.area_id}:treasury` as const
  return { head, facts: roundFacts(row, income), steps: roundSteps(row, income), account } as const
}

/** Reads one thing of the archive. */
export function archiveReader(deps: Deps) {
  const check = cachedChecks(deps)
  /** Refusal: NOT_FOUND. */
  return async ({ type, refId }: v.InferOutput<typeof archiveInfo.input>) => {
    const dossier = await dossierOf(deps.db, type, refId)
    if (!dossier) return err(missing)
    const { account, ...said } = dossier
    const chain = account === null ? null : await check(account)
    return ok({ ...said, chain: chain && { ...chain, balance: fen(chain.balance) } })
  }
}
