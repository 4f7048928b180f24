import type { CallError } from '@/lib/http/errors'
import { callErrorText } from '@/lib/http/errors'
import { copy } from '../copy'

/** A city that has a block of the typed number. */
export interface LoginArea {
  readonly areaId: number
  readonly name: string
  /** Who lives there; missing while that is not known. */
  readonly ownerUserId?: number
}

interface Remembered {
  readonly userId: number
  readonly blockNo: number
  readonly blockAreaId: number
}

/** Whether a block that this device signed in to has another owner by now: its founder password is no longer good for anything. */
export const isHandedOver = (
  accounts: readonly Remembered[],
  { areaId, ownerUserId }: LoginArea,
  blockNo: number,
): boolean => {
  const known = accounts.filter((one) => one.blockNo === blockNo && one.blockAreaId === areaId)
  return ownerUserId !== undefined && known.length > 0 && known.every(({ userId }) => userId !== ownerUserId)
}

/**
 * The city to log in to: the chosen one when it has such a block, else the first that has, else the chosen one.
 * Source: specification §2 (the account of any city).
 */
export function areaToEnter(here: LoginArea, found: readonly LoginArea[]): LoginArea {
  const same = found.find((area) => area.areaId === here.areaId)
  return same ?? found[0] ?? here
}

/** The words of a rejected login, and from when it may be tried again. */
export interface LoginRejection {
  readonly text: string
  /** Epoch milliseconds by the server's clock; null when it may be tried at once. */
  readonly lockedUntil: number | null
}

const numberIn = (data: Readonly<Record<string, unknown>>, name: string): number | null => {
  const value = data[name]
  return typeof value === 'number' ? value : null
}

/** The server's own message, with the tries that are left. Source: specification §8 (login failure shows the server message); design §6. */
export function rejectionOf(error: CallError): LoginRejection {
  const text = callErrorText(error)
  if (error.kind !== 'refused') return { text, lockedUntil: null }
  if (error.reason === 'LOCKED') return { text, lockedUntil: numberIn(error.data, 'until') }
  const left = error.reason === 'WRONG_PASSWORD' ? numberIn(error.data, 'left') : null
  return { text: left === null || text.includes('还可尝试') ? text : `${text}，${copy.left(left)}`, lockedUntil: null }
}

/** An instant in a refusal's data, epoch ms; 0 when there is none. */
export const instantOf = (data: Readonly<Record<string, unknown>>, name: string): number => numberIn(data, name) ?? 0

/** Whether the WeChat user is unknown, so that the mobile number is needed. Source: contract (miniLogin). */
export const needsPhone = (error: CallError): boolean =>
  error.kind === 'refused' && error.reason === 'NOT_FOUND' && error.data['need'] === 'phoneCode'

/** Whether the server asks for a proof of identity first. Source: contract (userBindMobile, userBindWechat). */
export const needsProof = (error: CallError): boolean =>
  error.kind === 'refused' && error.reason === 'NO_RIGHT' && error.data['need'] === 'proof'

/** The words of a rejected WeChat login: those about a field come before the general ones. */
export function loginFailureText(error: CallError): string {
  if (error.kind === 'offline' && error.message.startsWith('login:')) return copy.noWechatCode
  const fields = error.kind === 'refused' ? error.data['fields'] : undefined
  const said: unknown = typeof fields === 'object' && fields !== null ? Object.values(fields)[0] : undefined
  return typeof said === 'string' ? said : callErrorText(error)
}

/** What is said after a login. */
export const doneText = ({ blockNo }: { readonly blockNo: number }): string =>
  blockNo > 0 ? copy.done(blockNo) : copy.doneWithoutBlock
