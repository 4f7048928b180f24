import { lengths, payPasswordPattern } from '@contract/people/formats'
import { hash } from '@node-rs/argon2'
import type * as v from 'valibot'
import type { setPayPassword } from '@contract/endpoints/money/pay-password'
import { payPasswordLock } from '@contract/limits'
import type { Refusal } from '@contract/refusals'
import { refusal } from '@contract/refusals'
import type { Result } from '@contract/result'
import { err, ok } from '@contract/result'
import { allCities } from '@contract/settings/all-cities'
import { once } from '../../db/once/once'
import { transact } from '../../db/transact'
import type { Deps } from '../../deps'
import type { Caller } from '../../http/caller'
import { loginKeyOf } from '../../login-key/login-key'
import { tell } from '../notices/open/tell'
import { noteChange } from '../session/open/changes'
import { settingsAt } from '../settings/open/settings-at'
import { claimCaller } from '../session/open/claim-person'
import { mobileOf } from '../session/open/mobile'
import { checkPayPassword, forCommand } from './open/check'
import * as store from './store'

type Proof = (deps: Deps, caller: Caller, secret: string) => Promise<Result<unknown, Refusal>>

/** Prove who the caller is: by the founder password of their block, or by the code that was sent to their number. */
export interface Proofs {
  readonly founder: Proof
  readonly mobile: Proof
}

/** The same hashing cost as for a founder password. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/** Why six digits are too weak a password, if so. */
export function passwordProblem(password: string): string | undefined {
  if (!payPasswordPattern.test(password)) return `支付密码是 ${lengths.payPassword} 位数字`
  if (/^(\d)\1*$/.test(password)) return `${lengths.payPassword} 位不能全相同`
  if ('01234567890'.includes(password) || '09876543210'.includes(password)) return `${lengths.payPassword} 位不能连号`
  return undefined
}

/** Whether a payment password is set, and whether wrong tries lock it. */
export async function readInfo({ db, clock }: Deps, userId: number) {
  const now = clock.now()
  const row = await store.find(db, userId)
  const isLocked = row !== undefined && row.locked_until > now
  const recent = row?.wrong_at.filter((at) => at > now - payPasswordLock.windowMs).length ?? 0
  const isOver = row !== undefined && row.locked_until > 0 && !isLocked
  return ok({
    isSet: row !== undefined,
    left: isLocked ? 0 : payPasswordLock.wrongs - (isOver ? 0 : recent),
    lockedUntil: isLocked ? row.locked_until : null,
    above: (await settingsAt(db, allCities, now)).payPasswordAbove,
  })
}

/**
 * Sets or changes the payment password after the proof, clears a lock when it was not the old one that proved it, and tells the user.
 * Replacing one without the old one, and setting one by a code, is a change of credentials: no withdrawal for a while, and a message to the
 * bound number. Refusals: FORM (field `password`), NO_BLOCK and NO_RIGHT (not this caller's proof), those of the proof. Source: domain
 * model §3.7, §10.
 */
export async function setPassword(
  deps: Deps,
  proofs: Proofs,
  caller: Caller,
  input: v.InferOutput<typeof setPayPassword.input>,
): Promise<Result<{ isSet: boolean }, Refusal>> {
  const { userId } = caller
  const { clientNo, proof } = input
  const password = forCommand((await loginKeyOf(deps)).decrypt(input.password), clientNo) ?? ''
  const problem = passwordProblem(password)
  // A repeat after a lost answer: its proof may be the old password, which is no longer right.
  if (await store.isDone(deps.db, userId, clientNo)) return ok({ isSet: true })
  if (problem !== undefined) return err(refusal('FORM', { fields: { password: problem } }))
  const setting = { clientNo, call: '/user/setPayPassword', input: { proof } }
  const proved =
    proof === 'pay'
      ? await checkPayPassword(deps, userId, { ...setting, sealed: input.proofPassword })
      : ((await notThisWay(deps, proof, caller)) ?? (await proofs[proof](deps, caller, input.proofPassword)))
  if (!proved.ok) return proved
  const hashed = await hash(password, cost)
  const now = deps.clock.now()
  // Encrypted fields differ each time they are sent, so a repeat is recognised by its `clientNo` alone.
  return transact(deps.db, (tx) =>
    once(tx, { userId, ...setting, now }, async () => {
      await claimCaller(tx, userId)
      const isFirst = (await store.find(tx, userId)) === undefined
      const isReset = proof === 'mobile' || (proof === 'founder' && !isFirst)
      await store.save(tx, userId, hashed, now)
      if (isReset) {
        const what = isFirst ? 'firstPayPassword' : 'payPassword'
        await noteChange(tx, deps, { userId, what, mobile: await mobileOf(tx, userId) })
        return ok({ isSet: true })
      }
      const said = { title: '支付密码已更新', content: '如果不是你本人操作，请马上联系客服。' }
      await tell(tx, deps, { userId, type: 'system', kind: 'payPassword', refType: 'none', refId: userId, ...said })
      return ok({ isSet: true })
    }),
  )
}

/**
 * A founder password is that of the block one acts as, and a code is enough only for who has no block in any city: it says less about who
 * is asking.
 */
async function notThisWay(
  { db }: Deps,
  proof: 'founder' | 'mobile',
  { userId, blockId }: Caller,
): Promise<Result<never, Refusal> | undefined> {
  if (proof === 'founder') return blockId > 0 ? undefined : err(refusal('NO_BLOCK'))
  return (await store.hasBlock(db, userId)) ? err(refusal('NO_RIGHT', {}, '请用创始密码验证')) : undefined
}

/** Sets a payment password without a proof, for the demo city. */
export async function givePassword({ db, clock }: Deps, userId: number, password: string): Promise<void> {
  const hashed = await hash(password, cost)
  await db.transaction().execute((tx) => store.save(tx, userId, hashed, clock.now()))
}
