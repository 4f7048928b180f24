import type { Tx } from '../../../db/schema'
import type { Deps } from '../../../deps'
import { forgetDevicesOf } from '../device-store'
import { hashPassword } from '../password'
import * as store from '../people/store'

const digits = 16

/** Above this, a byte would make some digits more likely than others. */
const fairBelow = 250

/** A new founder password with its hash. */
export interface Founder {
  readonly password: string
  readonly hash: string
}

/** Makes a founder password: 16 digits, each as likely as the others. Source: specification §5; domain model §3.1. */
export async function makeFounder({ random }: Pick<Deps, 'random'>): Promise<Founder> {
  let password = ''
  while (password.length < digits) {
    const fair = [...random.bytes(2 * digits)].filter((byte) => byte < fairBelow)
    password = (password + fair.map((byte) => byte % 10).join('')).slice(0, digits)
  }
  return { password, hash: await hashPassword(password) }
}

/**
 * Takes a block from those who signed in to it: its founder password is replaced, the management password is dropped, every session acting
 * as the block ends, its devices are strangers again. Returns the number of sessions that ended. Source: community §8 (handover).
 */
export async function closeOldWays(
  tx: Tx,
  { clock }: Pick<Deps, 'clock'>,
  blockId: number,
  hash: string | null,
): Promise<number> {
  await store.setFounderHash(tx, blockId, hash)
  await store.setManageHash(tx, blockId, null)
  const [ended] = await store.endSessionsOf(tx, { blockId }, clock.now())
  await forgetDevicesOf(tx, blockId, '')
  return Number(ended?.numUpdatedRows ?? 0)
}
