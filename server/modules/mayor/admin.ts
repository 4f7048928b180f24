import type * as v from 'valibot'
import type { adminElectionAnnounce, adminElectionStrike } from '@contract/endpoints/console/community/mayor'
import { mayors } from '@contract/mayor/limits'
import type { Refusal } from '@contract/refusals'
import { refusal } from '@contract/refusals'
import { err, ok } from '@contract/result'
import { doOnce } from '../../db/once/once'
import type { Deps } from '../../deps'
import type { Caller } from '../../http/caller'
import { audit } from '../audit/open/audit'
import { change } from './acts'
import { announceElection } from './announce'
import { askToStrike, notStanding } from './by-two'
import { candidatesOf } from './candidate-store'
import { electionView } from './info'
import { isOpenFor } from './rules/acts'
import type { MayorCandidateTable } from './tables'

/** Announces an election. Refusals: NOT_FOUND, LIMIT. Source: community §7, row 1. */
export function announceByStaff(deps: Deps, caller: Caller, input: v.InferOutput<typeof adminElectionAnnounce.input>) {
  const { areaId } = input
  const [call, userId] = ['/admin/election/announce', caller.userId]
  return doOnce(deps, { userId, call, input }, async (tx) => {
    const made = await announceElection(tx, deps, { areaId })
    if (!made.ok) return made
    const { election_id: refId, no } = made.value
    await audit(tx, deps, { userId, call, refType: 'election', refId, areaId, details: { no } })
    return ok(await electionView(tx, deps.clock, caller, refId))
  })
}

type StrikeInput = v.InferOutput<typeof adminElectionStrike.input>

/** Why an operator may not ask to strike a candidate, if so. */
function strikeRefusal(
  all: readonly MayorCandidateTable[],
  one: MayorCandidateTable | undefined,
  by: number,
  { reason }: StrikeInput,
): Refusal | undefined {
  if (all.some(({ user_id: userId }) => userId === by)) return refusal('OWN', {}, '你在这次选举里，不能处理')
  if (one?.state !== 'standing') return refusal('CLOSED', {}, notStanding)
  if (one.asked_by !== null) return refusal('CLOSED', {}, '已有人申请除名')
  // One at a time: what waits is about the election.
  const isOtherAsked = all.some(({ state, asked_by: asker }) => state === 'standing' && asker !== null)
  if (isOtherAsked) return refusal('CLOSED', {}, '已有人申请除名另一位候选人')
  return reason.length < mayors.reason.min
    ? refusal('FORM', { fields: { reason: `请填写至少 ${mayors.reason.min} 个字的原因` } })
    : undefined
}

/** Asks to strike a candidate. Refusals: NOT_FOUND, MOVED (`election`), CLOSED, OWN, FORM. Source: community §7, row 5. */
export function strikeByStaff(deps: Deps, caller: Caller, input: StrikeInput) {
  const call = '/admin/election/strike'
  const { userId } = caller
  return change(deps, caller, { call, input }, async (tx, election) => {
    if (!isOpenFor(input.act, 'operator', election, deps.clock.now())) return err(refusal('CLOSED'))
    const all = await candidatesOf(tx, election.election_id)
    const one = all.find((candidate) => candidate.place === input.place)
    const refused = strikeRefusal(all, one, userId, input)
    if (refused || !one) return err(refused ?? refusal('CLOSED'))
    return askToStrike(tx, deps, { userId }, { election, one }, input.reason, call)
  })
}
