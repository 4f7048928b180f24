import type { Refusal } from '@contract/refusals'
import type { Result } from '@contract/result'
import { err } from '@contract/result'
import type { Command } from '../../../db/once/once'
import { once, usedNumber } from '../../../db/once/once'
import type { Tx } from '../../../db/schema'
import { transact } from '../../../db/transact'
import type { Deps } from '../../../deps'

/**
 * Casts a ballot once. Of the call only `input` is remembered, which says nothing of what was chosen; so a repeat is asked whether its
 * ballot says the same. Refusals: those of casting; FORM for a repeat that chose otherwise.
 */
export function castOnce<T>(
  { db, clock }: Deps,
  command: Omit<Command, 'now'>,
  cast: (tx: Tx) => Promise<Result<T, Refusal>>,
  isSame: (tx: Tx) => Promise<boolean>,
): Promise<Result<T, Refusal>> {
  const now = clock.now()
  return transact(db, async (tx) => {
    let isRepeat = true
    const answer = await once(tx, { ...command, now }, () => {
      isRepeat = false
      return cast(tx)
    })
    return answer.ok && isRepeat && !(await isSame(tx)) ? err(usedNumber) : answer
  })
}
