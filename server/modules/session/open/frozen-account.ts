import { closing } from '@contract/limits'
import type { Tx } from '../../../db/schema'
import type { Deps } from '../../../deps'
import { setClosing } from '../people/forget-store'
import { proofsOf } from '../people/proof-store'
import { noteChange } from './changes'
import { endOtherSessions } from './end-sessions'

/**
 * Freezes the account of a claimed person until it is closed; its other sessions end, and the bound number gets a message. Returns until
 * when it can be taken back. Our decision: docs/decisions/0436-closing-an-account.md
 */
export async function freezeAccount(
  tx: Tx,
  deps: Deps,
  { userId, areaId, tokenId }: { readonly userId: number; readonly areaId: number; readonly tokenId: number },
): Promise<number> {
  const now = deps.clock.now()
  const until = now + closing.backMs
  const { mobile } = await proofsOf(tx, userId)
  await setClosing(tx, userId, { until, areaId })
  await endOtherSessions(tx, userId, tokenId, now)
  await noteChange(tx, deps, { userId, what: 'closing', mobile })
  return until
}

/** The account of a claimed person is in use again, because the person took it back: every other session ends. */
export async function takeAccountBack(tx: Tx, deps: Deps, userId: number, tokenId: number): Promise<void> {
  await setClosing(tx, userId, null)
  await endOtherSessions(tx, userId, tokenId, deps.clock.now())
  await noteChange(tx, deps, { userId, what: 'closingBack', mobile: '' })
}

/** The account of a claimed person is in use again, because it cannot be closed; the bound number gets a message. */
export async function keepAccount(tx: Tx, deps: Deps, userId: number): Promise<void> {
  const { mobile } = await proofsOf(tx, userId)
  await setClosing(tx, userId, null)
  await noteChange(tx, deps, { userId, what: 'closingEnded', mobile })
}
