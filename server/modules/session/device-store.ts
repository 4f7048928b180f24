import { loginDoor } from '@contract/limits'
import { session as lifetimes } from '@contract/people/sessions'
import type { Db } from '../../db/schema'
import { ownerOf } from './owner-store'

export interface Device {
  readonly userId: number
  /** 0 for a person without a block. */
  readonly blockId: number
  readonly ak: string
}

/** Records that the owner signed in on a device, and forgets all but the owner's newest devices for that block. */
export async function rememberDevice(db: Db, { userId, blockId, ak }: Device, now: number): Promise<void> {
  await db
    .insertInto('known_device')
    .values({ user_id: userId, block_id: blockId, ak, seen_at: now })
    .onConflict((oc) => oc.columns(['user_id', 'block_id', 'ak']).doUpdateSet({ seen_at: now }))
    .execute()
  const others = db
    .selectFrom('known_device')
    .select('ak')
    .where('user_id', '=', userId)
    .where('block_id', '=', blockId)
    .where('ak', '<>', ak)
    .orderBy('seen_at', 'desc')
    .orderBy('ak')
    .offset(loginDoor.known.devices - 1)
  await db
    .deleteFrom('known_device')
    .where('user_id', '=', userId)
    .where('block_id', '=', blockId)
    .where('ak', 'in', others)
    .execute()
}

/** Whether the present owner of a block signed in to it on this device before. */
export async function isKnownAt(db: Db, areaId: number, blockNo: number, ak: string): Promise<boolean> {
  const row = await db
    .selectFrom('block as b')
    .innerJoin('known_device as k', (join) =>
      join.onRef('k.user_id', '=', 'b.owner_user_id').onRef('k.block_id', '=', 'b.block_id'),
    )
    .select('k.seen_at')
    .where('b.area_id', '=', areaId)
    .where('b.block_no', '=', blockNo)
    .where('k.ak', '=', ak)
    .executeTakeFirst()
  return row !== undefined
}

/** Whether the owner of a mobile number signed in on this device before. */
export async function isKnownTo(db: Db, mobile: string, ak: string): Promise<boolean> {
  const row = await db
    .selectFrom('user_account as u')
    .innerJoin('known_device as k', 'k.user_id', 'u.user_id')
    .select('k.seen_at')
    .where('u.mobile', '=', mobile)
    .where('k.ak', '=', ak)
    .executeTakeFirst()
  return row !== undefined
}

/** After a new founder password only the device that set it stays known. */
export const forgetDevicesOf = (db: Db, blockId: number, exceptAk: string) =>
  db
    .deleteFrom('known_device')
    .where((eb) => eb.or([eb('block_id', '=', blockId), eb('user_id', 'in', ownerOf(db, blockId))]))
    .where('ak', '<>', exceptAk)
    .execute()

/** Deletes devices whose last sign-in is longer ago than a session lasts. */
export const deleteOldDevices = (db: Db, now: number) =>
  db
    .deleteFrom('known_device')
    .where('seen_at', '<', now - lifetimes.lifetimeS * 1000)
    .execute()
