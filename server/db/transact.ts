import { setTimeout as sleep } from 'node:timers/promises'
import type { Result } from '@contract/result'
import type { Db, Tx } from './schema'
import { isDuplicate, isLostConnection, isNotAsRead, isOutdated, isRaceLost } from './errors'

/** How often a transaction is tried. The waits between: 5, 10, 20, 40, 80 ms. */
const tries = 6

/**
 * Runs one command in one transaction (READ COMMITTED). A value commits; a failure (`err`) rolls everything back and is returned. Tried
 * again are lost races (40001, 40P01; 23505 and MP001, so that the loser sees the other's row and refuses properly), statements prepared
 * before a migration, and connections lost before the commit was sent. So `fn` must not act outside the transaction. Throws when a commit's
 * answer was lost: the outcome is unknown, and the caller's repeat with the same `clientNo` finds out. Source: server design §2.2, §2.7.
 */
export async function transact<T, E>(db: Db, fn: (tx: Tx) => Promise<Result<T, E>>): Promise<Result<T, E>> {
  for (let attempt = 1; ; attempt++) {
    const state = { isCommitSent: false }
    try {
      return await attemptOnce(db, fn, state)
    } catch (error) {
      const didNothing = [isRaceLost, isDuplicate, isNotAsRead, isOutdated].some((isSuch) => isSuch(error))
      const mayRepeat = didNothing || (!state.isCommitSent && isLostConnection(error))
      if (!mayRepeat || attempt === tries) throw error
      await sleep(5 * 2 ** (attempt - 1))
    }
  }
}

async function attemptOnce<T, E>(
  db: Db,
  fn: (tx: Tx) => Promise<Result<T, E>>,
  state: { isCommitSent: boolean },
): Promise<Result<T, E>> {
  const tx = await db.startTransaction().setIsolationLevel('read committed').execute()
  try {
    const outcome = await fn(tx)
    if (!outcome.ok) {
      await tx.rollback().execute()
      return outcome
    }
    state.isCommitSent = true
    await tx.commit().execute()
    return outcome
  } catch (error) {
    if (!tx.isCommitted && !tx.isRolledBack) {
      await tx
        .rollback()
        .execute()
        .catch(() => undefined) // The first error says more than the later one about a lost connection.
    }
    throw error
  }
}
