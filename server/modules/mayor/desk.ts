import type * as v from 'valibot'
import type { adminElectionAnnounce, adminElectionStrike } from '@contract/endpoints/community/mayor'
import { mayors } from '@contract/mayor/limits'
import type { Refusal } from '@contract/refusals'
import { refusal } from '@contract/refusals'
import { err, ok } from '@contract/result'
import { once } from '../../db/once/once'
import { transact } from '../../db/transact'
import type { Deps } from '../../deps'
import type { Caller } from '../../http/caller'
import { agreeAtDesk, endAtDesk } from '../approvals/open/at-desk'
import { audit } from '../audit/open/audit'
import { ownProposal } from '../audit/open/own'
import { change } from './acts'
import { announceElection } from './announce'
import { askOf, askToStrike, notStanding, strikeApproval } from './by-two'
import { candidatesOf } from './candidate-store'
import { electionView } from './info'
import { isOpenFor } from './rules/acts'
import type { MayorCandidateTable } from './tables'

/** Announces an election. Refusals: NOT_FOUND, LIMIT. Source: community §7, row 1. */
export function announceByDesk(deps: Deps, caller: Caller, input: v.InferOutput<typeof adminElectionAnnounce.input>) {
  const { areaId, clientNo } = input
  const [call, now, userId] = ['/admin/election/announce', deps.clock.now(), caller.userId]
  return transact(deps.db, (tx) =>
    once(tx, { userId, clientNo, call, input, now }, async () => {
      const made = await announceElection(tx, deps, { areaId })
      if (!made.ok) return made
      const { election_id: refId, no } = made.value
      await audit(tx, deps, { userId, call, refType: 'election', refId, areaId, details: { no } })
      return ok(await electionView(tx, deps.clock, caller, refId))
    }),
  )
}

type StrikeInput = v.InferOutput<typeof adminElectionStrike.input>

/** Why an operator may not do this with a candidate, if so. */
function strikeFault(
  all: readonly MayorCandidateTable[],
  one: MayorCandidateTable | undefined,
  by: number,
  { act, reason }: StrikeInput,
): Refusal | undefined {
  if (all.some(({ user_id: userId }) => userId === by)) return refusal('OWN', {}, '你在这次选举里，不能处理')
  if (one?.state !== 'standing') return refusal('CLOSED', {}, notStanding)
  const isAsked = one.asked_by !== null
  if (isAsked === (act === 'askStrike')) return refusal('CLOSED', {}, isAsked ? '已有人申请除名' : '无人申请除名')
  // One at a time: what waits is about the election.
  const isOtherAsked = all.some(({ state, asked_by: asker }) => state === 'standing' && asker !== null)
  if (act === 'askStrike' && isOtherAsked) return refusal('CLOSED', {}, '已有人申请除名另一位候选人')
  if (act === 'askStrike' && reason.length < mayors.reason.min)
    return refusal('FORM', { fields: { reason: `请填写至少 ${mayors.reason.min} 个字的原因` } })
  return act === 'strike' && one.asked_by === by ? ownProposal : undefined
}

/**
 * Asks to strike a candidate, takes that back, or strikes. Refusals: NOT_FOUND, MOVED (`election`), CLOSED, OWN, FORM. Source: community
 * §7, row 5.
 */
export function strikeByDesk(deps: Deps, caller: Caller, input: StrikeInput) {
  const call = '/admin/election/strike'
  const { userId } = caller
  const { act, place } = input
  return change(deps, caller, { call, input }, async (tx, election) => {
    const now = deps.clock.now()
    if (!isOpenFor(act, 'operator', election, now)) return err(refusal('CLOSED'))
    const all = await candidatesOf(tx, election.election_id)
    const one = all.find((candidate) => candidate.place === place)
    const fault = strikeFault(all, one, userId, input)
    if (fault || !one) return err(fault ?? refusal('CLOSED'))
    if (act === 'askStrike') return askToStrike(tx, deps, { userId }, { election, one }, input.reason, call)
    const { election_id: refId, area_id: areaId } = election
    const reason = one.asked_reason
    const deed = { userId, call, refType: 'election', refId, areaId, reason, details: { act, place } }
    const thing = { ...askOf(refId), refVer: election.ver }
    if (act === 'unaskStrike') {
      const ended = await endAtDesk(tx, deps, strikeApproval, thing, { by: userId, reason: input.reason })
      if (!ended.ok) return ended
      await audit(tx, deps, { ...deed, ...ended.value })
      return ok(null)
    }
    const agreed = await agreeAtDesk(tx, deps, strikeApproval, thing, userId, input.reason)
    if (agreed.ok) await audit(tx, deps, { ...deed, ...agreed.value })
    return agreed
  })
}
