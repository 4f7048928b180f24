import * as v from 'valibot'
import { endpoint } from '../../endpoint'
import {
  ClientNo,
  FenSchema,
  FormInteger,
  Id,
  Instant,
  pageInput,
  pageOf,
  PositiveFen,
  Line,
  Text,
  Version,
} from '../../fields'
import { votes } from '../../vote/limits'
import { ballotKinds, resultPolicies } from '../../vote/count'
import { voteActs, voteStates } from '../../vote/transitions'
import { voteKinds } from '../../vote/wish'
import { castBallot, MarkPrefix, Receipt } from './ballots'
import { FundSpend } from './fund'

/** The tabs of the list. `todo`: open, and the caller's block can still vote; `mine`: of the caller, drafts too. */
export const voteTabs = ['todo', 'open', 'archive', 'mine'] as const

const Option = v.object({ text: v.string(), note: v.string() })

/** What a vote has to do with the block that the caller acts as, in the vote's area. */
const Mine = v.object({
  blockNo: v.number(),
  /** Whether the caller wrote it. */
  isAuthor: v.boolean(),
  /** In the census, and held by the caller now. */
  inCensus: v.boolean(),
  /** Whether this block has voted. What it voted nobody knows but the device with the receipt. */
  cast: v.boolean(),
  supports: v.boolean(),
  inTransfer: v.boolean(),
})

/** Counts by option, places as in `options`; of a yes-or-no vote yes and no. */
export const VoteTally = v.object({ ballots: v.number(), abstain: v.number(), counts: v.array(v.number()) })

/**
 * A vote as lists show it. Shares in percent. `cast` of `census` blocks have voted. `acts`: what this caller may do now. Source: domain
 * model §3.14; community §4.
 */
export const VoteRow = v.object({
  voteId: Id,
  /** The version: changes with an edit or a change of state, not with supports and ballots. */
  ver: v.number(),
  /** V261119-0002. */
  no: v.string(),
  areaId: Id,
  kind: v.picklist(voteKinds),
  /** Of a removed vote the reason stands in its place. */
  title: v.string(),
  ballot: v.picklist(ballotKinds),
  maxChoice: v.number(),
  minTurnout: v.number(),
  passShare: v.number(),
  results: v.picklist(resultPolicies),
  anonymous: v.boolean(),
  state: v.picklist(voteStates),
  authorBlockNo: v.number(),
  /** What it asks of the fund; null for other kinds. */
  amount: v.nullable(FenSchema),
  cast: v.number(),
  /** How many blocks were held when it opened; before, how many are held now. */
  census: v.number(),
  createdAt: Instant,
  openAt: v.nullable(Instant),
  closeAt: v.nullable(Instant),
  /** When it was counted or cancelled. */
  closedAt: v.nullable(Instant),
  /** Until when it looks for supporters; null while it does not. */
  supportUntil: v.nullable(Instant),
  supports: v.number(),
  supportNeed: v.number(),
  /** The places of the accepted options, and whether two had most ballots; null before the count. */
  outcome: v.nullable(v.object({ accepted: v.array(v.number()), isTie: v.boolean() })),
  /** Why operators removed it; empty otherwise. */
  removedBecause: v.string(),
  /** Null for a guest, and for somebody without a block in this area. */
  mine: v.nullable(Mine),
  acts: v.array(v.picklist(voteActs)),
})
export type VoteRow = v.InferOutput<typeof VoteRow>

/**
 * A vote with everything that this caller may see. `tally` is null while counts by option are not shown to this caller, and for good when
 * so few voted in secret that each ballot would be known; `isPublished`: its ballots can be read. Source: community §4 (results policy).
 */
export const VoteInfo = v.object({
  ...VoteRow.entries,
  areaName: v.string(),
  /** Whether the module is open on the caller's platform. */
  enabled: v.boolean(),
  content: v.string(),
  /** Empty for a yes-or-no ballot: 同意, 不同意. */
  options: v.array(Option),
  days: v.number(),
  payeeBlockNo: v.nullable(v.number()),
  purpose: v.string(),
  /** Why its author withdrew it; empty otherwise. */
  cancelledBecause: v.string(),
  supporters: v.array(v.object({ blockNo: v.number(), at: Instant, isMayor: v.boolean() })),
  tally: v.nullable(VoteTally),
  isPublished: v.boolean(),
  /** The spend that it approved. */
  spend: v.nullable(FundSpend),
})
export type VoteInfo = v.InferOutput<typeof VoteInfo>

/** Votes of an area: the next to close first; ended ones and one's own newest first. What is not about pages comes with every page. */
export const voteList = endpoint({
  path: '/bctVote/list',
  body: 'form',
  access: 'guest',
  summary: 'Votes of an area',
  input: v.object({ ...pageInput, areaId: Id, tab: v.optional(v.picklist(voteTabs), 'open') }),
  output: v.object({
    ...pageOf(VoteRow).entries,
    areaName: v.string(),
    /** Whether the module is open on the caller's platform. */
    enabled: v.boolean(),
    counts: v.object({ todo: v.number(), open: v.number(), archive: v.number(), mine: v.number() }),
    /** Those that look for supporters, the first to lapse first. */
    asking: v.array(VoteRow),
    /** How many blocks are held now: the census of a vote that would open now. */
    held: v.number(),
  }),
  refusals: ['NOT_FOUND'],
})

/** One vote. NOT_FOUND also for somebody else's draft that looks for no supporters. */
export const voteInfo = endpoint({
  path: '/bctVote/info',
  body: 'form',
  access: 'guest',
  summary: 'One vote',
  input: v.object({ voteId: Id }),
  output: VoteInfo,
  refusals: ['NOT_FOUND'],
})

const flag = FormInteger(0, 1)
const { options, title, content, purpose, minTurnout, passShare } = votes

const wish = {
  clientNo: ClientNo,
  kind: v.picklist(voteKinds),
  title: Line(title.max),
  content: v.optional(Text(content), ''),
  ballot: v.optional(v.picklist(ballotKinds), 'yesno'),
  options: v.optional(
    v.pipe(
      v.array(v.object({ text: Line(options.text), note: v.optional(Text(options.note), '') })),
      v.maxLength(options.max),
    ),
    [],
  ),
  maxChoice: v.optional(FormInteger(1, options.max), 1),
  days: v.pipe(v.number(), v.picklist(votes.days)),
  minTurnout: v.optional(FormInteger(minTurnout.least, 100), minTurnout.usual),
  passShare: v.optional(FormInteger(passShare.least, 100), passShare.usual),
  results: v.optional(v.picklist(resultPolicies), 'atEnd'),
  anonymous: v.optional(v.boolean(), true),
  amount: v.optional(PositiveFen),
  payeeBlockNo: v.optional(FormInteger(1, 999_999_999)),
  purpose: v.optional(Line(purpose), ''),
  /** 1: keep it as a draft; 0: start it, or let it look for supporters if it asks for money. */
  draft: v.optional(flag, 0),
}

/**
 * Writes a vote as the caller's block. LIMIT when the block has one that has not ended (`voteId`), NO_RIGHT with too few points (`points`),
 * while a proof of author or payee is late, or where the module is not open (`enabled` false), NOT_ENOUGH with `free`, FORM by field.
 * Source: community §4, rows 1, 2, 2f.
 */
export const voteAdd = endpoint({
  path: '/bctVote/add',
  body: 'json',
  access: 'resident',
  summary: 'Write a vote, or start it',
  input: v.object(wish),
  output: VoteInfo,
  refusals: ['NO_RIGHT', 'BLOCK_TRANSFER', 'LIMIT', 'NOT_ENOUGH', 'FORM'],
})

export const acting = { clientNo: ClientNo, voteId: Id, ver: Version }

/** Changes a draft or, with `draft` 0, starts it. MOVED with `vote`; the other refusals as those of writing one. */
export const voteEdit = endpoint({
  path: '/bctVote/edit',
  body: 'json',
  access: 'resident',
  summary: 'Change a draft, or start it',
  input: v.object({ ...wish, ...acting }),
  output: VoteInfo,
  refusals: ['NOT_FOUND', 'NO_RIGHT', 'BLOCK_TRANSFER', 'MOVED', 'CLOSED', 'NOT_ENOUGH', 'FORM'],
})

/**
 * Supports a vote that asks for money, or no longer does. With the mayor's support, or the last one needed, it opens. OWN for author and
 * payee; MOVED with `vote`. Source: community §4, row 3.
 */
export const voteSupport = endpoint({
  path: '/bctVote/support',
  body: 'json',
  access: 'resident',
  summary: 'Support a vote, or take that back',
  input: v.object({ ...acting, on: flag }),
  output: VoteInfo,
  refusals: ['NOT_FOUND', 'NO_RIGHT', 'BLOCK_TRANSFER', 'MOVED', 'CLOSED', 'OWN'],
})

/**
 * Casts the ballot of the caller's block, or changes it with the receipt of the first time. `choice`: places of options, none to abstain.
 * The receipt is made on the device and kept there only. NO_RIGHT for a block outside the census, or with another receipt than the first
 * time. The server keeps neither choice nor receipt with the call. Source: community §4, row 5 (secret ballot and receipt).
 */
export const voteCast = endpoint({
  path: '/bctVote/cast',
  body: 'json',
  access: 'resident',
  summary: 'Cast a ballot, or change it',
  input: v.object({
    clientNo: ClientNo,
    voteId: Id,
    choice: v.pipe(v.array(FormInteger(0, options.max - 1)), v.maxLength(options.max)),
    receipt: Receipt,
  }),
  output: v.object({ voteId: Id, ...castBallot }),
  refusals: ['NOT_FOUND', 'NO_RIGHT', 'BLOCK_TRANSFER', 'CLOSED', 'FORM'],
})

/** Withdraws the caller's vote, while nobody has voted. LIMIT once somebody has; MOVED with `vote`. Source: community §4, row 7. */
export const voteCancel = endpoint({
  path: '/bctVote/cancel',
  body: 'json',
  access: 'user',
  summary: 'Withdraw a vote',
  input: v.object({ ...acting, reason: v.optional(Text(votes.reason), '') }),
  output: VoteInfo,
  refusals: ['NOT_FOUND', 'NO_RIGHT', 'MOVED', 'CLOSED', 'LIMIT'],
})

/**
 * The published ballots whose marks begin with a hexadecimal digit, so that who checks one does not say which; by mark. A named vote says
 * the block. CLOSED before the count, and for good when so few voted in secret that each ballot would be known. Source: community §4.
 */
export const voteBallots = endpoint({
  path: '/bctVote/ballots',
  body: 'form',
  access: 'guest',
  summary: 'The published ballots of a vote',
  input: v.object({ voteId: Id, prefix: MarkPrefix }),
  output: v.object({
    ballots: v.array(v.object({ mark: v.string(), choice: v.array(v.number()), blockNo: v.optional(v.number()) })),
  }),
  refusals: ['NOT_FOUND', 'CLOSED'],
})

/** The calls of votes. */
export const voteCalls = [
  voteList,
  voteInfo,
  voteAdd,
  voteEdit,
  voteSupport,
  voteCast,
  voteCancel,
  voteBallots,
] as const
