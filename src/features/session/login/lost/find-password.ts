import { atom } from 'jotai'
import { apiAtom } from '@/lib/api/api'
import type { CallError } from '@/lib/http/errors'
import { sealPasswordAtom } from '@/lib/session/seal-password'
import type { Result } from '@contract/result'

export interface FindWish {
  readonly areaId: number
  readonly blockNo: number
  readonly mobile: string
  readonly code: string
  readonly password: string
}

/**
 * Sets a new founder password by the code of the owner's mobile number. Failures: those of the call; `broken` when there is no usable
 * key. Source: specification §2 (login popup, findPassword), §7; domain model §6.1.
 */
export const findPasswordAtom = atom(
  null,
  async (get, set, { password, ...wish }: FindWish): Promise<Result<object, CallError>> => {
    const sealed = await set(sealPasswordAtom, password)
    if (!sealed.ok) return sealed
    return get(apiAtom).form('/block/findPassword', { ...wish, password: sealed.value }, { quiet: true })
  },
)
