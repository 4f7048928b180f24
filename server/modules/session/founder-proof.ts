import type { Refusal } from '@contract/refusals'
import { refusal } from '@contract/refusals'
import type { Result } from '@contract/result'
import { err, ok } from '@contract/result'
import type { Deps } from '../../deps'
import type { Caller } from '../../http/caller'
import { loginKeyOf } from '../../login-key/login-key'
import { clearAttempts, countAttempt, lockKeys } from './lock'
import type { PasswordChecker } from './password'
import { passwordChecker } from './password'
import * as store from './store'

let checker: PasswordChecker | undefined

/**
 * Checks that a signed-in caller knows the founder password of the block he acts as; wrong ones count as wrong sign-ins do.
 * Refusals: WRONG_PASSWORD (data.left), LOCKED (data.until), BUSY. Source: domain model §1.6, §3.0.
 */
export async function proveFounder(deps: Deps, caller: Caller, sealed: string): Promise<Result<null, Refusal>> {
  const used = (checker ??= passwordChecker(deps))
  const key = await loginKeyOf(deps)
  const outcome = await used.gate.run(async (): Promise<Result<null, Refusal>> => {
    const keys = lockKeys(caller.areaId, caller.blockNo, caller.ak)
    const attempt = await countAttempt(deps.db, keys, deps.clock.now())
    if (!attempt.ok) return attempt
    const block = await store.findLoginBlock(deps.db, caller.areaId, caller.blockNo)
    const isOwn = block?.block_id === caller.blockId && block.user_id === caller.userId
    const isRight = await used.isRight(block?.founder_hash ?? null, key.decrypt(sealed))
    if (!isOwn || !isRight) {
      const { left, lockedUntil } = attempt.value
      if (left === 0) return err(refusal('LOCKED', { until: lockedUntil }))
      return err(refusal('WRONG_PASSWORD', { left }, `创始密码不对，还可试 ${left} 次`))
    }
    await clearAttempts(deps.db, keys)
    return ok(null)
  })
  return outcome === 'full' ? err(refusal('BUSY')) : outcome
}
