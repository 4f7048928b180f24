import type * as v from 'valibot'
import type { smsLogin } from '@contract/endpoints/people/accounts'
import type { LoginUser } from '@contract/endpoints/people/session'
import type { Refusal } from '@contract/refusals'
import { refusal } from '@contract/refusals'
import type { Result } from '@contract/result'
import { err } from '@contract/result'
import type { Tx } from '../../../db/schema'
import type { Deps } from '../../../deps'
import type { Caller } from '../../../http/caller'
import { signIn } from '../sign-in'
import { spendCode } from './codes'
import * as store from './store'

/** A login into a city that is not there. */
export const noArea = refusal('FORM', { fields: { areaId: '未找到该城市' } })

/**
 * Signs in by a code. Somebody who holds blocks in the area acts as the lowest of them; an unknown number becomes a person without a
 * block. Refusals: WRONG_PASSWORD (data.left), LOCKED, FORM for an unknown area. Source: domain model §1.2, §2, §6.1.
 */
export async function loginBySms(
  deps: Deps,
  { areaId, mobile, code, shareCode, agreedAt }: v.InferOutput<typeof smsLogin.input>,
  device: Caller,
): Promise<Result<LoginUser, Refusal>> {
  if (!(await store.areaNameOf(deps.db, areaId))) return err(noArea)
  const used = await spendCode(deps.db, { mobile, purpose: 'login', code, ak: device.ak, now: deps.clock.now() })
  if (!used.ok) return used
  return enter(deps, { mobile, areaId, shareCode, agreedAt }, device)
}

/** Starts the session of a number's owner, who is made when there is none. */
export async function enter(
  deps: Deps,
  {
    mobile,
    areaId,
    ...by
  }: { mobile: string; areaId: number } & Pick<v.InferOutput<typeof smsLogin.input>, 'shareCode' | 'agreedAt'>,
  device: Caller,
): Promise<Result<LoginUser, Refusal>> {
  const created = { user_id: deps.ids.next(), nick_name: `用户${mobile.slice(-4)}`, mobile }
  await store.insertUser(deps.db, { ...created, created_at: deps.clock.now() })
  const user = await store.userOfMobile(deps.db, mobile)
  if (!user) throw new Error('the owner of a number vanished')
  const block = await store.firstBlockOf(deps.db, user.user_id, areaId)
  const owner = { userId: user.user_id, blockId: block?.block_id ?? 0, areaId }
  const still = (tx: Tx) => store.stillHasMobile(tx, owner.userId, mobile)
  return signIn(deps, owner, device, { still, ...by })
}
