import { roundTransitionFor } from '@contract/expand/transitions'
import type { Refusal } from '@contract/refusals'
import { refusal } from '@contract/refusals'
import type { Result } from '@contract/result'
import { err, ok } from '@contract/result'
import type { Tx } from '../../db/schema'
import type { Deps } from '../../deps'
import { yuan } from '../../format/yuan'
import type { ApprovalAct, Person } from '../approvals/open/approval'
import { ask } from '../approvals/open/ask'
import { audit } from '../audit/open/audit'
import type { Changes, Told } from '../audit/open/changes'
import { changesOf } from '../audit/open/changes'
import { moveRound } from './life'
import { openingsIn } from '../settings/open/opening-hours'
import { tiersIn } from './rules/lists'
import { planProblems } from './rules/plan-problems'
import * as store from './round-store'
import type { ExpandRoundTable } from './tables'

/** What waits is about the round: that it is planned, or that it is halted. */
export const planAsk = { kind: 'round', refType: 'round' } as const
export const planAskOf = (roundId: number) => ({ ...planAsk, refId: roundId }) as const
export const haltAskOf = (roundId: number) => ({ kind: 'roundHalt', refType: 'round', refId: roundId }) as const

type Plan = Pick<ExpandRoundTable, 'kind' | 'no' | 'tiers' | 'quota' | 'open_at' | 'close_at'>

/** What is wrong with a plan now, beside the other rounds of its area. */
export async function formRefusal(
  tx: Tx,
  deps: Deps,
  areaId: number,
  roundId: number,
  plan: Plan,
): Promise<Refusal | undefined> {
  const others = await store.othersOf(tx, areaId, roundId)
  const { kind, no, open_at: openAt, close_at: closeAt } = plan
  const now = deps.clock.now()
  const fields = planProblems(
    { kind, no, tiers: tiersIn(plan.tiers), openAt, closeAt, units: plan.quota },
    others,
    now,
    await openingsIn(tx, areaId, now, openAt),
  )
  return fields && refusal('FORM', { fields })
}

type Drafted = Plan & Pick<ExpandRoundTable, 'round_id' | 'area_id' | 'title' | 'quota' | 'per_user'>

const units = { slot: '个格位', plot: '个新区块' } as const

/** A number of a round, which has no limit when its quota is 0. */
const limited = (quota: number, count: number): number | string => (quota === 0 ? '不限' : count)

/** A halt stays what it is when its round opens meanwhile; a plan is agreed to in its version. */
export const haltedVer = 1

/** A round as a record of an act tells it. */
export const toldOf = (round: Omit<Drafted, 'round_id' | 'area_id'> & Partial<ExpandRoundTable>): Told => ({
  state: round.state,
  no: round.no,
  kind: round.kind,
  title: round.title,
  description: round.description,
  tiers: tiersIn(round.tiers),
  quota: round.quota,
  perUser: round.per_user,
  openAt: round.open_at,
  closeAt: round.close_at,
  haltBy: round.halt_by,
  haltReason: round.halt_reason,
})

async function tell(tx: Tx, roundId: number): Promise<Told> {
  const round = await store.lockRound(tx, roundId)
  return round ? toldOf(round) : {}
}

/** What was done to a locked round since it was read so. */
export const roundChanges = async (tx: Tx, round: ExpandRoundTable): Promise<Changes> =>
  changesOf(toldOf(round), await tell(tx, round.round_id))

interface Planning {
  /** The version that is asked about. */
  readonly refVer: number
  readonly call: string
  readonly changes: Changes
}

/** Asks the second person for what a round offers, as it is drafted in this version. Refusal: CLOSED (asked already). */
function askToPlan(tx: Tx, deps: Deps, by: Person, round: Drafted, { refVer, call, changes }: Planning) {
  const { round_id: roundId, area_id: areaId, no, title, quota, open_at: openAt, close_at: closeAt } = round
  const tiers = tiersIn(round.tiers).map(({ from, to, price }) => `${from}–${to} ${yuan(price)}`)
  return ask(tx, deps, by, {
    ...planAskOf(roundId),
    refVer,
    areaId,
    summary: `${no} ${title}：开放 ${limited(quota, quota)} ${units[round.kind]}`,
    payload: { no, title, openAt, closeAt, quota: limited(quota, quota), perUser: round.per_user, tiers },
    reason: title,
    changes,
    call,
  })
}

/** Leaves a plan as a draft with its record, or asks the second person for it. Refusal: CLOSED (asked already). */
export async function keepOrAsk(
  tx: Tx,
  deps: Deps,
  by: Person,
  drafted: Drafted,
  planning: Planning & { readonly isDraft?: boolean | undefined },
): Promise<Result<unknown, Refusal>> {
  const { call, changes, isDraft = false } = planning
  if (!isDraft) return askToPlan(tx, deps, by, drafted, planning)
  const { area_id: areaId, round_id: refId } = drafted
  return ok(await audit(tx, deps, { refType: 'round', refId, userId: by.userId, call, areaId, changes }))
}

/** Asks the second person to halt a locked round, and keeps that at it. Refusal: CLOSED (asked already). */
export async function askToHalt(tx: Tx, deps: Deps, by: Person, round: ExpandRoundTable, reason: string, call: string) {
  const { round_id: roundId, area_id: areaId, no, title, quota, left_count: left } = round
  const change = { halt_by: by.userId, halt_reason: reason }
  await moveRound(tx, deps, round, { act: 'askHalt', by: 'operator', change })
  return ask(tx, deps, by, {
    ...haltAskOf(roundId),
    refVer: haltedVer,
    areaId,
    summary: `${no} ${title}：停售这一期`,
    payload: { no, title, quota: limited(quota, quota), left: limited(quota, left), reason },
    reason,
    changes: await roundChanges(tx, round),
    call,
  })
}

const about = {
  lock: async (tx, roundId) => (await store.lockWithArea(tx, roundId))?.ver,
  // Nobody lives in a round.
  isParty: async (_tx, _roundId, _person) => Promise.resolve(false),
  tell,
} satisfies Pick<ApprovalAct, 'lock' | 'isParty' | 'tell'>

/** The plan of a round by two persons; refused, it stays a draft, and saving it asks again. Source: community §2, row 1; §9. */
export const roundApproval: ApprovalAct = {
  ...about,
  async run(tx, deps, { userId }, roundId) {
    const round = await store.lockRound(tx, roundId)
    if (!round || !roundTransitionFor('approve', 'operator', round.state)) return err(refusal('CLOSED'))
    const refused = await formRefusal(tx, deps, round.area_id, roundId, round)
    if (refused) return err(refused)
    const change = { approved_by: userId, approved_at: deps.clock.now() }
    await moveRound(tx, deps, round, { act: 'approve', by: 'operator', change })
    return ok(null)
  },
}

/** The halt of a round by two persons. Source: community §2, row 8; §9 (two persons). */
export const roundHaltApproval: ApprovalAct = {
  ...about,
  lock: async (tx, roundId) => (await store.lockWithArea(tx, roundId)) && haltedVer,
  async run(tx, deps, { userId }, roundId) {
    const round = await store.lockRound(tx, roundId)
    if (!round || round.halt_by === null || !roundTransitionFor('halt', 'operator', round.state))
      return err(refusal('CLOSED'))
    await moveRound(tx, deps, round, { act: 'halt', by: 'operator', change: { halted_by: userId } })
    return ok(null)
  },
  async putBack(tx, deps, roundId) {
    const round = await store.lockRound(tx, roundId)
    if (!round || round.halt_by === null || !roundTransitionFor('unaskHalt', 'operator', round.state)) return
    const change = { halt_by: null, halt_reason: '' }
    await moveRound(tx, deps, round, { act: 'unaskHalt', by: 'operator', change })
  },
}
