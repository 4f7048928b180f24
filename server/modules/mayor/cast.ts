import type * as v from 'valibot'
import type { mayorCast } from '@contract/endpoints/community/mayor'
import { mayors } from '@contract/mayor/limits'
import { ranksFit } from '@contract/mayor/count'
import { electionTransitionFor } from '@contract/mayor/transitions'
import type { Refusal } from '@contract/refusals'
import { refusal } from '@contract/refusals'
import { err, ok } from '@contract/result'
import type { Tx } from '../../db/schema'
import type { Deps } from '../../deps'
import type { Caller } from '../../http/caller'
import { holdBlock } from '../area/open/blocks'
import { moduleRefusal } from '../area/open/access'
import type { BlockTable } from '../area/tables'
import { award } from '../points/open/award'
import { castOnce } from '../vote/open/cast-once'
import { markOf } from '../vote/open/mark'
import { actorRefusal } from './acts'
import { box, changeBallot, isBallot, putBallot } from './ballot-store'
import { standingIn } from './candidate-store'
import { lockForBallot } from './election-store'
import { missing } from './missing'
import { tellCast } from './news'
import { isOpenFor } from './rules/acts'
import { ranksText } from './rules/stored'
import type { MayorElectionTable } from './tables'

type CastInput = v.InferOutput<typeof mayorCast.input>

/**
 * Casts the ballot of the caller's block, or changes it with the receipt of the first time. Of the call only the election is remembered;
 * neither ranks nor receipt stand in the answer. A repeat with other ranks is refused as FORM. Refusals: NOT_FOUND, CLOSED, NO_RIGHT,
 * BLOCK_TRANSFER, FORM. Source: community §7, row 7.
 */
export function castRanks(deps: Deps, caller: Caller, input: CastInput) {
  const { clientNo, electionId } = input
  const command = { userId: caller.userId, clientNo, call: '/bctMayor/cast', input: { electionId } }
  const isSame = async (tx: Tx) => {
    const election = await lockForBallot(tx, electionId)
    if (!election || timeRefusal(election, deps.clock.now())) return true
    const paper = { mark: markOf(electionId, input.receipt), ranks: ranksText(input.ranks) }
    return isBallot(tx, electionId, paper)
  }
  return castOnce(deps, command, (tx) => cast(tx, deps, caller, input), isSame)
}

async function cast(tx: Tx, deps: Deps, caller: Caller, { electionId, ranks, receipt }: CastInput) {
  const election = await lockForBallot(tx, electionId)
  if (!election) return err(missing)
  const block = await holdBlock(tx, caller.blockId)
  // The time is read after the locks: a caller who waited for them past the close is too late.
  const now = deps.clock.now()
  const refused = timeRefusal(election, now) ?? (await voterRefusal(tx, caller, election, block))
  if (refused || !block) return err(refused ?? refusal('NO_RIGHT'))
  const places = (await standingIn(tx, electionId)).map(({ place }) => place)
  if (!ranksFit(places, ranks))
    return err(refusal('FORM', { fields: { ranks: `请排 1–${mayors.ranks} 位在选的候选人，不能重复` } }))
  const mark = markOf(electionId, receipt)
  const paper = [tx, electionId, mark, ranksText(ranks)] as const
  const written = await box.writeBallot(tx, {
    pollId: electionId,
    secretMark: mark,
    blockId: block.block_id,
    now,
    put: () => putBallot(...paper),
    change: () => changeBallot(...paper),
  })
  if (!written.ok) return written
  const isFirst = written.value
  const pointsRow = isFirst ? await firstCast(tx, deps, caller, election, block) : undefined
  const count = await box.castCount(tx, electionId)
  const said = { electionId, cast: count, census: election.census ?? 0, changed: !isFirst, at: now }
  return ok({ ...said, ...(pointsRow && { pointsRow }) })
}

/** Why nothing can be cast, if so. */
function timeRefusal(election: MayorElectionTable, now: number): Refusal | undefined {
  if (election.state === 'announced' || election.state === 'nominating') return refusal('CLOSED', {}, '投票尚未开始')
  return isOpenFor('cast', 'resident', election, now) ? undefined : refusal('CLOSED', {}, '已截止，未投出')
}

/** Why the caller may not vote as this block, if so. */
async function voterRefusal(
  tx: Tx,
  caller: Caller,
  { area_id: areaId, election_id: electionId }: MayorElectionTable,
  block: BlockTable | undefined,
): Promise<Refusal | undefined> {
  const refused = actorRefusal(block, areaId, caller) ?? (await moduleRefusal(tx, areaId, 'mayor', caller))
  if (refused || !block) return refused ?? refusal('NO_RIGHT')
  return box.censusRefusal(tx, electionId, block)
}

/** What a first ballot brings: a point for the person, once for each election, and a notice. */
async function firstCast(tx: Tx, deps: Deps, { userId }: Caller, election: MayorElectionTable, block: BlockTable) {
  const { election_id: refId, area_id: areaId } = election
  const pointsAdd = electionTransitionFor('cast', 'resident', 'voting')?.points ?? mayors.castPoints
  const row = await award(tx, deps, { userId, areaId, content: '投票', pointsAdd, refType: 'mayor', refId })
  await tellCast(tx, deps, election, userId, block.block_no)
  return row
}
