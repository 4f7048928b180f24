import { session as lifetimes } from '@contract/people/sessions'
import type { LoginUser, Session } from './session'
import { guestSession, normalAreaId } from './session'

/** Where session values are kept; each may have a lifetime in seconds. Missing or outlived values read as undefined. */
export interface KeptValues {
  readonly read: (key: KeptKey) => unknown
  readonly write: (key: KeptKey, value: unknown, lifetimeS?: number) => void
  readonly remove: (key: KeptKey) => void
}

/** Names of the values this drawer uses. Source: specification §3 (local storage keys). */
export type KeptKey =
  | 'userId'
  | 'loginUserId'
  | 'token'
  | 'blockNo'
  | 'areaId'
  | 'areaName'
  | 'loginUser'
  | 'loginExpireTime'
  | 'isAdmin'
  | 'accessKey'
  | 'shareCode'
  | 'commands'
  | 'clockOffset'
  | 'theme'

const isUser = (value: unknown): value is LoginUser =>
  typeof value === 'object' &&
  value !== null &&
  ['userId', 'loginUserId', 'blockNo', 'blockAreaId'].every((name) => typeof Reflect.get(value, name) === 'number') &&
  ['token', 'areaName', 'nickName', 'avatar'].every((name) => typeof Reflect.get(value, name) === 'string')

/** A kept area is text, because a kept 0 reads as nothing. */
const areaOf = (kept: KeptValues): number | null => {
  const text = kept.read('areaId')
  return typeof text === 'string' && /^\d{1,15}$/.test(text) ? Number(text) : null
}

const numberOr = (value: unknown, other: number): number => (typeof value === 'number' ? value : other)

/** The stored session, without expired values. Source: specification §3, §9 (200 days). */
export function readSession(kept: KeptValues): Session {
  const list = kept.read('loginUser')
  const accounts = Array.isArray(list) ? list.filter(isUser) : []
  const userId = numberOr(kept.read('userId'), 0)
  const token = kept.read('token')
  const areaName = kept.read('areaName')
  const lastBlockNo = numberOr(kept.read('blockNo'), 0)
  const user =
    userId > 0 && typeof token === 'string' && token !== ''
      ? accounts.find((account) => account.userId === userId && account.token === token)
      : undefined
  return {
    ...guestSession,
    user: user ?? null,
    areaId: areaOf(kept) ?? normalAreaId,
    areaName: typeof areaName === 'string' ? areaName : '',
    lastBlockNo,
    isAdmin: user !== undefined && kept.read('isAdmin') === true,
    accounts,
  }
}

/** Keeps what changed. A new token starts another 200 days; logging out removes user id and token and keeps area and block number. */
export function keepSession(kept: KeptValues, before: Session, after: Session, nowMs: number): void {
  const entered = after.user !== null && after.user.token !== before.user?.token ? after.user : null
  if (entered) keepUser(kept, entered, nowMs)
  if (after.user === null && before.user !== null) forgetUser(kept)
  if (entered || after.areaId !== before.areaId || after.areaName !== before.areaName) {
    kept.write('areaId', String(after.areaId))
    kept.write('areaName', after.areaName)
  }
  if (entered || after.lastBlockNo !== before.lastBlockNo) kept.write('blockNo', after.lastBlockNo)
  if (after.accounts !== before.accounts) {
    kept.write('loginUser', after.accounts, lifetimes.lifetimeS)
    keepAccessKey(kept, after.accounts)
  }
  if (after.isAdmin) kept.write('isAdmin', true, lifetimes.lifetimeS)
  else kept.remove('isAdmin')
}

/** Keeps the key as long as any of these accounts may have a session on this device; without one, for another 30 days. */
export function keepAccessKey(kept: KeptValues, accounts: readonly Pick<LoginUser, 'token'>[]): void {
  const key = kept.read('accessKey')
  if (typeof key !== 'string' || key === '') return
  const isHeld = accounts.some(({ token }) => token !== '')
  kept.write('accessKey', key, isHeld ? lifetimes.lifetimeS : lifetimes.accessKeyLifetimeS)
}

function keepUser(kept: KeptValues, user: LoginUser, nowMs: number): void {
  kept.write('userId', user.userId, lifetimes.lifetimeS)
  kept.write('loginUserId', user.loginUserId, lifetimes.lifetimeS)
  kept.write('token', user.token, lifetimes.lifetimeS)
  kept.write('loginExpireTime', Math.floor(nowMs / 1000) + lifetimes.lifetimeS, lifetimes.lifetimeS)
}

function forgetUser(kept: KeptValues): void {
  kept.remove('userId')
  kept.remove('loginUserId')
  kept.remove('token')
  kept.remove('loginExpireTime')
}
