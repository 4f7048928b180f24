import { randomUUID } from 'node:crypto'
import type { ApiInput, ApiOutput, ApiPath } from '@contract/endpoints/all'
import { createExpiringStorage } from '@/lib/session/expiring-storage'
import { keepSession } from '@/lib/session/keeper'
import type { LoginUser } from '@/lib/session/session'
import { guestSession } from '@/lib/session/session'
import { productPrefix, storageName } from '@/lib/session/storage-keys'
import { demoAreaId as areaId } from '../../../demo/residents'
import type { Caller, Who } from '../../support/server/process-call'
import { caller } from '../../support/server/process-call'

/** A demo block and its founder password, as the server prints them at its start. */
export interface Person {
  readonly blockNo: number
  readonly password: string
}

/** A person's own device beside the app that is driven: signed in, speaking the real protocol. */
export interface Device {
  readonly server: Caller
  readonly who: Required<Who>
  readonly user: LoginUser
}

const devices = new Map<string, Promise<Device>>()

async function signIn(serverUrl: string, { blockNo, password }: Person): Promise<Device> {
  const server = await caller(serverUrl)
  const ak = `e2e-device-${blockNo}`
  const input = { areaId, blockNo, password: await server.encrypted(password) }
  const answer = await server.call('/block/login', input, { ak })
  if (answer.code !== 200) throw new Error(`block ${blockNo} cannot sign in: ${answer.msg}`)
  return { server, who: { ak, token: answer.data.token, userId: answer.data.userId }, user: answer.data }
}

/** The device of a person on a server; it signs in once per process. */
export function deviceOf(serverUrl: string, person: Person): Promise<Device> {
  const name = `${serverUrl} ${person.blockNo}`
  const known = devices.get(name) ?? signIn(serverUrl, person)
  devices.set(name, known)
  return known
}

/** Calls as that device; throws when the server refuses. */
export async function ask<P extends ApiPath>(
  { server, who }: Device,
  path: P,
  input: ApiInput<P>,
): Promise<ApiOutput<P>> {
  const first = await server.call(path, input, who)
  // The server's clock was moved: its answer contained the new time.
  const answer = first.reason === 'CLOCK' ? await server.call(path, input, who) : first
  if (answer.code !== 200) throw new Error(`${path}: ${answer.reason ?? answer.msg}`)
  return answer.data
}

export const clientNo = () => randomUUID()

/** What the app keeps on a device where this person signed in, or has left again, by the app's own rules: the names and their texts. */
export function storageOf({ user, who }: Device, hasLeft = false): readonly (readonly [string, string])[] {
  const texts = new Map<string, string>()
  const door = {
    read: (name: string) => texts.get(name),
    write: (name: string, text: string) => void texts.set(name, text),
    remove: (name: string) => void texts.delete(name),
  }
  const storage = createExpiringStorage(door, Date.now)
  const nameOf = (key: string) => storageName(productPrefix, key)
  const kept = {
    read: (key: string) => storage.get(nameOf(key)),
    write: (key: string, value: unknown, lifetimeS?: number) => storage.set(nameOf(key), value, lifetimeS),
    remove: (key: string) => storage.remove(nameOf(key)),
  }
  const { blockAreaId, areaName, blockNo } = user
  const place = { areaId: blockAreaId, areaName, lastBlockNo: blockNo }
  const session = { ...guestSession, ...place, user: hasLeft ? null : user, accounts: [user] }
  keepSession(kept, guestSession, session, Date.now())
  kept.write('accessKey', who.ak)
  return [...texts]
}
