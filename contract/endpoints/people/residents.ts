import * as v from 'valibot'
import { endpoint } from '../../endpoint'
import { Id, Instant, Line, pageInput, pageOf } from '../../fields'
import { ProfileChange } from './accounts'
import { BlockCredentials, LoginUser } from './session'

/**
 * Somebody who lives in an area, as its other residents see them. `blockNo` is the lowest of their numbers there. Source: domain model
 * §6.1.
 */
export const ResidentCard = v.object({
  userId: Id,
  areaId: Id,
  areaName: v.string(),
  blockNo: v.number(),
  blockNos: v.array(v.number()),
  nickName: v.string(),
  avatar: v.string(),
  thumbs: v.string(),
  intro: v.string(),
  points: v.number(),
  since: Instant,
  mine: v.boolean(),
})
export type ResidentCard = v.InferOutput<typeof ResidentCard>

/** `q`: a part of the nickname, or a block number. Ordered by number. Source: specification §7; domain model §6.1. */
export const residentList = endpoint({
  path: '/bctUser/list',
  body: 'form',
  access: 'user',
  summary: 'Residents of an area',
  input: v.object({ areaId: Id, q: v.optional(Line(20), ''), ...pageInput }),
  output: pageOf(ResidentCard),
  refusals: ['NOT_FOUND'],
})

export const residentGetInfo = endpoint({
  path: '/bctUser/getInfo',
  body: 'form',
  access: 'resident',
  summary: 'Own resident card',
  input: v.object({}),
  output: ResidentCard,
  refusals: ['NO_BLOCK'],
})

/** Without a user: the caller's own card. Without an area: the caller's area. */
export const residentInfo = endpoint({
  path: '/bctUser/info',
  body: 'form',
  access: 'user',
  summary: 'Card of a resident',
  input: v.object({ userId: v.optional(Id), areaId: v.optional(Id) }),
  output: ResidentCard,
  refusals: ['NOT_FOUND'],
})

/**
 * Moves into an area where the caller has a block: a session without a block then acts as the caller's lowest number there; the token
 * stays. NO_BLOCK when the caller has none there, NO_RIGHT for a session that acts as a block of another area. Blocks are bought elsewhere.
 * Source: domain model §6.1. Our decision: docs/decisions/0070-accounts.md
 */
export const residentAdd = endpoint({
  path: '/bctUser/add',
  body: 'json',
  access: 'user',
  summary: 'Act as the first block of one’s own in an area',
  input: v.object({ areaId: Id }),
  output: ResidentCard,
  refusals: ['NO_BLOCK', 'NO_RIGHT', 'NOT_FOUND'],
})

/** The same fields as `/user/edit`. */
export const residentEdit = endpoint({
  path: '/bctUser/edit',
  body: 'json',
  access: 'resident',
  summary: 'Change the own resident card',
  input: ProfileChange,
  output: ResidentCard,
  refusals: ['NO_BLOCK', 'NO_RIGHT', 'FORM'],
})

/** As `/block/login` (older alias). Source: domain model §6.1. */
export const residentLogin = endpoint({
  path: '/bctUser/login',
  body: 'form',
  access: 'guest',
  summary: 'Sign in with block number and founder password (older alias)',
  input: BlockCredentials,
  output: LoginUser,
  refusals: ['WRONG_PASSWORD', 'LOCKED', 'BUSY', 'FORM'],
})

/** As `/block/logina` (older alias). Source: domain model §6.1. */
export const residentLogina = endpoint({
  path: '/bctUser/logina',
  body: 'form',
  access: 'guest',
  summary: 'Sign in with block number and management password (older alias)',
  input: BlockCredentials,
  output: LoginUser,
  refusals: ['WRONG_PASSWORD', 'LOCKED', 'BUSY', 'FORM'],
})

/**
 * What is kept about the caller, as JSON text to save: profile, blocks, orders, statement, points, logs, notices.
 * Source: domain model §6.1.
 */
export const residentDownload = endpoint({
  path: '/bctUser/download',
  body: 'form',
  access: 'user',
  summary: 'Own data as a file',
  input: v.object({ id: v.optional(Id) }),
  output: v.object({ fileName: v.string(), text: v.string(), rows: v.number() }),
  refusals: ['NO_RIGHT'],
})

/**
 * Ends every session of the caller on every device, those of managers too, and this one unless `keep` is `this`. WeChat users bound to the
 * account can no longer sign in to it. Our decisions: 0086, 0140.
 */
export const userLogoutAll = endpoint({
  path: '/user/logoutAll',
  body: 'form',
  access: 'user',
  summary: 'Log out everywhere',
  input: v.object({ keep: v.optional(v.picklist(['this'])) }),
  output: v.object({ ended: v.number() }),
  refusals: ['NO_RIGHT'],
})
