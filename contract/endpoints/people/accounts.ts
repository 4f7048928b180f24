import { codePattern, lengths, mobileOf, mobilePattern } from '../../people/formats'
import * as v from 'valibot'
import { endpoint } from '../../endpoint'
import { Copied, FormInteger, Id, Instant, Line, Picture, Pictures, Text } from '../../fields'
import { AgreedAt, BlockCredentials, LoginUser, ShareCode } from './session'

/** A mobile number: 11 digits, the second 3-9. Source: specification §5. */
export const Mobile = v.pipe(v.string(), v.transform(mobileOf), v.regex(mobilePattern, '手机号格式有误'))

/** Six digits. Source: specification §5 (numeric code), §9. */
const Code = v.pipe(Copied(), v.regex(codePattern, `验证码是${lengths.code}位数字`))

/** RSA, base64, `+` written as `@`. Source: specification §5 (login). */
const Encrypted = v.pipe(v.string(), v.minLength(1), v.maxLength(1024))

const BlockNo = FormInteger(1, 999_999_999)

export const smsPurposes = ['login', 'bind', 'findPassword'] as const

/**
 * Sends a code to a mobile number. For a forgotten password the answer does not reveal whether the block or the number exists. Refusals:
 * COOLDOWN (data.until), LIMIT (no codes left today), CLOSED (no provider). Our decision: docs/decisions/0070-accounts.md
 */
export const smsSend = endpoint({
  path: '/sms/send',
  body: 'form',
  access: 'guest',
  summary: 'Send a code to a mobile number',
  input: v.object({ mobile: Mobile, purpose: v.picklist(smsPurposes) }),
  output: v.object({ againAt: Instant, validUntil: Instant }),
  refusals: ['COOLDOWN', 'LIMIT', 'CLOSED', 'FORM'],
})

/** Signs in by a code; an unknown number becomes a user without a block. Source: specification §7; domain model §2, §6.1. */
export const smsLogin = endpoint({
  path: '/sms/login',
  body: 'form',
  access: 'guest',
  summary: 'Sign in with mobile number and code',
  input: v.object({ areaId: Id, mobile: Mobile, code: Code, agreedAt: AgreedAt, shareCode: ShareCode }),
  output: LoginUser,
  refusals: ['WRONG_PASSWORD', 'LOCKED', 'FORM'],
})

/** A new founder password by the code of the owner's mobile number; all sessions of the block end. Source: domain model §6.1. */
export const blockFindPassword = endpoint({
  path: '/block/findPassword',
  body: 'form',
  access: 'guest',
  summary: 'Set a new founder password by mobile code',
  input: v.object({ areaId: Id, blockNo: BlockNo, mobile: Mobile, code: Code, password: Encrypted }),
  output: v.object({}),
  refusals: ['WRONG_PASSWORD', 'LOCKED', 'FORM'],
})

/**
 * Binds a mobile number to the caller by its code. NO_RIGHT (data.need = `proof`) until `/user/prove`. NO_BLOCK when only a founder
 * password could be the proof, but the session acts as no block. A message goes to the number that was bound before. Source: domain model
 * §6.1, §10.
 */
export const userBindMobile = endpoint({
  path: '/user/bindMobile',
  body: 'json',
  access: 'user',
  summary: 'Bind a mobile number',
  input: v.object({ mobile: Mobile, code: Code }),
  output: v.object({ mobile: v.string() }),
  refusals: ['WRONG_PASSWORD', 'LOCKED', 'NO_RIGHT', 'NO_BLOCK', 'FORM'],
})

/** What a person shows in the profile. Absent fields stay as they are. */
export const ProfileChange = v.object({
  nickName: v.optional(v.pipe(Line(lengths.nickName), v.minLength(1))),
  avatar: v.optional(Picture),
  thumbs: v.optional(Pictures),
  intro: v.optional(Text(140)),
})

/** Source: domain model §6.1. */
export const userEdit = endpoint({
  path: '/user/edit',
  body: 'json',
  access: 'user',
  summary: 'Change nickname, avatar, pictures, introduction',
  input: ProfileChange,
  output: v.object({ nickName: v.string(), avatar: v.string(), thumbs: v.string(), intro: v.string() }),
  refusals: ['NO_RIGHT', 'FORM'],
})

/** A public profile. Source: domain model §6.1 (`/user/info`). */
export const PublicProfile = v.object({
  userId: Id,
  nickName: v.string(),
  avatar: v.string(),
  thumbs: v.string(),
  intro: v.string(),
  points: v.number(),
  blocks: v.array(v.object({ areaId: Id, areaName: v.string(), blockNo: v.number(), since: Instant })),
  /** Orders done on either side. */
  ordersDone: v.number(),
})
export type PublicProfile = v.InferOutput<typeof PublicProfile>

/** Somebody's public profile; without a user, the caller's own. */
export const userInfo = endpoint({
  path: '/user/info',
  body: 'form',
  access: 'user',
  summary: 'Public profile',
  input: v.object({ userId: v.optional(Id) }),
  output: PublicProfile,
  refusals: ['NOT_FOUND'],
})

/**
 * A remembered account as the list shows it. An expired token gives `isValid` false and nothing private. Source: specification §2
 * (loginUser); domain model §6.1.
 */
export const RememberedAccount = v.object({
  userId: Id,
  blockNo: v.number(),
  nickName: v.string(),
  avatar: v.string(),
  unread: v.number(),
  isValid: v.boolean(),
})
export type RememberedAccount = v.InferOutput<typeof RememberedAccount>

/** `tokens`: those of the remembered accounts, separated by commas; the answer keeps their order. */
export const userLoginUser = endpoint({
  path: '/user/loginUser',
  body: 'form',
  access: 'guest',
  summary: 'Details of the remembered accounts of an area',
  input: v.object({ areaId: Id, tokens: v.pipe(v.string(), v.nonEmpty(), v.maxLength(2000)) }),
  output: v.object({ accounts: v.array(RememberedAccount) }),
  refusals: ['FORM'],
})

/**
 * `founder`: the old and a new founder password; the block's other sessions end. `manage`: the founder password and a management
 * password of 6 to 20 letters or digits. Source: domain model §1.6, §6.1.
 */
export const blockEditPassword = endpoint({
  path: '/block/editPassword',
  body: 'json',
  access: 'resident',
  summary: 'Change the founder or the management password',
  input: v.object({ kind: v.picklist(['founder', 'manage']), oldPassword: Encrypted, newPassword: Encrypted }),
  output: v.object({}),
  refusals: ['WRONG_PASSWORD', 'LOCKED', 'NO_RIGHT', 'BUSY', 'FORM'],
})

/** Management login, with narrow rights. Source: domain model §1.6, §6.1. */
export const blockLogina = endpoint({
  path: '/block/logina',
  body: 'form',
  access: 'guest',
  summary: 'Sign in with block number and management password',
  input: BlockCredentials,
  output: LoginUser,
  refusals: ['WRONG_PASSWORD', 'LOCKED', 'BUSY', 'FORM'],
})

/** Text messages that were sent, newest first; exists only where the clock is movable. */
export const smsOutbox = endpoint({
  path: '/admin/smsOutbox',
  body: 'form',
  access: 'development',
  summary: 'Messages of the development outbox',
  input: v.object({}),
  output: v.object({ messages: v.array(v.object({ mobile: v.string(), text: v.string(), at: Instant })) }),
  refusals: [],
})
