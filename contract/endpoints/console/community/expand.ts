import * as v from 'valibot'
import { roundStandings } from '../../../console/queue-words'
import { endpoint } from '../../../endpoint'
import { roundFields, roundKinds } from '../../community/expand'
import { ZoneRef } from '../areas'
import { exportOf } from '../listing'
import { expansion } from '../../../expand/limits'
import { roundActs, roundStates } from '../../../expand/transitions'
import { ClientNo, FenSchema, Id, Instant, Line, Text, Version } from '../../../fields'
import { fen } from '../../../money'

/** A round as operators see it. */
export const AdminRound = v.object({
  ...roundFields,
  state: v.picklist(roundStates),
  /** Whether its plan waits for the second person; a draft that nobody agreed to in time does not, until it is saved again. */
  isAsked: v.boolean(),
  draftBy: v.string(),
  approvedBy: v.string(),
  /** An operator's request to halt it, with the reason. */
  halt: v.nullable(v.object({ askedBy: v.string(), reason: v.string() })),
  acts: v.array(v.picklist(roundActs)),
})
export type AdminRound = v.InferOutput<typeof AdminRound>

const whole = (min: number, max: number) => v.pipe(v.number(), v.safeInteger(), v.minValue(min), v.maxValue(max))
const { price } = expansion
const Price = v.pipe(whole(price.minFen, price.maxFen), v.transform(fen))
const blockNumber = whole(1, 999_999_999)

/** The most plots that one round makes. */
export const mostPlots = 5_000

/** What is filled in for a round. */
export const roundPlan = {
  kind: v.picklist(roundKinds),
  roundNo: whole(1, 99),
  title: v.pipe(Line(30), v.minLength(1)),
  description: Text(200),
  /** In ascending order; every slot from the fourth to the last, or every number of a plot round, must have a price. */
  tiers: v.pipe(
    v.array(v.object({ from: blockNumber, to: blockNumber, price: Price })),
    v.minLength(1),
    v.maxLength(50),
  ),
  /** Slots for sale, 0 = no limit. For a plot round the numbers in its tiers count instead. */
  quota: v.optional(whole(0, 1_000_000), 0),
  perUser: v.optional(whole(1, mostPlots), expansion.perUser),
  openAt: Instant,
  closeAt: Instant,
}

/** Every round of an area with its drafts, newest first. */
export const adminRoundList = endpoint({
  path: '/admin/round/list',
  body: 'form',
  access: 'staff',
  summary: 'Console: rounds and drafts of an area',
  input: v.object({ areaId: Id }),
  output: v.object({ rounds: v.array(AdminRound) }),
  refusals: ['NOT_FOUND'],
})

/** It is kept, and nobody is asked to approve it yet. */
const isDraft = v.optional(v.boolean())

/**
 * Drafts a round; it is planned once another operator approves it. FORM: prices overlap or leave a gap, times lie in the past or in closed
 * hours, or another round has the number or the time. Source: community §2, row 1.
 */
export const adminRoundAdd = endpoint({
  path: '/admin/round/add',
  body: 'json',
  access: 'staff',
  summary: 'Console: plan a round',
  input: v.object({ clientNo: ClientNo, areaId: Id, isDraft, ...roundPlan }),
  output: AdminRound,
  refusals: ['NOT_FOUND', 'NO_RIGHT', 'FORM'],
})

/** Changes a round that has not opened; it waits for another operator's approval again, unless it is kept as a draft. */
export const adminRoundEdit = endpoint({
  path: '/admin/round/edit',
  body: 'json',
  access: 'staff',
  summary: 'Console: change a planned round',
  input: v.object({ clientNo: ClientNo, roundId: Id, ver: Version, isDraft, ...roundPlan }),
  output: AdminRound,
  refusals: ['NOT_FOUND', 'NO_RIGHT', 'MOVED', 'CLOSED', 'FORM'],
})

/**
 * Withdraws a round, or asks to halt it, with a reason that everybody can read; a second one halts it under the approvals. MOVED with
 * `round`. Source: community §2, rows 2, 8.
 */
export const adminRoundAct = endpoint({
  path: '/admin/round/act',
  body: 'json',
  access: 'staff',
  summary: 'Console: withdraw a round, or ask to halt it',
  input: v.object({
    clientNo: ClientNo,
    roundId: Id,
    ver: Version,
    act: v.picklist(['withdraw', 'askHalt']),
    reason: v.pipe(Text(140), v.minLength(5)),
  }),
  output: AdminRound,
  refusals: ['NOT_FOUND', 'NO_RIGHT', 'MOVED', 'CLOSED', 'FORM'],
})

/** What a round would do, as it is filled in; nothing is drafted. */
export const roundPreview = endpoint({
  path: '/admin/round/preview',
  body: 'json',
  access: 'staff',
  summary: 'Console: what a round would do',
  input: v.object({ areaId: Id, roundId: v.optional(Id), ...roundPlan }),
  output: v.object({
    /** Slots or plots for sale, without those that have an owner; 0: slots without limit. */
    count: v.number(),
    /** What all of them come to; null without a limit. */
    total: v.nullable(FenSchema),
    /** How many of the numbers have an owner, and the first of them. */
    taken: v.number(),
    firstTaken: v.array(v.number()),
    /** Zones in which the numbers lie; how many lie in none. */
    zones: v.array(ZoneRef),
    zoneless: v.number(),
    /** Other rounds of the same kind at the same time. */
    rounds: v.array(v.object({ roundId: Id, no: v.string(), title: v.string(), openAt: Instant, closeAt: Instant })),
    /** Why it would be refused, by the field; empty when it would not. */
    problems: v.record(v.string(), v.string()),
  }),
  refusals: ['NOT_FOUND'],
})

export const roundExport = exportOf('/admin/round/export', 'rounds', {
  areaId: v.optional(Id),
  kind: v.optional(v.picklist(roundKinds)),
  state: v.optional(v.picklist(roundStandings)),
})

/** The calls of the console about rounds. */
export const expandConsoleCalls = [
  adminRoundList,
  adminRoundAdd,
  adminRoundEdit,
  adminRoundAct,
  roundPreview,
  roundExport,
] as const
