import * as v from 'valibot'
import { endpoint } from '../../endpoint'
import { FenSchema, FormInteger, Id, Line } from '../../fields'
import { ToAgree } from '../community/texts'
import { proofWays } from './proof'

/** Who is signed in, as kept on the device. Source: specification §3 (stored login user). */
export const LoginUser = v.object({
  userId: Id,
  token: v.string(),
  loginUserId: Id,
  blockNo: v.number(),
  blockAreaId: Id,
  areaName: v.string(),
  nickName: v.string(),
  avatar: v.string(),
  /** The block is offered for transfer and does nothing meanwhile; left out while it is not. Source: community §0 (transfer lock). */
  isOffered: v.optional(v.boolean()),
  /** While the account waits to be closed: until when it can be taken back. */
  closingUntil: v.optional(v.number()),
})
export type LoginUser = v.InferOutput<typeof LoginUser>

/**
 * The user whose share link led here; bound once, at the first login. A value that is no user's id is ignored: it must never prevent a
 * login. Source: specification §3 (shareCode); domain model §3.21.
 */
export const ShareCode = v.optional(v.fallback(Id, 0))

/**
 * When agreement and privacy policy were ticked, by the server's clock: what was in force then was agreed to. Our decision:
 * docs/decisions/0410-help-and-agreements.md
 */
export const AgreedAt = v.optional(FormInteger(0, Number.MAX_SAFE_INTEGER))

/** A block number and one of its passwords (RSA, base64, `+` written as `@`). Source: specification §5, §7. */
export const BlockCredentials = v.object({
  areaId: Id,
  blockNo: FormInteger(1, 999_999_999),
  password: v.pipe(v.string(), v.minLength(1), v.maxLength(1024)),
  shareCode: ShareCode,
})

/** Signs in with a block number and its founder password (RSA, base64, `+` written as `@`). Source: specification §5, §7. */
export const blockLogin = endpoint({
  path: '/block/login',
  body: 'form',
  access: 'guest',
  summary: 'Sign in with block number and founder password',
  input: BlockCredentials,
  output: LoginUser,
  refusals: ['WRONG_PASSWORD', 'LOCKED', 'BUSY', 'FORM'],
})

/**
 * Does this block number exist, and in which area? For the login popup, whose field takes the block number of any city. Source: domain
 * model §6.1.
 */
export const blockCheck = endpoint({
  path: '/block/check',
  body: 'form',
  access: 'guest',
  summary: 'Which areas have this block number',
  input: v.object({ blockNo: FormInteger(1, 999_999_999) }),
  /** With who lives there, which everybody may know: a device sees that a block it remembers was handed over. */
  output: v.object({ areas: v.array(v.object({ areaId: Id, name: v.string(), ownerUserId: Id })) }),
  refusals: [],
})

/**
 * Session check: valid, days left, a renewed token when under 100 days remain, whether the block is offered for transfer, what is to be
 * agreed to. Source: specification §6, §9; domain model §6.1.
 */
export const userCheck = endpoint({
  path: '/user/check',
  body: 'form',
  access: 'user',
  summary: 'Is the session still good',
  input: v.object({}),
  output: v.object({
    daysLeft: v.number(),
    token: v.optional(v.string()),
    isAdmin: v.boolean(),
    isOffered: v.optional(v.boolean()),
    /** What the person is asked to agree to; left out when it is nothing. */
    asks: v.optional(v.array(ToAgree)),
  }),
  refusals: [],
})

/** The caller's private profile. Source: domain model §6.1. */
export const userGetInfo = endpoint({
  path: '/user/getInfo',
  body: 'form',
  access: 'user',
  summary: 'Own profile',
  input: v.object({}),
  output: v.object({
    userId: Id,
    nickName: v.string(),
    avatar: v.string(),
    /** Masked; empty while none is bound. */
    mobile: v.string(),
    /** The ways in which this session can prove that its owner is using it; empty when there is none. */
    proofs: v.array(v.picklist(proofWays)),
    thumbs: v.string(),
    intro: v.string(),
    areaId: Id,
    areaName: v.string(),
    /** While the account waits to be closed: until when it can be taken back. */
    closingUntil: v.optional(v.number()),
    /** 0 for a person without a block. */
    blockNo: v.number(),
    residentDays: v.number(),
    points: v.number(),
    neighbours: v.array(v.number()),
    /** Whether this person decides disputes of some city: only then `/bctDispute/list` answers. */
    judges: v.boolean(),
  }),
  refusals: [],
})

/** Forgets this session on the server: its token ends. Source: domain model §6.1 (`/bctUser/remove`). */
export const userRemove = endpoint({
  path: '/bctUser/remove',
  body: 'form',
  access: 'user',
  summary: 'End the session of a remembered account',
  input: v.object({ id: Id }),
  output: v.object({}),
  refusals: ['NO_RIGHT'],
})

/** The three amounts of the wallet; `total` is their sum. Source: domain model §6.1. */
export const userAssets = endpoint({
  path: '/user/assets',
  body: 'form',
  access: 'user',
  summary: 'Available, frozen, income, total, points',
  input: v.object({}),
  output: v.object({
    available: FenSchema,
    frozen: FenSchema,
    income: FenSchema,
    total: FenSchema,
    points: v.number(),
    holds: v.number(),
    /** How many of them were expected to have ended before now: withdrawals that are not paid out yet. */
    late: v.number(),
  }),
  refusals: [],
})

export const Party = v.object({ userId: Id, blockNo: v.number(), nickName: Line(40), avatar: v.string() })
export type Party = v.InferOutput<typeof Party>
