import * as v from 'valibot'
import { endpoint } from '../../endpoint'
import { ClientNo, FormInteger, Id, Line, Pictures, Text, Version, pageInput, pageOf } from '../../fields'
import { mutual } from '../../mutual/limits'
import { Kind, MutualAnswer, MutualInfo, MutualRow } from './mutual-view'

/**
 * Posts of an area that are open or matched: pinned ones first, then the newest; without a `kind`, both. `mine`: those the caller wrote or
 * replied to, whatever became of them. `q` is searched for in title, text, place, number and block number, never in the detailed place.
 * `counts`, with the first page only: of each kind, and the caller's. Source: community §6.
 */
export const mutualList = endpoint({
  path: '/bctMutual/list',
  body: 'form',
  access: 'guest',
  summary: 'Posts of mutual aid in an area',
  input: v.object({
    ...pageInput,
    areaId: Id,
    kind: v.optional(Kind),
    tab: v.optional(v.picklist(['all', 'mine']), 'all'),
    q: v.optional(Line(20), ''),
  }),
  output: v.object({
    ...pageOf(MutualRow).entries,
    /** Whether mutual aid is open here; what was begun goes on where it is not. */
    enabled: v.boolean(),
    counts: v.optional(v.object({ need: v.number(), offer: v.number(), mine: v.number() })),
  }),
  refusals: [],
})

/** A post with a page of its replies. Source: community §6. */
export const mutualInfo = endpoint({
  path: '/bctMutual/info',
  body: 'form',
  access: 'guest',
  summary: 'A post of mutual aid',
  input: v.object({ ...pageInput, mutualId: Id }),
  output: MutualInfo,
  refusals: ['NOT_FOUND'],
})

const form = {
  title: v.pipe(Line(mutual.title.max), v.minLength(mutual.title.min)),
  content: v.optional(Text(mutual.content), ''),
  thumbs: v.optional(Pictures, ''),
  /** What everybody reads, and what only the chosen one does. */
  place: v.optional(Line(mutual.place), ''),
  placeDetail: v.optional(Line(mutual.placeDetail), ''),
  thanks: FormInteger(0, mutual.maxThanks),
}

/**
 * Publishes a post as the caller's block; the points of a need are held from now on. LIMIT: the block has three open posts. FORM, field
 * `days`: longer than the city allows. NOT_ENOUGH (`lack`, in points). Source: community §6, row 1.
 */
export const mutualAdd = endpoint({
  path: '/bctMutual/add',
  body: 'json',
  access: 'resident',
  summary: 'Ask for help, or offer it',
  input: v.object({
    clientNo: ClientNo,
    kind: Kind,
    ...form,
    days: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(90)),
  }),
  output: MutualAnswer,
  refusals: ['NO_RIGHT', 'BLOCK_TRANSFER', 'LIMIT', 'NOT_ENOUGH', 'FORM'],
})

export const acting = { clientNo: ClientNo, mutualId: Id, ver: Version }
const shared = ['NOT_FOUND', 'MOVED', 'CLOSED'] as const

/** Changes an open post; its thanks only upward. MOVED with `post`. Source: community §6, row 2. */
export const mutualEdit = endpoint({
  path: '/bctMutual/edit',
  body: 'json',
  access: 'user',
  summary: 'Change an own post',
  input: v.object({ ...acting, ...form }),
  output: MutualAnswer,
  refusals: [...shared, 'NO_RIGHT', 'BLOCK_TRANSFER', 'NOT_ENOUGH', 'FORM'],
})

/**
 * Replies to somebody else's open post. OWN: an own one, also as another block. LIMIT: the block has replied. NOT_ENOUGH: an offer whose
 * thanks the caller cannot promise. Source: community §6, row 3.
 */
export const mutualJoin = endpoint({
  path: '/bctMutual/join',
  body: 'json',
  access: 'resident',
  summary: 'Reply to a post',
  input: v.object({ ...acting, content: v.pipe(Text(mutual.reply), v.minLength(1)) }),
  output: MutualAnswer,
  refusals: [...shared, 'NO_RIGHT', 'BLOCK_TRANSFER', 'OWN', 'LIMIT', 'NOT_ENOUGH', 'FORM'],
})

/** Takes the own reply back; the chosen one steps back, and the post is open again. Source: community §6, rows 3 and 10. */
export const mutualWithdraw = endpoint({
  path: '/bctMutual/withdraw',
  body: 'json',
  access: 'user',
  summary: 'Take the own reply back',
  input: v.object(acting),
  output: MutualAnswer,
  refusals: [...shared],
})

/**
 * Chooses a reply; the points of an offer are held from now on. CLOSED: the reply was taken back. NOT_ENOUGH: its writer no longer has the
 * points. Source: community §6, row 4.
 */
export const mutualChoose = endpoint({
  path: '/bctMutual/choose',
  body: 'json',
  access: 'user',
  summary: 'Choose a reply',
  input: v.object({ ...acting, replyId: Id }),
  output: MutualAnswer,
  refusals: [...shared, 'NO_RIGHT', 'BLOCK_TRANSFER', 'NOT_ENOUGH'],
})

/** The helper says that it is done. Source: community §6, row 5. */
export const mutualFinish = endpoint({
  path: '/bctMutual/finish',
  body: 'json',
  access: 'user',
  summary: 'Say that the help is done',
  input: v.object({
    ...acting,
    content: v.optional(Text(mutual.finish), ''),
    thumbs: v.optional(Pictures, ''),
  }),
  output: MutualAnswer,
  refusals: [...shared, 'FORM'],
})

/**
 * Thanks the helper with points (the promised ones unless `thanks` says otherwise), or says that it was not helped, with a reason that
 * everybody reads. LIMIT: the points of the day (`left`). Source: community §6, rows 6 and 7b.
 */
export const mutualDone = endpoint({
  path: '/bctMutual/done',
  body: 'json',
  access: 'user',
  summary: 'Thank the helper, or say that it was not helped',
  input: v.object({
    ...acting,
    helped: FormInteger(0, 1),
    thanks: v.optional(FormInteger(0, mutual.maxThanks)),
    reason: v.optional(Text(mutual.reason.max), ''),
  }),
  output: MutualAnswer,
  refusals: [...shared, 'LIMIT', 'NOT_ENOUGH', 'FORM'],
})

/** Closes an own post; its points come back. CLOSED once the helper has said that it is done. Source: community §6, rows 9 and 10. */
export const mutualClose = endpoint({
  path: '/bctMutual/close',
  body: 'json',
  access: 'user',
  summary: 'Close an own post',
  input: v.object(acting),
  output: MutualAnswer,
  refusals: [...shared],
})

/** The mayor pins an open post for a day, two at a time, or takes the pin away. Source: community §6, row 11. */
export const mutualPin = endpoint({
  path: '/bctMutual/pin',
  body: 'json',
  access: 'user',
  summary: 'Pin a post (mayor)',
  input: v.object({ ...acting, on: FormInteger(0, 1) }),
  output: MutualAnswer,
  refusals: [...shared, 'NO_RIGHT', 'LIMIT'],
})

/** The calls of mutual aid. */
export const mutualCalls = [
  mutualList,
  mutualInfo,
  mutualAdd,
  mutualEdit,
  mutualJoin,
  mutualWithdraw,
  mutualChoose,
  mutualFinish,
  mutualDone,
  mutualClose,
  mutualPin,
] as const
