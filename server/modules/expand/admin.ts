import type * as v from 'valibot'
import type { adminRoundAct, adminRoundAdd, adminRoundEdit } from '@contract/endpoints/console/community/expand'
import type { roundPreview } from '@contract/endpoints/console/community/expand'
import { mostPlots } from '@contract/endpoints/console/community/expand'
import { fen } from '@contract/money'
import { twoDigits } from '@contract/digits'
import { roundStates, roundTransitionFor } from '@contract/expand/transitions'
import { expansion } from '@contract/expand/limits'
import { calendarDay } from '@contract/moments'
import type { Refusal } from '@contract/refusals'
import { refusal } from '@contract/refusals'
import { err, ok } from '@contract/result'
import type { Seen } from '../../db/once/change-once'
import { changeAndView } from '../../db/once/change-once'
import { doOnce } from '../../db/once/once'
import type { Db, Tx } from '../../db/schema'
import type { Deps } from '../../deps'
import { claimArea } from '../area/open/lock-area'
import { dropByStaff } from '../approvals/open/by-staff'
import { refsWaiting } from '../approvals/open/view'
import { audit } from '../audit/open/audit'
import { changesOf } from '../audit/open/changes'
import * as two from './by-two'
import { formRefusal, haltAskOf, planAsk, planAskOf } from './by-two'
import { moveRound } from './life'
import { openingsIn } from '../settings/open/opening-hours'
import { planProblems, rangeOf } from './rules/plan-problems'
import * as store from './round-store'
import type { ExpandRoundTable } from './tables'
import { adminRound } from './view'

type AddInput = v.InferOutput<typeof adminRoundAdd.input>
type EditInput = v.InferOutput<typeof adminRoundEdit.input>
type ActInput = v.InferOutput<typeof adminRoundAct.input>

async function freshOf(db: Db, deps: Deps, roundId: number) {
  const row = await store.findRound(db, roundId)
  if (!row) throw new Error(`round ${roundId} vanished`)
  const asked = await plansAsked({ db, clock: deps.clock }, [row])
  return adminRound(row, { now: deps.clock.now(), isAsked: asked.has(roundId) })
}

const plansAsked = (around: Pick<Deps, 'db' | 'clock'>, rows: readonly store.RoundRow[]) =>
  refsWaiting(
    around,
    planAsk,
    rows.map((row) => row.round_id),
  )

/** Rounds of an area with their drafts. Refusal: NOT_FOUND. */
export async function listForStaff({ db, clock }: Deps, areaId: number) {
  if (!(await store.areaName(db, areaId))) return err(refusal('NOT_FOUND'))
  const found = await store.roundsOf(db, areaId, roundStates)
  const asked = await plansAsked({ db, clock }, found)
  return ok({
    rounds: found.map((row) => adminRound(row, { now: clock.now(), isAsked: asked.has(row.round_id) })),
  })
}

/** K2604: the year in which it opens, and its number. */
const noOf = (roundNo: number, openAt: number): string => `K${calendarDay(openAt).slice(2, 4)}${twoDigits(roundNo)}`

/** The fields of a plan, as its row stores them: of plots, those are for sale that nobody owns. */
async function plannedRow(db: Db, areaId: number, input: Omit<AddInput, 'clientNo' | 'areaId' | 'isDraft'>) {
  const { kind, roundNo, title, description, tiers, quota, perUser, openAt, closeAt } = input
  const units = kind === 'slot' ? quota : (await plotsOf(db, areaId, tiers)).forSale
  return {
    no: noOf(roundNo, openAt),
    round_no: roundNo,
    kind,
    title,
    description,
    tiers: JSON.stringify(tiers),
    quota: units,
    left_count: units,
    per_user: perUser,
    open_at: openAt,
    close_at: closeAt,
    start_capacity: expansion.startCapacity,
    max_capacity: expansion.maxCapacity,
  }
}

/** What a round would do, as it is filled in. Refusal: NOT_FOUND. Source: community §9 (rounds). */
export async function previewRound({ db, clock }: Deps, input: v.InferOutput<typeof roundPreview.input>) {
  const { areaId, roundId = 0, kind, tiers, openAt, closeAt } = input
  if (!(await store.areaName(db, areaId))) return err(refusal('NOT_FOUND'))
  const planned = await plannedRow(db, areaId, input)
  const others = await store.othersOf(db, areaId, roundId)
  const now = clock.now()
  const plan = { kind, no: planned.no, tiers, openAt, closeAt, units: planned.quota }
  const problems = planProblems(plan, others, now, await openingsIn(db, areaId, now, openAt)) ?? {}
  const meeting = others.filter(
    (one) => one.kind === kind && one.state !== 'archived' && one.open_at < closeAt && openAt < one.close_at,
  )
  const rounds = meeting.map((one) => ({
    roundId: one.round_id,
    no: one.no,
    title: one.title,
    openAt: one.open_at,
    closeAt: one.close_at,
  }))
  const { taken, zones, zoneless } =
    kind === 'plot' ? await plotsOf(db, areaId, tiers) : { taken: [], zones: [], zoneless: 0 }
  const total = kind === 'plot' ? tiers.reduce((sum, one) => sum + one.price * soldIn(one, taken), 0) : null
  return ok({
    count: planned.quota,
    total: total === null ? null : fen(total),
    taken: taken.length,
    firstTaken: taken.slice(0, shownTaken),
    zones,
    zoneless,
    rounds,
    problems,
  })
}

/** How many blocks a tier has to sell: those of its numbers that nobody owns; none while its ends are the wrong way round. */
const soldIn = ({ from, to }: AddInput['tiers'][number], owned: readonly number[]): number =>
  Math.max(0, to - from + 1) - owned.filter((no) => from <= no && no <= to).length

/** How many numbers that have an owner are named. */
const shownTaken = 20

/** How many numbers of a plot round are for sale, which have an owner and so are not, and in which zones they all lie. */
async function plotsOf(db: Db, areaId: number, tiers: AddInput['tiers']) {
  const { from, to } = rangeOf({ kind: 'plot', tiers })
  const width = to - from + 1
  if (width < 1 || width > mostPlots) return { forSale: Math.max(0, width), taken: [], zones: [], zoneless: 0 }
  const found = await store.numbersOf(db, areaId, from, to)
  const taken = found.filter(({ owner_user_id: owner }) => owner !== null).map((row) => row.block_no)
  const around = await store.zonesBetween(db, areaId, from, to)
  const inside = around.reduce((sum, one) => sum + Math.min(to, one.no_to) - Math.max(from, one.no_from) + 1, 0)
  const zones = around.map((one) => ({ zoneId: one.category_id, name: one.name, noFrom: one.no_from, noTo: one.no_to }))
  return { forSale: width - taken.length, taken, zones, zoneless: Math.max(0, width - inside) }
}

/** Drafts a round, and asks for it unless it is only kept. Refusals: NOT_FOUND, FORM. Source: community §2, row 1. */
export function addRound(deps: Deps, by: number, input: AddInput) {
  const call = '/admin/round/add'
  const now = deps.clock.now()
  return doOnce(deps, { userId: by, call, input }, async (tx) => {
    if (!(await claimArea(tx, input.areaId))) return err(refusal('NOT_FOUND'))
    const roundId = deps.ids.next()
    const planned = await plannedRow(tx, input.areaId, input)
    const refused = await formRefusal(tx, deps, input.areaId, roundId, planned)
    if (refused) return err(refused)
    await store.insertRound(tx, {
      round_id: roundId,
      ver: 1,
      area_id: input.areaId,
      ...planned,
      state: 'draft',
      draft_by: by,
      approved_by: null,
      approved_at: null,
      closed_at: null,
      halt_by: null,
      halt_reason: '',
      halted_by: null,
      created_at: now,
      updated_at: now,
    })
    const drafted = { ...planned, round_id: roundId, area_id: input.areaId }
    const changes = changesOf({}, two.toldOf({ ...planned, state: 'draft' }))
    const kept = await two.keepOrAsk(tx, deps, { userId: by }, drafted, {
      isDraft: input.isDraft,
      refVer: 1,
      call,
      changes,
    })
    if (!kept.ok) return kept
    return ok(await freshOf(tx, deps, roundId))
  })
}

/** A round as the subject of a deed. */
const about = (roundId: number) => ({ refType: 'round', refId: roundId })

/** Does something with a round, with its area and row locked. Refusals: NOT_FOUND, MOVED (data.round), and those of what is done. */
function change(
  deps: Deps,
  by: number,
  call: string,
  input: Seen & { readonly roundId: number },
  work: (tx: Tx, round: ExpandRoundTable) => Promise<Refusal | undefined>,
) {
  const subject = {
    name: 'round',
    view: (tx: Tx) => freshOf(tx, deps, input.roundId),
    lock: (tx: Tx) => store.lockWithArea(tx, input.roundId),
  }
  return changeAndView(deps, { userId: by, call, input }, subject, async (tx, round) => {
    const refused = await work(tx, round)
    return refused ? err(refused) : ok(null)
  })
}

/** Changes a round that has not opened; it is a draft again. Refusals: NOT_FOUND, MOVED, CLOSED, FORM. Source: community §2, row 2. */
export function editRound(deps: Deps, by: number, input: EditInput) {
  const call = '/admin/round/edit'
  return change(deps, by, call, input, async (tx, round) => {
    const isOver = deps.clock.now() >= round.open_at && round.state !== 'draft'
    if (!roundTransitionFor('edit', 'operator', round.state) || isOver) return refusal('CLOSED')
    const { area_id: areaId, round_id: roundId } = round
    const planned = await plannedRow(tx, areaId, input)
    const refused = await formRefusal(tx, deps, areaId, roundId, planned)
    if (refused) return refused
    const unapproved = { draft_by: by, approved_by: null, approved_at: null, halt_by: null, halt_reason: '' }
    await moveRound(tx, deps, round, { act: 'edit', by: 'operator', change: { ...planned, ...unapproved } })
    await dropAsks(tx, deps, roundId)
    const drafted = { ...planned, round_id: roundId, area_id: areaId }
    const changes = await two.roundChanges(tx, round)
    const kept = await two.keepOrAsk(tx, deps, { userId: by }, drafted, {
      isDraft: input.isDraft,
      refVer: round.ver + 1,
      call,
      changes,
    })
    return kept.ok ? undefined : kept.error
  })
}

/** Why an operator may not do this with a locked round now, if so. */
function actRefusal({ clock }: Deps, round: ExpandRoundTable, act: ActInput['act']): Refusal | undefined {
  if (!roundTransitionFor(act, 'operator', round.state)) return refusal('CLOSED')
  if (act === 'askHalt') return round.halt_by === null ? undefined : refusal('CLOSED', {}, '已有人提请停售')
  return round.state === 'planned' && clock.now() >= round.open_at ? refusal('CLOSED') : undefined
}

/** Withdraws a round, or asks to halt it. Refusals: NOT_FOUND, MOVED, CLOSED. Source: community §2, rows 2, 8. */
export function actOnRound(deps: Deps, by: number, input: ActInput) {
  const call = '/admin/round/act'
  const { act, reason } = input
  return change(deps, by, call, input, async (tx, round) => {
    const refused = actRefusal(deps, round, act)
    if (refused) return refused
    if (act === 'askHalt') {
      const asked = await two.askToHalt(tx, deps, { userId: by }, round, reason, call)
      return asked.ok ? undefined : asked.error
    }
    const { area_id: areaId, round_id: roundId } = round
    await moveRound(tx, deps, round, { act, by: 'operator' })
    await dropAsks(tx, deps, roundId)
    const changes = await two.roundChanges(tx, round)
    await audit(tx, deps, { ...about(roundId), userId: by, call, areaId, reason, details: { act }, changes })
    return undefined
  })
}

async function dropAsks(tx: Tx, deps: Deps, roundId: number): Promise<void> {
  await dropByStaff(tx, deps, planAskOf(roundId))
  await dropByStaff(tx, deps, haltAskOf(roundId))
}
