import type * as v from 'valibot'
import type { voteCast } from '@contract/endpoints/community/votes'
import { votes } from '@contract/vote/limits'
import type { Refusal } from '@contract/refusals'
import { refusal } from '@contract/refusals'
import { err, ok } from '@contract/result'
import { choiceFits, mostChoices, tallyOf } from '@contract/vote/count'
import { voteTransitionFor } from '@contract/vote/transitions'
import type { Tx } from '../../db/schema'
import type { Deps } from '../../deps'
import type { Caller } from '../../http/caller'
import { holdBlock } from '../area/open/blocks'
import { moduleRefusal } from '../area/open/access'
import type { BlockTable } from '../area/tables'
import { award } from '../points/open/award'
import * as ballots from './ballot-store'
import { castOnce } from './open/cast-once'
import { markOf } from './open/mark'
import { actorRefusal } from './open/voter'
import { missing } from './missing'
import { tellCast } from './news'
import { choiceText, rulesOf } from './rules/stored'
import type { VoteTable } from './tables'
import * as store from './vote-store'

type CastInput = v.InferOutput<typeof voteCast.input>

/**
 * Casts the ballot of the caller's block, or changes it with the receipt of the first time. Of the call only the vote is remembered, and in
 * the answer neither choice nor receipt stands. A repeat with another choice is refused as FORM. Refusals: NOT_FOUND, CLOSED, NO_RIGHT,
 * BLOCK_TRANSFER, FORM. Source: community §4, row 5.
 */
export function castBallot(deps: Deps, caller: Caller, input: CastInput) {
  const { clientNo, voteId } = input
  const command = { userId: caller.userId, clientNo, call: '/bctVote/cast', input: { voteId } }
  const isSame = async (tx: Tx) => {
    const vote = await store.lockForBallot(tx, voteId)
    if (!vote || timeRefusal(vote, deps.clock.now())) return true
    const paper = { mark: markOf(voteId, input.receipt), choice: choiceText(input.choice) }
    return ballots.isBallot(tx, voteId, paper)
  }
  return castOnce(deps, command, (tx) => cast(tx, deps, caller, input), isSame)
}

async function cast(tx: Tx, deps: Deps, caller: Caller, { voteId, choice, receipt }: CastInput) {
  const vote = await store.lockForBallot(tx, voteId)
  if (!vote || vote.open_at === null) return err(missing)
  const block = await holdBlock(tx, caller.blockId)
  // The time is read after the locks: a caller who waited for them past the close is too late.
  const now = deps.clock.now()
  const refused = timeRefusal(vote, now) ?? (await voterRefusal(tx, caller, vote, block)) ?? choiceRefusal(vote, choice)
  if (refused || !block) return err(refused ?? refusal('NO_RIGHT'))
  const paper = { mark: markOf(voteId, receipt), choice: choiceText(choice), blockId: block.block_id }
  const written = await ballots.writeBallot(tx, {
    pollId: voteId,
    secretMark: vote.anonymous ? paper.mark : undefined,
    blockId: block.block_id,
    now,
    put: () => ballots.putBallot(tx, vote, paper),
    change: () => ballots.changeBallot(tx, vote, paper),
  })
  if (!written.ok) return written
  const isFirst = written.value
  const count = await ballots.castCount(tx, voteId)
  const pointsRow = isFirst ? await firstCast(tx, deps, caller, vote, block) : undefined
  if (isFirst) await moveShownCounts(tx, vote, count)
  const said = { voteId, cast: count, census: vote.census ?? 0, changed: !isFirst, at: now }
  return ok({ ...said, ...(pointsRow && { pointsRow }) })
}

/** Why nothing can be cast any more, if so. */
const timeRefusal = ({ state, close_at: closeAt }: VoteTable, now: number): Refusal | undefined =>
  state === 'open' && closeAt !== null && now < closeAt ? undefined : refusal('CLOSED', {}, '已截止，未投出')

/** Why the caller may not vote as this block, if so. */
async function voterRefusal(
  tx: Tx,
  caller: Caller,
  vote: VoteTable,
  block: BlockTable | undefined,
): Promise<Refusal | undefined> {
  const refused = actorRefusal(block, caller) ?? (await moduleRefusal(tx, vote.area_id, 'vote', caller))
  if (refused || !block) return refused ?? refusal('NO_RIGHT')
  return ballots.censusRefusal(tx, vote.vote_id, block)
}

function choiceRefusal(vote: VoteTable, choice: readonly number[]): Refusal | undefined {
  const rules = rulesOf(vote)
  if (choiceFits(rules, choice)) return undefined
  const most = mostChoices(rules)
  return refusal('FORM', { fields: { choice: most === 1 ? '请选 1 项' : `请选 1–${most} 项` } })
}

/** What a first ballot brings: a point for the person, once for each vote, and a notice. */
async function firstCast(tx: Tx, deps: Deps, { userId }: Caller, vote: VoteTable, block: BlockTable) {
  const { vote_id: refId, area_id: areaId } = vote
  const pointsAdd = voteTransitionFor('cast', 'resident', 'open')?.points ?? votes.castPoints
  const row = await award(tx, deps, { userId, areaId, content: '投票', pointsAdd, refType: 'vote', refId })
  await tellCast(tx, deps, vote, userId, block.block_no)
  return row
}

/**
 * Where those who have voted in secret see counts, these move at every fifth ballot only, so that no single one can be told from them.
 * Source: community §4 (results policy).
 */
async function moveShownCounts(tx: Tx, vote: VoteTable, count: number): Promise<void> {
  if (!store.countsMove(vote) || count % votes.countsEvery !== 0) return
  const tally = tallyOf(rulesOf(vote).options, await ballots.countedBallots(tx, vote.vote_id))
  await store.noteVote(tx, vote.vote_id, { tally: JSON.stringify(tally) })
}
