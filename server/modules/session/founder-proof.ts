import type { Refusal } from '@contract/refusals'
import { refusal } from '@contract/refusals'
import type { Result } from '@contract/result'
import { err, ok } from '@contract/result'
import type { Deps } from '../../deps'
import type { Caller } from '../../http/caller'
import { checkBlockPassword } from './check-password'

/**
 * Checks that a signed-in caller knows the founder password of the block they act as; wrong ones count like wrong sign-ins. Refusals:
 * WRONG_PASSWORD (data.left), LOCKED (data.until), BUSY. Source: domain model §1.6, §3.0.
 */
export async function proveFounder(deps: Deps, caller: Caller, sealed: string): Promise<Result<null, Refusal>> {
  const { areaId, blockNo, blockId, userId } = caller
  const checked = await checkBlockPassword(deps, caller, {
    areaId,
    blockNo,
    which: 'founder',
    sealed,
    isOwn: (block) => block.block_id === blockId && block.user_id === userId,
  })
  if (checked.ok) return ok(null)
  const { reason, data } = checked.error
  const left = data?.left
  if (reason !== 'WRONG_PASSWORD') return checked
  return err(refusal('WRONG_PASSWORD', data, `创始密码有误，还可尝试 ${String(left)} 次`))
}
