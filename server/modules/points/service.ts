import type * as v from 'valibot'
import type { RankRow, pointsList } from '@contract/endpoints/people/points'
import { pageSize } from '@contract/limits'
import { refusal } from '@contract/refusals'
import { err, ok } from '@contract/result'
import { isArea } from '../area/open/find-area'
import { pageFrame } from '../../db/page-frame'
import { pageStart } from '../../db/page-start'
import type { Deps } from '../../deps'
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

type Ranked = Awaited<ReturnType<typeof store.topRanks>>[number]

/** The first hundred of an area, and the caller's place if the caller lives there. Refusal: NOT_FOUND. Source: domain model §6.1. */
export async function listRanks({ db }: Deps, userId: number, areaId: number) {
  if (!(await isArea(db, areaId))) return err(refusal('NOT_FOUND'))
  const view = (row: Ranked): v.InferInput<typeof RankRow> => ({
    rank: row.rank,
    userId: row.user_id,
    blockNo: row.block_no,
    nickName: row.nick_name,
    avatar: row.avatar,
    points: row.points,
    isMine: row.user_id === userId,
  })
  const ranked = (await store.topRanks(db, areaId, ranksShown, userId)).map(view)
  const mine = ranked.find(({ isMine }) => isMine)
  return ok({ rows: ranked.filter(({ rank }) => rank <= ranksShown), ...(mine && { mine }) })
}
