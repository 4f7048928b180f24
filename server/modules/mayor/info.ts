import type * as v from 'valibot'
import type { MayorElection } from '@contract/endpoints/community/mayor-view'
import type { mayorBallots, mayorInfo, mayorList } from '@contract/endpoints/community/mayor'
import { pageSize } from '@contract/envelope'
import { mayors } from '@contract/mayor/limits'
import { refusal } from '@contract/refusals'
import { err, ok } from '@contract/result'
import { pageFrame } from '../../db/page-frame'
import { cursorStart } from '../../db/cursor'
import type { Db } from '../../db/schema'
import type { Deps } from '../../deps'
import type { Caller } from '../../http/caller'
import { findArea } from '../area/open/find-area'
import { isShown } from '../area/open/access'
import { unpublished } from '../vote/open/said'
import { actingBlock } from '../vote/open/voter'
import { ballotsUnder, box } from './ballot-store'
import * as candidates from './candidate-store'
import { findElection, latestOf } from './election-store'
import { missing } from './missing'
import { publishedCount } from './open/published'
import { barredIn, standingOf, termsInRow } from './rules/eligible'
import type { MayorElectionTable } from './tables'
import * as terms from './term-store'
import type { Viewer } from './view'
import { electionOf, termView } from './view'

type Clock = Deps['clock']

/** An election, and whether its module is open to who looks. */
interface Shown {
  readonly election: MayorElectionTable
  readonly isOn: boolean
}

/** Somebody who looks at an election, of which it is known who was mayor before. */
async function viewerOf(
  db: Db,
  clock: Clock,
  caller: Caller,
  { election, isOn }: Shown,
  seated: readonly terms.SeatedRow[],
): Promise<Viewer> {
  const { userId } = caller
  const { area_id: areaId, election_id: electionId, term_no: termNo } = election
  const now = clock.now()
  const block = await actingBlock(db, caller, areaId)
  const blockId = block?.blockId ?? 0
  const since = block ? await candidates.residentSince(db, userId, areaId) : null
  const lostDisputes = block ? await candidates.lostDisputes(db, userId, now - mayors.disputeMs) : 0
  return {
    userId,
    isStaff: caller.isStaff,
    mayAct: !caller.isManager && isOn,
    block,
    inCensus: await box.isInCensus(db, electionId, blockId),
    hasCast: await box.hasCast(db, electionId, blockId),
    ...standingOf(since, { lostDisputes, termsInRow: termsInRow(seated, userId, termNo) }, now),
    now,
  }
}

/** An election that was read, with all that belongs to it, as a caller sees it. */
async function viewOf(db: Db, clock: Clock, caller: Caller, shown: Shown): Promise<MayorElection> {
  const { election } = shown
  const electionId = election.election_id
  const seated = await terms.seatedBefore(db, election)
  const whole = {
    election,
    barred: barredIn(seated, election.term_no, election.most_in_row),
    candidates: await candidates.namedCandidatesOf(db, electionId),
    cast: await box.castCount(db, electionId),
    term: await terms.termOfElection(db, electionId),
    seatedFrom: await terms.seatedFrom(db, electionId),
    takenTo: await terms.takenTo(db, election.area_id),
  }
  return electionOf(whole, await viewerOf(db, clock, caller, shown, seated))
}

/** An election that there is, as a caller sees it. */
export async function electionView(db: Db, clock: Clock, caller: Caller, electionId: number): Promise<MayorElection> {
  const election = await findElection(db, electionId)
  if (!election) throw new Error(`election ${electionId} vanished`)
  const isOn = await isShown(db, election.area_id, 'mayor', caller.platform)
  return viewOf(db, clock, caller, { election, isOn })
}

/** The election that an area has now or had last, or one by its id, and who is in the seat. Refusal: NOT_FOUND. */
export async function readMayor(
  { db, clock }: Deps,
  caller: Caller,
  { areaId, electionId }: v.InferOutput<typeof mayorInfo.input>,
) {
  const named = electionId === undefined ? undefined : await findElection(db, electionId)
  if (electionId !== undefined && !named) return err(missing)
  const area = await findArea(db, named?.area_id ?? areaId ?? -1)
  if (!area) return err(refusal('NOT_FOUND'))
  const election = named ?? (await latestOf(db, area.area_id))
  const enabled = await isShown(db, area.area_id, 'mayor', caller.platform)
  const serving = await terms.seatOf(db, area.area_id, clock.now())
  const isCalled = !serving || serving.called_at !== null
  return ok({
    areaId: area.area_id,
    areaName: area.name,
    enabled,
    election: election ? await viewOf(db, clock, caller, { election, isOn: enabled }) : null,
    seat: serving ? termView(serving) : null,
    next: isCalled ? null : serving.due_at,
  })
}

/** The mayors of an area, newest first. Refusal: NOT_FOUND. */
export async function listMayors({ db, clock }: Deps, input: v.InferOutput<typeof mayorList.input>) {
  const { areaId, page } = input
  if (!(await findArea(db, areaId))) return err(refusal('NOT_FOUND'))
  const found = await terms.termPage(db, areaId, clock.now(), cursorStart(input), pageSize + 1)
  const total = await terms.termCount(db, areaId)
  const { rows, frame } = pageFrame(found, { page, total, cursorOf: ({ behind }) => behind })
  return ok({ data: rows.map(termView), ...frame })
}

/** Published ballots. Refusals: NOT_FOUND, CLOSED. Source: community §7 (ballots). */
export async function readBallots({ db }: Deps, { electionId, prefix }: v.InferOutput<typeof mayorBallots.input>) {
  const election = await findElection(db, electionId)
  if (!election) return err(missing)
  if (election.state === 'void') return err(unpublished.uncounted)
  if (election.state !== 'seated') return err(unpublished.yet)
  if (!publishedCount(election.count)) return err(unpublished.tooFew)
  return ok({ ballots: await ballotsUnder(db, electionId, prefix) })
}
