import { closedName } from '@contract/people/closing'
import type { Tx } from '../../../db/schema'
import type { Deps } from '../../../deps'
import { proofsOf } from '../people/proof-store'
import * as store from '../people/forget-store'
import { noteClosed } from './changes'
import { endEverySession } from './end-sessions'

/**
 * Forgets who somebody is: name, pictures, number, WeChat users, devices; every session ends. The row stays, because orders and books refer
 * to it. The number gets a last message. Our decision: docs/decisions/0436-closing-an-account.md
 */
export async function forgetPerson(tx: Tx, deps: Deps, userId: number): Promise<void> {
  const now = deps.clock.now()
  const { mobile } = await proofsOf(tx, userId)
  await noteClosed(tx, deps, userId, mobile)
  await store.forgetWaysIn(tx, userId)
  if (mobile !== '') await store.forgetCodes(tx, mobile)
  await endEverySession(tx, userId, now)
  await store.forgetProfile(tx, userId, { nickName: closedName, now })
}
