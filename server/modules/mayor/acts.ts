import type * as v from 'valibot'
import type { mayorJoin, mayorQuit } from '@contract/endpoints/community/mayor'
import { mayors } from '@contract/mayor/limits'
import { pictureKeys } from '@contract/uploads/pictures'
import type { Refusal } from '@contract/refusals'
import { refusal } from '@contract/refusals'
import { err, ok } from '@contract/result'
import type { Seen, Work } from '../../db/once/change-once'
import { changeAndView } from '../../db/once/change-once'
import type { Tx } from '../../db/schema'
import type { Deps } from '../../deps'
import type { Caller } from '../../http/caller'
import { holdBlock } from '../area/open/blocks'
import { moduleRefusal } from '../area/open/access'
import { blockRefusal } from '../area/open/traders'
import type { BlockTable } from '../area/tables'
import * as candidates from './candidate-store'
import { lockElection } from './election-store'
import { electionView } from './info'
import { missing } from './missing'
import * as news from './news'
import { isOpenFor } from './rules/acts'
import { standingRefusal, standingOf, termsInRow } from './rules/eligible'
import type { MayorCandidateTable, MayorElectionTable } from './tables'
import { seatedBefore, termOfElection } from './term-store'
import { loseSeat } from './terms'

/** Does something with a locked election. Refusals: NOT_FOUND, MOVED (data.election), and those of what is done. */
export function change(
  deps: Deps,
  caller: Caller,
  { call, input }: { readonly call: string; readonly input: Seen & { readonly electionId: number } },
  work: Work<MayorElectionTable, unknown>,
) {
  const { electionId } = input
  const subject = {
    name: 'election',
    missing,
    lock: (tx: Tx) => lockElection(tx, electionId),
    view: (tx: Tx) => electionView(tx, deps.clock, caller, electionId),
  }
  return changeAndView(deps, { userId: caller.userId, call, input }, subject, work)
}

/** Why somebody may not stand or vote as this block in the city of an election, if so. */
export const actorRefusal = (block: BlockTable | undefined, areaId: number, caller: Caller): Refusal | undefined =>
  block && block.area_id !== areaId ? refusal('NO_RIGHT') : blockRefusal(block, caller.userId)

/**
 * Stands for mayor, or changes what an own candidacy says; the election's version stays. Refusals: NOT_FOUND, MOVED, CLOSED, NO_RIGHT,
 * BLOCK_TRANSFER, LIMIT, FORM. Source: community §7, row 3.
 */
export function joinElection(deps: Deps, caller: Caller, input: v.InferOutput<typeof mayorJoin.input>) {
  return change(deps, caller, { call: '/bctMayor/join', input }, async (tx, election) => {
    const now = deps.clock.now()
    if (!isOpenFor('join', 'resident', election, now))
      return err(refusal('CLOSED', {}, election.state === 'announced' ? '报名尚未开始' : '报名已截止'))
    const block = await holdBlock(tx, caller.blockId)
    const refused =
      actorRefusal(block, election.area_id, caller) ??
      (await moduleRefusal(tx, election.area_id, 'mayor', caller)) ??
      (pictureKeys(input.thumbs).length > mayors.maxPictures
        ? refusal('FORM', { fields: { thumbs: `最多 ${mayors.maxPictures} 张` } })
        : undefined)
    if (refused) return err(refused)
    const all = await candidates.candidatesOf(tx, election.election_id)
    const own = all.find(({ user_id: userId }) => userId === caller.userId)
    const said = { statement: input.statement, thumbs: input.thumbs }
    if (own?.state === 'standing') return ok(await candidates.changeCandidate(tx, own, said))
    if (own) return err(refusal('NO_RIGHT', {}, '已退出本届，不能再参选'))
    const bar = await standingBar(tx, election, caller, now)
    if (bar) return err(bar)
    if (all.length >= mayors.candidates) return err(refusal('LIMIT', {}, '候选人已满'))
    await candidates.insertCandidate(tx, { ...newCandidate(election, caller, now), ...said, place: all.length + 1 })
    return ok(await news.tellJoined(tx, deps, election, caller.blockNo))
  })
}

/** Why a resident may not stand, if so. */
async function standingBar(tx: Tx, election: MayorElectionTable, { userId }: Caller, now: number) {
  const { area_id: areaId, term_no: termNo, most_in_row: mostInRow } = election
  const since = await candidates.residentSince(tx, userId, areaId)
  const lostDisputes = await candidates.lostDisputes(tx, userId, now - mayors.disputeMs)
  const inRow = termsInRow(await seatedBefore(tx, election), userId, termNo)
  return standingRefusal(standingOf(since, { lostDisputes, termsInRow: inRow }, now), mostInRow)
}

const newCandidate = (
  { election_id: electionId }: MayorElectionTable,
  { blockId, blockNo, userId }: Caller,
  now: number,
): Omit<MayorCandidateTable, 'place' | 'statement' | 'thumbs'> => ({
  election_id: electionId,
  block_id: blockId,
  block_no: blockNo,
  user_id: userId,
  at: now,
  state: 'standing',
  lot: null,
  reason: '',
  asked_by: null,
  asked_reason: '',
  struck_by: null,
  ended_at: null,
})

/** The pictures that the own candidacy shows: a change of it may keep them without uploading them anew. */
export async function shownPictures({ db }: Deps, electionId: number, userId: number): Promise<string> {
  const all = await candidates.candidatesOf(db, electionId)
  return all.find((one) => one.user_id === userId)?.thumbs ?? ''
}

/**
 * Takes back an own candidacy or, once elected, gives back the seat. It ends something, so it is possible with a block in transfer and a
 * closed module too. Refusals: NOT_FOUND, MOVED, NO_RIGHT, CLOSED. Source: community §7, rows 4 and 11.
 */
export function quitElection(deps: Deps, caller: Caller, input: v.InferOutput<typeof mayorQuit.input>) {
  return change(deps, caller, { call: '/bctMayor/quit', input }, async (tx, election) => {
    const term = await termOfElection(tx, election.election_id)
    if (term?.user_id === caller.userId) return loseSeat(tx, deps, election, term, 'resign')
    const standing = await candidates.standingIn(tx, election.election_id)
    const own = standing.find(({ user_id: userId }) => userId === caller.userId)
    if (!own) return err(refusal('NO_RIGHT', {}, '你未参选'))
    const now = deps.clock.now()
    if (!isOpenFor('quit', 'candidate', election, now)) return err(refusal('CLOSED'))
    await candidates.changeCandidate(tx, own, { state: 'quit', ended_at: now })
    return ok(await news.tellQuit(tx, deps, election, own.block_no))
  })
}
