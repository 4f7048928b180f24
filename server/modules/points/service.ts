import type * as v from 'valibot'
import type { RankRow, pointsList } from '@contract/endpoints/people/points'
import { userRankList } from '@contract/endpoints/people/points'
import { pageSize } from '@contract/envelope'
import { ok } from '@contract/result'
import { pageFrame } from '../../db/page-frame'
import { pageStart } from '../../db/page-start'
import type { Deps } from '../../deps'
import { cachedPages } from '../../http/cache/cached-boards'
import { areaVersion } from '../../http/cache/version-store'
import { pointsOf } from './open/award'
import * as store from './store'
import type { PointsEntryTable } from './tables'

const ranksShown = 100

const entryView = (row: PointsEntryTable) => ({
  pointsId: row.points_id,
  content: row.content,
  pointsAdd: row.points_add,
  points: row.points,
  at: row.created_at,
})

/** The balance, and the change that made it. Source: domain model §6.1. */
export async function readPoints({ db }: Deps, userId: number) {
  const points = await pointsOf(db, userId)
  const [last] = await store.entriesOf(db, userId, 1, { beforeId: Number.MAX_SAFE_INTEGER, offset: 0 })
  return ok({ points, ...(last && { row: entryView(last) }) })
}

/** Own changes, newest first. Source: domain model §3.11. */
export async function listPoints({ db }: Deps, userId: number, input: v.InferOutput<typeof pointsList.input>) {
  const found = await store.entriesOf(db, userId, pageSize + 1, pageStart(input))
  const { rows, frame } = pageFrame(found, {
    page: input.page,
    total: await store.countEntries(db, userId),
    cursorOf: (last) => last.points_id,
  })
  return ok({
    data: rows.map(entryView),
    ...frame,
  })
}

type Ranked = Awaited<ReturnType<typeof store.ranksOf>>[number]

const rankView = (row: Ranked, userId: number): v.InferInput<typeof RankRow> => ({
  rank: row.rank,
  userId: row.user_id,
  blockNo: row.block_no,
  nickName: row.nick_name,
  avatar: row.avatar,
  points: row.points,
  isMine: row.user_id === userId,
})

/** The first hundred of an area; to who lives there also the own place, which may be behind them. */
async function readRanks({ db }: Deps, { areaId }: v.InferOutput<typeof userRankList.input>) {
  const ranked = await store.ranksOf(db, areaId)
  const first = ranked.slice(0, ranksShown)
  const rankOf = new Map(ranked.map((row) => [row.user_id, row]))
  const shownTo = (userId: number) => {
    const mine = rankOf.get(userId)
    return { rows: first.map((row) => rankView(row, userId)), ...(mine && { mine: rankView(mine, userId) }) }
  }
  return { owners: new Set(rankOf.keys()), shownTo }
}

const ranks = cachedPages(userRankList, (db, { areaId }) => areaVersion(db, areaId), readRanks)

/** The ranking of an area as a user sees it. Refusal: NOT_FOUND. Source: domain model §6.1. */
export const listRanks = (deps: Deps, userId: number, areaId: number) => ranks.shown(deps, userId, { areaId })

/** The same as it is sent to many. */
export const sendRanks = (deps: Deps, userId: number, wish: v.InferOutput<typeof userRankList.input>) =>
  ranks.sent(deps, userId, wish)
