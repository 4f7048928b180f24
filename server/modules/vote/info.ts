import type * as v from 'valibot'
import { includesArea } from '@contract/console/roles'
import type { voteRoll } from '@contract/endpoints/console/community/vote'
import type { VoteInfo, voteBallots, voteList } from '@contract/endpoints/community/votes'
import { pageSize } from '@contract/envelope'
import { refusal } from '@contract/refusals'
import { err, ok } from '@contract/result'
import { voteTransitionFor } from '@contract/vote/transitions'
import { tallyOf } from '@contract/vote/count'
import { frameOf, pageFrame } from '../../db/page-frame'
import { cursorStart } from '../../db/cursor'
import { skipped } from '../../db/page-start'
import type { Db } from '../../db/schema'
import { transact } from '../../db/transact'
import type { Deps } from '../../deps'
import type { StaffCaller } from '../../http/staff/staff-caller'
import type { Caller } from '../../http/caller'
import { findArea } from '../area/open/find-area'
import { isShown } from '../area/open/access'
import { spendOfVote } from '../fund/open/spend-of-vote'
import { audit } from '../audit/open/audit'
import { ballotsUnder, countedBallots, rollOf } from './ballot-store'
import { unpublished } from './open/said'
import { actingBlock } from './open/voter'
import { missing } from './missing'
import { optionsIn, rulesOf, tallyIn } from './rules/stored'
import type { Viewer } from './view'
import { areBallotsPublished, countsSource, tallyView, voteRowView } from './view'
import type { VoteDbRow } from './vote-store'
import * as store from './vote-store'

type Clock = Deps['clock']

/** Somebody who looks at an area's votes. */
async function viewerIn(db: Db, clock: Clock, caller: Caller, areaId: number) {
  const enabled = await isShown(db, areaId, 'vote', caller.platform)
  const viewer: Viewer = {
    userId: caller.userId,
    block: await actingBlock(db, caller, areaId),
    mayAct: enabled && !caller.isManager,
    held: await store.heldCount(db, areaId),
    now: clock.now(),
  }
  return { enabled, viewer }
}

/** The votes of an area under a tab. Refusal: NOT_FOUND. Source: community §4 (list). */
export async function listVotes({ db, clock }: Deps, caller: Caller, input: v.InferOutput<typeof voteList.input>) {
  const { areaId, tab, page } = input
  const area = await findArea(db, areaId)
  if (!area) return err(refusal('NOT_FOUND'))
  const { enabled, viewer } = await viewerIn(db, clock, caller, areaId)
  const asked = { areaId, userId: caller.userId, blockId: viewer.block?.blockId ?? 0, now: viewer.now }
  const counts = await store.tabCounts(db, asked)
  const found = await store.votePage(db, tab, asked, cursorStart(input), pageSize + 1)
  const { rows, frame } = pageFrame(found, { page, total: counts[tab], cursorOf: ({ behind }) => behind })
  const view = (row: VoteDbRow) => voteRowView(row, viewer)
  const asking = (await store.askingVotes(db, asked)).map(view)
  return ok({ data: rows.map(view), ...frame, areaName: area.name, enabled, counts, asking, held: viewer.held })
}

/** A vote that there is, as a caller sees it. */
export async function voteView(db: Db, clock: Clock, caller: Caller, voteId: number): Promise<VoteInfo> {
  const row = await store.findVote(db, voteId, caller)
  if (!row) throw new Error(`vote ${voteId} vanished`)
  return infoOf(db, clock, caller, row)
}

/** A vote that was read for a caller, with what belongs to it. */
async function infoOf(db: Db, clock: Clock, caller: Caller, row: VoteDbRow): Promise<VoteInfo> {
  const voteId = row.vote_id
  const { enabled, viewer } = await viewerIn(db, clock, caller, row.area_id)
  const isRemoved = row.removed_by !== null
  const supporters = await store.supportersOf(db, voteId)
  return {
    ...voteRowView(row, viewer),
    areaName: row.area_name,
    enabled,
    content: isRemoved ? '' : row.content,
    days: row.days,
    options: isRemoved ? [] : [...optionsIn(row.options)],
    payeeBlockNo: row.payee_block_no,
    purpose: isRemoved ? '' : row.purpose,
    cancelledBecause: isRemoved ? '' : row.cancel_reason,
    supporters: supporters.map(({ block_no: blockNo, at, is_mayor: isMayor }) => ({ blockNo, at, isMayor })),
    tally: await shownTally(db, row),
    isPublished: areBallotsPublished(row),
    spend: row.state === 'passed' ? await spendOfVote(db, voteId, caller.userId, viewer.now) : null,
  }
}

/** The counts that a viewer may see now. */
async function shownTally(db: Db, row: VoteDbRow) {
  const source = countsSource(row)
  if (source === 'none') return null
  if (source === 'row') return tallyView(tallyIn(row.tally))
  return tallyView(tallyOf(rulesOf(row).options, await countedBallots(db, row.vote_id)))
}

/** Whether a vote is hidden from somebody: another's draft that never looked for supporters, also when it has lapsed. */
const isHidden = (row: VoteDbRow, userId: number): boolean =>
  row.open_at === null && row.asked_at === null && row.author_user_id !== userId

/** One vote. Refusal: NOT_FOUND. */
export async function readVote({ db, clock }: Deps, caller: Caller, voteId: number) {
  const row = await store.findVote(db, voteId, caller)
  if (!row || isHidden(row, caller.userId)) return err(missing)
  return ok(await infoOf(db, clock, caller, row))
}

/**
 * One vote for staff of the console: its counts only once it is over, whatever its author chose, since nobody of staff sees open totals.
 * Refusal: NOT_FOUND. Source: community §9 (a console that cannot see open totals).
 */
export async function readForStaff({ db, clock }: Deps, { areas }: StaffCaller, voteId: number) {
  const row = await store.findVote(db, voteId, { userId: 0, blockId: 0 })
  if (!row || isHidden(row, 0) || !includesArea(areas, row.area_id)) return err(missing)
  const held = await store.heldCount(db, row.area_id)
  const viewer = { userId: 0, block: undefined, mayAct: false, held, now: clock.now() }
  const isOver = row.state !== 'open'
  return ok({
    ...voteRowView(row, viewer),
    content: row.content,
    options: [...optionsIn(row.options)],
    tally: isOver ? await shownTally(db, row) : null,
    isRemovable:
      voteTransitionFor('remove', 'operator', row.state) !== undefined &&
      (row.close_at === null || clock.now() < row.close_at),
  })
}

/** Which blocks have voted, by number; each reading is recorded. Refusal: NOT_FOUND. Source: community §11 (who has voted). */
export async function readRoll(deps: Deps, staff: StaffCaller, input: v.InferOutput<typeof voteRoll.input>) {
  const row = await store.findVote(deps.db, input.id, { userId: 0, blockId: 0 })
  if (!row || isHidden(row, 0) || !includesArea(staff.areas, row.area_id)) return err(missing)
  const { total, blocks } = await rollOf(deps.db, input.id, { offset: skipped(input), limit: pageSize })
  const about = { refType: 'vote', refId: input.id, areaId: row.area_id }
  const deed = { userId: staff.userId, call: '/admin/vote/roll', ...about }
  await transact(deps.db, async (tx) => ok(await audit(tx, deps, deed)))
  return ok({ data: blocks, ...frameOf({ page: input.page, total }) })
}

/** Published ballots. Refusals: NOT_FOUND, CLOSED. Source: community §4 (ballots). */
export async function readBallots({ db }: Deps, { voteId, prefix }: v.InferOutput<typeof voteBallots.input>) {
  const row = await store.findVote(db, voteId, { userId: 0, blockId: 0 })
  if (!row || isHidden(row, 0)) return err(missing)
  if (row.state === 'open' || row.state === 'draft') return err(unpublished.yet)
  if (row.state === 'cancelled') return err(unpublished.uncounted)
  if (!areBallotsPublished(row)) return err(unpublished.tooFew)
  return ok({ ballots: await ballotsUnder(db, voteId, prefix) })
}
