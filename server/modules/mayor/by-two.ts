import * as v from 'valibot'
import { refusal } from '@contract/refusals'
import { err, ok } from '@contract/result'
import type { Tx } from '../../db/schema'
import type { Deps } from '../../deps'
import type { ApprovalAct, Person } from '../approvals/open/approval'
import { ask } from '../approvals/open/ask'
import { candidatesOf, changeCandidate } from './candidate-store'
import { lockElection } from './election-store'
import { strikeCandidate } from './life'
import { isOpenFor } from './rules/acts'
import type { MayorCandidateTable, MayorElectionTable } from './tables'

/** What waits is about the election: one candidate at a time. Our decision: docs/decisions/0350-one-way-for-two.md */
export const askOf = (electionId: number) => ({ kind: 'strike', refType: 'election', refId: electionId }) as const

const Payload = v.object({ place: v.number(), reason: v.string() })

/** Asks the second person to strike a candidate, and keeps that at the candidate. Refusal: CLOSED (one is asked about already). */
export async function askToStrike(
  tx: Tx,
  deps: Deps,
  by: Person,
  { election, one }: { readonly election: MayorElectionTable; readonly one: MayorCandidateTable },
  reason: string,
  call: string,
) {
  const { election_id: electionId, area_id: areaId, no, ver: refVer } = election
  await changeCandidate(tx, one, { asked_by: by.userId, asked_reason: reason })
  const { place, block_no: blockNo } = one
  const summary = `${no} 除名候选人 ${blockNo}`
  const payload = { no, blockNo, place, reason }
  return ask(tx, deps, by, { ...askOf(electionId), refVer, areaId, summary, payload, reason, call })
}

/** The striking of a candidate by two persons. Source: community §7, row 5; §9 (two persons). */
export const strikeApproval: ApprovalAct = {
  lock: async (tx, electionId) => (await lockElection(tx, electionId))?.ver,
  isParty: async (tx, electionId, { userId }) =>
    (await candidatesOf(tx, electionId)).some((one) => one.user_id === userId),
  async run(tx, deps, { userId }, electionId, payload) {
    const { place, reason } = v.parse(Payload, payload)
    const election = await lockElection(tx, electionId)
    const one = (await candidatesOf(tx, electionId)).find((candidate) => candidate.place === place)
    if (!election || !isOpenFor('strike', 'operator', election, deps.clock.now())) return err(refusal('CLOSED'))
    if (one?.state !== 'standing' || one.asked_by === null) return err(refusal('CLOSED', {}, notStanding))
    await strikeCandidate(tx, deps, election, one, { reason, struck_by: userId })
    return ok(null)
  },
  async putBack(tx, _deps, electionId) {
    const asked = (await candidatesOf(tx, electionId)).filter(
      ({ state, asked_by: asker }) => state === 'standing' && asker !== null,
    )
    for (const one of asked) await changeCandidate(tx, one, { asked_by: null, asked_reason: '' })
  },
}

/** To who would strike somebody who is no candidate any more. */
export const notStanding = '该候选人已不在选'
