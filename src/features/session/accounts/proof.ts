import type { ApiInput, ApiOutput } from '@contract/endpoints/all'
import type { Result } from '@contract/result'
import { atom } from 'jotai'
import { apiAtom } from '@/lib/api/api'
import type { CallError } from '@/lib/http/errors'
import { sealPasswordAtom } from '@/lib/session/seal-password'

/** The ways to prove that one owns the account. Source: domain model §10. */
export type ProofWay = ApiInput<'/user/prove'>['by']

/** Sends a code to the number that is bound. Failures: those of `/user/sendProof`. */
export const sendProofAtom = atom(null, (get): Promise<Result<ApiOutput<'/user/sendProof'>, CallError>> =>
  get(apiAtom).form('/user/sendProof', {}, { quiet: true }),
)

/**
 * Proves by the founder password, which travels encrypted, or by the code that was sent. A repeat after a lost answer gets the same answer.
 * Failures: those of `/user/prove`; `broken` without a key.
 */
export const proveAtom = atom(
  null,
  async (get, set, by: ProofWay, typed: string): Promise<Result<object, CallError>> => {
    const sealed = by === 'founder' ? await set(sealPasswordAtom, typed) : null
    if (sealed?.ok === false) return sealed
    return get(apiAtom).json('/user/prove', { by, secret: sealed?.value ?? typed }, { quiet: true })
  },
)
