import { credentials } from '@contract/limits'
import type { Tx } from '../../../db/schema'
import type { Deps } from '../../../deps'
import { forgetDevicesOf } from '../device-store'
import { hasNewMobile } from '../people/change-store'
import * as store from '../people/store'
import { unbindOwnerOf } from '../people/wechat-store'
import type { Change } from './changes'
import { noteChange } from './changes'

export interface NewFounder {
  readonly blockId: number
  /** Argon2id. */
  readonly hash: string
  /** The device that sets it, which stays known; '' for none. */
  readonly ak: string
  /** The session that continues; 0 for none. */
  readonly exceptTokenId: number
  readonly change: Change
}

/**
 * Gives a block a new founder password and closes every other way in: sessions of the block, its owner's sessions on other devices, bound
 * WeChat users, known devices and the management password. The owner is told. Our decision: docs/decisions/0140-accounts-safe.md
 */
export async function replaceFounder(tx: Tx, deps: Deps, wish: NewFounder): Promise<void> {
  const { blockId, hash, ak, exceptTokenId, change } = wish
  await store.setFounderHash(tx, blockId, hash)
  await store.setManageHash(tx, blockId, null)
  await store.endSessionsOf(tx, { blockId, exceptTokenId }, deps.clock.now())
  await store.endOwnersSessions(tx, { blockId, exceptAk: ak }, deps.clock.now())
  await unbindOwnerOf(tx, blockId)
  await forgetDevicesOf(tx, blockId, ak)
  await noteChange(tx, deps, change)
}

export interface FoundMobile {
  readonly userId: number
  /** The number that is bound; '' for none. */
  readonly mobile: string
  /** The number that the operator names; undefined when none is named. */
  readonly wish: string | undefined
}

/**
 * The number bound after the city renewed a founder password: the one that the operator names, else the present one. A number that was
 * bound so recently that its change still blocks withdrawals is dropped, because it may be a thief's. Our decision:
 * docs/decisions/0140-accounts-safe.md
 */
export async function settleMobile(tx: Tx, { clock }: Deps, { userId, mobile, wish }: FoundMobile): Promise<string> {
  const isDoubtful = await hasNewMobile(tx, userId, clock.now() - credentials.coolMs)
  const kept = wish ?? (isDoubtful ? '' : mobile)
  if (kept !== mobile) await store.setMobile(tx, userId, kept)
  return kept
}
