import type { ApiInput, ApiOutput } from '@contract/endpoints/all'
import type { Result } from '@contract/result'
import { ok } from '@contract/result'
import type { Setter } from 'jotai'
import { atom } from 'jotai'
import { apiAtom } from '@/lib/api/api'
import { commandsAtom, sendCommand } from '@/lib/api/command'
import { remoteCall } from '@/lib/api/remote-call'
import type { CallError } from '@/lib/http/errors'
import { sealForCommand } from '@/lib/pay/pay-password'
import { sealPasswordAtom } from '@/lib/session/seal-password'

const info = remoteCall<ApiOutput<'/user/payPassword'>>((api) => api.form('/user/payPassword', {}))

/** Whether a payment password is set, and how many tries are left. */
export const payPasswordInfoAtom = info.valueAtom
export const loadPayPasswordInfoAtom = info.loadAtom

export interface NewPassword {
  readonly password: string
  readonly proof: ApiInput<'/user/setPayPassword'>['proof']
  readonly proofPassword: string
}

/** Sends a code to the number that is bound. Failures: those of `/user/sendProof`. */
export const sendCodeAtom = atom(null, (get) => get(apiAtom).form('/user/sendProof', {}, { quiet: true }))

/** The proof as it travels: passwords are sealed, a code is good once anyway. */
async function sealedProof(
  set: Setter,
  { proof, proofPassword }: NewPassword,
  clientNo: string,
): Promise<Result<string, CallError>> {
  if (proof === 'mobile') return ok(proofPassword.trim())
  return proof === 'pay' ? sealForCommand(set, proofPassword, clientNo) : set(sealPasswordAtom, proofPassword)
}

/**
 * Sets or changes the payment password. Both passwords travel encrypted. Failures: those of `/user/setPayPassword`,
 * `broken` without a key.
 */
export const setPayPasswordAtom = atom(
  null,
  async (get, set, wish: NewPassword): Promise<Result<ApiOutput<'/user/setPayPassword'>, CallError>> => {
    const { password, proof } = wish
    const result = await sendCommand(get(commandsAtom), ['payPassword', proof], async (clientNo) => {
      const fresh = await sealForCommand(set, password, clientNo)
      if (!fresh.ok) return fresh
      const sealed = await sealedProof(set, wish, clientNo)
      if (!sealed.ok) return sealed
      const input = { clientNo, password: fresh.value, proof, proofPassword: sealed.value }
      return get(apiAtom).json('/user/setPayPassword', input)
    })
    if (result.ok) void set(loadPayPasswordInfoAtom)
    return result
  },
)
