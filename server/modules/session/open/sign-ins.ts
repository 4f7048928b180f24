import { createHash } from 'node:crypto'
import { dayMs } from '@contract/durations'
import type { Db } from '../../../db/schema'
import * as store from './sign-ins-store'

/** How far back sign-ins are looked at, and changes of how somebody signs in. Source: community §9 (handover cases). */
const loginsMs = 7 * dayMs
const changesMs = 30 * dayMs

/** A device by letters that say nothing of it but that it is the same. */
export const deviceLetters = (ak: string): string =>
  ak === '' ? '' : createHash('sha256').update(ak).digest('hex').slice(0, 8)

interface Span {
  /** Before this it is looked back. */
  readonly at: number
  readonly now: number
}

/** A person with sign-ins and devices, as staff see them; the devices' own names (`aks`) go no further than the server. */
export async function signInsOf(db: Db, userId: number, { at, now }: Span) {
  const person = await store.personOf(db, userId)
  const logins = await store.loginsOf(db, userId, at - loginsMs, now)
  const devices = await store.devicesOf(db, userId)
  const aks = new Set([...logins.map(({ ak }) => ak), ...devices.map(({ ak }) => ak)].filter((ak) => ak !== ''))
  const view = {
    userId,
    nickName: person.nickName,
    mobile: person.mobile,
    logins: logins.map(({ ak, ...login }) => ({ ...login, device: deviceLetters(ak) })),
    devices: devices.map(({ ak, ...device }) => ({ ...device, device: deviceLetters(ak) })),
    changes: await store.changesOf(db, userId, at - changesMs),
  }
  return { view, aks }
}
