import * as v from 'valibot'
import { termsInRow } from '../../../console/limits'
import { endpoint } from '../../../endpoint'
import { Roll } from '../../community/ballots'
import { acting } from '../../community/mayor'
import { MayorElection } from '../../community/mayor-view'
import { Reason } from '../approvals'
import { exportOf, filters, listOf } from '../listing'
import { ClientNo, FormInteger, Id, Instant, Line, pageInput, Text, Version } from '../../../fields'
import { mayors } from '../../../mayor/limits'
import { strikeActs } from '../../../mayor/transitions'

const electionFilters = { ...filters, state: v.optional(Line(20)) }
/** Elections. While one runs only how many have voted is known, to nobody more. */
export const electionList = listOf('/admin/election/list', 'elections', {
  filters: electionFilters,
  sorts: ['newest', 'oldest'],
  row: {
    electionId: Id,
    ver: v.number(),
    areaId: Id,
    no: v.string(),
    termNo: v.number(),
    state: v.string(),
    announcedAt: Instant,
    nominateFrom: Instant,
    voteFrom: Instant,
    voteTo: Instant,
    candidates: v.number(),
    census: v.nullable(v.number()),
    voted: v.number(),
    winner: v.nullable(v.string()),
  },
})
export const electionExport = exportOf('/admin/election/export', 'elections', electionFilters)

/** An election with its candidates; while it runs only how many have voted. */
export const electionInfo = endpoint({
  path: '/admin/election/info',
  body: 'form',
  access: 'staff',
  summary: 'Console: one election',
  input: v.object({ id: Id }),
  output: MayorElection,
  refusals: ['NOT_FOUND'],
})

/** How many terms in a row one person may be mayor of an area; 0: as many as are won. Elections keep the rule of their announcement. */
const ElectionRule = v.object({ areaId: Id, ver: v.number(), mostInRow: v.number() })
export type ElectionRule = v.InferOutput<typeof ElectionRule>

/** The rule of an area. */
export const electionRule = endpoint({
  path: '/admin/election/rule',
  body: 'form',
  access: 'staff',
  summary: 'Console: how many terms in a row one may be mayor',
  input: v.object({ areaId: Id }),
  output: ElectionRule,
  refusals: ['NOT_FOUND'],
})

/**
 * Sets the rule of an area, for elections that are announced from now on. OWN for who is in the seat, was elected, or stands in an election
 * there. MOVED with `rule`. Source: community §7, row 3 (a setting); decision 0240.
 */
export const electionSetRule = endpoint({
  path: '/admin/election/setRule',
  body: 'json',
  access: 'staff',
  summary: 'Console: set how many terms in a row one may be mayor',
  input: v.object({
    clientNo: ClientNo,
    areaId: Id,
    ver: Version,
    mostInRow: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(termsInRow.max)),
    reason: Reason,
  }),
  output: ElectionRule,
  refusals: ['NOT_FOUND', 'OWN', 'MOVED'],
})

export const electionRoll = endpoint({
  path: '/admin/election/roll',
  body: 'form',
  access: 'staff',
  summary: 'Console: who has voted for mayor',
  input: v.object({ ...pageInput, id: Id }),
  output: Roll,
  refusals: ['NOT_FOUND'],
})

/** Announces an election. LIMIT while another one runs in the area (`electionId`). Source: community §7, row 1. */
export const adminElectionAnnounce = endpoint({
  path: '/admin/election/announce',
  body: 'json',
  access: 'staff',
  summary: 'Console: announce the election of a mayor',
  input: v.object({ clientNo: ClientNo, areaId: Id }),
  output: MayorElection,
  refusals: ['NOT_FOUND', 'LIMIT'],
})

/**
 * Asks to strike a candidate; a second one does it under the approvals. OWN for an operator who stands in the election; CLOSED when the
 * candidate does not stand, or one is asked about already. Source: community §7, row 5.
 */
export const adminElectionStrike = endpoint({
  path: '/admin/election/strike',
  body: 'json',
  access: 'staff',
  summary: 'Console: ask to strike a candidate',
  input: v.object({
    ...acting,
    place: FormInteger(1, mayors.candidates),
    act: v.picklist(strikeActs),
    reason: v.optional(Text(mayors.reason.max), ''),
  }),
  output: MayorElection,
  refusals: ['NOT_FOUND', 'MOVED', 'CLOSED', 'OWN', 'FORM'],
})

/** The calls of the console about elections. */
export const mayorConsoleCalls = [
  electionList,
  electionExport,
  electionInfo,
  electionRoll,
  electionRule,
  electionSetRule,
  adminElectionAnnounce,
  adminElectionStrike,
] as const
