import type { ApiInput, ApiOutput } from '@contract/endpoints/all'
import type { Result } from '@contract/result'
import { atom } from 'jotai'
import { apiAtom } from '@/lib/api/api'
import type { CallError } from '@/lib/http/errors'
import { sessionEventAtom, userAtom } from '@/lib/session/atoms'
import { sealPasswordAtom } from '@/lib/session/seal-password'

/** Saves changes to the reader's own profile; name and picture change everywhere at once. Failures: those of `/user/edit`. */
export const saveProfileAtom = atom(
  null,
  async (get, set, change: ApiInput<'/user/edit'>): Promise<Result<ApiOutput<'/user/edit'>, CallError>> => {
    const token = get(userAtom)?.token ?? ''
    const answer = await get(apiAtom).json('/user/edit', change)
    if (answer.ok) {
      const { nickName, avatar } = answer.value
      set(sessionEventAtom, { kind: 'profileChanged', token, nickName, avatar })
    }
    return answer
  },
)

export interface PasswordWish {
  readonly kind: ApiInput<'/block/editPassword'>['kind']
  /** The present founder password. */
  readonly oldPassword: string
  readonly newPassword: string
}

/**
 * Changes the founder password or sets the management password; both travel encrypted. Failures: those of the call,
 * `broken` without a key.
 */
export const editPasswordAtom = atom(null, async (get, set, wish: PasswordWish): Promise<Result<object, CallError>> => {
  const old = await set(sealPasswordAtom, wish.oldPassword)
  if (!old.ok) return old
  const fresh = await set(sealPasswordAtom, wish.newPassword)
  if (!fresh.ok) return fresh
  const input = { kind: wish.kind, oldPassword: old.value, newPassword: fresh.value }
  return get(apiAtom).json('/block/editPassword', input)
})

/**
 * Ends every session of the person, including this one unless it is to be kept. After a failure the session stays. Source: contract
 * (userLogoutAll).
 */
export const logoutAllAtom = atom(
  null,
  async (get, set, keep?: 'this'): Promise<Result<{ readonly ended: number }, CallError>> => {
    const token = get(userAtom)?.token
    const answer = await get(apiAtom).form('/user/logoutAll', keep === undefined ? {} : { keep })
    if (answer.ok && keep === undefined && token === get(userAtom)?.token) set(sessionEventAtom, { kind: 'loggedOut' })
    return answer
  },
)
