import type { ApiInput, ApiOutput } from '@contract/endpoints/all'
import type { Result } from '@contract/result'
import { atom } from 'jotai'
import { apiAtom } from '@/lib/api/api'
import { commandsAtom, sendCommand } from '@/lib/api/command'
import { remoteCall } from '@/lib/api/remote-call'
import type { CallError } from '@/lib/http/errors'
import { sealPasswordAtom } from '@/lib/session/seal-password'

const info = remoteCall<ApiOutput<'/user/payPassword'>>((api) => api.form('/user/payPassword', {}, { quiet: true }))

/** Whether a payment password is set, and how many tries are left. */
export const payPasswordInfoAtom = info.valueAtom
export const loadPayPasswordInfoAtom = info.loadAtom

export interface NewPassword {
  readonly password: string
  readonly proof: ApiInput<'/user/setPayPassword'>['proof']
  readonly proofPassword: string
}

/** Sets or changes the payment password. Both passwords travel encrypted. Failures: those of `/user/setPayPassword`, `broken` without a key. */
export const setPayPasswordAtom = atom(
  null,
  async (get, set, wish: NewPassword): Promise<Result<ApiOutput<'/user/setPayPassword'>, CallError>> => {
    const password = await set(sealPasswordAtom, wish.password)
    if (!password.ok) return password
    const proof = await set(sealPasswordAtom, wish.proofPassword)
    if (!proof.ok) return proof
    const result = await sendCommand(get(commandsAtom), `payPassword:${wish.proof}`, (clientNo) =>
      get(apiAtom).json('/user/setPayPassword', {
        clientNo,
        password: password.value,
        proof: wish.proof,
        proofPassword: proof.value,
      }),
    )
    if (result.ok) void set(loadPayPasswordInfoAtom)
    return result
  },
)
