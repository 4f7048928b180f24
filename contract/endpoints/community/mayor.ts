import * as v from 'valibot'
import { endpoint } from '../../endpoint'
import { ClientNo, FormInteger, Id, Instant, pageInput, pageOf, Pictures, Text, Version } from '../../fields'
import { mayors } from '../../mayor/limits'
import { castBallot, MarkPrefix, Receipt } from './ballots'
import { MayorElection, MayorTerm } from './mayor-view'

/**
 * The election that an area has now or had last, or one by its id; without an area's first one `election` is null. `seat`: who serves now;
 * `next`: when the next election is announced, as far as that is known. Source: community §7 (info).
 */
export const mayorInfo = endpoint({
  path: '/bctMayor/info',
  body: 'form',
  access: 'guest',
  summary: 'An election of a mayor, and who is in the seat',
  input: v.object({ areaId: v.optional(Id), electionId: v.optional(Id) }),
  output: v.object({
    areaId: Id,
    areaName: v.string(),
    enabled: v.boolean(),
    election: v.nullable(MayorElection),
    seat: v.nullable(MayorTerm),
    next: v.nullable(Instant),
  }),
  refusals: ['NOT_FOUND'],
})

/** Everybody who was elected mayor of an area, newest first. Source: community §7 (list). */
export const mayorList = endpoint({
  path: '/bctMayor/list',
  body: 'form',
  access: 'guest',
  summary: 'The mayors of an area',
  input: v.object({ ...pageInput, areaId: Id }),
  output: pageOf(MayorTerm),
  refusals: ['NOT_FOUND'],
})

export const acting = { clientNo: ClientNo, electionId: Id, ver: Version }

/**
 * Stands for mayor as the caller's block, or changes what an own candidacy says. NO_RIGHT for who has not lived here long enough
 * (`residentDays`), lost a dispute lately (`lostDisputes`), was mayor for as many terms in a row as may be (`termsInRow`), or has quit;
 * CLOSED outside the nominations; MOVED with `election`. Source: community §7, row 3; decision 0240.
 */
export const mayorJoin = endpoint({
  path: '/bctMayor/join',
  body: 'json',
  access: 'resident',
  summary: 'Stand for mayor',
  input: v.object({
    ...acting,
    statement: v.pipe(Text(mayors.statement.max), v.minLength(mayors.statement.min)),
    thumbs: v.optional(Pictures, ''),
  }),
  output: MayorElection,
  refusals: ['NOT_FOUND', 'NO_RIGHT', 'BLOCK_TRANSFER', 'MOVED', 'CLOSED', 'LIMIT', 'FORM'],
})

/** Takes back an own candidacy or, after the count, gives back the seat. NO_RIGHT without either. Source: community §7, rows 4 and 11. */
export const mayorQuit = endpoint({
  path: '/bctMayor/quit',
  body: 'json',
  access: 'user',
  summary: 'Take back a candidacy, or resign',
  input: v.object(acting),
  output: MayorElection,
  refusals: ['NOT_FOUND', 'NO_RIGHT', 'MOVED', 'CLOSED'],
})

/**
 * Casts the ballot of the caller's block, or changes it with the receipt of the first time. `ranks`: one to three different candidates by
 * their places, the most wanted first. The receipt is made on the device and kept there only. NO_RIGHT for a block outside the census, or
 * with another receipt than the first time. The server keeps neither ranks nor receipt with the call. Source: community §7, row 7; §4
 * (secret ballot and receipt).
 */
export const mayorCast = endpoint({
  path: '/bctMayor/cast',
  body: 'json',
  access: 'resident',
  summary: 'Vote for mayor, or change that',
  input: v.object({
    clientNo: ClientNo,
    electionId: Id,
    ranks: v.pipe(v.array(FormInteger(1, mayors.candidates)), v.maxLength(mayors.candidates)),
    receipt: Receipt,
  }),
  output: v.object({ electionId: Id, ...castBallot }),
  refusals: ['NOT_FOUND', 'NO_RIGHT', 'BLOCK_TRANSFER', 'CLOSED', 'FORM'],
})

/**
 * The published ballots whose marks begin with a hexadecimal digit, so that who checks one does not say which; by mark. CLOSED before the
 * count, and for good when so few voted that each ballot would be known. Source: community §7; §4 (secret ballot, 5).
 */
export const mayorBallots = endpoint({
  path: '/bctMayor/ballots',
  body: 'form',
  access: 'guest',
  summary: 'The published ballots of an election',
  input: v.object({ electionId: Id, prefix: MarkPrefix }),
  output: v.object({ ballots: v.array(v.object({ mark: v.string(), ranks: v.array(v.number()) })) }),
  refusals: ['NOT_FOUND', 'CLOSED'],
})

/** The calls of elections. */
export const mayorCalls = [mayorInfo, mayorList, mayorJoin, mayorQuit, mayorCast, mayorBallots] as const
